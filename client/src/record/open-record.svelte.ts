/**
 * A record that is open, and what is asked about it. Every record has an object of its own, so an answer that
 * comes late belongs to a record that nobody looks at any more, and disturbs no other.
 */
import type { Text } from "../generated/messages";
import { post, Problem, type Schemas } from "../net/api";
import { checkDice, together, type DiceCheck, type Kept, type RulesAnswer } from "./fairness";
import type { ParsedRecord } from "./parsed-record";
import type { ReplayShown } from "./replay.svelte";
import { diceCounts, type DiceCount } from "./statistics";

export class OpenRecord {
  rules = $state.raw<RulesAnswer>(null);
  replay = $state.raw<ReplayShown | null>(null);
  /** Why it cannot be shown again. */
  replayProblem = $state.raw<Text | null>(null);
  readonly counts: DiceCount[];
  #dice = $state.raw<DiceCheck | null>(null);
  #wishes = 0;

  /** The whole answer; null while it is open. */
  readonly check = $derived(this.#dice && together(this.#dice, this.rules));

  constructor(
    readonly written: string,
    readonly record: ParsedRecord,
    /** The promises that this browser was shown at the table. */
    readonly kept: Kept | null,
  ) {
    this.counts = diceCounts(record.chances);
  }

  async look(): Promise<void> {
    await Promise.all([this.#checkDice(), this.#askRules(), this.show(null)]);
  }

  /** Through the eyes of a seat, or as everybody could see it. The last wish counts. */
  async show(seat: number | null): Promise<void> {
    const wish = ++this.#wishes;
    const query = seat === null ? "" : `?seat=${seat}`;
    try {
      const replay = await post<ReplayShown>(`/records/replay${query}`, this.written);
      if (wish !== this.#wishes) return;
      this.replay = replay;
      this.replayProblem = null;
    } catch (wrong) {
      if (wish === this.#wishes) this.replayProblem = reasonOf(wrong);
    }
  }

  async #checkDice(): Promise<void> {
    this.#dice = await checkDice(this.record, this.kept);
  }

  async #askRules(): Promise<void> {
    try {
      this.rules = await post<Schemas["VerdictShown"]>("/records/check", this.written);
    } catch (wrong) {
      this.rules = { unasked: reasonOf(wrong) };
    }
  }
}

function reasonOf(wrong: unknown): Text {
  if (!(wrong instanceof Problem)) throw wrong;
  return wrong.reason;
}
