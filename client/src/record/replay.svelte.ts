/** A game that is over, shown again: a Play in which nothing can be decided. */
import { preferences, timeToMove, type Speed } from "../app/preferences.svelte";
import type { EventShown } from "../generated/messages";
import type { Schemas } from "../net/api";
import { NOTHING, type Play } from "../table/play";

export type ReplayShown = Schemas["ReplayShown"];
export type Step = ReplayShown["steps"][number];

/** How long each step stays when the replay runs: a step must be read, also where nothing may move. */
const PAUSE: Record<Speed, number> = { instant: 500, quick: 900, calm: 1_600 };
export const pauseNow = (): number => PAUSE[preferences.speed];

/** The whole view after every step, from what changed in each. */
export function viewsOf(steps: Step[]): Record<string, unknown>[] {
  let view: Record<string, unknown> = {};
  return steps.map((step) => (view = { ...view, ...step.view }));
}

/** Where there is something to look at for the first time: all is dealt, and somebody has to decide. */
export function firstDecision(steps: Step[]): number {
  return Math.max(
    0,
    steps.findIndex(({ asked }) => asked.length > 0),
  );
}

export class ReplayPlay implements Play {
  at = $state(0);
  moment = $state(0);
  readonly legal = NOTHING;
  readonly proposed = null;
  readonly advice = null;
  #views: Record<string, unknown>[];
  #forward = $state(false);

  /** `at` is the step to begin with. */
  constructor(
    readonly replay: ReplayShown,
    at = 0,
  ) {
    this.#views = viewsOf(replay.steps);
    this.at = Math.min(at, this.last);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get step(): Step | undefined {
    return this.replay.steps[this.at];
  }

  get view(): unknown {
    return this.#views[this.at];
  }

  get seat(): number | null {
    return this.replay.seat;
  }

  get names(): string[] {
    return this.replay.names;
  }

  get asked(): number[] {
    return this.step?.asked ?? [];
  }

  /** Only a step forward moves anything; jumps just show how it was. */
  get happened(): EventShown[] {
    return this.#forward ? (this.step?.happened ?? []) : [];
  }

  get over() {
    return this.step?.over ?? null;
  }

  go(to: number): void {
    const target = Math.min(Math.max(to, 0), this.last);
    this.#forward = target === this.at + 1;
    this.at = target;
    this.moment += 1;
  }

  time(milliseconds: number): number {
    return timeToMove(milliseconds);
  }

  propose(): void {
    // Nothing can be decided here.
  }

  decide(): void {
    // Nothing can be decided here.
  }

  attempt(): void {
    // Nothing can be decided here.
  }

  explain(): void {
    // There is no rules panel here.
  }
}
