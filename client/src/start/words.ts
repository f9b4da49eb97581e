import type { Text } from "../generated/messages";
import { plainName } from "../text/bots";
import { hasMessage, say } from "../text/locale.svelte";
import type { GameInfo } from "./games";

/**
 * The title of a game. The browser has no words of games that are not in the box, nor of those whose tables are
 * still here though the server does not have them any more: they are called by their names, "dice-tower" Dice tower.
 */
export function gameTitle(name: string, game?: GameInfo): string {
  return game ? sayOr(game.title, name) : plainName(name);
}

/** A text of a game; where the browser does not have it, the plain name of what it speaks of. */
export function sayOr(text: Text, name: string): string {
  return hasMessage(text.key) ? say(text) : plainName(name);
}
