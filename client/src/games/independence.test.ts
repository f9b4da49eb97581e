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
const nameOf = (game: string): string => game.replaceAll("-", "[-_ ]?");
/** The kinds of actions, as the server lists them. */
const kindsOf = (game: string): string[] => {
  const types = readFileSync(`src/generated/${game}.ts`, "utf-8");
  const actions = /actions: \{\n([^}]*)/.exec(types)?.[1] ?? "";
  return [...actions.matchAll(/^\s*"?([a-z-]+)"?:/gm)].map(([, kind = ""]) => kind);
};
const shared = readdirSync("text", { recursive: true, encoding: "utf-8" }).filter((path) =>
  path.endsWith(".ftl"),
);
const filesNaming = (word: RegExp, elsewhere: string) =>
  written
    .filter((path) => !path.startsWith(elsewhere))
    .filter((path) => word.test(readFileSync(`src/${path}`, "utf-8")));

it.each(GAMES)("nothing outside its folder names %s", (game) => {
  const prefix = prefixOf(game);
  expect(prefix).not.toBe("");
  const name = new RegExp(`${nameOf(game)}|["'\`]${prefix}`, "i");
  expect(filesNaming(name, "games/")).toEqual([]);
});

it.each(GAMES)("no other game knows %s", (game) => {
  const others = GAMES.filter((other) => other !== game).map((other) => `games/${other}/`);
  const known = filesNaming(new RegExp(`["'\`/]${game}|["'\`]${prefixOf(game)}`), `games/${game}/`);
  expect(known.filter((path) => others.some((folder) => path.startsWith(folder)))).toEqual([]);
});

it.each(GAMES)("the texts of all games have none of %s", (game) => {
  const kinds = kindsOf(game);
  expect(kinds.length).toBeGreaterThan(5);
  // By its name, or in a message about one of its kinds of actions: at-…-KIND.
  const own = new RegExp(`${nameOf(game)}|^${prefixOf(game)}|^[a-z]+-.+-(${kinds.join("|")}) =`, "im");
  expect(shared.filter((path) => own.test(readFileSync(`text/${path}`, "utf-8")))).toEqual([]);
});

it("and there are games to find", () => {
  expect(GAMES.length).toBeGreaterThan(0);
  expect(written.length).toBeGreaterThan(50);
  expect(shared.length).toBeGreaterThan(2);
});
