/** What colours, scrolls, seals and spaces are called, for sentences and for readers. */
import { t } from "../../text/locale.svelte";
import { argumentsOf, type Offer } from "./offers";
import type { Seal } from "../../generated/five-seals";
import type { Scroll, View } from "./types";

/** Choices of dice, and ways to break a seal, may be too many to list. */
export const KIND_NAMES = {
  "take-dice": "five-seals-kind-take-dice",
  "choose-dice": "five-seals-kind-choose-dice",
  "choose-opponents-dice": "five-seals-kind-choose-opponents-dice",
  "break-seal": "five-seals-kind-break-seal",
};

/** fs-colour-fire, fs-colour-water, fs-colour-air, fs-colour-earth, fs-colour-mind */
export const colourName = (colour: string): string => t(`fs-colour-${colour}`);

/** `Change of Fire`. */
export function scrollName(scroll: Scroll): string {
  const { spell, colour } = scroll;
  if (spell === "binding") return t("fs-scroll-binding");
  if (!spell || !colour) return scroll.scroll ?? "";
  return t("fs-scroll", { spell: spellName(scroll), colour: colourName(colour) });
}

/** fs-spell-… of every spell */
export const spellName = ({ spell, scroll }: Scroll): string =>
  spell ? t(`fs-spell-${spell}`) : (scroll ?? "");

/** What it does, in full: fs-spell-…-effect and fs-spell-…-effect-mind. */
export function effectOf({ spell, colour }: Scroll): string {
  if (!spell || !colour) return "";
  if (colour === "mind") return t(`fs-spell-${spell}-effect-mind`);
  return t(`fs-spell-${spell}-effect`, { colour: colourName(colour) });
}

/** The same in a few words: five-seals-short-… of every spell. */
export const shortEffect = ({ spell }: Scroll): string => (spell ? t(`five-seals-short-${spell}`) : "");

/** A token or a scroll in words. */
export function sealName(seal: Seal): string {
  if (seal.scroll) return scrollName(seal);
  return t("fs-token", { colour: colourName(seal.colour), strength: seal.strength });
}

/** Everything that stands on a space, in words. */
export function figuresOn(view: View, space: number, names: string[]): string[] {
  const found = view.players.flatMap(({ mage, familiar }, seat) => {
    const player = names[seat] ?? "";
    // fs-mage-1 to fs-mage-5, fs-familiar-1 to fs-familiar-5
    return [
      ...(mage === space ? [t("five-seals-figure", { player, figure: t(`fs-mage-${seat + 1}`) })] : []),
      ...(familiar === space
        ? [t("five-seals-figure", { player, figure: t(`fs-familiar-${seat + 1}`) })]
        : []),
    ];
  });
  const guardian = view.guardians.find((each) => each.space === space);
  if (guardian) found.push(t("fs-guardian", { colour: colourName(guardian.colour) }));
  return found;
}

/** What lies there: `Fire token of strength 4`. */
export function lyingOn(view: View, space: number): string {
  const place = view.board.places[space - 1];
  const seal = view.seals[space - 1];
  if (place?.kind === "start") return t("five-seals-name-start");
  if (!seal) return t(place?.kind === "box" ? "five-seals-name-empty-box" : "five-seals-name-empty");
  if (seal.scroll) return t("five-seals-name-scroll", { scroll: scrollName(seal), strength: seal.strength });
  return t("fs-token", { colour: colourName(seal.colour), strength: seal.strength });
}

/** The whole name: what lies there, who stands there, what can be done. */
export function spaceName(view: View, space: number, names: string[], choices: Offer[]): string {
  const parts = [lyingOn(view, space), t("five-seals-space", { space }), ...figuresOn(view, space, names)];
  const breaks = choices.filter(({ kind }) => kind === "break-seal");
  if (breaks.length && argumentsOf(breaks[0] ?? { arguments: {} }).dice)
    parts.push(t("five-seals-name-breakable", { sets: breaks.length }));
  else if (choices.length) parts.push(t("five-seals-name-choosable"));
  return parts.join(t("five-seals-name-join"));
}
