/** Dice as they lie in front of a player: where each lies, and which of them a choice means. */
import { DICE_COLOURS } from "./elements";

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

const alike = (one: Die, other: Die) => one.colour === other.colour && one.value === other.value;

/**
 * Lay out the dice of a new view so that whatever stayed stays where it was: first those that are the same, then
 * those that were turned, then those that changed their colour. New ones lie down in gaps, then at the end.
 */
export function settle(before: Slot[], dice: Die[]): Slot[] {
  if (!dice.length || !before.some((slot) => slot.die)) return dice.map((die, key) => ({ key, die }));
  const left = [...dice];
  const after: Slot[] = before.map((slot) => ({ key: slot.key, die: null }));
  const keep = (fits: (old: Die, die: Die) => boolean) => {
    for (const [index, { die: old }] of before.entries()) {
      const slot = after[index];
      if (!old || !slot || slot.die) continue;
      const found = left.findIndex((die) => fits(old, die));
      if (found >= 0) slot.die = left.splice(found, 1)[0] ?? null;
    }
  };
  keep(alike);
  keep((old, die) => old.colour === die.colour);
  keep((old, die) => old.value === die.value);
  for (const slot of after) if (!slot.die) slot.die = left.shift() ?? null;
  let key = Math.max(-1, ...before.map((slot) => slot.key));
  return [...after, ...left.map((die) => ({ key: (key += 1), die }))];
}

/** The keys of slots that hold these values of the colour, each slot once. */
export function slotsFor(slots: Slot[], colour: string, values: number[]): Set<number> {
  const found = new Set<number>();
  for (const value of values) {
    const slot = slots.find(
      ({ key, die }) => die && !found.has(key) && die.colour === colour && die.value === value,
    );
    if (slot) found.add(slot.key);
  }
  return found;
}

/** The slots with these keys; they never change, so that a plain set does. */
export const slotsWith = (keys: number[]): ReadonlySet<number> => new Set(keys);

export const sorted = (values: number[]): number[] => [...values].sort((one, other) => one - other);

/** Whether all of `part` is in `whole`, equal values counted. */
export function contains(whole: number[], part: number[]): boolean {
  const left = [...whole];
  return part.every((value) => {
    const index = left.indexOf(value);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}
