/** What lies on the table and what has been tapped on it, from one view to the next. */
import { untrack } from "svelte";
import { preferences } from "../../app/preferences.svelte";
import { ofKind } from "../../table/play";
import { placesOf } from "../identical-dice";
import { facesAt, missingDice, turnAt, turnTo, withFaces, type Turn } from "./offers";
import { inOrder } from "./looks";
import { EMPTY_TRAY, follow, type Tray } from "./dice";
import { NO_MEMORY, remember, type Memory } from "./round";
import type { Play, Action } from "./types";

export class Selection {
  readonly #play: () => Play;
  #tapped = $state.raw<{ moment: number; places: number[] }>({ moment: -1, places: [] });
  #turning = $state.raw<{ moment: number; turns: Turn[] }>({ moment: -1, turns: [] });
  #seen: { moment: number; tray: Tray; memory: Memory } = { moment: -1, tray: EMPTY_TRAY, memory: NO_MEMORY };

  constructor(play: () => Play) {
    this.#play = play;
  }

  #now = $derived.by(() => {
    const { view, happened, moment } = this.#play();
    if (moment === this.#seen.moment) return this.#seen;
    const wanted = untrack(() => [...this.#tapped.places, ...this.#turning.turns.map(({ place }) => place)]);
    this.#seen = {
      moment,
      tray: follow(this.#seen.tray, view.dice, happened, wanted),
      memory: remember(this.#seen.memory, happened),
    };
    return this.#seen;
  });

  get tray(): Tray {
    return this.#now.tray;
  }

  /** What everybody scored in the round before. */
  get before(): Memory["before"] {
    return this.#now.memory.before;
  }

  // -- dice to roll again ---------------------------------------------------------------------------------

  get mayReroll(): boolean {
    return this.#play().legal.actions.some(({ kind }) => kind === "reroll");
  }

  /** The places of the dice that were tapped. */
  get chosen(): number[] {
    return this.#tapped.moment === this.#play().moment ? this.#tapped.places : [];
  }

  /** What rolling the chosen dice again is; undefined: they are none, or too few. */
  get reroll(): Action | undefined {
    return withFaces(this.#play().legal.actions, "reroll", facesAt(this.tray.places, this.chosen));
  }

  /** How many more dice have to be chosen. */
  get missing(): number {
    return missingDice(this.#play().legal.actions, facesAt(this.tray.places, this.chosen)) ?? 0;
  }

  tap(place: number): void {
    const play = this.#play();
    const { chosen } = this;
    if (chosen.includes(place)) return this.choose(chosen.filter((each) => each !== place));
    const more = [...chosen, place];
    const faces = facesAt(this.tray.places, more);
    if (missingDice(play.legal.actions, faces) === null) play.attempt("reroll", { faces });
    else this.choose(more);
  }

  /** As many dice as may be rolled, or none. */
  tapAll(): void {
    if (this.chosen.length) return this.choose([]);
    const faces = ofKind(this.#play().legal.actions, "reroll").map((action) => action.arguments.faces);
    const most = faces.reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
    this.choose(placesOf(this.tray.places, most));
  }

  choose(places: number[]): void {
    const play = this.#play();
    this.#tapped = { moment: play.moment, places };
    // Dice are chosen one by one: without the main button a button on the table decides.
    if (preferences.confirm) play.propose(this.reroll ?? null);
  }

  /** Something else was proposed, or the proposal was taken back: the dice lie as before. */
  letGo(): void {
    const play = this.#play();
    if (preferences.confirm && this.reroll && play.proposed?.kind !== "reroll")
      this.#tapped = { moment: play.moment, places: [] };
  }

  // -- dice to turn (M4) ----------------------------------------------------------------------------------

  get mayTurn(): boolean {
    return this.#play().legal.actions.some(({ kind }) => kind === "turn-dice");
  }

  get turns(): Turn[] {
    return this.#turning.moment === this.#play().moment ? this.#turning.turns : [];
  }

  turn(place: number): void {
    this.#turn(turnAt(this.turns, place));
  }

  turnTo(face: string): void {
    this.#turn(turnTo(this.turns, face));
  }

  #turn(turns: Turn[]): void {
    const play = this.#play();
    this.#turning = { moment: play.moment, turns };
    if (preferences.confirm) play.propose(this.turned ?? null);
  }

  /** What turning the dice so is; undefined: they are not two yet. */
  get turned(): Action | undefined {
    const faces = this.turns.flatMap(({ face }) => face ?? []);
    return withFaces(this.#play().legal.actions, "turn-dice", inOrder(faces));
  }
}
