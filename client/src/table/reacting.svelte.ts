/** What people call across the table: seen for a moment, never more than a few at once. */
import type { Reacted } from "../generated/messages";

/** How long a reaction is seen, in milliseconds. */
const STAYS = 5_000;
const MOST = 5;

export class Reacting {
  seen = $state.raw<(Reacted & { number: number })[]>([]);
  #count = 0;

  add(message: Reacted): void {
    const number = (this.#count += 1);
    this.seen = [...this.seen.slice(1 - MOST), { ...message, number }];
    setTimeout(() => {
      this.seen = this.seen.filter((each) => each.number !== number);
    }, STAYS);
  }
}
