import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { EMBLEMS } from "./emblems";
import { fixture } from "./fixtures/play.svelte";
import { advisedReroll, oddsIn } from "./advice";
import OddsBadge from "./OddsBadge.svelte";
import type { Advice } from "./types";

const { legal } = fixture("seer-rolls-on");
const advice: Advice[] = legal.slice(0, 3).map((action, number) => ({
  action,
  proposed: number === 1,
  worth: number / 4,
  chance: number === 2 ? null : 0.256,
  at_least: false,
  alike: 0,
  towards: "",
}));

describe("the odds", () => {
  it("finds what belongs to an action", () => {
    const second = legal[1];
    expect(oddsIn(advice)(second?.kind ?? "leave", second?.arguments)).toEqual({
      chance: 0.256,
      worth: 0.25,
      advised: true,
    });
    expect(oddsIn(advice)(legal[2]?.kind ?? "leave", legal[2]?.arguments)?.chance).toBeNull();
    expect(oddsIn(advice)("predict", { number: 1 })).toBeNull();
    expect(oddsIn(null)("leave")).toBeNull();
  });

  it("is empty where nothing was worked out", () => {
    const { container } = render(OddsBadge, { odds: { chance: null, worth: null, advised: false } });
    expect(container.textContent.trim()).toBe("");
  });

  it("knows the dice that a bot would roll again", () => {
    expect(legal[1]?.kind).toBe("reroll");
    expect(advisedReroll(advice)).toEqual((legal[1]?.arguments as { faces: string[] }).faces);
    expect(advisedReroll(null)).toBeNull();
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
