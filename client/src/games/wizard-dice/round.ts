/** How the round stands: who has predicted what, who is still in, and what was written last. */
import type { Prediction } from "../../generated/wizard-dice";
import { boxIndex, predictionOf } from "./page";
import type { View, Event } from "./types";

const BEFORE_PREDICTIONS = [
  "choose-seer",
  "draw-card",
  "turn",
  "prediction",
  "crossing-out",
  "secret-predictions",
];

/** Predictions are still being made, or the Wizard Colour is not named yet. */
export const isBeforeRolling = (view: View): boolean =>
  view.stage === "naming" || BEFORE_PREDICTIONS.includes(view.stage);

/** What a seat does in this round; wizard-dice-status-… says it. */
export type Status = "to-come" | "predicts" | "written" | "in" | "scored" | "out";

/** The seats in the order in which they are asked for a prediction: the Seer, then clockwise. */
export function seatsFromSeer(view: View): number[] {
  return Array.from({ length: view.players }, (_, step) => (view.seer + step) % view.players);
}

export function statusOf(view: View, seat: number): Status {
  if (view.predictions[seat]) return view.still_in.includes(seat) ? "in" : "scored";
  if (view.revising.includes(seat)) return "written";
  if (view.waiting_for.includes(seat) && view.stage.endsWith("prediction")) return "predicts";
  if (view.waiting_for.includes(seat) && view.stage === "secret-predictions") return "predicts";
  const stillPredicting = BEFORE_PREDICTIONS.includes(view.stage) || view.still_in.length === 0;
  return stillPredicting && !wasPassedOver(view, seat) ? "to-come" : "out";
}

/** Somebody after this seat has predicted or is asked to: this one had no box left. */
function wasPassedOver(view: View, seat: number): boolean {
  if (view.stage === "secret-predictions") return true;
  if (view.stage !== "prediction" && view.stage !== "crossing-out") return false;
  const order = seatsFromSeer(view);
  const asked = view.waiting_for[0];
  return asked !== undefined && order.indexOf(seat) < order.indexOf(asked);
}

/** What this seat has written for its prediction of the round; empty while it is in. */
export function markOf(view: View, seat: number): string {
  const prediction = predictionOf(view, seat);
  return (prediction && view.pages[seat]?.marks[boxIndex(prediction)]) ?? "";
}

/** Something that was just written on a page. */
export interface Fresh {
  seat: number;
  /** The box's index, or -1 with the number of a Jester box. */
  box: number;
  jesters: number;
}

export function freshMarks(events: readonly Event[]): Fresh[] {
  return events.flatMap(({ kind, arguments: told }): Fresh[] => {
    if (kind === "scored" || kind === "crossed-out") {
      const { seat, number, colour } = told;
      return [{ seat, box: boxIndex({ number, colour }), jesters: 0 }];
    }
    if (kind !== "jester-score") return [];
    const { seat, jesters } = told;
    return [{ seat, box: -1, jesters }];
  });
}

/** What a seat scored in a round that is over. */
export interface Result {
  prediction: Prediction;
  mark: string;
}
export type Results = Readonly<Record<number, Result>>;

/** The results of the round before, for as long as the next one has not told better. */
export interface Memory {
  now: Results;
  before: Results;
}

export const NO_MEMORY: Memory = { now: {}, before: {} };

export function remember(memory: Memory, events: readonly Event[]): Memory {
  let { now, before } = memory;
  for (const { kind, arguments: told } of events) {
    if (kind === "round-begins") [before, now] = [now, {}];
    if (kind === "scored") {
      const { seat, number, colour, mark } = told;
      now = { ...now, [seat]: { prediction: { number, colour }, mark } };
    }
  }
  return { now, before };
}
