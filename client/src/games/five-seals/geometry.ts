/** The dungeon as lines and points: how it is carved, and which way somebody walks through it. */
import type { Layout } from "../../generated/five-seals";

export interface Point {
  x: number;
  y: number;
}

/** Half the side of the square that is drawn, and the parts of the disc, in the units of the layout. */
export const HALF = 111;
export const DISC = 106;
export const CHAMBER = 20;
const SEGMENTS = 6;
const COURSE = 7;
const STONE = 13;
export const TINTS = 6;
export const SHADES = 3;

const round = (value: number) => Math.round(value * 10) / 10;

/** Clockwise from the top, as on a clock. */
export function at(distance: number, angle: number): Point {
  const turned = (angle * Math.PI) / 180;
  return { x: round(distance * Math.sin(turned)), y: round(-distance * Math.cos(turned)) };
}

/** A full circle as part of a path. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)},${round(y)}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`;

/** All stones of the masonry, as one path for each tint and shade: few elements, drawn once. */
export function masonry(): string[][] {
  const paths = Array.from({ length: TINTS }, () => Array.from({ length: SHADES }, () => ""));
  let inner = CHAMBER - 2;
  for (let course = 0; inner < DISC; course += 1) {
    const outer = Math.min(inner + COURSE, DISC);
    const number = Math.max(SEGMENTS, Math.round((Math.PI * (inner + outer)) / STONE / SEGMENTS) * SEGMENTS);
    const step = 360 / number;
    for (let index = 0; index < number; index += 1) {
      // Whole stones at the edges of a segment in every other course, as a mason would lay them.
      const start = 30 + (index + (course % 2) / 2) * step;
      const tint = Math.floor(((start + step / 2 + 30) % 360) / 60);
      const shade = ((course * 31 + index) * 7919) % SHADES;
      const row = paths[tint];
      if (row) row[shade] += stone(inner, outer, start, start + step);
    }
    inner = outer;
  }
  return paths;
}

function stone(inner: number, outer: number, start: number, end: number): string {
  const gap = 22 / outer;
  const [a, b] = [at(inner + 0.35, start + gap), at(outer - 0.35, start + gap)];
  const [c, d] = [at(outer - 0.35, end - gap), at(inner + 0.35, end - gap)];
  return (
    `M${a.x},${a.y}L${b.x},${b.y}A${round(outer)},${round(outer)} 0 0 1 ${c.x},${c.y}` +
    `L${d.x},${d.y}A${round(inner)},${round(inner)} 0 0 0 ${a.x},${a.y}`
  );
}

/** Where two segments meet. */
export function joints(): string {
  return Array.from({ length: SEGMENTS }, (_, index) => 30 + 60 * index)
    .map((angle) => [at(CHAMBER, angle), at(DISC, angle)] as const)
    .map(([one, other]) => `M${one.x},${one.y}L${other.x},${other.y}`)
    .join("");
}

/** Where everything lies, by its id. */
export function places(layout: Layout): Map<string, Point> {
  return new Map([...layout.rooms, ...layout.places].map(({ id, x, y }) => [id, { x, y }]));
}

/** All corridors in one path. */
export function corridors(layout: Layout): string {
  const where = places(layout);
  return layout.ways
    .map(([one, other]) => [where.get(one), where.get(other)] as const)
    .map(([one, other]) => (one && other ? `M${one.x},${one.y}L${other.x},${other.y}` : ""))
    .join("");
}

/** The floors that corridors lead to: a disc for every place and room. */
export function floors(layout: Layout): (Point & { radius: number })[] {
  const rooms = layout.rooms
    .filter((room) => room.kind !== "chamber")
    .map(({ x, y, kind }) => ({ x, y, radius: kind === "room" ? 5 : 3.2 }));
  const pads = layout.places
    .filter((place) => place.kind !== "start")
    .map(({ x, y }) => ({ x, y, radius: 4.6 }));
  return [...rooms, ...pads];
}

/** A star in the floor of the chamber. */
export function star(): string {
  const points = Array.from({ length: 5 }, (_, index) => at(16.4, 144 * index));
  return `M${points.map(({ x, y }) => `${x},${y}`).join("L")}Z`;
}

const DETOUR = 1000;

/**
 * The way somebody went from one space to another, as the points passed. It goes past what is open if it can; a
 * closed space costs a long detour, so that a leap is drawn across what was leapt over and nowhere else.
 */
export function wayBetween(
  layout: Layout,
  from: number,
  to: number,
  closed: (space: number) => boolean,
): Point[] {
  const where = places(layout);
  const start = layout.places[from - 1]?.id;
  const goal = layout.places[to - 1]?.id;
  if (!start || !goal || start === goal) return [];
  const shut = new Set(
    layout.places.filter(({ number, id }) => id !== goal && closed(number)).map(({ id }) => id),
  );
  const ways = neighbours(layout);
  const far = new Map<string, number>([[start, 0]]);
  const before = new Map<string, string>();
  const open = new Set([start]);
  while (open.size) {
    const here = [...open].reduce((one, other) =>
      (far.get(other) ?? Infinity) < (far.get(one) ?? Infinity) ? other : one,
    );
    if (here === goal) break;
    open.delete(here);
    for (const next of ways.get(here) ?? []) {
      const cost =
        (far.get(here) ?? 0) + distance(where.get(here), where.get(next)) + (shut.has(next) ? DETOUR : 0);
      if (cost < (far.get(next) ?? Infinity)) {
        far.set(next, cost);
        before.set(next, here);
        open.add(next);
      }
    }
  }
  const ids = [goal];
  for (let id = before.get(goal); id; id = before.get(id)) ids.unshift(id);
  if (ids[0] !== start) ids.unshift(start);
  return ids.flatMap((id) => where.get(id) ?? []);
}

function neighbours(layout: Layout): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [one, other] of layout.ways) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}

export function distance(one: Point | undefined, other: Point | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Infinity;
}

/** How far along the whole way each point lies, from 0 to 1. */
export function offsets(points: Point[]): number[] {
  const lengths = [0];
  for (const [index, point] of points.entries())
    if (index) lengths.push((lengths.at(-1) ?? 0) + distance(points[index - 1], point));
  const whole = lengths.at(-1) || 1;
  return lengths.map((length) => length / whole);
}

/** The place to which an arrow key leads: near, and in that direction. */
export function nextPlace<Place extends Point>(all: Place[], from: Point, direction: Point): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of all) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    if (along < 1 || aside > 2 * along) continue;
    if (along + 2 * aside < least) {
      least = along + 2 * aside;
      best = place;
    }
  }
  return best;
}

/**
 * The place that a tap means. On a small screen fingers are larger than spaces: within `reach` one that can be
 * chosen is meant rather than another that lies nearer.
 */
export function placeForTap<Place extends Point & { number: number }>(
  all: Place[],
  tap: Point,
  reach: number,
  wanted: (space: number) => boolean,
): Place | null {
  const near = all
    .map((place) => ({ place, away: distance(place, tap) }))
    .filter(({ away }) => away <= Math.max(reach, 5.5))
    .sort((one, other) => one.away - other.away);
  const [nearest] = near;
  if (!nearest) return null;
  const sure = near.find(({ place }) => wanted(place.number));
  // Well inside a space that is drawn large enough, that space is meant.
  if (!sure || (nearest.away < 4 && reach <= 6)) return nearest.place;
  return sure.place;
}
