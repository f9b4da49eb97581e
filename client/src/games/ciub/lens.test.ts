import { describe, expect, it } from "vitest";
import type { AdviceShown } from "../../generated/messages";
import act from "./fixtures/act.json";
import { aimOf, comingTo, lensOfCard, lensOfDie, turnedTo } from "./lens";
import { chanceWords } from "./names";

const advice = act.advice as unknown as AdviceShown[];
const first = advice.find((each) => each.towards && each.chance) as AdviceShown;

describe("advice on the table", () => {
  it("shows the best chance of a card, whatever die it begins with", () => {
    const chances = advice.filter((each) => each.towards === first.towards).map((each) => each.chance ?? 0);
    expect(lensOfCard(advice, first.towards)?.chance).toBe(Math.max(...chances));
    expect(lensOfCard(advice, "opus")).toBeNull();
    expect(lensOfCard(null, first.towards)).toBeNull();
  });

  it("is for the marked card if there is advice for it", () => {
    expect(aimOf(advice, first.towards)).toBe(first.towards);
    expect(aimOf(advice, "opus")).not.toBe("opus");
    expect(aimOf(null, first.towards)).toBe("");
  });

  it("finds the die that an action begins with", () => {
    const made = (kind: string, named: object, chance: number): AdviceShown =>
      ({
        ...first,
        action: { ...first.action, kind, arguments: named },
        chance,
        towards: "2,4,6",
      }) as AdviceShown;
    const two = [
      made("set-aside", { die: "white:2" }, 0.5),
      made("swap-die", { kind: "white", new_kind: "red" }, 0.7),
    ];
    expect(lensOfDie(two, { kind: "white", face: "2" }, false, "2,4,6")?.chance).toBe(0.5);
    expect(lensOfDie(two, { kind: "white", face: "swap" }, false, "2,4,6")?.chance).toBe(0.7);
    expect(lensOfDie(two, { kind: "white", face: "3" }, false, "2,4,6")).toBeNull();
    expect(lensOfDie(two, { kind: "white", face: "2" }, false, "6,6")).toBeNull();
  });

  it("never rounds a chance to certainty", () => {
    expect([0.0001, 0.256, 0.9999].map(chanceWords)).toEqual(["< 0.1%", "26%", "> 99.9%"]);
  });
});

describe("what is about to be decided", () => {
  it("is seen in the tray and on the die", () => {
    expect(comingTo({ kind: "set-aside", arguments: { die: "green:7" } })).toBe("7");
    expect(comingTo({ kind: "return-die", arguments: { die: "green:7" } })).toBe("");
    expect(comingTo(null)).toBe("");
    expect(turnedTo({ kind: "adjust-die", arguments: { face: "5" } })).toBe("5");
    expect(turnedTo({ kind: "reroll-die", arguments: {} })).toBe("");
  });
});
