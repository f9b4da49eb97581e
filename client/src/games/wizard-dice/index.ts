import type { GameTypes } from "../../generated/wizard-dice";
import type { GameClient } from "..";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Player from "./Player.svelte";
import "./tokens.css";

export default {
  Board,
  Player,
  Ending,
  /** wizard-dice-ask-… for every stage in which somebody is asked, and for changing a secret prediction. */
  question: (view) => {
    const isRevising = view.viewer !== null && view.revising.includes(view.viewer);
    return `wizard-dice-ask-${isRevising ? "revising" : view.stage}`;
  },
  buttons: [],
  kindNames: { reroll: "wizard-dice-kind-reroll", "turn-dice": "wizard-dice-kind-turn-dice" },
  aim: "wizard-dice-aim",
  points: (view, seat) => view.pages[seat]?.points ?? null,
  /** Predictions made at the same time are all that is ever hidden. */
  isSecret: (view) => view.stage === "secret-predictions" || view.secret_prediction !== null,
  sounds: { "card-drawn": "parchment", predicted: "parchment", "crossed-out": "parchment" },
} satisfies GameClient<GameTypes>;
