/** Names that the parts of this game share; the server's own types, made readable. */
import { ELEMENTS, type Element } from "./glyphs";
import type { GameTypes, Seal } from "../../generated/five-seals";
import type { ActionOf, AdviceOf, ChoiceOf, EventOf, LegalOf, Play as TablePlay } from "../../table/play";

export type View = GameTypes["view"];
export type Play = TablePlay<GameTypes>;
export type Action = ActionOf<GameTypes>;
export type Choice = ChoiceOf<GameTypes>;
export type Event = EventOf<GameTypes>;
export type Legal = LegalOf<GameTypes>;
export type Advice = AdviceOf<GameTypes>;

/** The colours of dice, in the order in which views count them. */
export const DICE_COLOURS = ELEMENTS.slice(0, 4) as readonly Element[];

export const isElement = (word: string): word is Element => (ELEMENTS as readonly string[]).includes(word);

export function element(word?: string): Element {
  return word && isElement(word) ? word : "mind";
}

/** What is printed on the colour: air is light, so it is printed dark. */
export const printOn = (colour: string): string => (colour === "air" ? "var(--ink)" : "var(--ivory)");
export const bodyOf = (colour: string): string => `var(--${colour})`;

/** A scroll wherever it is: on a space, in somebody's hands, on its way. */
export interface Scroll {
  scroll: string | null;
  /** Missing in views that were kept by earlier versions. */
  spell?: string | null | undefined;
  colour?: string | undefined;
}

/** What lies on a space, numbered from 1. */
export const sealOn = (view: View, space: number): Seal | null => view.seals[space - 1] ?? null;

/** Where the spell of a scroll stands in the rules, as the server says. */
export function ruleOf(view: View, { spell }: Scroll): string | null {
  return view.spells.find((each) => each.spell === spell)?.rule ?? null;
}
