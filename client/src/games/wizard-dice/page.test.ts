import { describe, expect, it } from "vitest";
import { fixture } from "./fixtures/play.svelte";
import { BOXES, boxIndex, predictionOf, markText } from "./page";

describe("a page", () => {
  it("has its boxes colour by colour", () => {
    expect(BOXES).toHaveLength(20);
    expect(BOXES[7]).toEqual({ number: 3, colour: "green" });
    expect(BOXES.map(boxIndex)).toEqual([...BOXES.keys()]);
  });

  it("is written on with a minus", () => {
    expect(["X", "XX", "0", "3"].map(markText)).toEqual(["X", "XX", "0", "−3"]);
  });

  it("tells only its owner of a secret prediction", () => {
    const { view, seat } = fixture("revising");
    expect(predictionOf(view, seat)).toEqual(view.secret_prediction);
    expect(view.secret_prediction).not.toBeNull();
    const others = [0, 1, 2].filter((each) => each !== seat && each !== view.seer);
    for (const other of others) expect(predictionOf(view, other)).toBeNull();
  });
});
