/** The four parts of a turn, and in which of them a stage is. */
import type { View } from "./types";

export const PHASES = ["token", "dice", "spell", "exchange"] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_OF: Record<string, Phase> = {
  token: "token",
  roll: "dice",
  act: "dice",
  reroll: "dice",
  aside: "dice",
  cast: "spell",
  down: "spell",
  return: "spell",
  take: "spell",
  exchange: "exchange",
};

export function phaseOf(view: Pick<View, "stage" | "won">): Phase | null {
  if (view.stage === "refill") return view.won ? "spell" : "token";
  return PHASE_OF[view.stage] ?? null;
}
