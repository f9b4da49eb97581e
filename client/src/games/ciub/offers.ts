/**
 * What may be done, found by what is tapped: a die, a card, a kind of the supply. Many actions come as families;
 * all their combinations are offered, and the server refuses those that are not possible.
 */
import type { GameTypes } from "../../generated/ciub";
import type { Text } from "../../generated/messages";
import { allOf } from "../../table/choices";
import { agrees } from "../../table/play";
import {
  dieFor,
  KINDS,
  wordFor,
  type Choice,
  type Kind,
  type Kinds,
  type Legal,
  type DieFace,
} from "./types";

export type Offer = Choice & { text: Text };

export function offersOf(legal: Legal, view: Kinds): Offer[] {
  const fromFamilies = legal.families.flatMap((family) => allOf<GameTypes>(family));
  return [...legal.actions, ...fromFamilies.map((choice) => withText(choice, view))];
}

/** An action with its sentence. */
export function withText(choice: Choice, view: Kinds): Offer {
  const parts: Record<string, Text | string> = {};
  for (const [name, value] of Object.entries(choice.arguments))
    parts[name] = partOf(name, String(value), view);
  // cb-action-swap-die, cb-action-reroll-die, cb-action-adjust-die, … as the server has them
  return { ...choice, text: { key: `cb-action-${choice.kind}`, arguments: parts } };
}

function partOf(name: string, value: string, view: Kinds): Text {
  if (name === "card") return { key: "cb-card", arguments: { needs: value } };
  if (name === "face") return faceText(value);
  return dieText(value, view);
}

export function faceText(face: string): Text {
  if (/^\d$/.test(face)) return { key: "cb-face-number", arguments: { number: Number(face) } };
  return { key: `cb-face-${face}` }; // cb-face-swap, -reroll, -adjust, -2for1, -skull
}

export function kindText(kind: string): Text {
  return { key: `cb-kind-${kind}` }; // cb-kind-white, -yellow, -orange, -red, -green, -purple, -blue
}

/** `itself`, a kind alone, or a kind with what it shows. */
function dieText(value: string, view: Kinds): Text {
  if (value === "itself") return { key: "cb-die-itself" };
  const { kind, face } = dieFor(view, value);
  if (!face) return kindText(kind);
  if (face === "spent") return { key: "cb-die-spent", arguments: { kind: kindText(kind) } };
  return { key: "cb-die-showing", arguments: { kind: kindText(kind), face: faceText(face) } };
}

// -- what a tap may mean ---------------------------------------------------------------------------------

/** Uses of a die that need a target, by the kind of their actions. */
export const AIMED = ["swap-die", "reroll-die", "adjust-die", "exchange-for-two"] as const;
export type Aim = (typeof AIMED)[number];

/** One way to use a die: an action that says everything, or an aim to be taken. */
export type Way = { offer: Offer } | { aim: Aim; offers: Offer[] };

/** What the symbols are used for. */
export const ACTS: Record<string, Aim> = { swap: "swap-die", reroll: "reroll-die", adjust: "adjust-die" };

export function waysOfDie(offers: readonly Offer[], die: DieFace, inTray: boolean, view: Kinds): Way[] {
  const { kind, face } = die;
  const word = wordFor(view, die);
  const of = (action: Choice["kind"], named: object) =>
    offers.filter((offer) => offer.kind === action && agrees(offer.arguments, named));
  const ways: Way[] = [];
  const aim = inTray ? (face === "2for1" ? "exchange-for-two" : undefined) : ACTS[face];
  if (!inTray) ways.push(...of("set-aside", { die: word }).map((offer) => ({ offer })));
  if (aim) {
    const found = of(aim, { kind });
    if (found.length) ways.push({ aim, offers: found });
  }
  ways.push(...of("return-die", { die: word }).map((offer) => ({ offer })));
  if (!inTray || !ways.length) ways.push(...of("exchange-for-white", { kind }).map((offer) => ({ offer })));
  return ways;
}

export function waysOfCard(offers: readonly Offer[], card: string): Offer[] {
  return offers.filter((offer) => agrees(offer.arguments, { card }));
}

/** A kind of the supply, for those actions among these that take a die from there. */
export function waysOfSupply(offers: readonly Offer[], kind: Kind, first: Kind | null): Offer[] {
  return offers.filter((offer) => {
    if (offer.kind === "take-die") return agrees(offer.arguments, { kind });
    if (offer.kind === "swap-die") return agrees(offer.arguments, { new_kind: kind });
    if (offer.kind !== "exchange-for-two") return false;
    if (first === null)
      return agrees(offer.arguments, { first: kind }) || agrees(offer.arguments, { second: kind });
    const [one, two] = [first, kind].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
    return agrees(offer.arguments, { first: one, second: two });
  });
}

/** The actions of an aim that hit this die; `itself`: it is the one that acts. */
export function waysOfTarget(offers: readonly Offer[], word: string, itself: boolean): Offer[] {
  return offers.filter((offer) => agrees(offer.arguments, { target: itself ? "itself" : word }));
}
