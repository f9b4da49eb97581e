/**
 * What the client knows of each game. Its rules are the server's business.
 *
 * Each game has a folder here, found automatically: `index.ts` exports its client, loaded when you open a table of
 * the game, and `summary.ts` what other pages say about it (`summaries.ts`).
 */
import type { Component } from "svelte";
import { plugInClient } from "../plug-in/client";
import type { AnyGame, GameTypes, Play } from "../table/play";
import type { Sound } from "../ui/sound";

export interface GameClient<Game extends GameTypes = AnyGame> {
  /**
   * The table of the game, and what lies in front of the person who looks: draws the view, offers the legal
   * actions, plays what happened. It fills the box it is given (a size container, wide or tall) and never makes
   * the page scroll.
   */
  Board: Component<{ play: Play<Game> }>;
  /** What belongs to one player, at a glance, for the list of players; the name stands above it already. */
  Player: Component<{ play: Play<Game>; seat: number }>;
  /** How the points of one player came about, for the end of the game. */
  Ending: Component<{ play: Play<Game>; seat: number }>;
  /** What is asked of whoever must decide, as the key of a message without arguments. */
  question(view: Game["view"]): string;
  /** Kinds of actions with nothing on the board to tap: they stand as buttons beside the main one. */
  buttons: readonly string[];
  /** What kinds of actions are called that may be too many to list: keys of messages without arguments. */
  kindNames: Readonly<Partial<Record<keyof Game["actions"] & string, string>>>;
  /** What the game is about, for whoever plays it for the first time: the key of a message without arguments. */
  aim: string;
  /** The points of a seat as they stand; null where the view has none for it. */
  points(view: Game["view"], seat: number): number | null;
  /** Whether this view, or what is asked in it, is not for the eyes of everybody at one screen. */
  isSecret(view: Game["view"]): boolean;
  /** Which events make which sound. */
  sounds: Readonly<Record<string, Sound>>;
}

// Each of these files checks its own type, with `satisfies`.
const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "default" });

/** Games from other packages come with their own boards. Null for a game that the server no longer has. */
export async function gameClient(name: string): Promise<GameClient | null> {
  return (await CLIENTS[`./${name}/index.ts`]?.()) ?? plugInClient(name);
}
