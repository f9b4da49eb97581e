/** Who came where. */
import type { OverShown, TableShown } from "../generated/messages";

export interface Ranked {
  seat: number;
  place: number;
  /** null where the rules were not at hand to count them. */
  points: number | null;
  resigned: boolean;
}

/** By place; the table's own places count, for whoever resigned comes last there. */
export function ranking(table: TableShown, over: OverShown | null): Ranked[] {
  const places = table.places ?? over?.places ?? [];
  return table.seats
    .map((seat, number) => ({
      seat: number,
      place: places[number] ?? table.seats.length,
      points: over?.points[number] ?? null,
      resigned: seat.resigned,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
