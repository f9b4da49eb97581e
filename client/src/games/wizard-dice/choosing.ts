/** Dice that were tapped, matched to what may be rolled again. */
import type { ActionShown } from "../../generated/messages";
import { same } from "../../table/play";
import { contains } from "../alike";
import { inOrder } from "./looks";
import type { Places } from "./places";

export const facesAt = (places: Places, chosen: readonly number[]): string[] =>
  inOrder(chosen.map((place) => places[place]).filter((face): face is string => Boolean(face)));

const facesOf = (action: ActionShown): string[] => (action.arguments as { faces?: string[] }).faces ?? [];

/** The action whose dice are just these. */
export function withFaces(
  actions: readonly ActionShown[],
  kind: string,
  faces: readonly string[],
): ActionShown | undefined {
  return actions.find((action) => action.kind === kind && same(facesOf(action), faces));
}

/** How few more dice make it an action; null: no action has all these dice. */
export function missingDice(actions: readonly ActionShown[], faces: readonly string[]): number | null {
  const sizes = actions
    .filter((action) => action.kind === "reroll" && contains(facesOf(action), faces))
    .map((action) => facesOf(action).length);
  return sizes.length ? Math.min(...sizes) - faces.length : null;
}

/** A die that is being turned, and the face it gets. */
export interface Turn {
  place: number;
  face: string | null;
}

/** Taps a die to turn it: at most two are turned, a third one takes the place of the first. */
export function turnAt(turns: readonly Turn[], place: number): Turn[] {
  if (turns.some((turn) => turn.place === place)) return turns.filter((turn) => turn.place !== place);
  return [...turns, { place, face: null }].slice(-2);
}

/** Gives the die that waits for a face this one. Without any die being chosen the next place is taken. */
export function turnTo(turns: readonly Turn[], face: string): Turn[] {
  const waiting = turns.findIndex((turn) => turn.face === null);
  if (waiting >= 0) return turns.map((turn, index) => (index === waiting ? { ...turn, face } : turn));
  const free = [0, 1, 2].find((place) => !turns.some((turn) => turn.place === place)) ?? 0;
  return [...turns, { place: free, face }].slice(-2);
}
