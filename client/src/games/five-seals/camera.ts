/** Where one looks at the dungeon from: how near, and how far from its middle (in pixels of the box). */
import type { Point } from "./geometry";

export interface Camera extends Point {
  zoom: number;
}
export interface Box {
  width: number;
  height: number;
}

export const FIT: Camera = { zoom: 1, x: 0, y: 0 };
export const NEAREST = 6;
export const STEP = 1.5;
/** As near as the camera goes by itself; in a small box, until spaces are large enough for a finger. */
const COMFORTABLE = 2.6;
const READABLE = 3.4;
/** On a smaller scale than this, spaces are too small for a finger. */
export const FINGER = 2.6;

/** The side of the square that fits into the box. */
export const sideOf = (box: Box): number => Math.max(1, Math.min(box.width, box.height));

/** Never so far that the dungeon is lost. */
export function clamp(camera: Camera, box: Box): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom));
  const side = sideOf(box) * zoom;
  const most = (length: number) => Math.max(0, (side - length) / 2 + (zoom > 1 ? sideOf(box) * 0.12 : 0));
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { zoom, x: within(camera.x, most(box.width)), y: within(camera.y, most(box.height)) };
}

/** Nearer or farther, with what is at this point (from the middle of the box) staying there. */
export function zoomAt(camera: Camera, box: Box, factor: number, point: Point): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return clamp({ zoom, x: point.x - (point.x - camera.x) * by, y: point.y - (point.y - camera.y) * by }, box);
}

export function pan(camera: Camera, box: Box, by: Point): Camera {
  return clamp({ zoom: camera.zoom, x: camera.x + by.x, y: camera.y + by.y }, box);
}

/** Pixels for each unit of the layout. `half` is half the side of what is drawn, in units. */
export const scaleOf = (camera: Camera, box: Box, half: number): number =>
  (sideOf(box) * camera.zoom) / (2 * half);

/** A point of the layout in pixels from the middle of the box, and back. */
export function toPixels(camera: Camera, box: Box, half: number, point: Point): Point {
  const scale = scaleOf(camera, box, half);
  return { x: camera.x + point.x * scale, y: camera.y + point.y * scale };
}
export function fromPixels(camera: Camera, box: Box, half: number, point: Point): Point {
  const scale = scaleOf(camera, box, half);
  return { x: (point.x - camera.x) / scale, y: (point.y - camera.y) / scale };
}

/** So that this point is inside the box, if it was not. */
export function bringIntoView(camera: Camera, box: Box, half: number, point: Point): Camera {
  const { x, y } = toPixels(camera, box, half, point);
  const over = (value: number, length: number) => {
    const most = Math.max(0, length / 2 - 40);
    return Math.max(0, Math.abs(value) - most) * -Math.sign(value);
  };
  return pan(camera, box, { x: over(x, box.width), y: over(y, box.height) });
}

/** The camera that shows all of these points, with some air around them. */
export function frameAround(points: Point[], box: Box, half: number, air = 12): Camera {
  if (!points.length) return FIT;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = sideOf(box) / (2 * half);
  const zoom = Math.min(
    Math.max(COMFORTABLE, READABLE / unit),
    box.width / ((right - left + 2 * air) * unit),
    box.height / ((bottom - top + 2 * air) * unit),
  );
  const scale = unit * zoom;
  return clamp({ zoom, x: (-(left + right) / 2) * scale, y: (-(top + bottom) / 2) * scale }, box);
}
