/** What the log tells beside the game: where a bot plays for somebody, and where they are back. */
import type { SeatShown, Text } from "../generated/messages";

export interface CoverNote {
  /** How many lines of the log come before it. */
  after: number;
  seat: number;
  key: "at-log-covered" | "at-log-back";
}

export class CoverNotes {
  all = $state.raw<readonly CoverNote[]>([]);
  #seats: readonly SeatShown[] = [];

  /** The table was told again when the log had so many lines. */
  follow(seats: readonly SeatShown[], lines: number): void {
    const before = this.#seats;
    this.#seats = seats;
    const changed = seats.flatMap((seat, number): CoverNote[] => {
      const was = before[number]?.covered ?? false;
      if (seat.covered === was || seat.resigned) return [];
      return [{ after: lines, seat: number, key: seat.covered ? "at-log-covered" : "at-log-back" }];
    });
    if (changed.length) this.all = [...this.all, ...changed];
  }
}

/** What somebody is told who comes back to seats where a bot has decided for them meanwhile; null: nothing. */
export function welcomeBack(seats: readonly SeatShown[], own: readonly number[]): Text | null {
  const missed = own.reduce((sum, seat) => sum + (seats[seat]?.missed ?? 0), 0);
  return missed ? { key: "at-welcome-back", arguments: { missed } } : null;
}
