import { render, screen } from "@testing-library/svelte";
import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../app/preferences.svelte";
import Replay from "./Replay.svelte";
import type { ReplayShown } from "./replay.svelte";

const step = { view: {}, happened: [], asked: [], over: null };
const replay = {
  game: "dash",
  names: ["Ada", "Bo"],
  seat: null,
  steps: Array(20).fill(step),
} as unknown as ReplayShown;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.speed = "calm";
});
const at = () => Number((screen.getByRole("slider") as HTMLInputElement).value);

test("it runs as fast as was chosen, and stops", async () => {
  preferences.speed = "calm";
  render(Replay, { replay, onseat: () => undefined });
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.advanceTimersByTimeAsync(4_900);
  const calm = at();
  expect(calm).toBeGreaterThan(0);
  preferences.speed = "instant";
  await vi.advanceTimersByTimeAsync(4_900);
  expect(at() - calm).toBeGreaterThan(2 * calm);
  await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  const stopped = at();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at()).toBe(stopped);
});

test("a game that this client cannot draw is told in words", async () => {
  vi.useRealTimers();
  render(Replay, { replay, onseat: () => undefined });
  expect(await screen.findByText("This game can't be drawn here.")).toBeTruthy();
});

test("what happened can be scrolled by keys where it is long", () => {
  render(Replay, { replay, onseat: () => undefined });
  expect(screen.getByRole("status", { name: "What happened so far" }).tabIndex).toBe(0);
});

test("it begins where there is something to see, and the start can be reached", async () => {
  vi.useRealTimers();
  const steps = replay.steps.map((each, index) => (index > 2 ? { ...each, asked: [0] } : each));
  render(Replay, { replay: { ...replay, steps }, onseat: () => undefined });
  expect(at()).toBe(3);
  await fireEvent.click(screen.getByRole("button", { name: "Back to the start" }));
  expect(at()).toBe(0);
});
