/** The odds that were asked for, where they belong on the table. */
import { agrees } from "../../table/play";
import type { Advice, Choice } from "./types";

export interface Odds {
  /** From 0 to 1; null: it does not depend on the choice. */
  chance: number | null;
  /** Points on average. */
  worth: number | null;
  /** It is what the strongest bot would do. */
  advised: boolean;
}

export type OddsFor = (kind: Choice["kind"], named?: object) => Odds | null;

export function oddsIn(advice: readonly Advice[] | null): OddsFor {
  return (kind, named = {}) => {
    const found = advice?.find(({ action }) => action.kind === kind && agrees(action.arguments, named));
    return found ? oddsOf(found) : null;
  };
}

export function oddsOf({ chance, worth, proposed }: Advice): Odds {
  return { chance, worth, advised: proposed };
}

/** The dice that the strongest bot would roll again; null: it would not, or was not asked. */
export function advisedReroll(advice: readonly Advice[] | null): string[] | null {
  const found = advice?.find(({ action, proposed }) => proposed && action.kind === "reroll");
  return found?.action.kind === "reroll" ? found.action.arguments.faces : null;
}
