import { describe, expect, it } from "vitest";
import { chosenSpace, choiceWords } from "./spell-choice";
import type { View } from "./types";

type Casting = NonNullable<View["casting"]>;
const NAMES = ["Ada", "Bea", "Cleo"];

function casting(choice: Casting["choice"]): View {
  const seals = [null, { colour: "fire", strength: 4, scroll: null }];
  const players = [{ scrolls: [{ scroll: "growth-air", spell: "growth", colour: "air" }] }];
  const spell = { scroll: "swap-fire", spell: "swap", colour: "fire" };
  return { casting: { ...spell, seat: 0, lender: null, chosen: null, choice }, players, seals } as never;
}

describe("what was chosen for a spell", () => {
  it.each<[Casting["choice"], string]>([
    [null, ""],
    [{ kind: "choose-nothing" }, "nothing"],
    [{ kind: "choose-opponent", seat: 2 }, "Cleo"],
    [{ kind: "choose-opponents-scroll", seat: 1, scroll: "growth-air" }, "Bea"],
    [{ kind: "choose-scroll", scroll: "growth-air" }, "Growth of Air"],
    [{ kind: "pass-figure", seat: 1, figure: "mage" }, "Bea"],
    [{ kind: "choose-dice", colour: "air", dice: [2, 5] }, "2 5"],
    [{ kind: "choose-die", colour: "air", value: 3 }, "3"],
    [{ kind: "choose-space", space: 2 }, "2"],
    [{ kind: "choose-space", space: 1 }, "1"],
  ])("%o is said in words", (choice, words) => {
    expect(choiceWords(casting(choice), NAMES)).toContain(words);
  });

  it("is known by its space", () => {
    expect(chosenSpace(casting({ kind: "break-seal", space: 2, colour: "fire", dice: [4] }))).toBe(2);
    expect(chosenSpace(casting({ kind: "choose-opponent", seat: 0 }))).toBeNull();
    expect(chosenSpace(casting(null))).toBeNull();
  });
});
