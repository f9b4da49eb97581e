/** What dice and cards are called, for sentences and for readers. */
import { say, t } from "../../text/locale.svelte";
import { percent } from "../../text/percent";
import { faceText, kindText } from "./offers";
import type { Zone } from "./dice";
import type { Asks, Kind, SpellCard } from "./types";

export function kindName(kind: Kind): string {
  return say(kindText(kind));
}

/** `white 3`, `green reroll (spent)`, `white die`. */
export function dieName(kind: Kind, face: string): string {
  if (!face) return t("cb-box-die", { kind: kindText(kind) });
  if (face === "spent") return t("cb-die-spent", { kind: kindText(kind) });
  return t("cb-die-showing", { kind: kindText(kind), face: faceText(face) });
}

/** With where it lies. */
export function placedName(kind: Kind, face: string, zone: Zone): string {
  if (zone === "tray") return t("ciub-die-in-tray", { die: dieName(kind, face) });
  if (zone === "inactive") return t("cb-die-inactive", { kind: kindText(kind) });
  return dieName(kind, face);
}

export function faceName(face: string): string {
  return say(faceText(face));
}

export function cardName(name: string): string {
  return t("cb-card", { needs: name });
}

/** What a card asks for, in a sentence. */
export function asksSentence({ form, numbers, amount }: Asks): string {
  switch (form) {
    case "list":
      return t("ciub-asks-list", { numbers: numbers.join(", ") });
    case "sum":
      return t("cb-box-asks-sum", { amount });
    case "equal":
      return t("cb-box-asks-equal", { amount });
    default:
      return t("ciub-asks-opus");
  }
}

/** Group and points of a card, and whether it carries an owl. */
export function cardFacts(card: Pick<SpellCard, "group" | "points"> & { owl: boolean }): string {
  const facts = { group: card.group, points: card.points };
  return t(card.owl ? "ciub-card-facts-owl" : "ciub-card-facts", facts);
}

export function chanceWords(chance: number): string {
  return t("ciub-percent", { chance: percent(chance) });
}
