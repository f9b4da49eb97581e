/** Choices in words, and the parts they are put together from where there are too many to list. */
import type { Family, Legal } from "../generated/messages";
import { say, t } from "../text/locale.svelte";
import type { Choice, ChoiceOf, FamilyOf, GameTypes, Play } from "./play";

/** The actions of these kinds, which have nothing on the board to tap. */
export function buttonActions(legal: Legal, kinds: readonly string[]): Choice[] {
  const listed = legal.actions.filter((action) => kinds.includes(action.kind));
  const single = legal.families.filter((family) => kinds.includes(family.kind) && family.count === 1);
  return [...listed, ...single.map((family) => choose(family, {}))];
}

/** An action of a family: what was chosen, and otherwise the first value that occurs. */
export function choose(family: Family, chosen: Record<string, unknown>): Choice {
  const named = Object.entries(family.arguments).map(
    ([name, values]) => [name, name in chosen ? chosen[name] : values[0]] as const,
  );
  return { kind: family.kind, arguments: Object.fromEntries(named) };
}

/** All actions of a family: every combination of the values that occur. */
export function allOf<Game extends GameTypes>(family: FamilyOf<Game>): ChoiceOf<Game>[] {
  let found: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries<unknown[]>({ ...family.arguments }))
    found = found.flatMap((named) => values.map((value) => ({ ...named, [name]: value })));
  // Put together at run time: that they are arguments of this kind is the server's word.
  return found.map((named) => ({ kind: family.kind, arguments: named }) as ChoiceOf<Game>);
}

/** What the kinds of a game are called that come in families: keys of messages without arguments. */
export type KindNames = Readonly<Partial<Record<string, string>>>;

/** What a choice will do. Families have no sentences: the board may have given one, or the kind has a name. */
export function wordsOf(choice: Choice, play: Pick<Play, "names">, kindNames: KindNames): string {
  return choice.text ? say(choice.text, play.names) : kindName(choice.kind, kindNames);
}

/** Kinds that a game has no name for are called as they are on the wire. */
export function kindName(kind: string, kindNames: KindNames): string {
  const key = kindNames[kind];
  return key ? t(key) : plain(kind);
}

/** A value of an argument, as plainly as it can be written: “fire, fire, water”. */
export function valueName(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length ? value.map(valueName).join(", ") : "–";
  if (typeof value === "object") return Object.values(value).map(valueName).join(" ");
  return plain(String(value));
}

const plain = (word: string): string => word.replaceAll(/[-_]/g, " ");
