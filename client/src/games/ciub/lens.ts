/** Advice where it belongs: chances on the cards, dice and kinds that it is about. */
import type { AdviceShown } from "../../generated/messages";
import { ACTS } from "./offers";
import { read, write, type Shown } from "./types";

type Named = Record<string, string>;

export interface Lens {
  chance: number | null;
  atLeast: boolean;
  /** It is what the strongest bot would do. */
  proposed: boolean;
}

function best(advice: readonly AdviceShown[]): Lens | null {
  if (!advice.length) return null;
  const [first] = [...advice].sort((one, other) => (other.chance ?? -1) - (one.chance ?? -1));
  return {
    chance: first?.chance ?? null,
    atLeast: first?.at_least ?? false,
    proposed: advice.some((each) => each.proposed),
  };
}

/** The card that the odds on dice are for: the marked one, or the one the proposal is for. */
export function aimOf(advice: readonly AdviceShown[] | null, marked: string | null): string {
  if (!advice) return "";
  if (marked && advice.some((each) => each.towards === marked)) return marked;
  return advice.find((each) => each.proposed && each.towards)?.towards ?? advice[0]?.towards ?? "";
}

/** The best chance of this turn to win a card; or that the advice is about it. */
export function lensOfCard(advice: readonly AdviceShown[] | null, card: string): Lens | null {
  const about = (advice ?? []).filter(
    (each) => each.towards === card || (each.action.arguments as Named)["card"] === card,
  );
  const found = best(about);
  if (!found) return null;
  const named = about.filter((each) => (each.action.arguments as Named)["card"] === card);
  return { ...found, proposed: named.some((each) => each.proposed) };
}

/** What is advised for a die, towards one card. */
export function lensOfDie(
  advice: readonly AdviceShown[] | null,
  die: Shown,
  inTray: boolean,
  card: string,
): Lens | null {
  const about = (advice ?? []).filter((each) => {
    const named = each.action.arguments as Named;
    const { kind } = each.action;
    if (each.towards && each.towards !== card) return false;
    if (inTray) return kind === "exchange-for-two" && die.face === "2for1" && named["kind"] === die.kind;
    if (named["die"] === write(die)) return kind === "set-aside" || kind === "return-die";
    return named["kind"] === die.kind && (ACTS[die.face] === kind || kind === "exchange-for-white");
  });
  return best(about);
}

export function lensOfSupply(advice: readonly AdviceShown[] | null, kind: string, card: string): Lens | null {
  const about = (advice ?? []).filter((each) => {
    const named = each.action.arguments as Named;
    if (each.towards && each.towards !== card) return false;
    if (each.action.kind === "take-die") return named["kind"] === kind;
    if (each.action.kind === "swap-die") return named["new_kind"] === kind;
    return each.action.kind === "exchange-for-two" && [named["first"], named["second"]].includes(kind);
  });
  return best(about);
}

/** The face to which a die is to be turned, if that was chosen. */
export function turnedTo(proposed: { kind: string; arguments: object } | null): string {
  return proposed?.kind === "adjust-die" ? ((proposed.arguments as Named)["face"] ?? "") : "";
}

/** What the die shows that is about to go to the tray; empty: none is. */
export function comingTo(proposed: { kind: string; arguments: object } | null): string {
  return proposed?.kind === "set-aside" ? read((proposed.arguments as Named)["die"] ?? "").face : "";
}
