import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { drawBoards } from "../../test-boards";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import act from "./fixtures/act.json";
import actInactive from "./fixtures/act-inactive.json";
import actLast from "./fixtures/act-last.json";
import actStart from "./fixtures/act-start.json";
import aside from "./fixtures/aside.json";
import cast from "./fixtures/cast.json";
import down from "./fixtures/down.json";
import exchange from "./fixtures/exchange.json";
import finished from "./fixtures/finished.json";
import returning from "./fixtures/return.json";
import take from "./fixtures/take.json";
import token from "./fixtures/token.json";
import tokenFour from "./fixtures/token-four.json";
import client from ".";
import Player from "./Player.svelte";
import { hasMessage } from "../../text/locale.svelte";
import { playOf } from "./fixtures/play";

const STAGES = {
  token,
  "token with four": tokenFour,
  "the first roll": actStart,
  act,
  "act with inactive dice": actInactive,
  "the last turns": actLast,
  aside,
  cast,
  down,
  return: returning,
  take,
  exchange,
  finished,
};

drawBoards();

/** Asking for roles and names takes seconds on so large a board; its buttons say their names as text. */
class Part {
  constructor(readonly selector: string) {}

  all(name: RegExp | string = /./): HTMLElement[] {
    const buttons = [...document.querySelectorAll<HTMLElement>(`${this.selector} button`)];
    return buttons.filter((each) => {
      const said = (each.querySelector(".for-readers") ?? each).textContent.trim();
      return typeof name === "string" ? said === name : name.test(said);
    });
  }

  async tap(name: RegExp | string): Promise<void> {
    const [first] = this.all(name);
    if (!first) throw new Error(`no button ${String(name)} in ${this.selector}`);
    await fireEvent.click(first);
  }
}

const areas = new Part(".dice-areas");
const supply = new Part(".supply");
const cards = new Part(".cards");
const details = new Part("dialog");
const named = (card: string) => new RegExp(`^${card.replaceAll("+", "\\+")}\\.`);
const said = (word: string) => word.replace(":", " ");

describe.each(Object.entries(STAGES))("in %s", (_name, fixture) => {
  it("shows every card, every die and the supply, and asks for something that can be said", () => {
    const play = playOf(fixture as never);
    render(Board, { play });
    const { view } = play;
    const faceUp = [...view.top, ...view.bottom].filter((card) => card !== null);
    for (const card of faceUp) expect(cards.all(named(card.name))).toHaveLength(1);
    const dice = view.outside.length + view.tray.length;
    if (dice) expect(areas.all()).toHaveLength(dice);
    expect(supply.all()).toHaveLength(8);
    if (!play.asked.length) return;
    expect(hasMessage(client.question(view))).toBe(true);
    expect(hasMessage(`ciub-guide-${view.stage}`)).toBe(true);
  });

  it("shows what each player has, and how the points came about", () => {
    const play = playOf(fixture as never);
    for (const seat of play.view.players.keys()) {
      render(Player, { play, seat });
      render(Ending, { play, seat });
    }
    const total = play.view.players[0]?.points ?? 0;
    expect(screen.getAllByText(new RegExp(`\\b${total} points?\\b`)).length).toBeGreaterThan(0);
  });

  it("shows advice and an action that waits to be confirmed", () => {
    const [proposed = null] = fixture.legal.actions as never[];
    render(Board, { play: playOf(fixture as never, { advice: fixture.advice as never, proposed }) });
  });

  it("offers nothing to somebody who only looks on", () => {
    const legal = { count: 0, actions: [], families: [] };
    const { container } = render(Board, { play: playOf(fixture as never, { seat: null, legal }) });
    expect(container.querySelectorAll(".can")).toHaveLength(0);
  });
});

describe("a tap", () => {
  it("on a number proposes to set it aside", async () => {
    const play = playOf(actStart);
    render(Board, { play });
    const word = play.view.outside.find((each) => /:\d$/.test(each)) ?? "";
    await areas.tap(said(word));
    expect(play.propose).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "set-aside", arguments: { die: word } }),
    );
  });

  it("on a swap asks which use is meant, and then for a die of the supply", async () => {
    const play = playOf(act);
    render(Board, { play });
    const word = play.view.outside.find((each) => each.endsWith(":swap")) ?? "";
    await areas.tap(said(word));
    await details.tap("Swap it for a die from the supply");
    expect(document.querySelector("[role=status]")?.textContent).toBe("Tap the die you want from the supply");
    await supply.tap(/^red die/);
    expect(play.propose).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: "swap-die", arguments: { kind: word.split(":")[0], new_kind: "red" } }),
    );
  });

  it("on an adjust, a die and a face turns that die", async () => {
    const play = playOf(act);
    render(Board, { play });
    const word = play.view.outside.find((each) => each.endsWith(":adjust")) ?? "";
    const target = play.view.outside.find((each) => /:\d$/.test(each)) ?? "";
    await areas.tap(said(word));
    await details.tap("Use it to turn a die to another face");
    await areas.tap(said(target));
    await details.tap(/^[^✕]/);
    expect(play.propose).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: "adjust-die", arguments: expect.objectContaining({ target }) }),
    );
  });

  it("on an adjust that comes as a family offers the faces that are printed on the die", async () => {
    const word = act.view.outside.find((each) => each.endsWith(":adjust")) ?? "";
    const target = act.view.outside.find((each) => /:\d$/.test(each)) ?? "";
    const [kind = ""] = word.split(":");
    const faces = ["1", "2", "3", "4", "5", "6", "7", "swap", "reroll", "adjust", "2for1", "skull"];
    const family = {
      kind: "adjust-die",
      count: 300,
      arguments: { kind: [kind], target: [target], face: faces },
    };
    const play = playOf({ ...act, legal: { count: 300, actions: [], families: [family] } });
    render(Board, { play });
    await areas.tap(said(word));
    await areas.tap(said(target));
    const printed = play.view.kinds.find((each) => each.name === target.split(":")[0])?.faces ?? [];
    expect(document.querySelectorAll("dialog .faces button")).toHaveLength(new Set(printed).size);
  });

  it("on a reroll and then on itself rolls itself", async () => {
    const play = playOf(act);
    render(Board, { play });
    const word = play.view.outside.find((each) => each.endsWith(":reroll")) ?? "";
    await areas.tap(said(word));
    await details.tap("Use it to roll one die again");
    await areas.tap(said(word));
    expect(play.propose).toHaveBeenLastCalledWith(
      expect.objectContaining({
        kind: "reroll-die",
        arguments: { kind: word.split(":")[0], target: "itself" },
      }),
    );
  });

  it("on a skull lets the server say why not", async () => {
    const play = playOf(act);
    render(Board, { play });
    const word = play.view.outside.find((each) => each.endsWith(":skull")) ?? "";
    await areas.tap(said(word));
    expect(play.attempt).toHaveBeenCalledWith("set-aside", { die: word });
  });

  it("on a die in the tray never means one outside that looks the same", async () => {
    const view = { ...act.view, tray: [act.view.outside[0] ?? ""] };
    const play = playOf({ ...act, view });
    render(Board, { play });
    await areas.tap(`${said(view.tray[0] ?? "")}, in the tray`);
    expect(play.propose).not.toHaveBeenCalled();
    expect(play.attempt).not.toHaveBeenCalled();
    const word = play.view.outside.find((each) => each.endsWith(":reroll")) ?? "";
    await areas.tap(said(word));
    await details.tap("Use it to roll one die again");
    await areas.tap(`${said(view.tray[0] ?? "")}, in the tray`);
    expect(play.propose).toHaveBeenCalledTimes(1);
    expect(play.propose).toHaveBeenCalledWith(null);
  });

  it("on a card that can be won proposes to win it, and on another one tells about it", async () => {
    const play = playOf(cast);
    render(Board, { play });
    const wins = cast.legal.actions.filter((action) => action.kind === "win-card");
    const card = (wins[0]?.arguments as { card: string }).card;
    await cards.tap(named(card));
    expect(play.propose).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "win-card", arguments: { card } }),
    );
    const other = play.view.top.find((each) => each !== null)?.name ?? "";
    await cards.tap(named(other));
    expect(document.querySelector("dialog")?.textContent).toMatch(/Asks for/);
  });

  it("on the proposed thing decides, but not as half a double click", async () => {
    const [move, other] = down.legal.actions;
    const play = playOf(down, { proposed: move as never });
    render(Board, { play });
    const now = vi.spyOn(performance, "now").mockReturnValue(5000);
    await cards.tap(named((other?.arguments as { card: string }).card));
    const card = (move?.arguments as { card: string }).card;
    now.mockReturnValue(5299);
    await cards.tap(named(card));
    expect(play.decide).not.toHaveBeenCalled();
    now.mockReturnValue(5300);
    await cards.tap(named(card));
    expect(play.decide).toHaveBeenCalledWith(expect.objectContaining({ kind: "move-down" }));
  });

  it("on a kind of the supply takes a die, or shows its faces when none is to be had", async () => {
    const play = playOf(take);
    const { unmount } = render(Board, { play });
    await supply.tap(/^green die/);
    expect(play.propose).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "take-die", arguments: { kind: "green" } }),
    );
    unmount();
    render(Board, { play: playOf(token) });
    await supply.tap(/^green die/);
    expect(document.querySelectorAll("dialog [role=img][aria-label^=green]")).toHaveLength(6);
  });

  it("on a 2for1 in the tray and two kinds exchanges it", async () => {
    const play = playOf(exchange);
    render(Board, { play });
    const word = play.view.tray[0] ?? "";
    await areas.tap(/in the tray/);
    for (const kind of ["red", "yellow"]) {
      await supply.tap(new RegExp(`^${kind} die`));
    }
    expect(play.propose).toHaveBeenLastCalledWith(
      expect.objectContaining({ arguments: { kind: word.split(":")[0], first: "yellow", second: "red" } }),
    );
  });
});

it("names every action without a place on the board as a button", () => {
  const tappable = [
    "place-token",
    "remove-card",
    "win-card",
    "move-down",
    "set-aside",
    "swap-die",
    "reroll-die",
  ];
  tappable.push("adjust-die", "return-die", "take-die", "exchange-for-two", "exchange-for-white");
  const kinds = new Set(
    Object.values(STAGES).flatMap((each) => each.legal.actions.map((action) => action.kind)),
  );
  for (const kind of kinds) expect([...tappable, ...client.buttons]).toContain(kind);
});
