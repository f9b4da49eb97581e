/**
 * Where every die of the turn lies. Views and events tell dice only by kind and face, as many as there are; on
 * screen each die is one thing that keeps its place, slides where it goes, and tumbles only when it was rolled.
 */
import { stay } from "../identical-dice";
import {
  unrolledDice,
  dieFor,
  kindOf,
  sameDie,
  type Event,
  type Kind,
  type Kinds,
  type DieFace,
  type View,
} from "./types";

export type Zone = "active" | "inactive" | "tray";

export interface Placed extends DieFace {
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

type TurnView = Pick<View, "stage" | "turn" | "outside" | "tray" | "rerolling" | "kinds"> & {
  players: readonly { dice: readonly number[] }[];
};

/** Stages in which a die that shows nothing lies apart: the others were rolled, and it was not. */
const ROLLED = ["act", "reroll", "aside", "cast"];

interface TargetDie extends DieFace {
  zone: Zone;
}

/** The dice that are to be seen. Before the first roll a player's dice lie ready, showing nothing. */
export function wantedDice(view: TurnView): TargetDie[] {
  const { turn, stage } = view;
  if (turn === null || stage === "finished") return [];
  const read = (word: string) => dieFor(view, word);
  const outside = [...view.outside, ...(view.rerolling ? [view.rerolling] : [])].map(read);
  const waiting = outside.length + view.tray.length === 0 ? unrolledDice(view.players[turn]?.dice ?? []) : [];
  const apart = ROLLED.includes(stage) ? "inactive" : "active";
  return [
    ...[...outside, ...waiting].map((die): TargetDie => ({ ...die, zone: die.face ? "active" : apart })),
    ...view.tray.map(read).map((die): TargetDie => ({ ...die, zone: "tray" })),
  ];
}

/**
 * The dice after what happened. `touched` are the dice that the person tapped: of several that look alike, those
 * are the ones that were meant.
 */
export function follow(
  before: Dice,
  view: TurnView,
  happened: readonly Event[],
  touched: readonly number[] = [],
): Dice {
  const same = before.turn === view.turn && view.stage !== "token";
  const table = new Table(same ? before : { ...NO_DICE, next: before.next }, view, touched);
  const begins = same ? -1 : happened.findLastIndex((event) => event.kind === "turn-begins");
  if (!same) table.layOut(startingDice(view, happened.slice(begins + 1)));
  for (const event of happened.slice(begins + 1)) table.play(event);
  table.settle(wantedDice(view));
  return { turn: view.turn, dice: table.dice, next: table.next };
}

/** What a player begins the turn with, if the turn has already gone on from there. */
function startingDice(view: TurnView, happened: readonly Event[]): DieFace[] {
  const rolled = happened.find((event) => event.kind === "dice-rolled");
  if (!rolled) return [];
  return rolled.arguments.dice.map((word) => ({ kind: dieFor(view, word).kind, face: "" }));
}

/** A die that was rolled or turned, by another one or by itself. */
type Turned = Extract<Event, { kind: "die-rerolled" | "die-adjusted" }>["arguments"];

class Table {
  dice: Placed[];
  next: number;

  constructor(
    before: Dice,
    readonly kinds: Kinds,
    readonly touched: readonly number[],
  ) {
    this.dice = before.dice.map((die) => ({ ...die }));
    this.next = before.next;
  }

  layOut(dice: DieFace[]): void {
    this.dice = [];
    for (const die of dice) this.add({ ...die, zone: "active" });
  }

  play(event: Event): void {
    switch (event.kind) {
      case "dice-rolled":
        this.rollAll(event.arguments.dice.map((word) => dieFor(this.kinds, word)));
        break;
      case "die-swapped":
        this.swap(kindOf(event.arguments.kind), kindOf(event.arguments.new_kind));
        break;
      case "die-rerolled":
        this.turn(event.arguments, true);
        break;
      case "die-adjusted":
        this.turn(event.arguments, false, event.arguments.in_tray);
        break;
      case "dice-set-aside":
        for (const word of event.arguments.dice) this.setAside(dieFor(this.kinds, word));
        break;
      case "die-returned":
      case "die-exchanged-for-white":
      case "die-exchanged-for-two":
        this.giveAway(event.arguments.kind);
        break;
    }
  }

  /** All dice outside the tray tumble; they lie side by side afterwards, those that were there in their order. */
  rollAll(shown: DieFace[]): void {
    const rolled = this.dice.filter((die) => die.zone !== "tray");
    rolled.sort((one, other) => ZONES.indexOf(one.zone) - ZONES.indexOf(other.zone) || one.slot - other.slot);
    const left = [...shown];
    rolled.forEach((die, slot) => {
      const place = left.findIndex((each) => each.kind === die.kind);
      const [face] = place >= 0 ? left.splice(place, 1) : [];
      Object.assign(die, { face: face?.face ?? "", zone: "active", slot, roll: die.roll + 1 });
    });
  }

  swap(kind: Kind, newKind: Kind): void {
    const gone = this.find({ kind, face: "swap" }, ["active"]);
    if (gone) this.dice = this.dice.filter((die) => die !== gone);
    this.add({ kind: newKind, face: "", zone: "inactive" });
  }

  /**
   * A die was rolled or turned by another one or by itself; the other one is spent, or goes to the tray. `inTray`: so
   * does the die itself, with its new face.
   */
  turn({ kind, before, after, itself }: Turned, rolled: boolean, inTray = false): void {
    const [own, spent] = rolled ? ["reroll", "spent"] : ["adjust", "adjust"];
    const using = this.find({ kind: kindOf(kind), face: own }, ["active"]);
    const target = itself ? using : this.find(dieFor(this.kinds, before), ["active", "inactive"], using);
    if (target) {
      const { face } = dieFor(this.kinds, after);
      if (target.zone === "inactive") this.move(target, "active");
      Object.assign(target, { face, roll: target.roll + (rolled ? 1 : 0) });
      if (inTray) this.move(target, "tray");
    }
    if (!using || itself) return;
    using.face = spent;
    if (!rolled) this.move(using, "tray");
  }

  setAside(shown: DieFace): void {
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
  settle(wanted: TargetDie[]): void {
    const { at, left } = stay(this.dice, wanted, [
      (die, want) => sameDie(die, want) && die.zone === want.zone,
      sameDie,
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

  add(die: TargetDie): void {
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

  find(shown: DieFace, zones: Zone[], not?: Placed): Placed | undefined {
    const fitting = this.dice.filter(
      (die) => die !== not && zones.includes(die.zone) && die.kind === shown.kind && die.face === shown.face,
    );
    return fitting.find((die) => this.touched.includes(die.id)) ?? fitting[0];
  }

  findTouched(shown: DieFace): Placed | undefined {
    const found = this.find(shown, ["active"]);
    return found && this.touched.includes(found.id) ? found : undefined;
  }
}

const ZONES: Zone[] = ["active", "inactive", "tray"];
