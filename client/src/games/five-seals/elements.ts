/** The four colours of dice, the fifth of scrolls, and how each is called. */
import { t } from "../../text/locale.svelte";
import { ELEMENTS, type Element } from "../../ui/glyphs";
import type { FiveSealsView, Seal } from "../../generated/five-seals";

export type View = FiveSealsView;

/** The colours of dice, in the order in which views count them. */
export const DICE_COLOURS = ELEMENTS.slice(0, 4) as readonly Element[];

export const isElement = (word: string): word is Element => (ELEMENTS as readonly string[]).includes(word);

export function element(word: string): Element {
  return isElement(word) ? word : "mind";
}

/** fs-colour-fire, fs-colour-water, fs-colour-air, fs-colour-earth, fs-colour-mind */
export const colourName = (colour: string): string => t(`fs-colour-${colour}`);

/** What is printed on the colour: air is light, so it is printed dark. */
export const printOn = (colour: string): string => (colour === "air" ? "var(--ink)" : "var(--ivory)");
export const bodyOf = (colour: string): string => `var(--${colour})`;

/** Spell and colour of a scroll's name, `change-fire`. */
export function partsOf(scroll: string): { spell: string; colour: Element } {
  const cut = scroll.lastIndexOf("-");
  return { spell: scroll.slice(0, cut), colour: element(scroll.slice(cut + 1)) };
}

/** `Change of Fire`. */
export function scrollName(scroll: string): string {
  const { spell, colour } = partsOf(scroll);
  if (spell === "binding") return t("fs-scroll-binding");
  return t("fs-scroll", { spell: spellName(scroll), colour: colourName(colour) });
}

/** fs-spell-… of every spell */
export const spellName = (scroll: string): string => t(`fs-spell-${partsOf(scroll).spell}`);

/** What it does, in full: fs-spell-…-effect and fs-spell-…-effect-mind. */
export function effectOf(scroll: string): string {
  const { spell, colour } = partsOf(scroll);
  if (colour === "mind") return t(`fs-spell-${spell}-effect-mind`);
  return t(`fs-spell-${spell}-effect`, { colour: colourName(colour) });
}

/** The same in a few words: five-seals-short-… of every spell. */
export const shortEffect = (scroll: string): string => t(`five-seals-short-${partsOf(scroll).spell}`);

/** A token or a scroll in words. */
export function sealName(seal: Seal): string {
  if (seal.scroll) return scrollName(seal.scroll);
  return t("fs-token", { colour: colourName(seal.colour), strength: seal.strength });
}

/** What lies on a space, numbered from 1. */
export const sealOn = (view: View, space: number): Seal | null => view.seals[space - 1] ?? null;

/** Where the spell of a scroll stands in the rules, as the server says. */
export function ruleOf(view: View, scroll: string): string | null {
  const { spell } = partsOf(scroll);
  return view.spells.find((each) => each.spell === spell)?.rule ?? null;
}
