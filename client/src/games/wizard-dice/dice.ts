/**
 * Where the dice lie. A view tells which faces show, not where: here every die keeps its place on the selection, and
 * only those that are rolled move.
 */
import { stay } from "../identical-dice";
import type { Event } from "./types";

export const DICE = 7;

/** The face at each place; null: nothing lies there. */
export type Places = readonly (string | null)[];

export interface Tray {
  places: Places;
  /** How often a die has landed at each place: a change of it means that it tumbles. */
  landed: readonly number[];
  /** The places where a die has just landed, in the order of landing. */
  tumbling: readonly number[];
  /** The dice are those of the round before: nothing has been rolled since, so they may still be looked at. */
  past: boolean;
}

export const EMPTY_TRAY: Tray = {
  places: Array<null>(DICE).fill(null),
  landed: Array<number>(DICE).fill(0),
  tumbling: [],
  past: false,
};

/** Takes dice with these faces away: those at the wanted places first, then the last of their kind. */
export function lift(places: Places, faces: readonly string[], wanted: readonly number[] = []): Places {
  const left = [...places];
  for (const face of faces) {
    const chosen = wanted.find((place) => left[place] === face) ?? left.lastIndexOf(face);
    if (chosen >= 0) left[chosen] = null;
  }
  return left;
}

/** Puts dice down where nothing lies, at the wanted places first. */
export function land(
  places: Places,
  faces: readonly string[],
  wanted: readonly number[] = [],
): { places: Places; at: number[] } {
  const filled = [...places];
  const at: number[] = [];
  const free = [...wanted, ...places.keys()].filter((place) => filled[place] === null);
  for (const face of faces) {
    const place = free.find((each) => filled[each] === null);
    if (place === undefined) break;
    filled[place] = face;
    at.push(place);
  }
  return { places: filled, at };
}

/** The dice of a view without knowing what happened: what can stay where it is stays. */
export function settle(places: Places, dice: readonly string[]): Places {
  const { at, left } = stay(places, dice, [Object.is]);
  return land(at, left).places;
}

/** The tray after these events, as the view shows it. `wanted` are the places that a person has tapped. */
export function follow(
  tray: Tray,
  dice: readonly string[],
  events: readonly Event[],
  wanted: readonly number[] = [],
): Tray {
  let { places, past } = tray;
  let tumbling: number[] = [];
  const landed = [...tray.landed];
  for (const { kind, arguments: told } of events) {
    if (kind === "round-begins") past = true;
    if (kind === "rerolls") places = lift(places, told.rerolled, wanted);
    if (kind === "dice-turned") {
      places = land(EMPTY_TRAY.places, told.faces, wanted).places;
      past = false;
    }
    if (kind === "rolled") {
      const fallen = land(past ? EMPTY_TRAY.places : places, told.rolled);
      ({ places, at: tumbling } = fallen);
      past = false;
      for (const place of tumbling) landed[place] = (landed[place] ?? 0) + 1;
    }
  }
  past &&= dice.length === 0;
  if (!past) places = settle(places, dice);
  return { places, landed, tumbling: tumbling.filter((place) => places[place] !== null), past };
}
