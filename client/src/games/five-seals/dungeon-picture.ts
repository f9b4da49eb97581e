/**
 * The dungeon itself as a picture: a disc of masonry with rooms and corridors carved into it. It is a file of its own
 * and no part of the page, because whatever is filled with a gradient or a pattern of the page is redrawn each time
 * a window opens over it, and this is the most there is to draw.
 */
import type { Layout } from "../../generated/five-seals";
import { CHAMBER, corridors, DISC, floors, HALF, joints, masonry, ring, star } from "./geometry";

/** The value of a colour of the page, by its name. */
type Colour = (name: string) => string;

const SHADES = [0.66, 0.8, 0.94];

export function dungeonPicture(layout: Layout, colour: Colour): string {
  const side = 2 * HALF;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${side} ${side}" width="${side}" height="${side}">` +
    `<defs>${candle(colour)}${brass(colour)}${tiles(colour)}</defs>` +
    `<circle r="${DISC + 3.4}" cy="1.2" fill="${colour("carving")}" opacity=".5"/>` +
    `<circle r="${DISC + 2.2}" fill="url(#brass)"/>` +
    `<circle r="${DISC}" fill="${colour("mortar")}"/>` +
    stones(colour) +
    `<path d="${joints()}" stroke="${colour("carving")}" stroke-width="1.3"/>` +
    `<path d="${joints()}" stroke="${colour("gilt")}" stroke-width=".45" opacity=".6"/>` +
    carving(layout, colour) +
    `<circle r="${CHAMBER}" fill="${colour("carving")}" opacity=".45"/>` +
    `<g fill="none" stroke="${colour("gilt")}" stroke-width=".5" opacity=".75">` +
    `<circle r="18.2"/><circle r="16.6"/><path d="${star()}"/></g>` +
    `<circle r="${DISC}" fill="url(#candle)"/></svg>`
  );
}

const mix = (one: string, share: number, other: string) => `color-mix(in srgb, ${one} ${share}%, ${other})`;
const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function candle(colour: Colour): string {
  const [flame, night] = [colour("candle"), colour("carving")];
  const light =
    stop(0, flame, 0.34) + stop(0.45, flame, 0.1) + stop(0.75, night, 0.05) + stop(1, night, 0.38);
  return `<radialGradient id="candle" cx="0" cy="0" r="${DISC}" gradientUnits="userSpaceOnUse">${light}</radialGradient>`;
}

function brass(colour: Colour): string {
  const gilt = colour("gilt");
  const shine = stop(0, mix(gilt, 55, "white")) + stop(0.55, gilt) + stop(1, mix(gilt, 45, "black"));
  return `<radialGradient id="brass" cx=".35" cy=".3" r=".9">${shine}</radialGradient>`;
}

function tiles(colour: Colour): string {
  const floor = colour("floor");
  return (
    `<pattern id="floor" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">` +
    `<rect width="9" height="9" fill="${floor}"/>` +
    `<rect width="4.5" height="4.5" fill="${mix(floor, 93, "black")}"/>` +
    `<rect x="4.5" y="4.5" width="4.5" height="4.5" fill="${mix(floor, 93, "white")}"/>` +
    `<path d="M0,0H9M0,4.5H9M0,0V4.5M4.5,4.5V9M6.2,0V4.5" stroke="${mix(floor, 70, "black")}" stroke-width=".35"/>` +
    `</pattern>`
  );
}

function stones(colour: Colour): string {
  return masonry()
    .flatMap((shades, tint) =>
      shades.map(
        (path, shade) =>
          `<path d="${path}" fill="${colour(`stone-${tint + 1}`)}" fill-opacity="${SHADES[shade] ?? 1}"/>`,
      ),
    )
    .join("");
}

/** From the bottom: the shadow in the carving, its lit lower edge, its dark upper edge, the floor. */
function carving(layout: Layout, colour: Colour): string {
  const ways = corridors(layout);
  const depth = (paint: string, wider: number, lower: number, opacity = 1) => {
    const rooms = [...floors(layout), { x: 0, y: 0, radius: CHAMBER }];
    return (
      `<g transform="translate(${lower} ${lower})" opacity="${opacity}">` +
      `<path d="${ways}" stroke="${paint}" stroke-width="${3 + 2 * wider}" stroke-linecap="round"/>` +
      `<path d="${rooms.map(({ x, y, radius }) => ring(x, y, radius + wider)).join("")}" fill="${paint}"/></g>`
    );
  };
  return (
    depth(colour("carving"), 1.2, 0) +
    depth(mix(colour("floor"), 85, "black"), 0.55, 0.4, 0.6) +
    depth(colour("mortar"), 0.5, -0.05) +
    depth("url(#floor)", 0, 0)
  );
}
