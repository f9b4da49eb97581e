import { describe, expect, it } from "vitest";
import type { AdviceShown } from "../generated/messages";
import { bestOf, figures } from "./hints";

describe("hints", () => {
  const advice = (code: number, proposed: boolean, chance: number | null = null): AdviceShown =>
    ({
      action: { code },
      proposed,
      chance,
      worth: null,
      at_least: false,
      alike: 0,
      towards: "",
    }) as AdviceShown;

  it("begin with what the bot would do", () => {
    const found = bestOf([advice(1, false), advice(2, true), advice(3, false)], 2);
    expect(found.map((each) => each.action.code)).toEqual([2, 1]);
  });

  it("say a chance and a worth, and neither if nobody has worked them out", () => {
    expect(figures(advice(1, true))).toBe("");
    expect(figures({ ...advice(1, true, 0.5), worth: 2.44 })).toBe("50 % · 2.4 points");
    expect(figures({ ...advice(1, true, 0.5), at_least: true })).toBe("at least 50 %");
  });
});
