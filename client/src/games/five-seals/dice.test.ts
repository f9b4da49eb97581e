import { describe, expect, it } from "vitest";
import { diceOf, settle, slotsFor, type Die } from "./dice";

const die = (text: string): Die => {
  const [colour = "", value] = text.split(" ");
  return { colour, value: Number(value) };
};
const slots = (...texts: string[]) => settle([], texts.map(die));
const shown = (made: ReturnType<typeof settle>) =>
  made.map((slot) => (slot.die ? `${slot.die.colour} ${slot.die.value}` : "-"));

describe("dice keep their places", () => {
  it("as they are listed first", () => {
    expect(diceOf([[2, 5], [], [1], []]).map(({ colour }) => colour)).toEqual(["fire", "fire", "air"]);
  });

  it("when one is spent", () => {
    const after = settle(slots("fire 2", "fire 5", "air 1"), [die("fire 5"), die("air 1")]);
    expect(shown(after)).toEqual(["-", "fire 5", "air 1"]);
  });

  it("when one is turned, and when one changes its colour", () => {
    const turned = settle(slots("fire 2", "fire 5"), [die("fire 4"), die("fire 5")]);
    expect(shown(turned)).toEqual(["fire 4", "fire 5"]);
    const changed = settle(slots("fire 2", "air 1"), [die("air 1"), die("earth 2")]);
    expect(shown(changed)).toEqual(["earth 2", "air 1"]);
  });

  it("when one comes: first into a gap, then at the end", () => {
    const gap = settle(slots("fire 2", "fire 5"), [die("fire 5")]);
    expect(shown(settle(gap, [die("fire 5"), die("water 6")]))).toEqual(["water 6", "fire 5"]);
    const more = settle(slots("fire 2"), [die("fire 2"), die("fire 2")]);
    expect(shown(more)).toEqual(["fire 2", "fire 2"]);
    expect(new Set(more.map(({ key }) => key)).size).toBe(2);
  });

  it("until they are rolled again", () => {
    const empty = settle(slots("fire 2"), []);
    expect(empty).toEqual([]);
    expect(shown(settle(empty, [die("air 3"), die("air 4")]))).toEqual(["air 3", "air 4"]);
  });
});

describe("sets of dice", () => {
  it("are found in the hand, equal ones once each", () => {
    const hand = slots("fire 2", "fire 2", "water 2", "fire 6");
    expect([...slotsFor(hand, "fire", [2, 2])]).toEqual([0, 1]);
    expect([...slotsFor(hand, "fire", [6])]).toEqual([3]);
    expect([...slotsFor(hand, "air", [2])]).toEqual([]);
  });
});
