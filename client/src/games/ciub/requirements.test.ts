import { describe, expect, it } from "vitest";
import { requirementOf } from "./requirements";
import cast from "./fixtures/cast.json";
import type { Asks, Progress, View } from "./types";

const view = cast.view as unknown as View;
const asksOf = (name: string) => view.cards.find((card) => card.name === name)?.asks as Asks;
const drawn = (name: string, progress: Progress | null = null, coming = "") =>
  requirementOf(asksOf(name), progress, coming).dice.map((die) => `${die.face}${die.there ? "!" : ""}`);

describe("the picture of a card", () => {
  it("is what it asks for as long as there is no tray", () => {
    expect(drawn("2,4,6")).toEqual(["2", "4", "6"]);
    expect(drawn("4=")).toEqual(["=", "=", "=", "="]);
    expect(drawn("20+")).toEqual([]);
    expect(requirementOf(asksOf("20+"))).toEqual({ dice: [], reached: 0, needed: 20, met: false });
    expect(requirementOf(asksOf("opus"))).toEqual({ dice: [], reached: 0, needed: 0, met: false });
  });

  it("shows how far the tray has come, as the server says", () => {
    const card = view.bottom.find((each) => each?.name === "5=");
    expect(drawn("5=", card?.progress)).toEqual(["3!", "3!", "3!", "3!", "3!"]);
    expect(requirementOf(asksOf("5="), card?.progress).met).toBe(true);
    const other = view.top.find((each) => each?.name === "27+");
    expect(requirementOf(asksOf("27+"), other?.progress)).toEqual({
      dice: [],
      reached: 15,
      needed: 27,
      met: false,
    });
  });

  it("shows what a die that is about to be set aside will do", () => {
    const progress: Progress = {
      dice: [
        { face: "2", there: true },
        { face: "4", there: false },
        { face: "6", there: false },
      ],
      reached: 1,
      met: false,
      steps: [
        { face: "4", reached: 2, met: false },
        { face: "6", reached: 2, met: false },
      ],
    };
    expect(drawn("2,4,6", progress, "6")).toEqual(["2!", "4", "6!"]);
    expect(requirementOf(asksOf("2,4,6"), progress, "6").reached).toBe(2);
    expect(drawn("2,4,6", progress, "2")).toEqual(["2!", "4", "6"]);
    const nothing = Array.from({ length: 4 }, () => ({ face: "=", there: false }));
    const steps = [{ face: "3", reached: 1, met: false }];
    expect(drawn("4=", { dice: nothing, reached: 0, met: false, steps }, "3")).toEqual(["3!", "=", "=", "="]);
  });
});
