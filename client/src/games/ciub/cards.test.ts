import { expect, it } from "vitest";
import down from "./fixtures/down.json";
import token from "./fixtures/token.json";
import { cardsOnTable, gapsOf } from "./cards";
import type { View } from "./types";

it("finds every card that lies face up at its place beside the pile", () => {
  const view = token.view as unknown as View;
  const found = cardsOnTable(view);
  expect(found).toHaveLength(6);
  for (const card of found) {
    expect((card.row === 0 ? view.top : view.bottom)[card.column - 1]?.name).toBe(card.name);
    expect(card.owl).toBe(view.cards.find((each) => each.name === card.name)?.owl);
  }
});

it("shows the place that waits for the card that moves down", () => {
  const view = down.view as unknown as View;
  expect(gapsOf(view)).toEqual([{ row: 1, column: (view.gap ?? 0) + 1, waits: true }]);
  expect(gapsOf(token.view as unknown as View)).toEqual([]);
});
