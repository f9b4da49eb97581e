import { describe, expect, it } from "vitest";
import type { GameClient } from "../games";
import type { OverShown, SeatShown, TableShown } from "../generated/messages";
import { t } from "../text/locale.svelte";
import { headline, pointsOf, ranking } from "./ranking";

const seat = (resigned = false): SeatShown => ({ name: "Ada", resigned }) as SeatShown;

describe("the end", () => {
  const over = { places: [1, 2], points: [30, 20], reason: { key: "app-close" } } as OverShown;
  it("ranks by the places of the table, where whoever resigned comes last", () => {
    const table = { seats: [seat(true), seat()], places: [2, 1] } as unknown as TableShown;
    expect(ranking(table, over).map((each) => [each.seat, each.place, each.points])).toEqual([
      [1, 1, 20],
      [0, 2, 30],
    ]);
  });
  it("keeps shared places in the order of the seats", () => {
    const table = { seats: [seat(), seat()], places: [1, 1] } as unknown as TableShown;
    expect(ranking(table, null).map((each) => [each.seat, each.points])).toEqual([
      [0, null],
      [1, null],
    ]);
  });
});

describe("who has won", () => {
  const ranked = (...places: number[]) =>
    ranking({ seats: places.map(() => seat()), places } as unknown as TableShown, null);
  const names = ["Ada", "Bo", "Max"];
  it.each([
    [[2, 1], [0], "Bo wins"],
    [[2, 1], [1], "You win"],
    [[2, 1], [0, 1], "Bo wins"],
    [[2, 1], [], "Bo wins"],
    [[1, 1, 3], [0], "Ada and Bo share the win"],
  ])("%o seen by %o is said as: %s", (places, own, expected) =>
    expect(headline(ranked(...places), names, own)).toBe(expected),
  );
  it("is left open where nobody knows", () => expect(headline([], names, [0])).toBe("The game is over"));
});

describe("points", () => {
  const client = { points: (view: number[], at: number) => view[at] ?? null } as unknown as GameClient;
  it("are those of the end, else those of the view, else none", () => {
    const over = { points: [7, 8] } as OverShown;
    expect(pointsOf({ over, view: [1, 0] }, client, 1)).toBe(8);
    expect(pointsOf({ over: null, view: [1, 0] }, client, 1)).toBe(0);
    expect(pointsOf({ over: null, view: [1, 0] }, client, 2)).toBeNull();
    expect(pointsOf({ over: null, view: undefined }, client, 0)).toBeNull();
    expect(pointsOf({ over: null, view: [1] }, null, 0)).toBeNull();
  });
  it.each(["at-end-points", "ciub-points", "five-seals-points", "wizard-dice-points"])(
    "below zero have their number and a minus: %s",
    (key) => {
      expect(t(key, { points: -1 })).toBe("−1 point");
      expect(t(key, { points: 1 })).toBe("1 point");
      expect(t(key, { points: -12 })).toBe("−12 points");
    },
  );
});
