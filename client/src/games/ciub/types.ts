/** Names that the parts of this game share; the server's own types, made readable. */
import type {
  AskedDie,
  Asks,
  CiubView,
  FaceUpCard,
  GameTypes,
  Progress,
  SpellCard,
} from "../../generated/ciub";
import type { Play } from "../../table/play";

export type View = GameTypes["view"];
export type CiubPlay = Play<View>;
export type { AskedDie, Asks, CiubView, FaceUpCard, Progress, SpellCard };

/** In the order in which views count them. */
export const KINDS = ["white", "yellow", "orange", "red", "green", "purple", "blue"] as const;
export type Kind = (typeof KINDS)[number];

/** The six faces of a kind. */
export function facesOf(view: Pick<View, "kinds">, kind: Kind): readonly string[] {
  return view.kinds.find((each) => each.name === kind)?.faces ?? [];
}

/** A die as views write it: `white:1`, `green:spent`, `white` for one that shows nothing yet. */
export interface Shown {
  kind: Kind;
  /** A face, `spent`, or empty. */
  face: string;
}

export function read(word: string): Shown {
  const [kind = "white", face = ""] = word.split(":");
  return { kind: kind as Kind, face };
}

export function write({ kind, face }: Shown): string {
  return face ? `${kind}:${face}` : kind;
}

/** Dice counted by kind as words, one for each die. */
export function counted(dice: readonly number[]): string[] {
  return KINDS.flatMap((kind, place) => Array.from({ length: dice[place] ?? 0 }, () => kind));
}

/** How many B and C cards lie face down. */
export function pileOf(view: View): { b: number; c: number } {
  const [b, c] = view.pile;
  return { b, c };
}
