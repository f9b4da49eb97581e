import { hasMessage, t } from "./locale.svelte";

/** The name of a bot's level. A level that this client has no word for is called by its own name. */
export function botLabel(level: string): string {
  // app-bot-random, app-bot-greedy, app-bot-adept
  const key = `app-bot-${level}`;
  return hasMessage(key) ? t(key) : plainName(level);
}

/** What there are no words for, by its name: "dice-tower" Dice tower. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The level with a word about how it plays, where there is one. */
export function botDescribed(level: string): string {
  // app-bot-random-about, app-bot-greedy-about, app-bot-adept-about
  const key = `app-bot-${level}-about`;
  return hasMessage(key)
    ? t("app-bot-described", { level: botLabel(level), about: t(key) })
    : botLabel(level);
}
