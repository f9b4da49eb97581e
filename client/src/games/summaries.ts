/** What pages outside a game say about it. Kept small, since it is loaded at once. */
import type { Component } from "svelte";

export interface GameSummary {
  /** Its table by candlelight: a drawing of 320 by 200. */
  Picture: Component;
  /** About how long a game takes, in minutes. */
  minutes: readonly [number, number];
  /** The game in one line, as the key of a message without arguments. */
  about: string;
  /** The key of the word for a face of its dice, if records write more than numbers. */
  face?(face: string): string;
}

const SUMMARIES = import.meta.glob<GameSummary>("./*/summary.ts", { import: "default", eager: true });

/** Null for a game that this client doesn't know. */
export const gameSummary = (name: string): GameSummary | null => SUMMARIES[`./${name}/summary.ts`] ?? null;
