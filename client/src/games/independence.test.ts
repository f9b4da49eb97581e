/** Everything about a game is in its folder, and nowhere else. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const isGame = (name: string) => !name.includes(".");
const GAMES = readdirSync("src/games").filter(isGame);
/** The server's messages about a game begin with an abbreviation of its name. */
const prefixOf = (game: string): string => {
  const catalogue = `../src/conclave/games/${game.replaceAll("-", "_")}/text/en.ftl`;
  return /^([a-z]+-)\S+ =/m.exec(readFileSync(catalogue, "utf-8"))?.[1] ?? "";
};
const written = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter(
  (path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("generated/"),
);
const filesNaming = (word: RegExp, elsewhere: string) =>
  written
    .filter((path) => !path.startsWith(elsewhere))
    .filter((path) => word.test(readFileSync(`src/${path}`, "utf-8")));

it.each(GAMES)("nothing outside its folder names %s", (game) => {
  const prefix = prefixOf(game);
  expect(prefix).not.toBe("");
  const name = new RegExp(`${game.replaceAll("-", "[-_ ]?")}|["'\`]${prefix}`, "i");
  expect(filesNaming(name, "games/")).toEqual([]);
});

it.each(GAMES)("no other game knows %s", (game) => {
  const others = GAMES.filter((other) => other !== game).map((other) => `games/${other}/`);
  const known = filesNaming(new RegExp(`["'\`/]${game}|["'\`]${prefixOf(game)}`), `games/${game}/`);
  expect(known.filter((path) => others.some((folder) => path.startsWith(folder)))).toEqual([]);
});

it("and there are games to find", () => {
  expect(GAMES.length).toBeGreaterThan(0);
  expect(written.length).toBeGreaterThan(50);
});
