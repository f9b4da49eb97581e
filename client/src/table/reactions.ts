import type { Reacted } from "../generated/messages";

/** In the order in which a game calls for them. */
export const REACTIONS: readonly Reacted["reaction"][] = [
  "hello",
  "well-played",
  "wow",
  "oops",
  "hurry",
  "thanks",
  "good-game",
];
