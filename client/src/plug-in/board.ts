/**
 * Boards from other packages: ES modules with `mount(element, play)`. docs/own-game.md is the guide for their authors;
 * keep the two in step.
 */
import type { Text } from "../generated/messages";
import { BASE } from "../net/place";
import type { Play } from "../table/play";
import { say } from "../text/locale.svelte";

/** What a board is given: the same as ours, plus a way to say texts, since it has no catalogues. */
export interface BoardPlay extends Play {
  /** The sentence of a text, in the reader's language, with the players' names. */
  say(text: Text): string;
  /** The reader's language, such as `en`. */
  readonly language: string;
}

export interface MountedBoard {
  /** Something has changed: draw it. */
  update(play: BoardPlay): void;
  /** The board leaves the page. */
  destroy(): void;
}

export interface BoardModule {
  mount(element: HTMLElement, play: BoardPlay): MountedBoard;
}

/** A module that draws a game; rejected if it doesn't load or exports no `mount`. */
export async function loadBoard(address: string): Promise<BoardModule> {
  const module = (await import(/* @vite-ignore */ `${BASE}${address}`)) as Partial<BoardModule>;
  return requireFunction(module, "mount", "the module");
}

export function mountBoard(module: BoardModule, element: HTMLElement, play: BoardPlay): MountedBoard {
  const mounted: Partial<MountedBoard> = module.mount(element, play);
  return requireFunction(requireFunction(mounted, "update", "mount()"), "destroy", "mount()") as MountedBoard;
}

function requireFunction<Wanted extends object>(
  found: Partial<Wanted>,
  name: keyof Wanted,
  what: string,
): Wanted {
  if (typeof found?.[name] !== "function") throw new TypeError(`${what} gives no function ${String(name)}`);
  return found as Wanted;
}

/** A snapshot of the play as a plain object: boards from other packages cannot use Svelte's reactive state. */
export function playForBoard(play: Play): BoardPlay {
  const { view, seat, names, asked, legal, happened, moment, over, proposed, advice } = play;
  return {
    ...{ view, seat, names, asked, legal, happened, moment, over, proposed, advice },
    time: (milliseconds) => play.time(milliseconds),
    propose: (choice) => play.propose(choice),
    decide: (choice) => play.decide(choice),
    attempt: (kind, named) => play.attempt(kind, named),
    explain: (rule) => play.explain(rule),
    say: (text) => say(text, names),
    language: document.documentElement.lang,
  };
}
