import { describe, expect, it } from "vitest";
import { scene } from "./fixtures/scenes.svelte";
import {
  corridors,
  distance,
  floors,
  masonry,
  placeForTap,
  offsets,
  nextPlace,
  wayBetween,
} from "./geometry";

const { board } = scene("two", "turn").view;
const chamber = board.rooms.find(({ kind }) => kind === "chamber");

describe("the carving", () => {
  it("lays stones of every tint", () => {
    const paths = masonry();
    expect(paths.flat().every((path) => path.startsWith("M"))).toBe(true);
    expect(paths).toHaveLength(6);
  });

  it("has a line for each way and a floor for everything but the chamber and its circles", () => {
    expect(corridors(board).match(/M/g)).toHaveLength(board.ways.length);
    const starts = board.places.filter(({ kind }) => kind === "start").length;
    expect(floors(board)).toHaveLength(board.places.length + board.rooms.length - starts - 1);
  });
});

describe("the way between two spaces", () => {
  const ways = board.ways;
  const linked = (one: string, other: string) =>
    ways.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);
  const idAt = ({ x, y }: { x: number; y: number }) =>
    [...board.places, ...board.rooms].find((each) => each.x === x && each.y === y)?.id ?? "";

  it("follows corridors from one end to the other", () => {
    for (const goal of board.places.filter(({ kind }) => kind === "box")) {
      const way = wayBetween(board, 1, goal.number, () => false);
      expect(way[0]).toEqual({ x: board.places[0]?.x, y: board.places[0]?.y });
      expect(way.at(-1)).toEqual({ x: goal.x, y: goal.y });
      for (let index = 1; index < way.length; index += 1)
        expect(linked(idAt(way[index - 1] ?? goal), idAt(way[index] ?? goal))).toBe(true);
    }
  });

  it("goes around what is closed where it can", () => {
    // A space with a seal in the middle of the shortest way: closed, the way is another or the same but not shorter.
    const goal = board.places.find(({ kind, strength }) => kind === "box" && strength === 6)?.number ?? 0;
    const free = wayBetween(board, 1, goal, () => false);
    const passed = board.places.filter(({ x, y }) => free.some((point) => point.x === x && point.y === y));
    const middle = passed[Math.floor(passed.length / 2)]?.number ?? 0;
    const other = wayBetween(board, 1, goal, (space) => space === middle);
    const length = (points: typeof free) =>
      points.reduce((sum, point, index) => sum + (index ? distance(points[index - 1], point) : 0), 0);
    expect(length(other)).toBeGreaterThanOrEqual(length(free));
    const around = !other.some(
      (point) => point.x === board.places[middle - 1]?.x && point.y === board.places[middle - 1]?.y,
    );
    expect(around).toBe(true);
  });

  it("leads through the chamber", () => {
    const way = wayBetween(board, 1, 6, () => false);
    expect(way).toContainEqual({ x: chamber?.x, y: chamber?.y });
    expect(wayBetween(board, 3, 3, () => false)).toEqual([]);
  });

  it("is measured from 0 to 1", () => {
    expect(
      offsets([
        { x: 0, y: 0 },
        { x: 3, y: 4 },
        { x: 3, y: 9 },
      ]),
    ).toEqual([0, 0.5, 1]);
  });
});

describe("what is meant", () => {
  const places = [
    { number: 1, x: 0, y: 0 },
    { number: 2, x: 10, y: 0 },
    { number: 3, x: 0, y: 30 },
  ];

  it("is the space under the finger", () => {
    expect(placeForTap(places, { x: 9, y: 1 }, 5.5, () => false)?.number).toBe(2);
    expect(placeForTap(places, { x: 50, y: 50 }, 12, () => true)).toBeNull();
  });

  it("is what can be chosen, where spaces are smaller than fingers", () => {
    const wanted = (space: number) => space === 2;
    expect(placeForTap(places, { x: 3, y: 0 }, 12, wanted)?.number).toBe(2);
    expect(placeForTap(places, { x: 3, y: 0 }, 5.5, wanted)?.number).toBe(1);
  });

  it("is the next space in the direction of an arrow key", () => {
    expect(nextPlace(places, { x: 0, y: 0 }, { x: 1, y: 0 })?.number).toBe(2);
    expect(nextPlace(places, { x: 0, y: 0 }, { x: 0, y: 1 })?.number).toBe(3);
    expect(nextPlace(places, { x: 0, y: 0 }, { x: -1, y: 0 })).toBeNull();
  });
});
