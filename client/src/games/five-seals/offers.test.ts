import { describe, expect, it } from "vitest";
import { scene } from "./fixtures/scenes.svelte";
import {
  bySpace,
  canGrow,
  draftFits,
  draftOf,
  bestAttempt,
  isOpen,
  cheapest,
  argumentsOf,
  choicesUsing,
  withDice,
} from "./offers";
import { figurePositions, walks } from "./movement";
import type { Choice, Event, Legal } from "./types";

const FIRE = { colour: "fire", strength: 4, scroll: null };

describe("actions by what they are about", () => {
  it("are all found on their spaces", () => {
    const { legal, view, seat } = scene("two", "turn");
    const offers = bySpace(legal, view, seat);
    const breaks = legal.actions.filter(({ kind }) => kind === "break-seal");
    expect(breaks.length).toBeGreaterThan(0);
    expect([...offers.values()].flat()).toHaveLength(breaks.length);
  });

  it("stand where the figure stands", () => {
    const { legal, view, seat } = scene("movement", "spell-teleportation");
    const [space] = [...bySpace(legal, view, seat).keys()];
    expect(view.players.some(({ mage, familiar }) => mage === space || familiar === space)).toBe(true);
  });

  it("fit the dice that were picked", () => {
    const way = (dice: number[]): Choice => ({
      kind: "break-seal",
      arguments: { space: 9, colour: "fire", dice },
    });
    const choices = [way([2, 5]), way([6])];
    expect(choicesUsing(choices, [{ colour: "fire", value: 5 }])).toEqual([choices[0]]);
    expect(choicesUsing(choices, [{ colour: "air", value: 5 }])).toEqual([]);
    expect(choicesUsing(choices, [])).toEqual(choices);
    expect(cheapest(choices)).toBe(choices[1]);
  });

  it("are made of parts where there are too many to list", () => {
    const { view, seat } = scene("two", "turn");
    const families: Legal["families"] = [
      { kind: "break-seal", count: 300, arguments: { space: [9, 11], colour: ["fire"], dice: [[2]] } },
    ];
    const offers = bySpace({ count: 300, actions: [], families }, view, seat);
    expect([...offers.keys()]).toEqual([9, 11]);
    expect([...offers.values()].flat().every(isOpen)).toBe(true);
    const dice: Legal["families"] = [
      { kind: "choose-dice", count: 300, arguments: { colour: ["fire"], dice: [[2]] } },
    ];
    const picked = [
      { colour: "fire", value: 5 },
      { colour: "fire", value: 2 },
    ];
    expect(withDice({ count: 300, actions: [], families: dice }, picked, null)).toEqual({
      kind: "choose-dice",
      arguments: { colour: "fire", dice: [2, 5] },
    });
  });
});

describe("a choice of dice", () => {
  const { legal } = scene("two", "spell-renewal");

  it("is the action that means just these", () => {
    for (const action of legal.actions) {
      const { colour = "", dice = [] } = argumentsOf(action);
      const picked = [...dice].reverse().map((value) => ({ colour, value }));
      expect(withDice(legal, picked, null)).toBe(action);
      const larger = legal.actions.some(
        (other) =>
          argumentsOf(other).colour === colour && (argumentsOf(other).dice?.length ?? 0) > dice.length,
      );
      if (!larger) expect(canGrow(legal, picked, null)).toBe(false);
    }
  });

  it("is no action with dice of other values", () => {
    expect(withDice(legal, [{ colour: "mind", value: 1 }], null)).toBeNull();
  });
});

describe("a draft", () => {
  const { legal } = scene("two", "draft");

  it("grows colour by colour, in any order", () => {
    expect(draftFits(legal, ["earth"])).toBe(true);
    expect(draftOf(legal, ["earth"])).toBeNull();
    expect(draftFits(legal, ["earth", "fire", "air"])).toBe(true);
    expect(draftOf(legal, ["earth", "fire", "air"])?.kind).toBe("take-dice");
    expect(draftFits(legal, ["earth", "fire", "air", "air"])).toBe(false);
  });
});

describe("what the server is asked", () => {
  const { view } = scene("two", "turn");
  const space = view.seals.findIndex((seal) => seal?.colour === "fire" && !seal.scroll) + 1;

  it("names all dice of the right colour", () => {
    const dice = [
      { colour: "fire", value: 5 },
      { colour: "fire", value: 1 },
      { colour: "air", value: 6 },
    ];
    expect(bestAttempt(view, space, dice)).toEqual({ space, colour: "fire", dice: [1, 5] });
  });

  it("names others where there are none, so that the answer names the colour", () => {
    const dice = [{ colour: "air", value: 6 }];
    expect(bestAttempt(view, space, dice)).toEqual({ space, colour: "air", dice: [6] });
    expect(bestAttempt(view, space, [])).toEqual({ space, colour: "fire", dice: [1] });
  });
});

describe("what moved", () => {
  it("is the way of the mage who broke a seal, two of them one after the other", () => {
    const { view } = scene("two", "mages");
    const before = { ...figurePositions(view), mages: [1, 2] };
    const event = (space: number, by_familiar = false): Event => ({
      kind: "seal-broken",
      arguments: { seat: 0, space, seal: FIRE, colour: "fire", dice: [4], by_familiar },
      text: { key: "" },
    });
    const [walk] = walks(before, view, [event(6), event(9)]);
    const at = (space: number) => ({
      x: view.board.places[space - 1]?.x,
      y: view.board.places[space - 1]?.y,
    });
    expect(walk?.points[0]).toEqual(at(1));
    expect(walk?.points).toContainEqual(at(6));
    expect(walk?.points.at(-1)).toEqual(at(9));
    expect(walks(before, view, [event(6, true)])).toEqual([]);
  });
});
