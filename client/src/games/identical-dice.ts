/** Dice that look alike are told apart only by where they lie: what all games do with them. */

/** Whether all of `part` is in `whole`, equal ones counted. */
export function contains<Die>(whole: readonly Die[], part: readonly Die[]): boolean {
  return placesOf(whole, part).length === part.length;
}

/** Places where these dice lie, each place once; dice that lie nowhere are left out. */
export function placesOf<Die>(
  places: readonly (Die | null)[],
  wanted: readonly Die[],
  isAlike: (one: Die, other: Die) => boolean = Object.is,
): number[] {
  const found: number[] = [];
  for (const die of wanted) {
    const place = places.findIndex(
      (each, index) => each !== null && isAlike(each, die) && !found.includes(index),
    );
    if (place >= 0) found.push(place);
  }
  return found;
}

/**
 * New dice on old places: whatever stayed stays where it was. `ways` say what may be the same die, the closest
 * first. `at` has the new die of every place, null where none fits; `left` are those without a place.
 */
export function stay<Old, Die>(
  places: readonly (Old | null)[],
  dice: readonly Die[],
  ways: readonly ((old: Old, die: Die) => boolean)[],
): { at: (Die | null)[]; left: Die[] } {
  const left = [...dice];
  const at: (Die | null)[] = places.map(() => null);
  for (const fits of ways) {
    for (const [place, old] of places.entries()) {
      if (old === null || at[place] !== null) continue;
      const found = left.findIndex((die) => fits(old, die));
      if (found >= 0) at[place] = left.splice(found, 1)[0] ?? null;
    }
  }
  return { at, left };
}
