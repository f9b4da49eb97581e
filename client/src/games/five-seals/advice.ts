/** Advice where it belongs: on the dice, scrolls, spaces and colours that the strongest bot would choose. */
import type { Die } from "./dice";
import { argumentsOf, spaceOf } from "./offers";
import type { Action, Advice, Choice, View } from "./types";

type Given = readonly Advice[] | null;

const advisedAction = (advice: Given): Action | null =>
  advice?.find(({ proposed }) => proposed)?.action ?? null;

/** Whether it is what the strongest bot would do. */
export const isAdvised = (advice: Given, choice: Choice): boolean =>
  advice?.some(({ action, proposed }) => proposed && action.code === choice.code) ?? false;

export function advisedSpace(advice: Given, view: View, seat: number | null): number | null {
  const action = advisedAction(advice);
  return action && spaceOf(action, view, seat);
}

export function advisedScroll(advice: Given): string | null {
  const action = advisedAction(advice);
  return (action && argumentsOf(action).scroll) ?? null;
}

/** Whether an own die is among those to choose. */
export function isDieAdvised(advice: Given, { colour, value }: Die): boolean {
  const action = advisedAction(advice);
  if (action?.kind === "choose-die")
    return action.arguments.colour === colour && action.arguments.value === value;
  if (action?.kind !== "choose-dice") return false;
  return action.arguments.colour === colour && action.arguments.dice.includes(value);
}

/** The colours to take from the supply for the round; null: they are not what is asked. */
export function advisedDraft(advice: Given): string[] | null {
  const action = advisedAction(advice);
  return action?.kind === "take-dice" ? action.arguments.colours : null;
}

/** Whether to take this colour from the supply, or to choose it there. */
export function isColourAdvised(advice: Given, colour: string): boolean {
  const action = advisedAction(advice);
  if (action?.kind === "choose-colour") return action.arguments.colour === colour;
  return advisedDraft(advice)?.includes(colour) ?? false;
}
