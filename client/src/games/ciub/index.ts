import type { GameClient } from "..";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Player from "./Player.svelte";
import type { View } from "./types";

const client: GameClient<View> = {
  Board,
  Player,
  Ending,
  // ciub-ask-token, -act, -aside, -cast, -down, -return, -take, -exchange; nobody is asked in the other stages
  question: (view) => `ciub-ask-${view.stage}`,
  buttons: ["pass", "roll-on", "stop", "decline", "take-nothing", "end-turn"],
  aim: "ciub-aim",
  points: (view, seat) => view.players[seat]?.points ?? null,
  isSecret: () => false,
};

export default client as unknown as GameClient;
