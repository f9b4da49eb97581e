import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../app/preferences.svelte";
import { Frames, timeFor, type Frame } from "./frames.svelte";

const event = { kind: "rolled", arguments: {}, text: { key: "nothing" } };
const frame = (version: number, events = 1): Frame => ({
  game: { version } as Frame["game"],
  happened: Array.from({ length: events }, () => event),
  log: [],
});

describe("frames", () => {
  let frames: Frames;
  const shown = () => frames.shown?.game.version;

  beforeEach(() => {
    vi.useFakeTimers();
    preferences.speed = "calm";
    frames = new Frames();
  });
  afterEach(() => vi.useRealTimers());

  it("shows one after the other, each for its time", async () => {
    for (const version of [1, 2, 3]) frames.add(frame(version));
    expect([shown(), frames.behind, frames.isAtRest]).toEqual([1, 2, false]);
    await vi.advanceTimersByTimeAsync(timeFor(frame(1), "calm") + 5);
    expect([shown(), frames.behind]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(timeFor(frame(2), "calm") + 5);
    expect([shown(), frames.behind, frames.isAtRest]).toEqual([3, 0, false]);
    await vi.advanceTimersByTimeAsync(timeFor(frame(3), "calm") + 5);
    expect(frames.isAtRest).toBe(true);
  });

  it("does not wait at the speed of an instant", () => {
    preferences.speed = "instant";
    for (const version of [1, 2, 3]) frames.add(frame(version));
    expect([shown(), frames.behind, frames.isAtRest]).toEqual([3, 0, true]);
  });

  it("does not wait for a frame in which nothing happened", () => {
    frames.add(frame(1, 0));
    frames.add(frame(2, 0));
    expect(shown()).toBe(2);
  });

  it("shows at once what comes of a decision, however new what led to it is", async () => {
    frames.add(frame(1));
    frames.release();
    frames.add(frame(2));
    frames.add(frame(3));
    expect([shown(), frames.behind]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(timeFor(frame(2), "calm") + 5);
    expect(shown()).toBe(3);
  });

  it("catches up without playing what was missed", () => {
    for (const version of [1, 2, 3]) frames.add(frame(version));
    const before = frames.moment;
    frames.catchUp();
    expect([shown(), frames.behind, frames.isAtRest]).toEqual([3, 0, true]);
    expect(frames.shown?.happened).toEqual([]);
    expect(frames.moment).toBe(before + 1);
  });

  it("forgets what waits when it starts over", async () => {
    for (const version of [1, 2, 3]) frames.add(frame(version));
    frames.reset(frame(9, 0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown()).toBe(9);
  });

  it("never takes more than a second and a half for one decision", () => {
    expect(timeFor(frame(1, 40), "calm")).toBe(1_500);
    expect(timeFor(frame(1, 40), "quick")).toBeLessThan(700);
  });
});
