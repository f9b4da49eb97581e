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
import type { ActionOf, AdviceOf, ChoiceOf, EventOf, LegalOf, Play as TablePlay } from "../../table/play";

export type View = GameTypes["view"];
export type Play = TablePlay<GameTypes>;
export type Action = ActionOf<GameTypes>;
export type Choice = ChoiceOf<GameTypes>;
export type Event = EventOf<GameTypes>;
export type Legal = LegalOf<GameTypes>;
export type Advice = AdviceOf<GameTypes>;
export type { AskedDie, Asks, CiubView, FaceUpCard, Progress, SpellCard };

/** In the order in which views count them. */
export const KINDS = ["white", "yellow", "orange", "red", "green", "purple", "blue"] as const;
export type Kind = (typeof KINDS)[number];

/** The six faces of a kind. */
export function facesOf(view: Pick<View, "kinds">, kind: Kind): readonly string[] {
  return view.kinds.find((each) => each.name === kind)?.faces ?? [];
}

/** A die by what is seen of it. */
export interface DieFace {
  kind: Kind;
  /** A face, `spent`, or empty. */
  face: string;
}

/** The kinds of dice, with the names that views, events and actions have for them. */
export type Kinds = Pick<View, "kinds">;

/** The die of this name. */
export function dieFor({ kinds }: Kinds, word: string): DieFace {
  for (const kind of kinds) {
    const found = kind.dice?.find(({ die }) => die === word);
    if (found) return { kind: kindOf(kind.name), face: found.face };
  }
  return { kind: kindOf(""), face: "" };
}

/** The name of a die. */
export function wordFor({ kinds }: Kinds, { kind, face }: DieFace): string {
  const of = kinds.find(({ name }) => name === kind);
  return of?.dice?.find((each) => each.face === face)?.die ?? "";
}

export const sameDie = (one: DieFace, other: DieFace): boolean =>
  one.kind === other.kind && one.face === other.face;

/** White is what a kind is drawn as that is not known. */
export function kindOf(word: string): Kind {
  return KINDS.find((kind) => kind === word) ?? "white";
}

/** Dice counted by kind, as dice that show nothing. */
export function unrolledDice(dice: readonly number[]): DieFace[] {
  return KINDS.flatMap((kind, place) => Array.from({ length: dice[place] ?? 0 }, () => ({ kind, face: "" })));
}

/** How many B and C cards lie face down. */
export function pileOf(view: View): { b: number; c: number } {
  const [b, c] = view.pile;
  return { b, c };
}
