/** Tapping a thing proposes what it means, and tapping it again decides; half a double click does not. */
import { isSameChoice, type Choice } from "./play";

/** The milliseconds within which a second tap is the other half of a double click, not a decision. */
export const DOUBLE_CLICK = 300;

let proposedAt = -Infinity;

/** The part of a `Play` that takes decisions. */
interface Chooser<Each> {
  readonly proposed: Each | null;
  propose(choice: Each | null): void;
  decide(choice: Each): void;
}

export function choose<Each extends Choice>(play: Chooser<Each>, choice: Each): void {
  if (!isSameChoice(play.proposed, choice)) proposeFirst(play, choice);
  else if (performance.now() - proposedAt >= DOUBLE_CLICK) play.decide(choice);
}

/** Proposes what was tapped, and never decides; null: what was tapped means nothing yet. */
export function proposeFirst<Each extends Choice>(play: Chooser<Each>, choice: Each | null): void {
  proposedAt = performance.now();
  play.propose(choice);
}
