import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { longPress } from "./long-press";

const button = document.createElement("button");
const ask = vi.fn();
const tapped = vi.fn();
longPress(ask)(button);
button.addEventListener("click", tapped);

function pointer(kind: string, pointerType: string): void {
  button.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { pointerType }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("asks after a long press, and the tap that ends it does nothing", () => {
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(600);
  pointer("pointerup", "touch");
  button.click();
  expect(ask).toHaveBeenCalledOnce();
  expect(tapped).not.toHaveBeenCalled();
  button.click();
  expect(tapped).toHaveBeenCalledOnce();
});

it("lets a short press be a tap", () => {
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(200);
  pointer("pointerup", "touch");
  button.click();
  vi.advanceTimersByTime(600);
  expect(ask).not.toHaveBeenCalled();
  expect(tapped).toHaveBeenCalledOnce();
});

it("asks once on a right click, also where a long press makes one", () => {
  button.dispatchEvent(new Event("contextmenu"));
  expect(ask).toHaveBeenCalledOnce();
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(600);
  button.dispatchEvent(new Event("contextmenu"));
  expect(ask).toHaveBeenCalledTimes(2);
});
