import type { GameTypes } from "../../generated/five-seals";
import type { GameClient } from "..";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Player from "./Player.svelte";
import { KIND_NAMES } from "./names";
import "./tokens.css";
import type { View } from "./types";

/**
 * five-seals-ask-mages, -draft, -turn, -theft, -absorb; for a spell by its name, and for its second choice with
 * `-then`: five-seals-ask-change, five-seals-ask-change-then. Nobody is asked in the other stages.
 */
export function question(view: View): string {
  if (view.stage !== "spell" || !view.casting) return `five-seals-ask-${view.stage}`;
  const { spell } = view.casting;
  // The victim of a theft is asked under the same name in a stage of its own.
  const name = spell === "theft" ? "theft-spell" : spell;
  return `five-seals-ask-${name}${view.casting.choice ? "-then" : ""}`;
}

export default {
  Board,
  Player,
  Ending,
  question,
  buttons: ["end-round", "choose-nothing", "place-familiar", "take-guardian-off"],
  kindNames: KIND_NAMES,
  aim: "five-seals-aim",
  points: (view, seat) => view.players[seat]?.points ?? null,
  isSecret: () => false,
  sounds: {
    "dice-rerolled": "dice",
    "seal-broken": "wax",
    "token-disintegrated": "wax",
    "scroll-cast": "parchment",
    "scrolls-traded": "parchment",
  },
} satisfies GameClient<GameTypes>;
