import { describe, expect, it } from "vitest";
import { contains, placesOf, stay } from "./identical-dice";

describe("dice that look alike", () => {
  it("are counted", () => {
    expect(contains([2, 2, 5], [2, 5])).toBe(true);
    expect(contains([2, 5], [2, 2])).toBe(false);
  });

  it("are found once each, wherever they lie", () => {
    expect(placesOf(["red", "blue", "red", null], ["red", "red", "blue"])).toEqual([0, 2, 1]);
    expect(placesOf(["red"], ["green"])).toEqual([]);
    const die = (value: number) => ({ value });
    expect(placesOf([die(1), die(2)], [die(2)], (one, other) => one.value === other.value)).toEqual([1]);
  });

  it("stay where they are: the same ones first, then those that may be the same", () => {
    const isSame = (one: string, other: string) => one === other;
    const isOfOneColour = (one: string, other: string) => one[0] === other[0];
    const before = ["r1", null, "r2", "b1"];
    expect(stay(before, ["r2", "r3", "g1"], [isSame, isOfOneColour])).toEqual({
      at: ["r3", null, "r2", null],
      left: ["g1"],
    });
  });
});
