/** What can be said of the people at a table. */
import type { SeatShown } from "../generated/messages";
import { botLabel } from "../text/bots";
import { t } from "../text/locale.svelte";

/** The seats of other people who play. */
export function otherPlayers(seats: readonly SeatShown[], own: readonly number[]) {
  return seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat, number }) => seat.clients.length && !seat.resigned && !own.includes(number));
}

export type Presence = "free" | "bot" | "resigned" | "covered" | "here" | "away" | "gone";

export const isFree = (seat: SeatShown): boolean => !seat.bot && !seat.clients.length;

export function presence(seat: SeatShown): Presence {
  if (seat.resigned) return "resigned";
  if (seat.bot) return "bot";
  if (isFree(seat)) return seat.name ? "gone" : "free";
  if (seat.covered) return "covered";
  return seat.here ? "here" : "away";
}

/** at-seat-… for every presence. */
export function describe(seat: SeatShown): string {
  const how = presence(seat);
  return t(`at-seat-${how}`, how === "bot" ? { level: botLabel(seat.bot) } : {});
}

/** “Ada, Bea” as this language lists names. */
export function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(names);
}
