/** The odds that were asked for, where they belong on the table. */
import type { AdviceShown } from "../../generated/messages";
import type { Choice } from "../../table/play";
import { agrees } from "../../table/play";
import { percent } from "../../text/percent";

export interface Odds {
  /** In per cent; null: it does not depend on the choice. */
  chance: string | null;
  /** Points on average. */
  worth: number | null;
  /** What the strongest bot would do. */
  best: boolean;
}

export type Lens = (kind: string, named?: Record<string, unknown>) => Odds | null;

export function lensOf(advice: readonly AdviceShown[] | null): Lens {
  return (kind, named = {}) => {
    const found = advice?.find(({ action }) => action.kind === kind && agrees(action.arguments, named));
    return found ? oddsOf(found) : null;
  };
}

export function oddsOf({ chance, worth, proposed }: AdviceShown): Odds {
  return { chance: chance === null ? null : percent(chance), worth, best: proposed };
}

/** The dice that the strongest bot would roll again; null: it would not, or was not asked. */
export function advisedReroll(advice: readonly AdviceShown[] | null): string[] | null {
  const found = advice?.find(({ action, proposed }) => proposed && action.kind === "reroll");
  return found ? ((found.action.arguments as { faces: string[] }).faces ?? null) : null;
}

export const isProposed = (
  proposed: Choice | null,
  kind: string,
  named: Record<string, unknown> = {},
): boolean => proposed?.kind === kind && agrees(proposed.arguments, named);
