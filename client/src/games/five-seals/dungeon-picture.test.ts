import { describe, expect, it } from "vitest";
import { ELEMENTS } from "./glyphs";
import { scene } from "./fixtures/scenes.svelte";
import { floors } from "./geometry";
import { dungeonPicture } from "./dungeon-picture";
import { ON_BAND, ON_DISC } from "./patterns";

const { board } = scene("two", "turn").view;

describe("the picture of the dungeon", () => {
  const picture = new DOMParser().parseFromString(
    dungeonPicture(board, (name) => `rgb(${name.length} 0 0)`),
    "image/svg+xml",
  );

  it("is a whole file, with a size of its own", () => {
    expect(picture.querySelector("parsererror")).toBeNull();
    expect(picture.documentElement.getAttribute("width")).toBe("222");
  });

  it("has a floor for everything and for the chamber, at each depth", () => {
    const carved = [...picture.querySelectorAll("g[transform] > path:last-child")];
    expect(carved).toHaveLength(4);
    for (const path of carved)
      expect(path.getAttribute("d")?.match(/M/g)).toHaveLength(floors(board).length + 1);
  });

  it("paints with nothing but what it holds itself and was given", () => {
    const paints = [...picture.querySelectorAll("[fill], [stroke]")]
      .flatMap((each) => [each.getAttribute("fill"), each.getAttribute("stroke")])
      .filter((paint) => paint !== null && paint !== "none");
    expect(paints.length).toBeGreaterThan(20);
    for (const paint of paints) {
      const [, id] = /^url\(#(.+)\)$/.exec(paint ?? "") ?? [];
      if (id) expect(picture.getElementById(id)).not.toBeNull();
      else expect(paint).toMatch(/rgb\(\d+ 0 0\)/);
    }
  });
});

describe("the patterns of the elements", () => {
  it.each(ELEMENTS)("%s differs from the others and stays within the wax", (element) => {
    expect(new Set(Object.values(ON_DISC)).size).toBe(ELEMENTS.length);
    for (const [, x, y] of ON_DISC[element].matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g))
      expect(Math.hypot(Number(x), Number(y))).toBeLessThan(4.7);
    expect(ON_BAND[element]).toMatch(/^M/);
  });
});
