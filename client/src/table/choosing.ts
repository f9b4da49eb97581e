/** Tapping a thing proposes what it means, and tapping it again decides; half a double click does not. */
import { agrees, type Choice, type Play } from "./play";

/** The milliseconds within which a second tap is the other half of a double click, not a decision. */
export const DOUBLE_CLICK = 300;

let proposedAt = -Infinity;

export function choose(play: Play, choice: Choice): void {
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
