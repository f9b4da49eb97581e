/** A table for tests: what a fixture shows, and what was asked of it. */
import { vi } from "vitest";
import type { CiubPlay, View } from "./types";

interface Fixture {
  view: unknown;
  legal: unknown;
  happened: unknown;
  advice: unknown;
  seat: number;
  names: string[];
}

export function playOf(fixture: Fixture, changes: Partial<CiubPlay> = {}) {
  const view = fixture.view as View;
  const play = {
    view,
    seat: fixture.seat,
    names: fixture.names,
    asked: view.waiting_for,
    legal: fixture.legal as CiubPlay["legal"],
    happened: [],
    moment: 1,
    over: null,
    proposed: null,
    advice: null,
    time: () => 0,
    propose: vi.fn<CiubPlay["propose"]>(),
    decide: vi.fn<CiubPlay["decide"]>(),
    attempt: vi.fn<CiubPlay["attempt"]>(),
    explain: vi.fn<CiubPlay["explain"]>(),
    ...changes,
  };
  return play satisfies CiubPlay;
}

/** What jsdom does not have: sizes to observe, dialogs to show. */
export function completePage(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
}
