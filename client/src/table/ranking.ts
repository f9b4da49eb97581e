/** Who came where. */
import type { GameClient } from "../games";
import type { OverShown, TableShown } from "../generated/messages";
import { t } from "../text/locale.svelte";
import { list } from "./seats";
import type { LiveTable } from "./table.svelte";

export interface Ranked {
  seat: number;
  place: number;
  /** null where the rules were not at hand to count them. */
  points: number | null;
  resigned: boolean;
}

/** By place; the table's own places count, for whoever resigned comes last there. */
export function ranking(
  table: TableShown,
  over: OverShown | null,
  pointsOf: (seat: number) => number | null = () => null,
): Ranked[] {
  const places = table.places ?? over?.places ?? [];
  return table.seats
    .map((seat, number) => ({
      seat: number,
      place: places[number] ?? table.seats.length,
      points: over?.points[number] ?? pointsOf(number),
      resigned: seat.resigned,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** The points of a seat now, or at the end; null where nobody here can tell. */
export function pointsOf(
  { over, view }: Pick<LiveTable, "over" | "view">,
  client: GameClient | null,
  seat: number,
): number | null {
  return over?.points[seat] ?? (view ? (client?.points(view, seat) ?? null) : null);
}

/** Who has won, in a few words. Where several people share a screen, “you” would be any of them. */
export function headline(ranked: Ranked[], names: string[], own: number[]): string {
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const [first] = winners;
  if (first === undefined) return t("at-end-title");
  if (winners.length > 1) return t("at-end-share", { names: list(winners.map((seat) => names[seat] ?? "")) });
  return own.length === 1 && own[0] === first
    ? t("at-end-you-win")
    : t("at-end-wins", { name: names[first] ?? "" });
}
