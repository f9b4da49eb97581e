import { describe, expect, it } from "vitest";
import { say } from "../../text/locale.svelte";
import act from "./fixtures/act.json";
import exchange from "./fixtures/exchange.json";
import { withText, offersOf, waysOfCard, waysOfDie, waysOfSupply, waysOfTarget } from "./offers";
import token from "./fixtures/token.json";
import { dieFor, type Legal } from "./types";

const acting = offersOf(act.legal as unknown as Legal, act.view);
const exchanging = offersOf(exchange.legal as unknown as Legal, act.view);

/** The same actions as a family would tell them. */
function asFamilies(legal: Legal): Legal {
  const kinds = [...new Set(legal.actions.map((action) => action.kind))];
  const families = kinds.map((kind) => {
    const actions = legal.actions.filter((action) => action.kind === kind);
    const names = Object.keys(actions[0]?.arguments ?? {});
    const values = (name: string) =>
      new Set(actions.map((action) => (action.arguments as Record<string, unknown>)[name]));
    return {
      kind,
      count: actions.length,
      arguments: Object.fromEntries(names.map((name) => [name, [...values(name)]])),
    };
  });
  return { count: legal.count, actions: [], families: families as Legal["families"] };
}

const key = (offer: { kind: string; arguments: object }) =>
  `${offer.kind} ${JSON.stringify(Object.entries(offer.arguments).sort())}`;

describe("families", () => {
  it.each([
    ["the dice phase", act],
    ["exchanges", exchange],
  ])("of %s are written out to at least every legal action", (_name, { legal }) => {
    const listed = legal as unknown as Legal;
    const written = offersOf(asFamilies(listed), act.view).map(key);
    for (const action of listed.actions) expect(written).toContain(key(action));
    expect(new Set(written).size).toBe(written.length);
  });

  it("get the same sentences as listed actions have", () => {
    const legal = [act, exchange, token].map((each) => each.legal as unknown as Legal);
    for (const action of legal.flatMap(({ actions }) => actions)) {
      expect(say(withText(action, act.view).text)).toBe(say(action.text));
    }
  });
});

describe("what a tap may mean", () => {
  const kinds = (word: string, inTray = false) =>
    waysOfDie(acting, dieFor(act.view, word), inTray, act.view).map((way) =>
      "aim" in way ? way.aim : way.offer.kind,
    );

  it("is to set aside or to use for a die with a symbol, and only to set aside for a number", () => {
    const symbol = act.view.outside.find((word) => word.endsWith(":swap")) ?? "";
    const number = act.view.outside.find((word) => /:\d$/.test(word)) ?? "";
    expect(kinds(symbol)).toEqual(["set-aside", "swap-die"]);
    expect(kinds(number)).toEqual(["set-aside"]);
  });

  it("is nothing for a skull, and nothing for a die in the tray", () => {
    expect(kinds(act.view.outside.find((word) => word.endsWith(":skull")) ?? "")).toEqual([]);
    expect(kinds("white:1", true)).toEqual([]);
  });

  it("finds the targets of a reroll and an adjust", () => {
    const word = act.view.outside.find((each) => each.endsWith(":adjust")) ?? "";
    const [, aim] = waysOfDie(acting, dieFor(act.view, word), false, act.view);
    if (!aim || !("aim" in aim)) throw new Error("no aim");
    const other = act.view.outside.find((each) => each !== word) ?? "";
    expect(waysOfTarget(aim.offers, other, false).length).toBeGreaterThan(1);
    expect(waysOfTarget(aim.offers, word, true).every((offer) => offer.kind === "adjust-die")).toBe(true);
  });

  it("takes two dice from the supply in whichever order they are tapped", () => {
    const [way] = waysOfDie(exchanging, dieFor(act.view, exchange.view.tray[0] ?? ""), true, act.view);
    if (!way || !("aim" in way)) throw new Error("no aim");
    const [one, two] = [waysOfSupply(way.offers, "red", "yellow"), waysOfSupply(way.offers, "yellow", "red")];
    expect(one).toHaveLength(1);
    expect(one).toEqual(two);
  });

  it("is to place the token or to remove, for a free card of the top row", () => {
    const free = token.view.top.find((card) => card.token === null)?.name ?? "";
    const offers = offersOf(token.legal as unknown as Legal, act.view);
    expect(waysOfCard(offers, free).map((offer) => offer.kind)).toEqual(["place-token", "remove-card"]);
  });
});
