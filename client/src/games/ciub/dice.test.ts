import { describe, expect, it } from "vitest";
import act from "./fixtures/act.json";
import course from "./fixtures/course.json";
import { follow, NO_DICE, wantedDice, type Dice } from "./dice";
import { dieFor, wordFor, type Event, type DieFace } from "./types";

type Step = (typeof course)[number];

const { kinds } = act.view;
const write = (die: DieFace) => wordFor({ kinds }, die);

function seen(
  step: Pick<Step, "stage" | "turn" | "outside" | "tray"> & { rerolling?: string | null; dice?: number[] },
) {
  const players = [0, 1, 2, 3].map(() => ({ dice: step.dice ?? [] }));
  return { ...step, rerolling: step.rerolling ?? null, players, kinds };
}

function event(kind: string, named: object): Event {
  return { kind, arguments: named, text: { key: kind } } as Event;
}

const rolled = (...dice: string[]) => event("dice-rolled", { seat: 0, dice });
const acting = (outside: string[], tray: string[] = [], stage = "act") =>
  seen({ stage, turn: 0, outside, tray });

function words(dice: Dice, zone: string): string[] {
  return dice.dice
    .filter((die) => die.zone === zone)
    .sort((one, other) => one.slot - other.slot)
    .map(write);
}

describe("a whole course of play", () => {
  it("always shows exactly the dice of the view, each at a place of its own", () => {
    let dice = NO_DICE;
    for (const step of course) {
      const view = seen(step);
      dice = follow(dice, view, step.happened as unknown as Event[]);
      const shown = dice.dice.map((die) => `${die.zone} ${write(die)}`).sort();
      expect(shown).toEqual(
        wantedDice(view)
          .map((die) => `${die.zone} ${write(die)}`)
          .sort(),
      );
      expect(new Set(dice.dice.map((die) => `${die.zone} ${die.slot}`)).size).toBe(dice.dice.length);
      expect(new Set(dice.dice.map((die) => die.id)).size).toBe(dice.dice.length);
    }
  });

  it("looks the same to somebody who has just come in", () => {
    for (const step of course) {
      const view = seen(step);
      const dice = follow(NO_DICE, view, []);
      expect(dice.dice.length).toBe(wantedDice(view).length);
    }
  });

  it("never moves a die in the tray during the dice phase", () => {
    let dice = NO_DICE;
    for (const step of course) {
      const next = follow(dice, seen(step), step.happened as unknown as Event[]);
      if (["act", "aside"].includes(step.stage) && next.turn === dice.turn) {
        for (const die of dice.dice.filter((each) => each.zone === "tray")) {
          expect(next.dice.find((each) => each.id === die.id)).toEqual(die);
        }
      }
      dice = next;
    }
  });
});

describe("rolling", () => {
  const ready = follow(NO_DICE, seen({ stage: "token", turn: 0, outside: [], tray: [], dice: [3] }), []);

  it("lays a player's dice ready before the first roll", () => {
    expect(words(ready, "active")).toEqual(["white", "white", "white"]);
  });

  it("tumbles every rolled die where it lies", () => {
    const after = follow(ready, acting(["white:1", "white:1", "white:swap"]), [
      rolled("white:1", "white:1", "white:swap"),
    ]);
    expect(after.dice.map((die) => [die.id, die.slot, die.roll])).toEqual(
      ready.dice.map((die) => [die.id, die.slot, 1]),
    );
  });

  it("leaves the tray alone when the others are rolled again", () => {
    const first = follow(ready, acting(["white:1", "white:2", "white:3"]), [
      rolled("white:1", "white:2", "white:3"),
    ]);
    const aside = follow(first, acting(["white:1", "white:3"], ["white:2"], "aside"), [
      event("dice-set-aside", { seat: 0, dice: ["white:2"] }),
    ]);
    const again = follow(aside, acting(["white:4", "white:4"], ["white:2"]), [rolled("white:4", "white:4")]);
    expect(again.dice.filter((die) => die.zone === "tray").map((die) => die.roll)).toEqual([1]);
    expect(again.dice.filter((die) => die.zone === "active").map((die) => [die.slot, die.roll])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it("begins a last turn, which has no token, with the roll", () => {
    const after = follow(ready, { ...acting(["red:3", "blue:skull"]), turn: 1 }, [
      event("turn-begins", { seat: 1, last: true }),
      event("dice-rolled", { seat: 1, dice: ["red:3", "blue:skull"] }),
    ]);
    expect(after.dice.map((die) => [write(die), die.roll])).toEqual([
      ["red:3", 1],
      ["blue:skull", 1],
    ]);
  });
});

describe("using dice", () => {
  const four = ["white:1", "white:1", "blue:reroll", "purple:adjust"];
  const start = follow(NO_DICE, acting(four), []);
  const id = (word: string, nth = 0) => start.dice.filter((die) => write(die) === word)[nth]?.id ?? -1;

  it("moves the very die that was tapped, not the first that looks like it", () => {
    const second = id("white:1", 1);
    const after = follow(
      start,
      acting(["white:1", "blue:reroll", "purple:adjust"], ["white:1"], "aside"),
      [event("dice-set-aside", { seat: 0, dice: ["white:1"] })],
      [second],
    );
    expect(after.dice.find((die) => die.zone === "tray")?.id).toBe(second);
    expect(after.dice.filter((die) => die.zone === "active").map((die) => die.slot)).toEqual([0, 2, 3]);
  });

  it("rolls only the target of a reroll, and spends the die that did it", () => {
    const after = follow(start, acting(["white:1", "white:4", "blue:spent", "purple:adjust"]), [
      event("die-rerolled", { seat: 0, kind: "blue", before: "white:1", after: "white:4", itself: false }),
    ]);
    expect(after.dice.map((die) => [die.id, write(die), die.roll])).toEqual([
      [id("white:1"), "white:4", 1],
      [id("white:1", 1), "white:1", 0],
      [id("blue:reroll"), "blue:spent", 0],
      [id("purple:adjust"), "purple:adjust", 0],
    ]);
  });

  it("turns the target of an adjust without a roll and sends the adjusting die to the tray", () => {
    const after = follow(start, acting(["white:1", "white:3", "blue:reroll"], ["purple:adjust"]), [
      event("die-adjusted", { seat: 0, kind: "purple", before: "white:1", after: "white:3", itself: false }),
    ]);
    expect(words(after, "tray")).toEqual(["purple:adjust"]);
    expect(after.dice.every((die) => die.roll === 0)).toBe(true);
  });

  it("leaves a die that turned itself outside, or sends it to the tray, as the event says", () => {
    const other = follow(NO_DICE, acting(["purple:4", "purple:adjust"]), []);
    const turned = other.dice.find((die) => die.face === "adjust")?.id;
    const itself = { seat: 0, kind: "purple", before: "purple:adjust", after: "purple:4", itself: true };
    const stays = follow(other, acting(["purple:4", "purple:4"]), [event("die-adjusted", itself)]);
    expect(words(stays, "tray")).toEqual([]);
    const goes = follow(other, acting(["purple:4"], ["purple:4"]), [
      event("die-adjusted", { ...itself, in_tray: true }),
    ]);
    expect(goes.dice.find((die) => die.zone === "tray")?.id).toBe(turned);
    expect(goes.dice.every((die) => die.roll === 0)).toBe(true);
  });

  it("puts a swapped-in die among those that were not rolled", () => {
    const swapping = follow(NO_DICE, acting(["white:swap", "white:1"]), []);
    const after = follow(swapping, acting(["white:1", "green"]), [
      event("die-swapped", { seat: 0, kind: "white", new_kind: "green" }),
    ]);
    expect(words(after, "inactive")).toEqual(["green"]);
    expect(after.dice.find((die) => write(die) === "white:1")?.slot).toBe(1);
  });

  it("sets aside a spent reroll as the reroll it shows", () => {
    const spent = follow(NO_DICE, acting(["green:spent", "green:reroll"]), []);
    const after = follow(
      spent,
      acting(["green:reroll"], ["green:reroll"], "aside"),
      [event("dice-set-aside", { seat: 0, dice: ["green:reroll"] })],
      [spent.dice.find((die) => die.face === "spent")?.id ?? -1],
    );
    expect(after.dice.find((die) => die.zone === "tray")?.id).toBe(
      spent.dice.find((die) => die.face === "spent")?.id,
    );
  });

  it("gives away the die that was tapped", () => {
    const held = follow(
      NO_DICE,
      seen({ stage: "return", turn: 0, outside: ["red", "red", "blue"], tray: [] }),
      [],
    );
    const last = held.dice[1]?.id ?? -1;
    const after = follow(
      held,
      seen({ stage: "exchange", turn: 0, outside: ["red", "blue"], tray: [] }),
      [event("die-returned", { seat: 0, kind: "red" })],
      [last],
    );
    expect(after.dice.map((die) => die.id)).not.toContain(last);
  });
});

it("finds dice by the names that views have for them", () => {
  for (const word of ["white", "green:spent", "purple:2for1"])
    expect(write(dieFor({ kinds }, word))).toBe(word);
});
