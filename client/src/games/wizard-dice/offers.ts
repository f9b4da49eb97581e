/** Dice that were tapped, matched to what may be rolled again. */
import { ofKind, same } from "../../table/play";
import { contains } from "../identical-dice";
import { inOrder } from "./looks";
import type { Places } from "./dice";
import type { Action } from "./types";

export const facesAt = (places: Places, chosen: readonly number[]): string[] =>
  inOrder(chosen.map((place) => places[place]).filter((face): face is string => Boolean(face)));

type ByFaces = Extract<Action, { arguments: { faces: string[] } }>;

/** The action whose dice are just these. */
export function withFaces(
  actions: readonly Action[],
  kind: ByFaces["kind"],
  faces: readonly string[],
): Action | undefined {
  return ofKind(actions, kind).find((action) => same(action.arguments.faces, faces));
}

/** How few more dice make it an action; null: no action has all these dice. */
export function missingDice(actions: readonly Action[], faces: readonly string[]): number | null {
  const sizes = ofKind(actions, "reroll")
    .filter((action) => contains(action.arguments.faces, faces))
    .map((action) => action.arguments.faces.length);
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
