/** What is drawn of a card: what it asks for, and how far the tray has come, as the server says. */
import type { AskedDie, Asks, Progress } from "./types";

export interface Requirement {
  /** The dice that are asked for; none for a sum. */
  dice: readonly AskedDie[];
  reached: number;
  needed: number;
  met: boolean;
}

/** `coming`: the face of a die that is about to go to the tray, or empty. */
export function requirementOf(asks: Asks, progress: Progress | null = null, coming = ""): Requirement {
  const needed = asks.amount;
  if (!progress) return { dice: requiredDice(asks), reached: 0, needed, met: false };
  const step = progress.steps.find((each) => each.face === coming);
  if (!step) return { dice: progress.dice, reached: progress.reached, needed, met: progress.met };
  return { dice: withOne(progress.dice, coming), reached: step.reached, needed, met: step.met };
}

function requiredDice(asks: Asks): AskedDie[] {
  const faces =
    asks.form === "equal" ? Array.from({ length: asks.amount }, () => "=") : asks.numbers.map(String);
  return faces.map((face) => ({ face, there: false }));
}

/** The coming die at the first place that waits for it. */
function withOne(dice: readonly AskedDie[], face: string): AskedDie[] {
  const waiting = dice.findIndex((die) => !die.there && die.face === face);
  const place = waiting >= 0 ? waiting : dice.findIndex((die) => !die.there);
  return dice.map((die, each) => (each === place ? { face, there: true } : die));
}
