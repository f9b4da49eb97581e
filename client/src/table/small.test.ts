/** The small parts around a game. */
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { AdviceShown, OverShown, SeatShown, TableShown } from "../generated/messages";
import { whyClosed } from "./why-closed";
import Curtain from "./Curtain.svelte";
import type { GameClient } from "../games";
import { t } from "../text/locale.svelte";
import { percent } from "../text/percent";
import { bestOf, figures } from "./hints";
import { isOnlyHere, keepTokens, keptTokens } from "./links";
import { ruleOf } from "./prompt";
import { headline, pointsOf, ranking } from "./ranking";
import { bySection, search, typeset } from "./rules";
import { describe as describeSeat, presence } from "./seats";
import { soundsOf } from "./sounds";
import { spell } from "./time";

const seat = (more: Partial<SeatShown> = {}): SeatShown => ({
  name: "Ada",
  bot: "",
  clients: [1],
  here: true,
  covered: false,
  resigned: false,
  missed: 0,
  ...more,
});

describe("the curtain", () => {
  it("names who is to look, and nothing else is on the page", async () => {
    const taken = vi.fn();
    const { container } = render(Curtain, { name: "Bea", ontake: taken });
    expect(screen.getByRole("heading").textContent).toContain("Bea");
    expect(container.textContent).not.toContain("Ada");
    await userEvent.click(screen.getByRole("button", { name: "I am Bea" }));
    expect(taken).toHaveBeenCalledOnce();
  });
});

describe("seats", () => {
  it.each([
    [seat(), "here"],
    [seat({ here: false }), "away"],
    [seat({ here: false, covered: true }), "covered"],
    [seat({ resigned: true }), "resigned"],
    [seat({ bot: "adept", clients: [] }), "bot"],
    [seat({ clients: [], name: "" }), "free"],
    [seat({ clients: [], covered: true }), "gone"],
  ])("%o is %s", (shown, expected) => {
    expect(presence(shown)).toBe(expected);
    expect(describeSeat(shown)).not.toContain("at-seat");
  });
});

describe("hints", () => {
  const advice = (code: number, proposed: boolean, chance: number | null = null): AdviceShown =>
    ({
      action: { code },
      proposed,
      chance,
      worth: null,
      at_least: false,
      alike: 0,
      towards: "",
    }) as AdviceShown;

  it("begin with what the bot would do", () => {
    const found = bestOf([advice(1, false), advice(2, true), advice(3, false)], 2);
    expect(found.map((each) => each.action.code)).toEqual([2, 1]);
  });

  it("say a chance and a worth, and neither if nobody has worked them out", () => {
    expect(figures(advice(1, true))).toBe("");
    expect(figures({ ...advice(1, true, 0.5), worth: 2.44 })).toBe("50 % · 2.4 points");
    expect(figures({ ...advice(1, true, 0.5), at_least: true })).toBe("at least 50 %");
  });

  it.each([
    [0, "0"],
    [0.00001, "< 0.1"],
    [0.0234, "2.3"],
    [0.5, "50"],
    [0.995, "99.5"],
    [0.99999, "> 99.9"],
    [1, "100"],
  ])("write %d as %s", (chance, expected) => expect(percent(chance)).toBe(expected));
});

describe("the end", () => {
  const over = { places: [1, 2], points: [30, 20], reason: { key: "app-close" } } as OverShown;
  it("ranks by the places of the table, where whoever resigned comes last", () => {
    const table = { seats: [seat({ resigned: true }), seat()], places: [2, 1] } as unknown as TableShown;
    expect(ranking(table, over).map((each) => [each.seat, each.place, each.points])).toEqual([
      [1, 1, 20],
      [0, 2, 30],
    ]);
  });
  it("keeps shared places in the order of the seats", () => {
    const table = { seats: [seat(), seat()], places: [1, 1] } as unknown as TableShown;
    expect(ranking(table, null).map((each) => [each.seat, each.points])).toEqual([
      [0, null],
      [1, null],
    ]);
  });
});

describe("who has won", () => {
  const ranked = (...places: number[]) =>
    ranking({ seats: places.map(() => seat()), places } as unknown as TableShown, null);
  const names = ["Ada", "Bo", "Max"];
  it.each([
    [[2, 1], [0], "Bo wins"],
    [[2, 1], [1], "You win"],
    [[2, 1], [0, 1], "Bo wins"],
    [[2, 1], [], "Bo wins"],
    [[1, 1, 3], [0], "Ada and Bo share the win"],
  ])("%o seen by %o is said as: %s", (places, own, expected) =>
    expect(headline(ranked(...places), names, own)).toBe(expected),
  );
  it("is left open where nobody knows", () => expect(headline([], names, [0])).toBe("The game is over"));
});

describe("points", () => {
  const client = { points: (view: number[], at: number) => view[at] ?? null } as unknown as GameClient;
  it("are those of the end, else those of the view, else none", () => {
    const over = { points: [7, 8] } as OverShown;
    expect(pointsOf({ over, view: [1, 0] }, client, 1)).toBe(8);
    expect(pointsOf({ over: null, view: [1, 0] }, client, 1)).toBe(0);
    expect(pointsOf({ over: null, view: [1, 0] }, client, 2)).toBeNull();
    expect(pointsOf({ over: null, view: undefined }, client, 0)).toBeNull();
    expect(pointsOf({ over: null, view: [1] }, null, 0)).toBeNull();
  });
  it.each(["at-end-points", "ciub-points", "five-seals-points", "wizard-dice-points"])(
    "below zero have their number and a minus: %s",
    (key) => {
      expect(t(key, { points: -1 })).toBe("−1 point");
      expect(t(key, { points: 1 })).toBe("1 point");
      expect(t(key, { points: -12 })).toBe("−12 points");
    },
  );
});

describe("rules", () => {
  const rules = [
    { id: "WD-1", title: "Predictions", section: "A round", text: "The Seer predicts." },
    { id: "WD-2", title: "Rolling", section: "A round", text: "See WD-1 and WD-99." },
  ];
  it("are found by all the words, wherever they stand", () => {
    expect(search(rules, "seer PREDICTIONS").map((rule) => rule.id)).toEqual(["WD-1"]);
    expect(search(rules, "wd-2")).toHaveLength(1);
    expect(search(rules, "")).toHaveLength(2);
    expect(bySection(rules)).toHaveLength(1);
  });
  it("link to each other, and run no HTML", () => {
    const html = typeset(
      "See WD-1, WD-99 and `WD-1b`.\n\n<img src=x onerror=alert(1)>",
      "wizard-dice",
      new Set(["WD-1"]),
    );
    expect(html).toContain('<a href="/rules/wizard-dice#WD-1" data-rule="WD-1">WD-1</a>');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain("<img");
  });
  it("are left alone in addresses, and where there is a link already", () => {
    const html = typeset('See [WD-1](/a/WD-1 "WD-1").', "wizard-dice", new Set(["WD-1"]));
    expect(html).toContain('<a href="/a/WD-1" title="WD-1">WD-1</a>');
  });
});

describe("the rest", () => {
  it("spells times", () => expect([7, 750, 3605].map(spell)).toEqual(["0:07", "12:30", "1:00:05"]));
  it("hears each sound once", () => {
    const happened = ["dice-rolled", "nothing", "die-rerolled", "seal-broken"].map((kind) => ({ kind }));
    expect(soundsOf(happened, { "die-rerolled": "dice", "seal-broken": "wax" })).toEqual(["dice", "wax"]);
  });
  it("names the rule of the proposal, or of most choices", () => {
    const legal = { count: 3, families: [], actions: ["A", "B", "B"].map((rule) => ({ rule })) } as never;
    expect(ruleOf({ proposed: null, legal })).toBe("B");
    expect(ruleOf({ proposed: { kind: "x", arguments: {}, rule: "C" }, legal })).toBe("C");
  });
  it("knows links that lead nowhere else", () => {
    expect(isOnlyHere("http://localhost:8000/table/x#y")).toBe(true);
    expect(isOnlyHere("http://192.168.1.7:8000/table/x#y")).toBe(false);
    expect(keepTokens("t", { "seat 1": "abc" })).toEqual({ "seat 1": "abc" });
    expect(keptTokens("t")).toEqual({ "seat 1": "abc" });
  });
  it.each([
    [404, "gone"],
    [4404, "gone"],
    [403, "denied"],
    [4403, "denied"],
    [4400, "old"],
    [429, "busy"],
    [0, "unreachable"],
  ])("knows what %i means", (status, expected) => expect(whyClosed(status)).toBe(expected));
});
