/** Tapping a thing proposes what it means, and tapping it again decides; half a double click does not. */
import { agrees, type Choice } from "./play";

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
  const now = performance.now();
  if (isSame(play.proposed, choice)) {
    if (now - proposedAt >= DOUBLE_CLICK) play.decide(choice);
    return;
  }
  proposedAt = now;
  play.propose(choice);
}

export function isSame(one: Choice | null, other: Choice): boolean {
  return one?.kind === other.kind && agrees(one.arguments, other.arguments);
}
