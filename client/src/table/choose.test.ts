import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choose, DOUBLE_CLICK, proposeFirst } from "./choose";
import { isSameChoice, type Choice, type Play } from "./play";

const stay: Choice = { kind: "stay", arguments: {} };
const leave: Choice = { kind: "leave", arguments: {} };

function made() {
  const play = {
    proposed: null as Choice | null,
    decide: vi.fn<(choice: Choice) => void>(),
    propose: (choice: Choice | null) => void (play.proposed = choice),
  };
  return play;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("proposes at the first tap and decides at the second", () => {
  const play = made();
  choose(play as unknown as Play, stay);
  expect(play.proposed).toBe(stay);
  vi.advanceTimersByTime(DOUBLE_CLICK);
  choose(play as unknown as Play, stay);
  expect(play.decide).toHaveBeenCalledWith(stay);
});

it("does not take a double click for two taps, whatever was tapped before", () => {
  const play = made();
  choose(play as unknown as Play, stay);
  vi.advanceTimersByTime(10 * DOUBLE_CLICK);
  choose(play as unknown as Play, leave);
  vi.advanceTimersByTime(DOUBLE_CLICK - 1);
  choose(play as unknown as Play, leave);
  expect(play.decide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  choose(play as unknown as Play, leave);
  expect(play.decide).toHaveBeenCalledWith(leave);
});

it("only proposes what is built up in steps, and a double click on it does not decide either", () => {
  const play = made();
  proposeFirst(play as unknown as Play, stay);
  vi.advanceTimersByTime(DOUBLE_CLICK);
  proposeFirst(play as unknown as Play, stay);
  choose(play as unknown as Play, stay);
  expect(play.decide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(DOUBLE_CLICK);
  choose(play as unknown as Play, stay);
  expect(play.decide).toHaveBeenCalledWith(stay);
});

it("tells choices by their kind and all their arguments", () => {
  const one: Choice = { kind: "reroll", arguments: { faces: ["red", "blue"], number: 2 } };
  expect(isSameChoice(one, { kind: "reroll", arguments: { number: 2, faces: ["red", "blue"] } })).toBe(true);
  expect(isSameChoice(one, { kind: "reroll", arguments: { number: 2, faces: ["red"] } })).toBe(false);
  expect(isSameChoice(one, { kind: "reroll", arguments: { number: 2 } })).toBe(false);
  expect(isSameChoice({ kind: "reroll", arguments: { number: 2 } }, one)).toBe(false);
  expect(isSameChoice({ ...one, kind: "turn" }, one)).toBe(false);
  expect(isSameChoice(null, one)).toBe(false);
});
