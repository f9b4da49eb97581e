/** What people call across the table: seen for a moment, never more than a few at once. */
import type { Reacted } from "../generated/messages";

/** How long a reaction is seen, in milliseconds. */
const STAYS = 5_000;
const MOST = 5;

export class RecentReactions {
  recent = $state.raw<(Reacted & { number: number })[]>([]);
  #count = 0;

  add(message: Reacted): void {
    const number = (this.#count += 1);
    this.recent = [...this.recent.slice(1 - MOST), { ...message, number }];
    setTimeout(() => {
      this.recent = this.recent.filter((each) => each.number !== number);
    }, STAYS);
  }
}
