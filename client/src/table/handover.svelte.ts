/** Passes the screen between the people who share it. */
import { untrack } from "svelte";
import { nextStep } from "./shared-screen";
import type { LiveTable } from "./table.svelte";

export class Handover {
  /** The seat that the screen has to be handed to; null: no curtain. */
  covered = $state<number | null>(null);
  #looks = $state<number | null>(null);
  /** The seat that was asked for last, so that it is not asked for again before the answer. */
  #asked: number | null = null;

  constructor(
    private readonly table: LiveTable,
    /** Whether a view is not for everybody's eyes. */
    private readonly isSecret: (view: unknown) => boolean,
  ) {}

  /** Its person has said that they look, and what they may see is on its way. */
  get isTaken(): boolean {
    return this.covered !== null && this.covered === this.#looks;
  }

  /** Called in an effect: follows the game. */
  follow(): void {
    const { table, you, frames } = this.table;
    if (this.table.line !== "open") {
      this.#asked = null; // whatever was asked for is lost with the line
      return;
    }
    if (!table || !you || !frames.isAtRest) return;
    if (this.covered !== null && table.stage === "playing" && !frames.shown) return; // it has been cleared away
    const seats = you.seats.filter((seat) => !table.seats[seat]?.resigned);
    // Where nothing is on the page yet nobody can tell: as if it were secret.
    const isOpen = table.hides_nothing || (frames.shown !== null && !this.isSecret(frames.shown.game.view));
    if (isOpen) this.#looks = null; // anybody does, so for the next secret its person has to say so again
    const step = nextStep({
      seats,
      asked: this.table.asked,
      shows: you.shows,
      looks: this.#looks,
      hidesNothing: isOpen,
      isOn: table.stage === "playing",
    });
    switch (step.type) {
      case "cover":
        this.covered = step.seat;
        this.#looks = null;
        this.#asked = null;
        // What the one before could see leaves the page, not only the eye.
        if (this.table.wished !== null) untrack(() => this.table.show(null));
        break;
      case "show":
        if (this.#asked === step.seat) break;
        this.#asked = step.seat;
        untrack(() => this.table.show(step.seat));
        break;
      case "stay":
        this.#asked = null;
        if ((frames.shown?.game.shows ?? null) === you.shows) this.covered = null;
    }
  }

  /** The person of the covered seat says that they look. The curtain stays until the page shows what is theirs. */
  take(): void {
    this.#looks = this.covered;
  }
}
