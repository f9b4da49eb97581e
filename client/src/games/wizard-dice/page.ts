/** Reading a Page of Prediction: where its boxes are and what is written in them. */
import type { Prediction } from "../../generated/wizard-dice";
import { COLOURS, type Colour } from "./looks";
import type { View } from "./types";

export const NUMBERS = [1, 2, 3, 4, 5] as const;

export interface Box {
  number: number;
  colour: Colour;
}

export const BOXES: Box[] = COLOURS.flatMap((colour) => NUMBERS.map((number) => ({ number, colour })));

export function boxIndex({ number, colour }: Prediction): number {
  return COLOURS.indexOf(colour as Colour) * NUMBERS.length + number - 1;
}

export const isHit = (mark: string): boolean => mark.startsWith("X");

/** A difference as it is written: what it takes away from the points. */
export const markText = (mark: string): string => (isHit(mark) || mark === "0" ? mark : `−${mark}`);

/** A seat's prediction as far as the viewer knows it. */
export function predictionOf(view: View, seat: number): Prediction | null {
  if (seat === view.viewer && view.secret_prediction) return view.secret_prediction;
  return view.predictions[seat] ?? null;
}
