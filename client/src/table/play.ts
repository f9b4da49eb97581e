/**
 * What the part that draws a game is given, at a live table and in a replay alike.
 *
 * A board draws `view`, plays `happened` as movement, and offers `legal`: what was tapped is matched to an action
 * by its named arguments. It knows no rules. What it cannot match it may still `attempt`, and the server says why
 * it is not possible.
 */
import type { ActionShown, AdviceShown, EventShown, Legal, OverShown } from "../generated/messages";

/**
 * An action by its name. Those of `legal` have a sentence as well; whoever puts one together from a family gives
 * its `text`, if there is one, so that the main button can say it.
 */
export type Choice = Pick<ActionShown, "kind" | "arguments"> & Partial<ActionShown>;

export interface Play<View = unknown> {
  readonly view: View;
  /** The seat through whose eyes this is seen; null: what everybody sees. */
  readonly seat: number | null;
  /** Players' names by seat, never empty. */
  readonly names: string[];
  /** The seats that must decide. */
  readonly asked: number[];
  /** What `seat` may do now. Empty while somebody else's move is still being shown. */
  readonly legal: Legal;
  /** The events that led to this view from the one before; empty after coming back or taking back. */
  readonly happened: EventShown[];
  /** Grows with every view that is shown: a change of it means that `happened` is new. */
  readonly moment: number;
  readonly over: OverShown | null;
  /** What is about to be decided, if the person wants to confirm first. */
  readonly proposed: Choice | null;
  /** What the strongest bot thinks, once asked for; else null. */
  readonly advice: AdviceShown[] | null;
  /** The milliseconds that a movement of this length may take at the chosen speed; 0: do not move. */
  time(milliseconds: number): number;
  /** Choose an action: it is decided at once, or shown beside the main button first. null: none after all. */
  propose(choice: Choice | null): void;
  /** Decide now, whatever the person's preference; for choices that were built up in steps. */
  decide(choice: Choice): void;
  /** Ask why this cannot be done; the answer is shown with its rule. */
  attempt(kind: string, named: Record<string, unknown>): void;
  /** Open the rules at this id. */
  explain(rule: string): void;
}

/** Where nothing can be done. */
export const NOTHING: Legal = { count: 0, actions: [], families: [] };

/** The legal actions of a kind whose arguments are as wanted; arguments left out may be anything. */
export function matching(play: Play, kind: string, wanted: Record<string, unknown> = {}): ActionShown[] {
  return play.legal.actions.filter((action) => action.kind === kind && agrees(action.arguments, wanted));
}

export function agrees(found: Record<string, unknown>, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([name, value]) => same(found[name], value));
}

/** The same choice among those that there are now; null: it is gone. */
export function stillPossible(choice: Choice, legal: Legal): ActionShown | null {
  const isIt = (each: ActionShown) => each.kind === choice.kind && same(each.arguments, choice.arguments);
  return legal.actions.find(isIt) ?? null;
}

/** Whether two values from messages are equal. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
