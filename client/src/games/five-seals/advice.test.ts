import { describe, expect, it } from "vitest";
import {
  advisedDraft,
  advisedScroll,
  advisedSpace,
  isAdvised,
  isColourAdvised,
  isDieAdvised,
} from "./advice";
import { scene } from "./fixtures/scenes.svelte";
import type { Action, Advice, Choice } from "./types";

const { view, seat } = scene("two", "turn");
/** What the bot would do comes second. */
function advising(choice: Choice): Advice[] {
  const actions = [{ kind: "end-round", arguments: {} }, choice] satisfies Choice[];
  return actions.map((each, code) => ({
    action: { ...each, code, text: { key: "app-close" }, rule: "" } as Action,
    proposed: code === 1,
    worth: null,
    chance: null,
    at_least: false,
    alike: 0,
    towards: "",
  }));
}

describe("advice on the table", () => {
  it("is on the action that the bot would choose, and on its space", () => {
    const advice = advising({ kind: "choose-space", arguments: { space: 9 } });
    expect(advice.map(({ action }) => isAdvised(advice, action))).toEqual([false, true]);
    expect(advisedSpace(advice, view, seat)).toBe(9);
    expect(advisedScroll(advice)).toBeNull();
  });

  it("is on the scroll", () => {
    expect(advisedScroll(advising({ kind: "cast", arguments: { scroll: "growth-air" } }))).toBe("growth-air");
  });

  it("is on the dice to choose, but not on those to break a seal with", () => {
    const dice = { colour: "fire", dice: [2, 5] };
    const several = advising({ kind: "choose-dice", arguments: dice });
    const one = advising({ kind: "choose-die", arguments: { colour: "fire", value: 5 } });
    const seal = advising({ kind: "break-seal", arguments: { space: 9, ...dice } });
    expect([several, one, seal].map((each) => isDieAdvised(each, { colour: "fire", value: 2 }))).toEqual([
      true,
      false,
      false,
    ]);
    expect([several, one].map((each) => isDieAdvised(each, { colour: "fire", value: 5 }))).toEqual([
      true,
      true,
    ]);
    expect(isDieAdvised(several, { colour: "air", value: 5 })).toBe(false);
  });

  it("is on the colours to take or to choose", () => {
    const draft = advising({ kind: "take-dice", arguments: { colours: ["air", "fire", "fire"] } });
    const colour = advising({ kind: "choose-colour", arguments: { colour: "fire" } });
    expect([draft, colour].map(advisedDraft)).toEqual([["air", "fire", "fire"], null]);
    expect([draft, colour].map((each) => isColourAdvised(each, "fire"))).toEqual([true, true]);
    expect([draft, colour].map((each) => isColourAdvised(each, "air"))).toEqual([true, false]);
  });

  it("is nowhere before it was asked for", () => {
    expect(isAdvised(null, { kind: "end-round", arguments: {} })).toBe(false);
    expect([advisedSpace(null, view, seat), advisedScroll(null), advisedDraft(null)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(isColourAdvised(null, "fire")).toBe(false);
  });
});
