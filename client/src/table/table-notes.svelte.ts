/** What the log tells beside the game: who is covered or back, votes, and what came of them. */
import type { IncidentShown, SeatShown, Text } from "../generated/messages";

export interface TableNote {
  /** How many lines of the log come before it. */
  after: number;
  key: string;
  named: Record<string, string>;
}

export class TableNotes {
  all = $state.raw<readonly TableNote[]>([]);
  #seats: readonly SeatShown[] = [];
  #told: number | null = null;

  /** The table was told anew when the log had so many lines. */
  follow(seats: readonly SeatShown[], incidents: readonly IncidentShown[], lines: number): void {
    const notes = [...this.#happened(incidents, lines), ...this.#covered(seats, lines)];
    if (notes.length) this.all = [...this.all, ...notes];
  }

  #covered(seats: readonly SeatShown[], lines: number): TableNote[] {
    const before = this.#seats;
    this.#seats = seats;
    return seats.flatMap((seat, number): TableNote[] => {
      const was = before[number]?.covered ?? false;
      if (seat.covered === was || seat.resigned || !seat.name) return [];
      const key = seat.covered ? "at-log-covered" : "at-log-back";
      return [{ after: lines, key, named: { name: seat.name } }];
    });
  }

  /** Whoever comes later is told where in the log it was. */
  #happened(incidents: readonly IncidentShown[], lines: number): TableNote[] {
    const told = this.#told;
    this.#told = incidents.at(-1)?.at ?? told ?? 0;
    return incidents
      .filter(({ at }) => told === null || at > told)
      .map((incident) => ({
        after: told === null ? incident.after : lines,
        key: keyOf(incident),
        named: { name: incident.name, by: incident.by },
      }));
  }
}

/** at-log-vote-…, at-log-rejected, at-log-kicked-…, at-log-reopened-…, at-log-abandoned-… */
function keyOf({ kind, vote, why }: IncidentShown): string {
  return ["at-log", kind, kind === "vote" ? vote : why].filter(Boolean).join("-");
}

/** What somebody is told who comes back to seats where a bot has decided for them meanwhile; null: nothing. */
export function welcomeBack(seats: readonly SeatShown[], own: readonly number[]): Text | null {
  const missed = own.reduce((sum, seat) => sum + (seats[seat]?.missed ?? 0), 0);
  return missed ? { key: "at-welcome-back", arguments: { missed } } : null;
}
