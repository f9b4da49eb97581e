import { describe, expect, it } from "vitest";
import { gridFor, placeAt } from "./geometry";

const box = { x: 10, y: 20, width: 300, height: 100 };

describe("dice in a box", () => {
  it.each([1, 3, 5, 8, 12, 20, 29])("has room for %i dice that do not overlap", (count) => {
    const grid = gridFor(box, count, 8, 64);
    const places = Array.from({ length: count }, (_, slot) => placeAt(box, grid, slot, count, 8));
    expect(grid.size).toBeGreaterThan(20);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(y).toBeGreaterThanOrEqual(box.y - 1);
      expect(x + grid.size).toBeLessThanOrEqual(box.x + box.width + 1);
      expect(y + grid.size).toBeLessThanOrEqual(box.y + box.height + 1);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it("fills a row before it begins another", () => {
    expect(gridFor(box, 4, 8, 64).columns).toBe(4);
  });

  it("survives a box that is not there yet", () => {
    expect(gridFor({ x: 0, y: 0, width: 0, height: 0 }, 5, 8, 64).size).toBe(0);
  });
});
