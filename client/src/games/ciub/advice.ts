/** Advice where it belongs: chances on the cards, dice and kinds that it is about. */
import { ACTS } from "./offers";
import { dieFor, sameDie, type Advice, type Choice, type Kinds, type DieFace } from "./types";

export interface Odds {
  /** From 0 to 1; null: nobody has worked it out. */
  chance: number | null;
  atLeast: boolean;
  /** It is what the strongest bot would do. */
  advised: boolean;
}

function best(advice: readonly Advice[]): Odds | null {
  if (!advice.length) return null;
  const [first] = [...advice].sort((one, other) => (other.chance ?? -1) - (one.chance ?? -1));
  return {
    chance: first?.chance ?? null,
    atLeast: first?.at_least ?? false,
    advised: advice.some((each) => each.proposed),
  };
}

/** The card that the odds on dice are for: the marked one, or the one that is advised. */
export function aimOf(advice: readonly Advice[] | null, marked: string | null): string {
  if (!advice) return "";
  if (marked && advice.some((each) => each.towards === marked)) return marked;
  return advice.find((each) => each.proposed && each.towards)?.towards ?? advice[0]?.towards ?? "";
}

/** The best chance of this turn to win a card; or that the advice is about it. */
export function oddsOfCard(advice: readonly Advice[] | null, card: string): Odds | null {
  const isNamed = ({ action }: Advice) => "card" in action.arguments && action.arguments.card === card;
  const about = (advice ?? []).filter((each) => each.towards === card || isNamed(each));
  const found = best(about);
  if (!found) return null;
  return { ...found, advised: about.some((each) => each.proposed && isNamed(each)) };
}

/** What is advised for a die, towards one card. */
export function oddsOfDie(
  advice: readonly Advice[] | null,
  die: DieFace,
  inTray: boolean,
  card: string,
  view: Kinds,
): Odds | null {
  const about = (advice ?? []).filter((each) => {
    const { kind, arguments: named } = each.action;
    if (each.towards && each.towards !== card) return false;
    const isOfKind = "kind" in named && named.kind === die.kind;
    if (inTray) return kind === "exchange-for-two" && die.face === "2for1" && isOfKind;
    if (kind === "set-aside" || kind === "return-die") return sameDie(dieFor(view, named.die), die);
    return isOfKind && (ACTS[die.face] === kind || kind === "exchange-for-white");
  });
  return best(about);
}

export function oddsOfSupply(advice: readonly Advice[] | null, kind: string, card: string): Odds | null {
  const about = (advice ?? []).filter(({ towards, action }) => {
    if (towards && towards !== card) return false;
    if (action.kind === "take-die") return action.arguments.kind === kind;
    if (action.kind === "swap-die") return action.arguments.new_kind === kind;
    if (action.kind !== "exchange-for-two") return false;
    return [action.arguments.first, action.arguments.second].includes(kind);
  });
  return best(about);
}

/** The face to which a die is to be turned, if that was chosen. */
export function newFace(proposed: Choice | null): string {
  return proposed?.kind === "adjust-die" ? proposed.arguments.face : "";
}

/** What the die shows that is about to go to the tray; empty: none is. */
export function faceForTray(proposed: Choice | null, view: Kinds): string {
  return proposed?.kind === "set-aside" ? dieFor(view, proposed.arguments.die).face : "";
}
