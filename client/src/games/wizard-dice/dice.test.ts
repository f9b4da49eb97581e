import { describe, expect, it } from "vitest";
import { EMPTY_TRAY, follow, land, lift, settle } from "./dice";
import type { Event } from "./types";

const event = (kind: Event["kind"], told: object) => ({ kind, arguments: told, text: { key: "x" } }) as Event;
const rolled = (...faces: string[]) => event("rolled", { rolled: faces });
const FIRST = ["blue", "blue", "green", "red", "red", "wizard", "jester"];
const first = follow(EMPTY_TRAY, FIRST, [rolled(...FIRST)]);

describe("dice on the table", () => {
  it("fall into the seven places and tumble", () => {
    expect(first.places).toEqual(FIRST);
    expect(first.tumbling).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(first.landed).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it("stay where they are when they are kept", () => {
    const events = [
      event("rerolls", { rerolled: ["green", "red", "jester"] }),
      rolled("blue", "blue", "yellow"),
    ];
    const dice = ["blue", "blue", "blue", "blue", "red", "yellow", "wizard"];
    const next = follow(first, dice, events);
    for (const kept of [0, 1, 3, 5]) {
      expect(next.places[kept]).toBe(FIRST[kept]);
      expect(next.landed[kept]).toBe(1);
    }
    expect(next.places).toEqual(["blue", "blue", "blue", "red", "blue", "wizard", "yellow"]);
    expect(next.tumbling).toEqual([2, 4, 6]);
    expect(next.landed).toEqual([1, 1, 2, 1, 2, 1, 2]);
  });

  it("are taken from the places that were tapped", () => {
    expect(lift(FIRST, ["blue", "red"], [3, 0])).toEqual([
      null,
      "blue",
      "green",
      null,
      "red",
      "wizard",
      "jester",
    ]);
    const events = [event("rerolls", { rerolled: ["red"] }), rolled("red")];
    expect(follow(first, FIRST, events, [3]).tumbling).toEqual([3]);
    expect(follow(first, FIRST, events, []).tumbling).toEqual([4]);
  });

  it("lie still where only the kept ones are seen", () => {
    const kept = ["blue", "blue", "wizard"];
    const between = follow(first, kept, [event("rerolls", { rerolled: ["green", "red", "red", "jester"] })]);
    expect(between.places).toEqual(["blue", "blue", null, null, null, "wizard", null]);
    const dice = ["blue", "blue", "red", "red", "red", "red", "wizard"];
    const after = follow(between, dice, [rolled("red", "red", "red", "red")]);
    expect(after.tumbling).toEqual([2, 3, 4, 6]);
  });

  it("are found without knowing what happened", () => {
    expect(settle(EMPTY_TRAY.places, FIRST)).toEqual(FIRST);
    const other = ["blue", "green", "green", "red", "red", "wizard", "jester"];
    expect(settle(FIRST, other)).toEqual(["blue", "green", "green", "red", "red", "wizard", "jester"]);
    expect(follow(first, other, []).tumbling).toEqual([]);
    expect(follow(first, [], []).places).toEqual(EMPTY_TRAY.places);
  });

  it("of a round that is over can still be looked at", () => {
    const events = [
      event("rerolls", { rerolled: ["jester"] }),
      rolled("blue"),
      event("scored", {}),
      event("round-begins", {}),
    ];
    const after = follow(first, [], events);
    expect(after.past).toBe(true);
    expect(after.places).toEqual(["blue", "blue", "green", "red", "red", "wizard", "blue"]);
    expect(after.tumbling).toEqual([6]);
    const next = follow(after, FIRST, [rolled(...FIRST)]);
    expect(next.past).toBe(false);
    expect(next.places).toEqual(FIRST);
    expect(next.tumbling).toHaveLength(7);
  });

  it("are rolled again where a card rolls at once", () => {
    const after = follow(first, FIRST, [event("round-begins", {}), rolled(...FIRST)]);
    expect(after.past).toBe(false);
    expect(after.tumbling).toHaveLength(7);
  });

  it("that were turned lie where they were tapped", () => {
    const turned = follow(
      EMPTY_TRAY,
      ["red", "wizard"],
      [event("dice-turned", { faces: ["red", "wizard"] })],
      [2, 5],
    );
    expect(turned.places[2]).toBe("red");
    expect(turned.places[5]).toBe("wizard");
    expect(turned.tumbling).toEqual([]);
    const rest = follow(turned, [...FIRST.slice(0, 5), "red", "wizard"], [rolled(...FIRST.slice(0, 5))]);
    expect(rest.tumbling).toEqual([0, 1, 3, 4, 6]);
    expect(rest.places[2]).toBe("red");
  });

  it("never land on one another", () => {
    expect(land(FIRST, ["red"])).toEqual({ places: FIRST, at: [] });
  });
});
