import { describe, expect, it } from "vitest";
import { facesAt, missingDice, turnAt, turnTo, withFaces } from "./offers";
import { fixture } from "./fixtures/play.svelte";
import { settle, EMPTY_TRAY } from "./dice";

describe("dice that were tapped", () => {
  const { view, legal } = fixture("seer-rolls-on");
  const places = settle(EMPTY_TRAY.places, view.dice);

  it("are the action with the same faces, whichever of equal dice were tapped", () => {
    const faces = [...new Set(view.dice)];
    for (const face of faces) {
      for (const [place, shown] of places.entries()) {
        if (shown !== face) continue;
        expect(withFaces(legal, "reroll", facesAt(places, [place]))?.arguments).toEqual({ faces: [face] });
      }
    }
    const all = withFaces(legal, "reroll", facesAt(places, [6, 2, 4, 0, 1, 5, 3]));
    expect(all?.arguments).toEqual({ faces: view.dice });
    expect(withFaces(legal, "reroll", [])).toBeUndefined();
  });

  it("may be too few", () => {
    const { view, legal } = fixture("foresight");
    const first = view.dice[0] ?? "";
    expect(missingDice(legal, [])).toBe(3);
    expect(missingDice(legal, [first])).toBe(2);
    expect(missingDice(legal, view.dice.slice(0, 4))).toBe(0);
  });

  it("may never be rolled again", () => {
    const { view, legal } = fixture("stubborn-jesters");
    expect(view.dice).toContain("jester");
    expect(missingDice(legal, ["jester"])).toBeNull();
    expect(
      missingDice(
        legal,
        view.dice.filter((face) => face !== "jester"),
      ),
    ).toBe(0);
  });
});

describe("dice that are turned", () => {
  it("are two at most", () => {
    let turns = turnTo(turnAt([], 4), "red");
    turns = turnTo(turnAt(turns, 1), "wizard");
    expect(turns).toEqual([
      { place: 4, face: "red" },
      { place: 1, face: "wizard" },
    ]);
    expect(turnAt(turns, 6)).toEqual([
      { place: 1, face: "wizard" },
      { place: 6, face: null },
    ]);
    expect(turnAt(turns, 4)).toEqual([{ place: 1, face: "wizard" }]);
  });

  it("can be named by their faces alone", () => {
    const turns = turnTo(turnTo([], "red"), "red");
    expect(turns).toEqual([
      { place: 0, face: "red" },
      { place: 1, face: "red" },
    ]);
  });
});
