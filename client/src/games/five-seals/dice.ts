/** Dice as they lie in front of a player: where each lies, and which of them a choice means. */
import { placesOf, stay } from "../identical-dice";
import { DICE_COLOURS } from "./types";

export interface Die {
  colour: string;
  value: number;
}

/** A place for a die; empty once the die was spent, so that the others stay where they are. */
export interface Slot {
  key: number;
  die: Die | null;
}

/** A view's dice, which are listed by colour. */
export function diceOf(byColour: number[][]): Die[] {
  return byColour.flatMap((values, index) =>
    values.map((value) => ({ colour: DICE_COLOURS[index] ?? "fire", value })),
  );
}

const isAlike = (one: Die, other: Die) => one.colour === other.colour && one.value === other.value;

/**
 * Lay out the dice of a new view so that whatever stayed stays where it was: first those that are the same, then
 * those that were turned, then those that changed their colour. New ones lie down in gaps, then at the end.
 */
export function settle(before: Slot[], dice: Die[]): Slot[] {
  if (!dice.length || !before.some((slot) => slot.die)) return dice.map((die, key) => ({ key, die }));
  const { at, left } = stay(
    before.map((slot) => slot.die),
    dice,
    [isAlike, (old, die) => old.colour === die.colour, (old, die) => old.value === die.value],
  );
  const after = before.map(({ key }, index) => ({ key, die: at[index] ?? left.shift() ?? null }));
  let key = Math.max(-1, ...before.map((slot) => slot.key));
  return [...after, ...left.map((die) => ({ key: (key += 1), die }))];
}

/** The keys of slots that hold these values of the colour, each slot once. */
export function slotsFor(slots: Slot[], colour: string, values: number[]): Set<number> {
  const dice = slots.map((slot) => slot.die);
  const wanted = values.map((value) => ({ colour, value }));
  return new Set(placesOf(dice, wanted, isAlike).map((place) => slots[place]?.key ?? -1));
}

/** The slots with these keys; they never change, so that a plain set does. */
export const slotsWith = (keys: number[]): ReadonlySet<number> => new Set(keys);

export const sorted = (values: number[]): number[] => [...values].sort((one, other) => one - other);
