import { hasMessage, t } from "./locale.svelte";

/** Bots outside the levels: how strong they are depends on the game. They come last. */
const OTHERS = ["random", "searcher", "greedy"];

export const isLevel = (bot: string): boolean => !OTHERS.includes(bot);

/** The levels among the bots of a game, weakest first. */
export const levels = (bots: readonly string[]): string[] => bots.filter(isLevel);

/** What a bot is called, with its budget if it has one. One that this client has no word for goes by its own name. */
export function botLabel(bot: string): string {
  const [name = "", budget] = bot.split(":");
  // app-bot-novice, app-bot-apprentice, app-bot-adept, app-bot-master, app-bot-archmage, app-bot-greedy, app-bot-random, app-bot-searcher
  const key = `app-bot-${name}`;
  const label = hasMessage(key) ? t(key) : plainName(name);
  return budget ? `${label} ${budget}` : label;
}

/** What there are no words for, by its name: "dice-tower" Dice tower. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What to expect of a level, in a few words; empty where there are none. */
export function botAbout(level: string): string {
  // app-bot-novice-about, -apprentice-about, -adept-about, -master-about, -archmage-about, -greedy-about, -random-about, -searcher-about
  const key = `app-bot-${level}-about`;
  return hasMessage(key) ? t(key) : "";
}
