import { expect, test } from "vitest";
import type { GameInfo } from "./games";
import { readLink } from "./link";
import { request, resizeSeats, USUAL_SETTINGS, usualOptions, usualSeats, type Seat } from "./new-table";
import { timeSince } from "./time-since";

const text = (key: string) => ({ key, arguments: {} });
const GAME: GameInfo = {
  about: null,
  aim: null,
  board: null,
  picture: null,
  name: "ciub",
  title: text("cb-title"),
  rules: 1,
  least: 2,
  most: 4,
  bots: ["random", "greedy", "adept"],
  options: [
    { name: "players", kind: "number", default: 2, label: text("a"), help: text("b"), least: 2, most: 4 },
    { name: "cards", kind: "document", default: "", label: text("a"), help: text("b") },
  ],
};
const WORDS = { nobody: "Guest", bot: (level: string) => level.toUpperCase() };

test("a game against bots begins at once; bots of one level have different names", () => {
  const wish = request("ciub", usualOptions(GAME), usualSeats(GAME, 3), USUAL_SETTINGS, WORDS);
  expect(wish.start).toBe(true);
  expect(wish.options).toEqual({ players: 2 });
  expect(wish.seats).toEqual([
    { kind: "me", name: "Guest" },
    { kind: "bot", bot: "adept", name: "ADEPT" },
    { kind: "bot", bot: "adept", name: "ADEPT 2" },
  ]);
});

test("a seat for a friend stays free, and the table waits", () => {
  const seats: Seat[] = [{ who: "me", name: " Ada " }, { who: "here", name: "" }, { who: "friend" }];
  const wish = request("ciub", {}, seats, USUAL_SETTINGS, WORDS);
  expect(wish.start).toBe(false);
  expect(wish.seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "me", name: "Guest 2" }, null]);
});

test("other numbers of players keep what was chosen", () => {
  const seats: Seat[] = [{ who: "me", name: "" }, { who: "friend" }];
  expect(resizeSeats(GAME, seats, 4).map((seat) => seat.who)).toEqual(["me", "friend", "bot", "bot"]);
  expect(resizeSeats(GAME, seats, 1).map((seat) => seat.who)).toEqual(["me"]);
});

test.each([
  ["http://192.168.1.4:8000/table/abc-1#tok_en", { table: "abc-1", token: "tok_en" }],
  [" https://x.example/conclave/table/abc ", { table: "abc", token: "" }],
  ["https://x.example/", null],
  ["javascript:alert(1)", null],
  ["", null],
])("a pasted link is read: %s", (written, found) => {
  expect(readLink(written)).toEqual(found);
});

test.each([
  [5, "now"],
  [125, "2 minutes ago"],
  [3 * 3600, "3 hours ago"],
  [86_400, "yesterday"],
])("%d seconds ago is “%s”", (seconds, words) => {
  expect(timeSince(1_000_000 - seconds, 1_000_000, "en")).toBe(words);
});
