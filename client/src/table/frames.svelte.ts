/**
 * Shows what happens at a table one thing after the other, so that others' moves can be followed.
 *
 * Every message of the server makes a frame. A frame stays for a moment before the next one takes its place; the
 * last one stays, and can be acted on at once; what comes of that is shown at once, too. Nobody has to wait:
 * `catchUp` shows the present.
 */
import { PACE, preferences, type Speed } from "../app/preferences.svelte";
import type { EventShown, GameNews, GameShown } from "../generated/messages";

export type GameState = Omit<GameShown, "view"> & { view: unknown };

export interface Frame {
  game: GameState;
  /** What led here from the frame before. */
  happened: EventShown[];
  /** Everything that has happened up to here. */
  log: EventShown[];
}

/** What the server's news make of what was there: fields that changed, and where the log goes on. */
export function nextFrame(before: GameState | null, log: EventShown[], news: GameNews): Frame {
  const tookBack = news.log_from < log.length;
  return {
    game: { ...news, view: { ...(before?.view as object), ...news.view } },
    happened: tookBack ? [] : news.log,
    log: [...log.slice(0, news.log_from), ...news.log],
  };
}

/** The most that is waited for one decision, in milliseconds. */
const LONGEST = 1_500;

export function timeFor(frame: Frame, speed: Speed): number {
  const events = frame.happened.length;
  return events === 0 ? 0 : Math.min(LONGEST, 700 + 200 * events) * PACE[speed];
}

export class Frames {
  shown = $state.raw<Frame | null>(null);
  /** How many frames wait. */
  behind = $state(0);
  moment = $state(0);
  /** The frame that is shown has had its time, and no other waits. */
  isAtRest = $state(true);
  #queue: Frame[] = [];
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** From scratch: nothing is played. */
  reset(frame: Frame | null): void {
    this.#queue = [];
    this.#until = 0;
    clearTimeout(this.#timer);
    this.behind = 0;
    this.isAtRest = true;
    this.#show(frame);
  }

  add(frame: Frame): void {
    this.#queue.push(frame);
    this.#advance();
  }

  /** Whoever decides has seen what is shown: the answer does not wait until its time is over. */
  release(): void {
    if (this.#queue.length) return;
    this.#until = 0;
    this.#advance();
  }

  catchUp(): void {
    const last = this.#queue.at(-1);
    if (last) this.reset({ ...last, happened: [] });
  }

  #advance(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    if (document.hidden || preferences.speed === "instant") this.#until = 0;
    while (this.#queue.length && now >= this.#until) {
      const next = this.#queue.shift() as Frame;
      this.#show(next);
      this.#until = now + (document.hidden ? 0 : timeFor(next, preferences.speed));
    }
    this.behind = this.#queue.length;
    this.isAtRest = !this.behind && now >= this.#until;
    if (!this.isAtRest) this.#timer = setTimeout(() => this.#advance(), this.#until - now + 1);
  }

  #show(frame: Frame | null): void {
    this.shown = frame;
    this.moment += 1;
  }
}
