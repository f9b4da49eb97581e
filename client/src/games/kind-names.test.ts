import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { hasMessage } from "../text/locale.svelte";
import { gameClient } from ".";

const GAMES = readdirSync("src/games").filter((name) => !name.includes("."));

it.each(GAMES)("what the kinds of %s are called can be said", async (game) => {
  const keys = Object.values((await gameClient(game))?.kindNames ?? {});
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !key || !hasMessage(key))).toEqual([]);
});
