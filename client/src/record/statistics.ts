/** How often each face of the dice came up in a game, and how often one would expect it to. */
import { diceGroups } from "./dice";
import type { ChanceLine } from "./parsed-record";

export interface FaceCount {
  face: string;
  count: number;
  expected: number;
  /** Nineteen games of twenty have a count from `low` to `high`. */
  low: number;
  high: number;
}

export interface DiceCount {
  /** The faces of these dice, as they stand on them; the same face may be there twice. */
  faces: string[];
  rolled: number;
  counts: FaceCount[];
}

/** Two standard deviations and a bit: 95 of 100. */
const SIGMAS = 1.96;
/** Kinds of dice that are shown, those that were rolled most: games have a dozen at most, strange files thousands. */
const MOST_KINDS = 24;

interface Kind {
  faces: string[];
  rolled: number;
  shown: Map<string, number>;
}

export function diceCounts(chances: ChanceLine[]): DiceCount[] {
  const kinds = new Map<string, Kind>();
  for (const { spec, outcome } of chances) {
    const groups = diceGroups(spec);
    if (!groups) continue;
    const results = outcome.split(" + ");
    for (const [number, { count, faces }] of groups.entries()) {
      const key = faces.join();
      const kind = kinds.get(key) ?? { faces, rolled: 0, shown: new Map<string, number>() };
      kinds.set(key, kind);
      for (const face of results[number]?.split(" ", count).filter(Boolean) ?? []) {
        kind.rolled += 1;
        kind.shown.set(face, (kind.shown.get(face) ?? 0) + 1);
      }
    }
  }
  const most = [...kinds.values()].sort((one, other) => other.rolled - one.rolled).slice(0, MOST_KINDS);
  return most.map((kind) => ({
    faces: kind.faces,
    rolled: kind.rolled,
    counts: [...new Set(kind.faces)].map((face) => faceCount(face, kind)),
  }));
}

function faceCount(face: string, { faces, rolled, shown }: Kind): FaceCount {
  const share = faces.filter((each) => each === face).length / faces.length;
  const expected = rolled * share;
  const spread = SIGMAS * Math.sqrt(rolled * share * (1 - share));
  return {
    face,
    count: shown.get(face) ?? 0,
    expected,
    low: Math.max(0, Math.ceil(expected - spread)),
    high: Math.min(rolled, Math.floor(expected + spread)),
  };
}
