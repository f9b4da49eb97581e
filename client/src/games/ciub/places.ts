/**
 * Where every die of the turn lies. Views and events tell dice only by kind and face, as many as there are; on
 * screen each die is one thing that keeps its place, slides where it goes, and tumbles only when it was rolled.
 */
import type { EventShown } from "../../generated/messages";
import { stay } from "../alike";
import { counted, read, write, type Shown, type View } from "./types";

export type Zone = "active" | "inactive" | "tray";

export interface Placed extends Shown {
  id: number;
  zone: Zone;
  /** Its place in the zone, counted from 0. */
  slot: number;
  /** Grows every time the die is rolled. */
  roll: number;
}

export interface Dice {
  turn: number | null;
  dice: Placed[];
  /** The number for the next die that comes. */
  next: number;
}

export const NO_DICE: Dice = { turn: null, dice: [], next: 1 };

type Seen = Pick<View, "stage" | "turn" | "outside" | "tray" | "rerolling"> & {
  players: readonly { dice: readonly number[] }[];
};

/** Stages in which a die that shows nothing lies apart: the others were rolled, and it was not. */
const ROLLED = ["act", "reroll", "aside", "cast"];

interface Wanted extends Shown {
  zone: Zone;
}

/** The dice that are to be seen. Before the first roll a player's dice lie ready, showing nothing. */
export function wantedDice(view: Seen): Wanted[] {
  const { turn, stage } = view;
  if (turn === null || stage === "finished") return [];
  const outside = [...view.outside, ...(view.rerolling ? [view.rerolling] : [])];
  const waiting = outside.length + view.tray.length === 0 ? counted(view.players[turn]?.dice ?? []) : [];
  const apart = ROLLED.includes(stage) ? "inactive" : "active";
  return [
    ...[...outside, ...waiting]
      .map(read)
      .map((die) => ({ ...die, zone: die.face ? "active" : apart }) as Wanted),
    ...view.tray.map(read).map((die) => ({ ...die, zone: "tray" }) as Wanted),
  ];
}

/**
 * The dice after what happened. `touched` are the dice that the person tapped: of several that look alike, those
 * are the ones that were meant.
 */
export function follow(
  before: Dice,
  view: Seen,
  happened: readonly EventShown[],
  touched: readonly number[] = [],
): Dice {
  const same = before.turn === view.turn && view.stage !== "token";
  const table = new Table(same ? before : { ...NO_DICE, next: before.next }, touched);
  const begins = same ? -1 : happened.findLastIndex((event) => event.kind === "turn-begins");
  if (!same) table.layOut(startingDice(view, happened.slice(begins + 1)));
  for (const event of happened.slice(begins + 1)) table.play(event);
  table.settle(wantedDice(view));
  return { turn: view.turn, dice: table.dice, next: table.next };
}

/** What a player begins the turn with, if the turn has already gone on from there. */
function startingDice(view: Seen, happened: readonly EventShown[]): Shown[] {
  const rolled = happened.find((event) => event.kind === "dice-rolled");
  if (!rolled) return [];
  return words(rolled).map((word) => ({ kind: read(word).kind, face: "" }));
}

function argument(event: EventShown, name: string): string {
  return (event.arguments as Record<string, unknown>)[name] as string;
}

function words(event: EventShown): string[] {
  return (event.arguments as Record<string, unknown>)["dice"] as string[];
}

class Table {
  dice: Placed[];
  next: number;

  constructor(
    before: Dice,
    readonly touched: readonly number[],
  ) {
    this.dice = before.dice.map((die) => ({ ...die }));
    this.next = before.next;
  }

  layOut(dice: Shown[]): void {
    this.dice = [];
    for (const die of dice) this.add({ ...die, zone: "active" });
  }

  play(event: EventShown): void {
    switch (event.kind) {
      case "dice-rolled":
        this.rollAll(words(event).map(read));
        break;
      case "die-swapped":
        this.swap(argument(event, "kind"), argument(event, "new_kind"));
        break;
      case "die-rerolled":
        this.turn(event, true);
        break;
      case "die-adjusted":
        this.turn(event, false);
        break;
      case "dice-set-aside":
        for (const word of words(event)) this.setAside(read(word));
        break;
      case "die-returned":
      case "die-exchanged-for-white":
      case "die-exchanged-for-two":
        this.giveAway(argument(event, "kind"));
        break;
    }
  }

  /** All dice outside the tray tumble; they lie side by side afterwards, those that were there in their order. */
  rollAll(shown: Shown[]): void {
    const rolled = this.dice.filter((die) => die.zone !== "tray");
    rolled.sort((one, other) => ZONES.indexOf(one.zone) - ZONES.indexOf(other.zone) || one.slot - other.slot);
    const left = [...shown];
    rolled.forEach((die, slot) => {
      const place = left.findIndex((each) => each.kind === die.kind);
      const [face] = place >= 0 ? left.splice(place, 1) : [];
      Object.assign(die, { face: face?.face ?? "", zone: "active", slot, roll: die.roll + 1 });
    });
  }

  swap(kind: string, newKind: string): void {
    const gone = this.find({ kind, face: "swap" } as Shown, ["active"]);
    if (gone) this.dice = this.dice.filter((die) => die !== gone);
    this.add({ kind: newKind, face: "", zone: "inactive" } as Wanted);
  }

  /** A die was rolled or turned by another one or by itself; the other one is spent, or goes to the tray. */
  turn(event: EventShown, rolled: boolean): void {
    const itself = Boolean((event.arguments as Record<string, unknown>)["itself"]);
    const kind = argument(event, "kind");
    const [own, spent] = rolled ? ["reroll", "spent"] : ["adjust", "adjust"];
    const using = this.find({ kind, face: own } as Shown, ["active"]);
    const before = read(argument(event, "before"));
    const target = itself ? using : this.find(before, ["active", "inactive"], using);
    if (target) {
      const { face } = read(argument(event, "after"));
      if (target.zone === "inactive") this.move(target, "active");
      Object.assign(target, { face, roll: target.roll + (rolled ? 1 : 0) });
    }
    if (!using || itself) return;
    using.face = spent;
    if (!rolled) this.move(using, "tray");
  }

  setAside(shown: Shown): void {
    const spent = { kind: shown.kind, face: "spent" };
    const die =
      this.findTouched(shown) ??
      (shown.face === "reroll" ? this.findTouched(spent) : undefined) ??
      this.find(shown, ["active"]) ??
      (shown.face === "reroll" ? this.find(spent, ["active"]) : undefined);
    if (!die) return;
    die.face = shown.face;
    this.move(die, "tray");
  }

  /** The die that was tapped goes; which one somebody else gave away is seen in the view. */
  giveAway(kind: string): void {
    this.dice = this.dice.filter((die) => die.kind !== kind || !this.touched.includes(die.id));
  }

  /** Whatever is still different from the view: dice keep their places as far as they can. */
  settle(wanted: Wanted[]): void {
    const { at, left } = stay(this.dice, wanted, [
      (die, want) => write(die) === write(want) && die.zone === want.zone,
      (die, want) => write(die) === write(want),
      (die, want) => die.kind === want.kind && die.zone === want.zone,
      (die, want) => die.kind === want.kind,
    ]);
    const kept = this.dice.flatMap((die, index) => {
      const want = at[index];
      return want ? [{ die, want }] : [];
    });
    for (const { die, want } of kept) {
      die.face = want.face;
      if (die.zone !== want.zone) this.move(die, want.zone);
    }
    this.dice = kept.map(({ die }) => die);
    for (const want of left) this.add(want);
  }

  add(die: Wanted): void {
    this.dice.push({ ...die, id: this.next, slot: this.freeSlot(die.zone), roll: 0 });
    this.next += 1;
  }

  move(die: Placed, zone: Zone): void {
    die.slot = this.freeSlot(zone);
    die.zone = zone;
  }

  freeSlot(zone: Zone): number {
    const taken = new Set(this.dice.filter((die) => die.zone === zone).map((die) => die.slot));
    let slot = 0;
    while (taken.has(slot)) slot += 1;
    return slot;
  }

  find(shown: Shown, zones: Zone[], not?: Placed): Placed | undefined {
    const fitting = this.dice.filter(
      (die) => die !== not && zones.includes(die.zone) && die.kind === shown.kind && die.face === shown.face,
    );
    return fitting.find((die) => this.touched.includes(die.id)) ?? fitting[0];
  }

  findTouched(shown: Shown): Placed | undefined {
    const found = this.find(shown, ["active"]);
    return found && this.touched.includes(found.id) ? found : undefined;
  }
}

const ZONES: Zone[] = ["active", "inactive", "tray"];
