import { afterEach, describe, expect, it, vi } from "vitest";
import { preferences, timeToMove } from "./preferences.svelte";

describe("the time of a movement", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    preferences.speed = "calm";
  });
  it.each([
    ["calm", 600],
    ["quick", 240],
    ["instant", 0],
  ] as const)("follows the speed: %s", (speed, expected) => {
    preferences.speed = speed;
    expect(timeToMove(600)).toBe(expected);
  });

  it("is none where the system wishes for less motion", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") }));
    expect(timeToMove(600)).toBe(0);
  });
});
