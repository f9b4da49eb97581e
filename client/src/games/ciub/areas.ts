/**
 * The three areas for dice and how large the dice in them are. What was not rolled lies apart from what was. The
 * areas stay as they are while all dice are large enough to be tapped; then one gives way to another.
 */
import { gridFor, type Box, type Grid } from "./geometry";
import type { Zone } from "./dice";

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** For the name of an area. */
  label: number;
  /** One area below the other, where it is high. */
  stacked: boolean;
  /** How much of the height, or of its upper part, is for dice outside the tray. */
  outside: number;
  /** Nothing lies apart. */
  whole: boolean;
  largest: number;
}

export interface Area {
  box: Box;
  /** The box without its rim and name. */
  inner: Box;
  count: number;
  grid: Grid;
}

export type Areas = Record<Zone, Area>;

/** Dice of this size can be tapped, in pixels. */
const FINGER = 40;
/** How much of the room outside the tray is for what lies apart: the usual share first. */
const SHARES = { stacked: [0.36, 0.45, 0.55], sideways: [0.25, 0.34, 0.43, 0.52] };
/** By how much the tray can give way, or the others to it. */
const SHIFTS = [0, -0.1, -0.2, 0.1];

export function areasFor(room: Room, counts: Record<Zone, number>): Areas {
  const shares = room.whole ? [0] : room.stacked ? SHARES.stacked : SHARES.sideways;
  const ways = SHIFTS.flatMap((shift) => {
    const shifted = { ...room, outside: room.outside + shift };
    return shares.map((share) => divide(shifted, share, counts));
  });
  return (
    ways.find((areas) => smallest(areas) >= FINGER) ??
    ways.reduce((best, areas) => (smallest(areas) > smallest(best) ? areas : best))
  );
}

function divide(room: Room, share: number, counts: Record<Zone, number>): Areas {
  const boxes = room.stacked ? stackedBoxes(room, share) : sidewaysBoxes(room, share);
  const area = (zone: Zone): Area => areaOf(room, boxes[zone], counts[zone]);
  return { active: area("active"), inactive: area("inactive"), tray: area("tray") };
}

function stackedBoxes({ width, height, gap, outside, whole }: Room, share: number): Record<Zone, Box> {
  const low = Math.round(height * outside) + gap;
  const top = Math.round(height * outside * (1 - share));
  return {
    active: { x: 0, y: 0, width, height: top },
    inactive: { x: 0, y: top + gap, width, height: whole ? 0 : low - top - 2 * gap },
    tray: { x: 0, y: low, width, height: height - low },
  };
}

function sidewaysBoxes({ width, height, gap, outside, whole }: Room, share: number): Record<Zone, Box> {
  const top = Math.round((height - gap) * outside);
  const side = whole ? -gap : Math.round((width - gap) * share);
  return {
    active: { x: 0, y: 0, width: width - side - gap, height: top },
    inactive: { x: width - side, y: 0, width: Math.max(0, side), height: top },
    tray: { x: 0, y: top + gap, width, height: height - top - gap },
  };
}

function areaOf({ gap, label, largest }: Room, box: Box, count: number): Area {
  const inner = {
    x: box.x + gap,
    y: box.y + label,
    width: Math.max(0, box.width - 2 * gap),
    height: Math.max(0, box.height - label - 5),
  };
  return { box, inner, count, grid: gridFor(inner, Math.max(count, 2), gap, largest) };
}

function smallest(areas: Areas): number {
  return Math.min(
    ...Object.values(areas)
      .filter(({ count }) => count)
      .map(({ grid }) => grid.size),
  );
}
