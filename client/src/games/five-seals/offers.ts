/** What can be done now, found by the thing that is tapped. Made of the legal actions alone: no rules in here. */
import type { BreakSeal, GameTypes } from "../../generated/five-seals";
import { allOf } from "../../table/choices";
import { agrees, isSameChoice, ofKind, type ArgumentsOf } from "../../table/play";
import { contains } from "../identical-dice";
import { sorted, type Die } from "./dice";
import type { View, Play, Action, Choice, Legal } from "./types";

/** A seal that can be broken in too many ways to list: dice are taken from the hand. */
interface OpenBreak {
  kind: "break-seal";
  arguments: { space: number; colour?: never; dice?: never };
  text?: never;
  code?: never;
}
export type Offer = Choice | OpenBreak;

/** The arguments of an action, whatever its kind. */
export const argumentsOf = (choice: Pick<Offer, "arguments">): ArgumentsOf<GameTypes> => choice.arguments;

/** The space that an action is about; null: none. */
export function spaceOf(action: Choice, view: View, seat: number | null): number | null {
  const { space, seat: owner, figure } = argumentsOf(action);
  if (space !== undefined) return space;
  if (action.kind === "pass-figure" && owner !== undefined) {
    const player = view.players[owner];
    return (figure === "mage" ? player?.mage : player?.familiar) ?? null;
  }
  if (action.kind === "place-familiar" && seat !== null) return view.players[seat]?.mage ?? null;
  if (action.kind === "take-guardian-off" && view.casting) {
    const { colour } = view.casting;
    return view.guardians.find((guardian) => guardian.colour === colour)?.space ?? null;
  }
  return null;
}

/** Legal actions by the space they are about. */
export function bySpace(legal: Legal, view: View, seat: number | null): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  const add = (space: number | null, choice: Offer) => {
    if (space !== null) found.set(space, [...(found.get(space) ?? []), choice]);
  };
  for (const action of legal.actions) add(spaceOf(action, view, seat), action);
  // Each space that occurs can be tapped.
  for (const family of ofKind(legal.families, "break-seal"))
    for (const space of family.arguments.space) add(space, { kind: "break-seal", arguments: { space } });
  for (const family of ofKind(legal.families, "choose-space"))
    for (const choice of allOf<GameTypes>(family)) add(spaceOf(choice, view, seat), choice);
  return found;
}

/** Whether an action needs dice to be named first because all of them are too many to list. */
export const isOpen = (choice: Offer): choice is OpenBreak =>
  choice.kind === "break-seal" && choice.arguments.dice === undefined;

/** Those that say everything. */
export const complete = (offers: Offer[]): Choice[] =>
  offers.filter((offer): offer is Choice => !isOpen(offer));

/** Those that use all of the picked dice. */
export function choicesUsing<Each extends Offer>(choices: Each[], picked: Die[]): Each[] {
  const colour = picked[0]?.colour;
  if (!colour) return choices;
  const values = picked.map((die) => die.value);
  return choices.filter((choice) => {
    const { colour: wanted, dice } = argumentsOf(choice);
    return isOpen(choice) || (wanted === colour && dice !== undefined && contains(dice, values));
  });
}

/** The action that means exactly these dice of one colour: `choose-dice`, `choose-die`, or an opponent's. */
export function withDice(legal: Legal, picked: Die[], owner: number | null): Choice | null {
  const colour = picked[0]?.colour;
  if (!colour) return null;
  const dice = sorted(picked.map((die) => die.value));
  const [value = 0] = dice;
  const several: Choice =
    owner === null
      ? { kind: "choose-dice", arguments: { colour, dice } }
      : { kind: "choose-opponents-dice", arguments: { seat: owner, colour, dice } };
  const one: Choice = { kind: "choose-die", arguments: { colour, value } };
  const meant = owner === null && dice.length === 1 ? [several, one] : [several];
  const found = legal.actions.find((action) => meant.some((choice) => isSameChoice(action, choice)));
  if (found) return found;
  return legal.families.some((family) => family.kind === several.kind) ? several : null;
}

/** Whether a choice of dice can grow by one more die: then it is not decided by the first tap. */
export function canGrow(legal: Legal, picked: Die[], owner: number | null): boolean {
  const values = picked.map((die) => die.value);
  const kind = owner === null ? "choose-dice" : "choose-opponents-dice";
  if (legal.families.some((family) => family.kind === kind)) return true;
  return legal.actions.some((action) => {
    const these = argumentsOf(action);
    const dice = these.dice ?? [];
    return (
      action.kind === kind &&
      (owner === null || these.seat === owner) &&
      these.colour === picked[0]?.colour &&
      dice.length > values.length &&
      contains(dice, values)
    );
  });
}

/** Whether a die occurs in any choice of dice: own (owner null) or an opponent's. */
export function mayPick(legal: Legal, die: Die, owner: number | null): boolean {
  const kinds = owner === null ? ["choose-dice", "choose-die", "break-seal"] : ["choose-opponents-dice"];
  return (
    legal.actions.some((action) => {
      const these = argumentsOf(action);
      return (
        kinds.includes(action.kind) &&
        (owner === null || these.seat === owner) &&
        these.colour === die.colour &&
        (these.value === die.value || (these.dice ?? []).includes(die.value))
      );
    }) || legal.families.some((family) => kinds.includes(family.kind))
  );
}

/** The draft that these colours make, complete or null. */
export function draftOf(legal: Legal, colours: string[]): Action | null {
  const inOrder = (list: string[]) => [...list].sort().join();
  const drafts = ofKind(legal.actions, "take-dice");
  return drafts.find((action) => inOrder(action.arguments.colours) === inOrder(colours)) ?? null;
}

/** Whether some draft has all of these colours. */
export function draftFits(legal: Legal, colours: string[]): boolean {
  const count = (list: string[], colour: string) => list.filter((each) => each === colour).length;
  return ofKind(legal.actions, "take-dice").some(({ arguments: draft }) =>
    colours.every((colour) => count(draft.colours, colour) >= count(colours, colour)),
  );
}

/** Legal actions on a scroll: to use it, to give it, or to take it. `owner` null: your own. */
export function onScroll(legal: Legal, scroll: string, owner: number | null): Action | null {
  const kinds = owner === null ? ["cast", "choose-scroll"] : ["choose-opponents-scroll"];
  const wanted = owner === null ? { scroll } : { scroll, seat: owner };
  return (
    legal.actions.find((action) => kinds.includes(action.kind) && agrees(action.arguments, wanted)) ?? null
  );
}

/** What to ask the server about a seal that cannot be broken: the most that the player could lay. */
export function bestAttempt(view: View, space: number, dice: Die[]): BreakSeal {
  const seal = view.seals[space - 1];
  const sum = (colour: string) =>
    dice.filter((die) => die.colour === colour).reduce((total, die) => total + die.value, 0);
  const colours = [...new Set(dice.map((die) => die.colour))].sort((one, other) => sum(other) - sum(one));
  const colour = seal && seal.colour !== "mind" ? seal.colour : (colours[0] ?? "fire");
  const mine = dice.filter((die) => die.colour === colour).map((die) => die.value);
  const any = dice.filter((die) => die.colour === colours[0]).map((die) => die.value);
  // Without a die of the right colour the wrong ones are tried, so that the answer names the colour.
  if (!mine.length && colours[0]) return { space, colour: colours[0], dice: sorted(any) };
  return { space, colour, dice: mine.length ? sorted(mine) : [1] };
}

export const kindsOf = (legal: Legal): ReadonlySet<string> =>
  new Set([...legal.actions, ...legal.families].map(({ kind }) => kind));

/** The spaces where something can be done with the picked dice; with none such, all where anything can be done. */
export function spacesUsing(offers: Map<number, Offer[]>, picked: Die[]): ReadonlySet<number> {
  const found = [...offers]
    .filter(([, choices]) => choicesUsing(choices, picked).length)
    .map(([space]) => space);
  return new Set(found.length ? found : offers.keys());
}

/** Of several ways to break a seal the one that spends the fewest pips; the others are offered beside it. */
export function cheapest(offers: Offer[]): Choice | null {
  const sum = (choice: Choice) => (argumentsOf(choice).dice ?? []).reduce((total, value) => total + value, 0);
  return complete(offers).reduce<Choice | null>(
    (best, choice) => (best && sum(best) <= sum(choice) ? best : choice),
    null,
  );
}

/** Whether dice are taken from the supply now, or a colour is chosen by it. */
export const takesDice = ({ view, legal }: Pick<Play, "view" | "legal">): boolean =>
  (view.stage === "draft" && legal.count > 0) || legal.actions.some(({ kind }) => kind === "choose-colour");
