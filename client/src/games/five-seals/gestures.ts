/** Fingers, wheel and keys on the dungeon: what they ask of the camera, and where a tap went. */
import type { Point } from "./geometry";

export interface Gestures {
  /** Nearer by this factor, at a point given from the middle of the box. */
  zoom(factor: number, at: Point): void;
  pan(by: Point): void;
  /** A tap, a click, or a key on an element of the board. `element`: what was hit. */
  tap(at: Point, element: Element, byKey: boolean): void;
  /** While it is moved; then finer things may rest. */
  moving(now: boolean): void;
}

const SLACK = 7; // a finger is never quite still
const DOUBLE_TAP = 320;

export function gestures(box: HTMLElement, on: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;
  let swallow = false;
  let last = { time: 0, x: 0, y: 0 };
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fromMiddle = (x: number, y: number): Point => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => on.moving(false), 160);
  };

  function down(event: PointerEvent) {
    if (event.button > 0) return;
    if (!fingers.size) {
      dragging = false;
      swallow = false;
      start = { x: event.clientX, y: event.clientY };
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging) {
      if (fingers.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      dragging = true;
      swallow = true;
      // Taken only now: a captured pointer would click the box instead of what is under it.
      for (const id of fingers.keys()) box.setPointerCapture?.(id);
      on.moving(true);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) return on.pan({ x: now.x - before.x, y: now.y - before.y });
    const apart = (one: Point) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
    on.zoom(apart(now) / apart(before), fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2));
    on.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    if (fingers.size) return;
    start = null;
    if (dragging) rest();
    else if (event.type === "pointerup") tapTwice(event);
  }

  function tapTwice(event: PointerEvent) {
    const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < 30;
    if (near && event.timeStamp - last.time < DOUBLE_TAP) {
      swallow = true; // the second tap is no second choice
      last.time = 0;
      on.zoom(2, fromMiddle(event.clientX, event.clientY));
    } else last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function click(event: MouseEvent) {
    if (swallow) {
      swallow = false;
      event.stopPropagation();
      return;
    }
    if (event.target instanceof Element)
      on.tap(fromMiddle(event.clientX, event.clientY), event.target, event.detail === 0);
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    on.moving(true);
    on.zoom(
      Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
      fromMiddle(event.clientX, event.clientY),
    );
    rest();
  }

  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", move);
  box.addEventListener("pointerup", up);
  box.addEventListener("pointercancel", up);
  box.addEventListener("click", click);
  box.addEventListener("wheel", wheel, { passive: false });
  return () => {
    clearTimeout(resting);
    box.removeEventListener("pointerdown", down);
    box.removeEventListener("pointermove", move);
    box.removeEventListener("pointerup", up);
    box.removeEventListener("pointercancel", up);
    box.removeEventListener("click", click);
    box.removeEventListener("wheel", wheel);
  };
}
