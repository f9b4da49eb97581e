/** What the client knows of each game: how it is drawn. Its rules are the server's business. */
import type { Component } from "svelte";
import type { Play } from "../table/play";

export interface GameClient<View = unknown> {
  /**
   * The table of the game, and what lies in front of the person who looks: draws the view, offers the legal
   * actions, plays what happened. It fills the box it is given (a size container, wide or tall) and never makes
   * the page scroll.
   */
  Board: Component<{ play: Play<View> }>;
  /** What belongs to one player, at a glance, for the list of players; the name stands above it already. */
  Player: Component<{ play: Play<View>; seat: number }>;
  /** How the points of one player came about, for the end of the game. */
  Ending: Component<{ play: Play<View>; seat: number }>;
  /** What is asked of whoever must decide, as the key of a message without arguments. */
  question(view: View): string;
  /** Kinds of actions with nothing on the board to tap: they stand as buttons beside the main one. */
  buttons: readonly string[];
  /** What the game is about, for whoever plays it for the first time: the key of a message without arguments. */
  aim: string;
  /** The points of a seat as they stand; null where the view has none for it. */
  points(view: View, seat: number): number | null;
  /** Whether this view, or what is asked in it, is not for the eyes of everybody at one screen. */
  isSecret(view: View): boolean;
}

const CLIENTS: Record<string, () => Promise<{ default: GameClient }>> = {
  "wizard-dice": () => import("./wizard-dice"),
  "five-seals": () => import("./five-seals"),
  ciub: () => import("./ciub"),
};

/** Null for a game that this client cannot draw. */
export async function gameClient(name: string): Promise<GameClient | null> {
  return (await CLIENTS[name]?.())?.default ?? null;
}
