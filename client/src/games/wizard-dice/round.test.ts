import { describe, expect, it } from "vitest";
import { fixture } from "./fixtures/play.svelte";
import { freshMarks, markOf, NO_MEMORY, remember, seatsFromSeer, statusOf } from "./round";
import type { Event } from "./types";

describe("the round", () => {
  it("goes clockwise from the Seer", () => {
    const { view } = fixture("prediction");
    expect(seatsFromSeer({ ...view, seer: 2 })).toEqual([2, 0, 1]);
  });

  it("says what everybody is doing", () => {
    const { view, seat } = fixture("prediction");
    expect(statusOf(view, seat)).toBe("predicts");
    const secret = fixture("revising");
    expect(statusOf(secret.view, secret.seat)).toBe("written");
    expect(statusOf(secret.view, secret.view.seer)).toBe("in");
    const rolling = fixture("leaving").view;
    for (const each of [0, 1, 2])
      expect(statusOf(rolling, each)).toBe(rolling.still_in.includes(each) ? "in" : "scored");
  });

  it("knows who has to sit out", () => {
    const { view } = fixture("leaving");
    const without = { ...view, predictions: [null, ...view.predictions.slice(1)], still_in: [1, 2] };
    expect(statusOf(without, 0)).toBe("out");
    const later = {
      ...fixture("prediction").view,
      seer: 0,
      waiting_for: [2],
      predictions: [null, null, null],
    };
    expect([0, 1, 2].map((seat) => statusOf(later, seat))).toEqual(["out", "out", "predicts"]);
    expect(statusOf({ ...later, waiting_for: [0] }, 2)).toBe("to-come");
  });

  it("has a mark for whoever has scored", () => {
    const { view } = fixture("scoring");
    for (const seat of [0, 1, 2]) expect(Boolean(markOf(view, seat))).toBe(statusOf(view, seat) === "scored");
  });

  it("remembers what was scored before the next one began", () => {
    const { happened } = fixture("next-round");
    const scored = happened.filter(({ kind }) => kind === "scored");
    expect(scored.length).toBeGreaterThan(0);
    const { before, now } = remember(NO_MEMORY, happened);
    for (const { arguments: told } of scored) {
      const { seat, mark } = told as { seat: number; mark: string };
      expect(before[seat]?.mark).toBe(mark);
    }
    expect(now).toEqual({});
  });

  it("points at what was just written", () => {
    const event = (kind: Event["kind"], told: object) =>
      ({ kind, arguments: told, text: { key: "x" } }) as Event;
    expect(
      freshMarks([
        event("jester-score", { seat: 1, jesters: 2 }),
        event("scored", { seat: 1, number: 3, colour: "green", mark: "0" }),
        event("rolled", {}),
      ]),
    ).toEqual([
      { seat: 1, box: -1, jesters: 2 },
      { seat: 1, box: 7, jesters: 0 },
    ]);
  });
});
