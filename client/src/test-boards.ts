/** For tests of whole boards: what jsdom lacks, time enough, and nothing may be written on the console. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { preferences } from "./app/preferences.svelte";

/** Called once in a file. */
export function drawBoards(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  vi.setConfig({ testTimeout: 30_000 }); // machines do other things too
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    preferences.confirm = true;
    vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words.join(" ")));
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
    vi.restoreAllMocks();
  });
}
