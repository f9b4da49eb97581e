import type { GameTypes } from "../../generated/ciub";
import type { GameClient } from "..";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Player from "./Player.svelte";

export default {
  Board,
  Player,
  Ending,
  // ciub-ask-token, -act, -aside, -cast, -down, -return, -take, -exchange; nobody is asked in the other stages
  question: (view) => `ciub-ask-${view.stage}`,
  buttons: ["pass", "roll-on", "stop", "decline", "take-nothing", "end-turn"],
  kindNames: { "set-aside": "ciub-kind-set-aside" },
  aim: "ciub-aim",
  points: (view, seat) => view.players[seat]?.points ?? null,
  isSecret: () => false,
  sounds: {
    "die-rerolled": "dice",
    "card-won": "parchment",
    "card-turned-up": "parchment",
  },
} satisfies GameClient<GameTypes>;
