/** The cards that lie face up, each with its place beside the pile. */
import type { Asks, FaceUpCard, View } from "./types";

export interface OnTable extends FaceUpCard {
  owl: boolean;
  asks: Asks;
  row: number;
  /** Counted from 1: the pile lies at 0. */
  column: number;
}

export function cardsOnTable(view: Pick<View, "cards" | "top" | "bottom">): OnTable[] {
  const found = [view.top, view.bottom].flatMap((cards, row) =>
    cards.flatMap((card, place) => {
      const known = view.cards.find((each) => each.name === card?.name);
      return card && known ? [{ ...known, ...card, row, column: place + 1 }] : [];
    }),
  );
  // In an order of their own: a card that moves stays the same thing on the page.
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Places without a card; `waits`: one of them is about to be filled. */
export function gapsOf(
  view: Pick<View, "top" | "bottom" | "gap" | "stage">,
): { row: number; column: number; waits: boolean }[] {
  const waiting = view.stage === "down" ? 1 : 0;
  return [view.top, view.bottom].flatMap((cards, row) =>
    cards.flatMap((card, place) =>
      card ? [] : [{ row, column: place + 1, waits: row === waiting && view.gap === place }],
    ),
  );
}
