import { expect, test } from "vitest";
import { botAbout, botLabel, levels } from "./bots";

test("the levels are one list, and the others are not among them", () => {
  expect(levels(["random", "searcher", "greedy", "novice", "archmage"])).toEqual(["novice", "archmage"]);
  expect(levels(["random", "searcher", "chaser"])).toEqual(["chaser"]);
});

test("a bot with a budget is called by its name and its budget", () => {
  expect(botLabel("searcher")).toBe("Searcher");
  expect(botLabel("searcher:2000")).toBe("Searcher 2000");
  expect(botLabel("dice-tower")).toBe("Dice tower");
  expect(botAbout("dice-tower")).toBe("");
});
