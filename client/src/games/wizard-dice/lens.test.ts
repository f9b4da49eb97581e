import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { AdviceShown } from "../../generated/messages";
import { EMBLEMS } from "./emblems";
import { fixture } from "./fixtures/play.svelte";
import { advisedReroll, isProposed, lensOf } from "./lens";
import OddsBadge from "./OddsBadge.svelte";

const { legal } = fixture("seer-rolls-on");
const advice: AdviceShown[] = legal.slice(0, 3).map((action, number) => ({
  action,
  proposed: number === 1,
  worth: number / 4,
  chance: number === 2 ? null : 0.256,
  at_least: false,
  alike: 0,
  towards: "",
}));

describe("the odds lens", () => {
  it("finds what belongs to an action", () => {
    const second = legal[1];
    expect(lensOf(advice)(second?.kind ?? "", second?.arguments)).toEqual({
      chance: "26",
      worth: 0.25,
      best: true,
    });
    expect(lensOf(advice)(legal[2]?.kind ?? "", legal[2]?.arguments)?.chance).toBeNull();
    expect(lensOf(advice)("predict", { number: 1 })).toBeNull();
    expect(lensOf(null)("leave")).toBeNull();
  });

  it("is empty where nothing was worked out", () => {
    const { container } = render(OddsBadge, { odds: { chance: null, worth: null, best: false } });
    expect(container.textContent.trim()).toBe("");
  });

  it("knows the dice that a bot would roll again", () => {
    expect(legal[1]?.kind).toBe("reroll");
    expect(advisedReroll(advice)).toEqual((legal[1]?.arguments as { faces: string[] }).faces);
    expect(advisedReroll(null)).toBeNull();
  });

  it("tells a proposed action by its arguments", () => {
    const proposed = { kind: "predict", arguments: { number: 2, colour: "red" } };
    expect(isProposed(proposed, "predict", { number: 2, colour: "red" })).toBe(true);
    expect(isProposed(proposed, "predict", { number: 3, colour: "red" })).toBe(false);
    expect(isProposed(null, "predict")).toBe(false);
  });
});

describe("the magic cards", () => {
  it("have an emblem each", () => {
    const { view } = fixture("turn");
    const cards = [...view.pile, view.card ?? ""];
    for (const card of cards) expect(EMBLEMS[card], card).toBeDefined();
    expect(Object.keys(EMBLEMS)).toHaveLength(10);
  });
});
