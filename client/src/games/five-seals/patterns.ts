/**
 * The patterns of the elements as lines within a shape. They are lines and no patterns of the page, because those are
 * redrawn whenever a window opens over the page.
 */
import type { Element } from "./glyphs";
import { ring, type Point } from "./geometry";

type Within = (point: Point) => boolean;

const REACH = 5;
const STEP = 0.25;
const round = (value: number) => Math.round(value * 100) / 100;
const from = (least: number, step: number) =>
  Array.from({ length: Math.floor((2 * REACH) / step) + 1 }, (_, index) => least + index * step);

/** Those parts of a line that lie within. */
function along(height: (x: number) => number, within: Within): string {
  let isOn = false;
  let path = "";
  for (const x of from(-REACH, STEP)) {
    const point = { x: round(x), y: round(height(x)) };
    if (within(point)) path += `${isOn ? "L" : "M"}${point.x},${point.y}`;
    isOn = within(point);
  }
  return path;
}

const rows = (step: number, height: (x: number) => number, within: Within) =>
  from(-2 * REACH, step)
    .concat(from(0, step))
    .map((row) => along((x) => row + height(x), within))
    .join("");

const grid = (step: number): Point[] =>
  from(-REACH, step).flatMap((x) => from(-REACH, step).map((y) => ({ x, y })));

const PATTERNS: Record<Element, (within: Within) => string> = {
  fire: (within) => rows(3, (x) => Math.abs(((x + 20) % 4) - 2) * 0.9, within),
  water: (within) => rows(2.4, (x) => 0.5 * Math.sin((x * Math.PI) / 2), within),
  air: (within) =>
    grid(2.4)
      .filter(within)
      .map(({ x, y }) => `M${round(x)},${round(y)}h0`)
      .join(""),
  earth: (within) => rows(2.4, (x) => x, within) + rows(2.4, (x) => -x, within),
  mind: (within) =>
    grid(4)
      .filter(({ x, y }) => within({ x: x * 1.2, y: y * 1.2 }))
      .map(({ x, y }) => ring(x, y, 1.3))
      .join(""),
};

const drawPatterns = (within: Within) =>
  Object.fromEntries(Object.entries(PATTERNS).map(([name, pattern]) => [name, pattern(within)])) as Record<
    Element,
    string
  >;

/** On a disc of wax, and on the half of a scroll. */
export const ON_DISC = drawPatterns(({ x, y }) => Math.hypot(x, y) < 4.6);
export const ON_BAND = drawPatterns(({ x, y }) => x > 0 && x < 3.7 && Math.abs(y) < 3.5);
