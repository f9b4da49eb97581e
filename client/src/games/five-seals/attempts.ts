/** What cannot be done is tapped all the same: the server is asked, and says why. */
import { sorted, type Die } from "./dice";
import { sealOn, type Play } from "./types";
import { bestAttempt, kindsOf } from "./offers";

/** Why can this space not be chosen? `dice`: all that the player has. */
export function attemptSpace(play: Play, space: number, dice: Die[]): void {
  const { view, seat } = play;
  if (!play.legal.count || seat === null) return;
  const kinds = kindsOf(play.legal);
  if (view.stage === "mages") {
    if (view.board.places[space - 1]?.kind === "start") play.attempt("place-mage", { space });
  } else if (kinds.has("choose-space")) play.attempt("choose-space", { space });
  else if ((kinds.has("break-seal") || view.stage === "turn") && sealOn(view, space))
    play.attempt("break-seal", bestAttempt(view, space, dice));
  else if (kinds.has("pass-figure")) attemptFigure(play, space);
}

function attemptFigure(play: Play, space: number): void {
  const seat = play.view.players.findIndex(({ mage, familiar }) => mage === space || familiar === space);
  if (seat < 0) return;
  const figure = play.view.players[seat]?.mage === space ? "mage" : "familiar";
  play.attempt("pass-figure", { seat, figure });
}

/** Why not these dice, your own (`owner` null) or an opponent's? False: there is nothing to ask. */
export function attemptDice(play: Play, dice: Die[], owner: number | null): boolean {
  const kinds = kindsOf(play.legal);
  const [first] = dice;
  if (!first) return false;
  const { colour, value } = first;
  const values = sorted(dice.map((die) => die.value));
  if (owner !== null) play.attempt("choose-opponents-dice", { seat: owner, colour, dice: values });
  else if (kinds.has("choose-die")) play.attempt("choose-die", { colour, value: values[0] ?? value });
  else if (kinds.has("choose-dice")) play.attempt("choose-dice", { colour, dice: values });
  else return false;
  return true;
}
