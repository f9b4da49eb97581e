/**
 * What taps on dice, cards and the supply come to: an action at once, a choice between several, or an aim that
 * waits for its target. It knows no rules: it looks for legal actions that name what was tapped.
 */
import { choose } from "../../table/choose";
import {
  offersOf,
  waysOfCard,
  waysOfDie,
  waysOfSupply,
  waysOfTarget,
  type Aim,
  type Offer,
  type Way,
} from "./offers";
import type { Placed } from "./dice";
import { KINDS, wordFor, type Play, type Kind } from "./types";

/** A die that acts and waits for its target. */
export interface Aiming {
  aim: Aim;
  die: Placed;
  offers: Offer[];
  /** The first of two dice that come for one. */
  first: Kind | null;
}

/** What is shown beside the thing that was tapped. */
export type Details =
  | { show: "ways"; of: { die: Placed } | { card: string }; ways: Way[] }
  | { show: "faces"; target: Placed; offers: Offer[] }
  | { show: "card"; card: string }
  | { show: "kind"; kind: Kind }
  | { show: "dice" }
  | { show: "removed" };

export class Selection {
  aiming = $state.raw<Aiming | null>(null);
  details = $state.raw<Details | null>(null);
  /** Where the details belong. */
  anchor = $state.raw<Element | null>(null);
  /** The card that the person looks at: the odds on the dice are for it. */
  marked = $state<string | null>(null);
  /** The dice that were tapped for what is decided next. */
  touched = $state.raw<number[]>([]);
  readonly #play: () => Play;
  readonly offers = $derived.by(() => offersOf(this.#play().legal, this.#play().view));

  constructor(play: () => Play) {
    this.#play = play;
  }

  /** A new view is shown: what was begun is over. */
  follow(): void {
    this.aiming = null;
    this.touched = [];
    if (this.details && ["ways", "faces"].includes(this.details.show)) this.details = null;
  }

  cancel(): void {
    this.aiming = null;
    this.details = null;
    this.#play().propose(null);
  }

  look(details: Details, anchor: Element): void {
    this.anchor = anchor;
    this.details = details;
    if (details.show === "card") this.marked = details.card;
  }

  choose(offer: Offer): void {
    const play = this.#play();
    this.details = null;
    this.aiming = null;
    choose(play, offer);
  }

  take(way: Way, die: Placed): void {
    this.details = null;
    this.touched = [die.id];
    if ("offer" in way) return this.choose(way.offer);
    this.#play().propose(null);
    this.aiming = { aim: way.aim, die, offers: way.offers, first: null };
  }

  // -- taps ------------------------------------------------------------------------------------------------

  tapDie(die: Placed, anchor: Element): void {
    if (this.aiming && ["reroll-die", "adjust-die"].includes(this.aiming.aim)) return this.aimAt(die, anchor);
    if (this.aiming?.die.id === die.id) return this.cancel();
    this.aiming = null;
    const ways = this.#waysOf(die);
    const [only] = ways;
    if (!only) return this.explainDie(die, anchor);
    if (ways.length === 1) return this.take(only, die);
    this.touched = [die.id];
    this.look({ show: "ways", of: { die }, ways }, anchor);
  }

  #waysOf(die: Placed): Way[] {
    return waysOfDie(this.offers, die, die.zone === "tray", this.#play().view);
  }

  #word(die: Placed): string {
    return wordFor(this.#play().view, die);
  }

  aimAt(target: Placed, anchor: Element): void {
    const { aiming } = this;
    if (!aiming || target.zone === "tray") return; // a die outside may look the same, but was not meant
    const itself = target.id === aiming.die.id;
    const offers = waysOfTarget(aiming.offers, this.#word(target), itself);
    const [only] = offers;
    if (!only) {
      const named = { kind: aiming.die.kind, target: this.#word(target) };
      if (aiming.aim === "reroll-die") this.#play().attempt("reroll-die", named);
      else this.cancel();
      return;
    }
    this.touched = [aiming.die.id, target.id];
    if (aiming.aim === "adjust-die") this.look({ show: "faces", target, offers }, anchor);
    else this.choose(only);
  }

  /** Nothing can be done with it: the server says why, or the die shows its faces. */
  explainDie(die: Placed, anchor: Element): void {
    const play = this.#play();
    const { stage } = play.view;
    if (this.offers.length && die.zone !== "tray" && (stage === "act" || stage === "aside")) {
      play.attempt("set-aside", { die: this.#word(die) });
    } else {
      this.look({ show: "kind", kind: die.kind }, anchor);
    }
  }

  tapCard(card: string, anchor: Element): void {
    this.aiming = null;
    const offers = waysOfCard(this.offers, card);
    const [only] = offers;
    if (!only) return this.look({ show: "card", card }, anchor);
    if (offers.length === 1) return this.choose(only);
    this.look({ show: "ways", of: { card }, ways: offers.map((offer) => ({ offer })) }, anchor);
  }

  tapSupply(kind: Kind, anchor: Element): void {
    const { aiming } = this;
    const offers = waysOfSupply(aiming?.offers ?? this.takes, kind, aiming?.first ?? null);
    const [only] = offers;
    if (!only) return aiming ? this.refuse(aiming, kind) : this.look({ show: "kind", kind }, anchor);
    if (aiming?.aim === "exchange-for-two" && aiming.first === null) {
      this.aiming = { ...aiming, first: kind };
    } else {
      this.choose(only);
    }
  }

  /** The server knows why this kind cannot come. */
  refuse(aiming: Aiming, kind: Kind): void {
    const own = aiming.die.kind;
    if (aiming.aim === "swap-die") return this.#play().attempt("swap-die", { kind: own, new_kind: kind });
    if (aiming.aim !== "exchange-for-two") return this.cancel();
    const one = aiming.first ?? kind;
    const [first, second] = KINDS.indexOf(one) <= KINDS.indexOf(kind) ? [one, kind] : [kind, one];
    this.#play().attempt("exchange-for-two", { kind: own, first, second });
  }

  get takes(): Offer[] {
    return this.offers.filter((offer) => offer.kind === "take-die");
  }

  // -- what glows ------------------------------------------------------------------------------------------

  canTapDie(die: Placed): boolean {
    if (!this.aiming) return this.#waysOf(die).length > 0;
    if (this.aiming.aim !== "reroll-die" && this.aiming.aim !== "adjust-die") return false;
    if (die.zone === "tray") return false;
    return waysOfTarget(this.aiming.offers, this.#word(die), die.id === this.aiming.die.id).length > 0;
  }

  canTapCard(card: string): boolean {
    return !this.aiming && waysOfCard(this.offers, card).length > 0;
  }

  canTapSupply(kind: Kind): boolean {
    const offers = this.aiming?.offers ?? this.takes;
    return waysOfSupply(offers, kind, this.aiming?.first ?? null).length > 0;
  }
}
