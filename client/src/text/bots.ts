import { hasMessage, t } from "./locale.svelte";

/** Bots to measure others by, which nobody plays against twice: they come last. */
const FOR_MEASURING = ["random", "greedy"];

export const isForMeasuring = (bot: string): boolean => FOR_MEASURING.includes(bot);

/** The bots that one plays against, weakest first. */
export const levels = (bots: readonly string[]): string[] => bots.filter((bot) => !isForMeasuring(bot));

/** The name of a bot's level. A level that this client has no word for is called by its own name. */
export function botLabel(level: string): string {
  // app-bot-novice, app-bot-apprentice, app-bot-adept, app-bot-master, app-bot-archmage, app-bot-greedy, app-bot-random
  const key = `app-bot-${level}`;
  return hasMessage(key) ? t(key) : plainName(level);
}

/** What there are no words for, by its name: "dice-tower" Dice tower. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What to expect of a level, in a few words; empty where there are none. */
export function botAbout(level: string): string {
  // app-bot-novice-about, -apprentice-about, -adept-about, -master-about, -archmage-about, -greedy-about, -random-about
  const key = `app-bot-${level}-about`;
  return hasMessage(key) ? t(key) : "";
}
