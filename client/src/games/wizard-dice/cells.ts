/** What every box of a page shows and may be tapped for. */
import { t } from "../../text/locale.svelte";
import { agrees, isSameChoice } from "../../table/play";
import type { OddsFor, Odds } from "./advice";
import { BOXES, boxIndex, isHit, predictionOf, type Box } from "./page";
import type { View, Action, Choice } from "./types";

export interface Cell extends Box {
  index: number;
  mark: string;
  isCrossedOut: boolean;
  /** It is what this player predicted for the round. */
  isPredicted: boolean;
  /** The seat of somebody else who predicted the same this round; null: nobody. */
  takenBy: number | null;
  action: Action | null;
  isProposed: boolean;
  /** What would be written here by what is about to be decided. */
  pencil: string;
  odds: Odds | null;
}

export interface JesterCell {
  number: number;
  isUsed: boolean;
  pencil: boolean;
}

/** The kinds of actions that are made on the page. */
export const ON_PAGE: readonly Action["kind"][] = ["predict", "cross-out"];

interface Offer {
  /** What may be done with this page; none for somebody else's. */
  actions: readonly Action[];
  proposed: Choice | null;
  oddsFor: OddsFor;
}

export function cellsOf(view: View, seat: number, offer: Offer): Cell[] {
  const page = view.pages[seat];
  const isOver = view.places !== null;
  const predicted = isOver ? null : predictionOf(view, seat);
  const pencil = pencilMarks(view, seat, offer.proposed);
  return BOXES.map((box, index) => {
    const action = offer.actions.find(
      (each) => ON_PAGE.includes(each.kind) && agrees(each.arguments, { ...box }),
    );
    const isPredicted = predicted !== null && boxIndex(predicted) === index;
    const other = view.predictions.findIndex(
      (each, by) => !isOver && by !== seat && each && boxIndex(each) === index,
    );
    return {
      ...box,
      index,
      mark: page?.marks[index] ?? "",
      isCrossedOut: page?.crossed_out.includes(index) ?? false,
      isPredicted,
      takenBy: other < 0 ? null : other,
      action: action ?? null,
      isProposed: ON_PAGE.some((kind) => isSameChoice(offer.proposed, { kind, arguments: { ...box } })),
      pencil: isPredicted ? pencil.mark : "",
      odds: action ? offer.oddsFor(action.kind, { ...box }) : null,
    };
  });
}

export function jesterCellsOf(view: View, seat: number, proposed: Choice | null): JesterCell[] {
  const used = view.pages[seat]?.jester_boxes ?? [];
  const { jesters } = pencilMarks(view, seat, proposed);
  return [1, 2, 3, 4, 5].map((number) => ({
    number,
    isUsed: used.includes(number),
    pencil: number === jesters,
  }));
}

/** What the page will say once the proposed action is decided. */
function pencilMarks(view: View, seat: number, proposed: Choice | null) {
  const standing = view.standings[seat];
  if (!standing || !proposed) return { mark: "", jesters: 0 };
  if (proposed.kind === "take-jester-score")
    return { mark: standing.beside_jester, jesters: standing.jester_box };
  const isWritten = proposed.kind === "leave" || proposed.kind === "write-difference";
  return { mark: isWritten ? standing.mark : "", jesters: 0 };
}

/** What readers hear of a box. */
export function nameOf(cell: Cell, names: readonly string[]): string {
  const parts = [t("wizard-dice-box", { number: cell.number, colour: t(`wd-colour-${cell.colour}`) })];
  if (cell.isCrossedOut) parts.push(t("wizard-dice-box-crossed"));
  else if (isHit(cell.mark)) parts.push(t("wizard-dice-box-hit", { xs: cell.mark.length }));
  else if (cell.mark) parts.push(t("wizard-dice-box-missed", { difference: Number(cell.mark) }));
  else parts.push(t("wizard-dice-box-open"));
  if (cell.isPredicted) parts.push(t("wizard-dice-box-predicted"));
  if (cell.takenBy !== null) parts.push(t("wizard-dice-box-taken", { player: names[cell.takenBy] ?? "" }));
  return parts.reduce((left, right) => t("wd-dice-join", { left, right }));
}
