/**
 * What the part that draws a game is given, at a live table and in a replay alike.
 *
 * A board draws `view`, plays `happened` as movement, and offers `legal`: what was tapped is matched to an action
 * by its named arguments. It knows no rules. What it cannot match it may still `attempt`, and the server says why
 * it is not possible.
 */
import type { ActionShown, AdviceShown, EventShown, Family, OverShown } from "../generated/messages";

/** The types of a game as `src/generated/` has them; by themselves, what holds for every game. */
export interface GameTypes {
  view: unknown;
  /** Arguments by the kind of action, and of event. */
  actions: object;
  events: object;
}
export interface AnyGame extends GameTypes {
  actions: Record<string, object>;
  events: Record<string, object>;
}

/** Something with a kind, and the arguments of that kind. */
type ByKind<Kinds, Kind extends keyof Kinds, Shown> = Kind extends string
  ? Omit<Shown, "kind" | "arguments"> & { kind: Kind; arguments: Kinds[Kind] }
  : never;

export type ActionOf<
  Game extends GameTypes,
  Kind extends keyof Game["actions"] = keyof Game["actions"],
> = ByKind<Game["actions"], Kind, ActionShown>;
export type EventOf<Game extends GameTypes> = ByKind<Game["events"], keyof Game["events"], EventShown>;
export type FamilyOf<
  Game extends GameTypes,
  Kind extends keyof Game["actions"] = keyof Game["actions"],
> = Kind extends string
  ? Omit<Family, "kind" | "arguments"> & {
      kind: Kind;
      arguments: { [Name in keyof Game["actions"][Kind]]: Game["actions"][Kind][Name][] };
    }
  : never;
export interface LegalOf<Game extends GameTypes> {
  count: number;
  actions: ActionOf<Game>[];
  families: FamilyOf<Game>[];
}
export type AdviceOf<Game extends GameTypes> = Omit<AdviceShown, "action"> & { action: ActionOf<Game> };

/**
 * An action by its name. Those of `legal` have a sentence as well; whoever puts one together from a family gives
 * its `text`, if there is one, so that the main button can say it.
 */
export type ChoiceOf<
  Game extends GameTypes,
  Kind extends keyof Game["actions"] = keyof Game["actions"],
> = ByKind<Game["actions"], Kind, Partial<ActionShown>>;
export type Choice = ChoiceOf<AnyGame>;
type KeysOfAny<Each> = Each extends unknown ? keyof Each : never;
type ValueIn<Each, Name extends PropertyKey> = Each extends Record<Name, infer Value> ? Value : never;
/** The arguments that any kind of action has, together: an action has those of its kind. */
export type ArgumentsOf<Game extends GameTypes> = {
  [Name in KeysOfAny<ChoiceOf<Game>["arguments"]>]?: ValueIn<ChoiceOf<Game>["arguments"], Name>;
};
/** A kind of action with its arguments. */
export type AttemptOf<Game extends GameTypes> = {
  [Kind in keyof Game["actions"] & string]: [kind: Kind, named: Game["actions"][Kind]];
}[keyof Game["actions"] & string];

export interface Play<Game extends GameTypes = AnyGame> {
  readonly view: Game["view"];
  /** The seat through whose eyes this is seen; null: what everybody sees. */
  readonly seat: number | null;
  /** Players' names by seat, never empty. */
  readonly names: string[];
  /** The seats that must decide. */
  readonly asked: number[];
  /** What `seat` may do now. Empty while somebody else's move is still being shown. */
  readonly legal: LegalOf<Game>;
  /** The events that led to this view from the one before; empty after coming back or taking back. */
  readonly happened: EventOf<Game>[];
  /** Grows with every view that is shown: a change of it means that `happened` is new. */
  readonly moment: number;
  readonly over: OverShown | null;
  /** What is about to be decided, if the person wants to confirm first. */
  readonly proposed: ChoiceOf<Game> | null;
  /** What the strongest bot thinks, once asked for; else null. */
  readonly advice: AdviceOf<Game>[] | null;
  /** The milliseconds that a movement of this length may take at the chosen speed; 0: do not move. */
  time(milliseconds: number): number;
  /** Choose an action: it is decided at once, or shown beside the main button first. null: none after all. */
  propose(choice: ChoiceOf<Game> | null): void;
  /** Decide now, whatever the person's preference; for choices that were built up in steps. */
  decide(choice: ChoiceOf<Game>): void;
  /** Ask why this cannot be done; the answer is shown with its rule. */
  attempt(...asked: AttemptOf<Game>): void;
  /** Open the rules at this id. */
  explain(rule: string): void;
}

/** Where nothing can be done. */
export const NOTHING = { count: 0, actions: [], families: [] };

/** Those of a kind. */
export function ofKind<Each extends { kind: string }, Kind extends Each["kind"]>(
  all: readonly Each[],
  kind: Kind,
): Extract<Each, { kind: Kind }>[] {
  return all.filter((each): each is Extract<Each, { kind: Kind }> => each.kind === kind);
}

/** The legal actions of a kind whose arguments are as wanted; arguments left out may be anything. */
export function matching<Each extends { kind: string; arguments: object }, Kind extends Each["kind"]>(
  { legal }: { legal: { actions: readonly Each[] } },
  kind: Kind,
  wanted: Partial<Extract<Each, { kind: Kind }>["arguments"]> = {},
): Extract<Each, { kind: Kind }>[] {
  return ofKind(legal.actions, kind).filter((action) => agrees(action.arguments, wanted));
}

/** Whether all that is wanted is found so. */
export function agrees(found: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).every(([name, value]) => same(values.get(name), value));
}

/** Whether two choices are one, with the same arguments in whatever order. */
export function isSameChoice(one: Choice | null, other: Choice): boolean {
  return (
    one !== null &&
    one.kind === other.kind &&
    agrees(one.arguments, other.arguments) &&
    agrees(other.arguments, one.arguments)
  );
}

/** The same choice among those that there are now; null: it is gone. */
export function stillPossible<Action extends Choice>(
  choice: Choice,
  { actions }: { actions: readonly Action[] },
): Action | null {
  return actions.find((each) => isSameChoice(each, choice)) ?? null;
}

/** Whether two values from messages are equal. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
