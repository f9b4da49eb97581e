import { describe, expect, it } from "vitest";
import {
  clamp,
  FINGER,
  FIT,
  frameAround,
  fromPixels,
  NEAREST,
  pan,
  scaleOf,
  toPixels,
  bringIntoView,
  zoomAt,
} from "./camera";

const box = { width: 400, height: 300 };
const HALF = 111;

describe("the camera", () => {
  it("keeps what is under the fingers under them", () => {
    const at = { x: 60, y: -40 };
    const before = fromPixels(FIT, box, HALF, at);
    const after = fromPixels(zoomAt(FIT, box, 3, at), box, HALF, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("finds a point back", () => {
    const camera = zoomAt(FIT, box, 2.5, { x: -30, y: 12 });
    const there = toPixels(camera, box, HALF, { x: 40, y: -7 });
    expect(fromPixels(camera, box, HALF, there).x).toBeCloseTo(40);
    expect(fromPixels(camera, box, HALF, there).y).toBeCloseTo(-7);
  });

  it("never loses the dungeon", () => {
    expect(pan(FIT, box, { x: 500, y: 500 })).toEqual(FIT);
    expect(clamp({ zoom: 99, x: 0, y: 0 }, box).zoom).toBe(NEAREST);
    expect(clamp({ zoom: 0.1, x: 0, y: 0 }, box).zoom).toBe(1);
    const far = pan({ zoom: 2, x: 0, y: 0 }, box, { x: 9999, y: 0 });
    expect(far.x).toBeLessThan(300);
  });

  it("shows all that can be chosen", () => {
    const points = [
      { x: -20, y: 10 },
      { x: 30, y: 60 },
    ];
    const camera = frameAround(points, box, HALF);
    expect(camera.zoom).toBeGreaterThan(1);
    for (const point of points) {
      const { x, y } = toPixels(camera, box, HALF, point);
      expect(Math.abs(x)).toBeLessThan(box.width / 2);
      expect(Math.abs(y)).toBeLessThan(box.height / 2);
    }
    expect(frameAround([], box, HALF)).toEqual(FIT);
  });

  it("comes near enough for a finger, however small the box", () => {
    const small = { width: 320, height: 180 };
    expect(scaleOf(FIT, small, HALF)).toBeLessThan(1);
    expect(scaleOf(frameAround([{ x: 20, y: 0 }], small, HALF), small, HALF)).toBeGreaterThan(FINGER);
  });

  it("follows the focus out of sight", () => {
    const camera = zoomAt(FIT, box, 4, { x: 0, y: 0 });
    const point = { x: 90, y: 0 };
    expect(toPixels(camera, box, HALF, point).x).toBeGreaterThan(box.width / 2);
    expect(toPixels(bringIntoView(camera, box, HALF, point), box, HALF, point).x).toBeLessThan(box.width / 2);
  });
});
