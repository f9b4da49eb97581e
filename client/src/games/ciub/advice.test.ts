import { describe, expect, it } from "vitest";
import act from "./fixtures/act.json";
import { aimOf, faceForTray, oddsOfCard, oddsOfDie, newFace } from "./advice";
import { chanceWords } from "./names";
import type { Advice } from "./types";

const advice = act.advice as unknown as Advice[];
const first = advice.find((each) => each.towards && each.chance) as Advice;

describe("advice on the table", () => {
  it("shows the best chance of a card, whatever die it begins with", () => {
    const chances = advice.filter((each) => each.towards === first.towards).map((each) => each.chance ?? 0);
    expect(oddsOfCard(advice, first.towards)?.chance).toBe(Math.max(...chances));
    expect(oddsOfCard(advice, "opus")).toBeNull();
    expect(oddsOfCard(null, first.towards)).toBeNull();
  });

  it("is for the marked card if there is advice for it", () => {
    expect(aimOf(advice, first.towards)).toBe(first.towards);
    expect(aimOf(advice, "opus")).not.toBe("opus");
    expect(aimOf(null, first.towards)).toBe("");
  });

  it("finds the die that an action begins with", () => {
    const made = (kind: string, named: object, chance: number): Advice =>
      ({
        ...first,
        action: { ...first.action, kind, arguments: named },
        chance,
        towards: "2,4,6",
      }) as Advice;
    const two = [
      made("set-aside", { die: "white:2" }, 0.5),
      made("swap-die", { kind: "white", new_kind: "red" }, 0.7),
    ];
    expect(oddsOfDie(two, { kind: "white", face: "2" }, false, "2,4,6", act.view)?.chance).toBe(0.5);
    expect(oddsOfDie(two, { kind: "white", face: "swap" }, false, "2,4,6", act.view)?.chance).toBe(0.7);
    expect(oddsOfDie(two, { kind: "white", face: "3" }, false, "2,4,6", act.view)).toBeNull();
    expect(oddsOfDie(two, { kind: "white", face: "2" }, false, "6,6", act.view)).toBeNull();
  });

  it("never rounds a chance to certainty", () => {
    expect([0.0001, 0.256, 0.9999].map(chanceWords)).toEqual(["< 0.1%", "26%", "> 99.9%"]);
  });
});

describe("what is about to be decided", () => {
  it("is seen in the tray and on the die", () => {
    expect(faceForTray({ kind: "set-aside", arguments: { die: "green:7" } }, act.view)).toBe("7");
    expect(faceForTray({ kind: "return-die", arguments: { die: "green:7" } }, act.view)).toBe("");
    expect(faceForTray(null, act.view)).toBe("");
    expect(newFace({ kind: "adjust-die", arguments: { kind: "green", target: "itself", face: "5" } })).toBe(
      "5",
    );
    expect(newFace({ kind: "reroll-die", arguments: { kind: "green", target: "itself" } })).toBe("");
  });
});
