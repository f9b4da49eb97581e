/** What the person at the table has tapped so far, and what follows from it. */
import { preferences } from "../../app/preferences.svelte";
import { choose, proposeFirst } from "../../table/choose";
import { isSameChoice, matching } from "../../table/play";
import { attemptDice, attemptSpace } from "./attempts";
import { diceOf, settle, slotsFor, slotsWith, sorted, type Die, type Slot } from "./dice";
import type { Play, Choice } from "./types";
import {
  bySpace,
  canGrow,
  complete,
  draftFits,
  draftOf,
  isOpen,
  kindsOf,
  cheapest,
  argumentsOf,
  onScroll,
  spaceOf,
  spacesUsing,
  choicesUsing,
  withDice,
  type Offer,
} from "./offers";

/** Something to read about, or to choose from: a space, or a scroll in somebody's hands. */
export type Inspected = { space: number } | { scroll: string; owner: number };

/** Dice that were tapped, by their keys; `owner` null: your own. */
interface Picked {
  owner: number | null;
  keys: number[];
}
const NOTHING: Picked = { owner: null, keys: [] };

export class Selection {
  inspected = $state.raw<Inspected | null>(null);
  picked = $state.raw<Picked>(NOTHING);
  /** Colours taken from the supply so far. */
  draft = $state.raw<string[]>([]);
  /** A choice that is pointed at: its dice are marked. */
  preview = $state.raw<Choice | null>(null);
  slots = $state.raw<Slot[]>([]);
  readonly #get: () => Play;
  #seat: number | null = null;

  constructor(get: () => Play) {
    this.#get = get;
  }

  get play(): Play {
    return this.#get();
  }

  readonly offers = $derived.by(() => bySpace(this.play.legal, this.play.view, this.play.seat));

  /** Own dice that were tapped. */
  readonly ownPicked = $derived.by<Die[]>(() => {
    if (this.picked.owner !== null) return [];
    return this.slots.flatMap(({ key, die }) => (die && this.picked.keys.includes(key) ? die : []));
  });

  /** Slots of the dice that would be used: by what is pointed at, else proposed, else tapped. */
  readonly marked = $derived.by<ReadonlySet<number>>(() => {
    const choice = this.preview ?? this.play.proposed;
    if (choice) {
      const { colour, dice, value, seat } = argumentsOf(choice);
      const values = dice ?? (value === undefined ? [] : [value]);
      if (colour && values.length && seat === undefined) return slotsFor(this.slots, colour, values);
    }
    return slotsWith(this.picked.owner === null ? this.picked.keys : []);
  });

  /** The spaces that can be chosen, with the dice that were tapped if any. */
  readonly spaces = $derived.by<ReadonlySet<number>>(() => {
    return spacesUsing(this.offers, this.ownPicked);
  });

  /** The space that is about to be chosen, or that is looked at. */
  readonly chosenSpace = $derived.by<number | null>(() => {
    const { proposed, view, seat } = this.play;
    const space = proposed && spaceOf(proposed, view, seat);
    if (space) return space;
    return this.inspected && "space" in this.inspected ? this.inspected.space : null;
  });

  /** A new view is shown: the dice find their places, and what was tapped is forgotten. */
  follow(): void {
    const { play } = this;
    const dice = play.seat === null ? [] : diceOf(play.view.players[play.seat]?.dice ?? []);
    this.slots = settle(this.#seat === play.seat ? this.slots : [], dice);
    this.#seat = play.seat;
    this.picked = NOTHING;
    this.draft = [];
    this.preview = null;
    if (play.legal.count || play.happened.length) this.inspected = null;
  }

  // -- spaces ---------------------------------------------------------------------------------------------

  /** What can be done on a space, with the dice that were tapped if that is possible. */
  choicesOn(space: number): Offer[] {
    const all = this.offers.get(space) ?? [];
    const fitting = choicesUsing(all, this.ownPicked);
    return fitting.length ? fitting : all;
  }

  /** `sure`: it was surely this space that was meant, and not the one beside it. */
  tapSpace(space: number, sure: boolean): void {
    const { play } = this;
    const choices = this.choicesOn(space);
    this.inspected = { space };
    if (!choices.length) {
      if (play.proposed) play.propose(null);
      const dice = this.slots.flatMap(({ die }) => die ?? []);
      attemptSpace(play, space, dice);
      return;
    }
    const [only] = choices;
    if (!only || isOpen(only)) return this.#proposeOpen(space);
    // Whichever way to break it was chosen before: a second tap on the seal means that one.
    const again = complete(choices).find((choice) => isSameChoice(play.proposed, choice));
    if (preferences.confirm) choose(play, again ?? cheapest(choices) ?? only);
    else if (choices.length === 1 && sure) play.propose(only);
  }

  // -- dice -----------------------------------------------------------------------------------------------

  tapOwn(key: number): void {
    this.#toggle(null, key, (each) => this.slots.find((slot) => slot.key === each)?.die);
    const { play } = this;
    const space = this.inspected && "space" in this.inspected ? this.inspected.space : null;
    if (kindsOf(play.legal).has("break-seal")) {
      if (space !== null && this.offers.has(space)) this.#follow(space);
      else if (play.proposed) play.propose(null);
      return;
    }
    this.#chooseDice(this.ownPicked, null);
  }

  /** Dice of an opponent are told by their places in the view. */
  tapTheirs(owner: number, key: number, dice: Die[]): void {
    this.#toggle(owner, key, (each) => dice[each]);
    this.#chooseDice(
      this.picked.keys.flatMap((index) => dice[index] ?? []),
      owner,
    );
  }

  /** A die joins those that were tapped where they can be chosen together, else it takes their place. */
  #toggle(owner: number | null, key: number, dieAt: (key: number) => Die | null | undefined): void {
    const before = this.picked.owner === owner ? this.picked.keys : [];
    if (before.includes(key)) {
      this.picked = { owner, keys: before.filter((each) => each !== key) };
      return;
    }
    const together = [...before, key];
    const dice = together.flatMap((each) => dieAt(each) ?? []);
    this.picked = { owner, keys: this.#fit(dice, owner) ? together : [key] };
  }

  #fit(dice: Die[], owner: number | null): boolean {
    const { legal } = this.play;
    if (dice.some(({ colour }) => colour !== dice[0]?.colour)) return false;
    if (withDice(legal, dice, owner) || canGrow(legal, dice, owner)) return true;
    const breaks = legal.actions.filter(({ kind }) => kind === "break-seal");
    return owner === null && (choicesUsing(breaks, dice).length > 0 || this.#isOpen());
  }

  #isOpen(): boolean {
    return this.play.legal.families.some(({ kind }) => kind === "break-seal");
  }

  #follow(space: number): void {
    const choices = this.choicesOn(space);
    if (choices[0] && isOpen(choices[0])) this.#proposeOpen(space);
    else if (preferences.confirm) proposeFirst(this.play, cheapest(choices));
  }

  /** Too many ways to list: the dice that were tapped are named, and the server says whether they do. */
  #proposeOpen(space: number): void {
    const dice = this.ownPicked;
    if (!dice[0]) return;
    const values = sorted(dice.map((die) => die.value));
    const choice: Choice = { kind: "break-seal", arguments: { space, colour: dice[0].colour, dice: values } };
    if (preferences.confirm) choose(this.play, choice);
    else this.preview = choice;
  }

  /** The choice that the tapped dice make. */
  readonly made = $derived.by<Choice | null>(() => {
    const { owner, keys } = this.picked;
    if (!keys.length) return null;
    const theirs = owner === null ? [] : diceOf(this.play.view.players[owner]?.dice ?? []);
    const dice = owner === null ? this.ownPicked : keys.flatMap((index) => theirs[index] ?? []);
    return withDice(this.play.legal, dice, owner);
  });

  /** What needs a button of its own: not proposed at once, because it may still grow. */
  readonly pending = $derived.by<Choice | null>(() => {
    if (preferences.confirm) return null;
    if (this.preview && argumentsOf(this.preview).dice && this.#isOpen()) return this.preview;
    return this.made;
  });

  #chooseDice(dice: Die[], owner: number | null): void {
    const { play } = this;
    const choice = withDice(play.legal, dice, owner);
    if (!choice) {
      if (play.proposed) play.propose(null);
      if (dice.length && attemptDice(play, dice, owner)) this.picked = NOTHING;
      return;
    }
    if (preferences.confirm || !canGrow(play.legal, dice, owner)) proposeFirst(play, choice);
  }

  // -- the supply -----------------------------------------------------------------------------------------

  tapSupply(colour: string): void {
    const { play } = this;
    const [offered] = matching(play, "choose-colour", { colour });
    if (offered) choose(play, offered);
    else if (kindsOf(play.legal).has("choose-colour")) play.attempt("choose-colour", { colour });
    else if (play.view.stage === "draft" && play.legal.count) this.#take(colour);
  }

  #take(colour: string): void {
    const next = [...this.draft, colour];
    if (draftFits(this.play.legal, next)) this.draft = next;
    else if (!draftOf(this.play.legal, this.draft)) this.play.attempt("take-dice", { colours: next });
    this.#proposeDraft();
  }

  putBack(index: number): void {
    this.draft = this.draft.filter((_, each) => each !== index);
    this.#proposeDraft();
  }

  #proposeDraft(): void {
    const complete = draftOf(this.play.legal, this.draft);
    if (complete || this.play.proposed) proposeFirst(this.play, complete);
  }

  // -- scrolls --------------------------------------------------------------------------------------------

  tapScroll(scroll: string, owner: number): void {
    const { play } = this;
    const own = owner === play.seat;
    this.inspected = { scroll, owner };
    const action = onScroll(play.legal, scroll, own ? null : owner);
    if (action) {
      // To use a scroll is more than to look at it: without a main button its own button decides.
      if (preferences.confirm || action.kind !== "cast") choose(play, action);
    } else {
      if (play.proposed) play.propose(null);
      if (play.legal.count && own && play.view.stage === "turn") play.attempt("cast", { scroll });
    }
  }

  /** What was proposed is so no longer, though nothing else was tapped: the dice lie down again. */
  letGo(): void {
    if (this.made) this.picked = NOTHING;
    if (draftOf(this.play.legal, this.draft)) this.draft = [];
  }

  close(): void {
    this.inspected = null;
    this.preview = null;
  }
}
