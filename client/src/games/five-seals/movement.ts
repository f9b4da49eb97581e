/** What moved on the board between two views: mages along corridors, familiars, seals that changed places. */
import { wayBetween, type Point } from "./geometry";
import type { Event, View } from "./types";

/** Where every figure stood before, by seat. */
export interface FigurePositions {
  mages: (number | null)[];
  familiars: (number | null)[];
}
export const figurePositions = (view: View): FigurePositions => ({
  mages: view.players.map(({ mage }) => mage),
  familiars: view.players.map(({ familiar }) => familiar),
});

export interface Walk {
  seat: number;
  points: Point[];
}

/** The ways the mages went, one for each seat that moved; several seals broken at once make one long way. */
export function walks(before: FigurePositions, view: View, happened: Event[]): Walk[] {
  const found = new Map<number, Point[]>();
  const at = [...before.mages];
  for (const event of happened) {
    if (event.kind !== "seal-broken") continue;
    const { seat, space, by_familiar } = event.arguments;
    const from = at[seat];
    if (by_familiar || !from) continue;
    const way = wayBetween(view.board, from, space, (each) => isClosed(view, at, seat, each));
    found.set(seat, [...(found.get(seat) ?? []), ...way]);
    at[seat] = space;
  }
  return [...found].map(([seat, points]) => ({ seat, points })).filter(({ points }) => points.length > 1);
}

/** What one does not walk through if there is another way; only for the drawing. */
function isClosed(view: View, mages: (number | null)[], seat: number, space: number): boolean {
  const place = view.board.places[space - 1];
  if (place?.kind === "start") return false;
  if (place?.kind === "box" || view.seals[space - 1]) return true;
  return view.players.some(
    ({ familiar }, owner) => owner !== seat && (mages[owner] === space || familiar === space),
  );
}

/** Where seals that changed places came from, relative to where they lie now; by space. */
export function swaps(view: View, happened: Event[]): Map<number, Point> {
  const found = new Map<number, Point>();
  for (const event of happened) {
    if (event.kind !== "seals-swapped") continue;
    const [one = 0, other = 0] = event.arguments.spaces;
    const [first, second] = [view.board.places[one - 1], view.board.places[other - 1]];
    if (!first || !second) continue;
    found.set(one, { x: second.x - first.x, y: second.y - first.y });
    found.set(other, { x: first.x - second.x, y: first.y - second.y });
  }
  return found;
}

export const lineThrough = (points: Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
