import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/preferences.svelte";
import { same } from "../../table/play";
import { drawBoards } from "../../test-boards";
import { say } from "../../text/locale.svelte";
import { scene } from "./fixtures/scenes.svelte";
import { at, dice, space, tapFor, tray } from "./fixtures/taps";
import { argumentsOf } from "./offers";
import type { Action } from "./types";

drawBoards();

describe("a turn", () => {
  const turn = scene("two", "turn");

  const action = turn.legal.actions.find(({ kind }) => kind === "break-seal") as Action;

  it("glows where seals can be broken, and marks the dice they take", async () => {
    const play = await at(turn);
    expect(document.querySelector(".status .scrolls-left")?.textContent).toContain(
      `${turn.view.strongest_left}`,
    );
    // It is heard, not only seen.
    const dungeon = document.querySelector("[role=group].frame");
    expect(dungeon?.getAttribute("aria-label")).toBe("The dungeon");
    const keys = document.getElementById(dungeon?.getAttribute("aria-describedby") ?? "");
    expect(keys?.textContent).toMatch(/^Arrow keys/);
    for (const each of document.querySelectorAll("[data-space]"))
      expect(each.getAttribute("aria-label")).toMatch(/space \d+/);
    const { space: number = 0, colour = "", dice: values = [] } = argumentsOf(action);
    expect(space(number).classList).toContain("offered");
    expect(space(number).getAttribute("aria-label")).toMatch(/strength \d, space \d+.*can be broken/);
    await fireEvent.click(space(number));
    expect(same(play.proposed?.arguments, action.arguments)).toBe(true);
    const marked = [...document.querySelectorAll('.hand button.die[aria-pressed="true"] [role=img]')];
    expect(marked.map((each) => each.getAttribute("aria-label")?.toLowerCase())).toEqual(
      values.map((value) => `${colour} ${value}`),
    );
    expect(space(number).getAttribute("aria-pressed")).toBe("true");
  });

  it("says why a seal cannot be broken, and what it is", async () => {
    const play = await at(turn);
    const blocked = turn.view.seals.findIndex(
      (seal, index) => seal?.scroll && !space(index + 1).classList.contains("offered"),
    );
    await fireEvent.click(space(blocked + 1));
    expect(play.attempt).toHaveBeenCalledWith("break-seal", expect.objectContaining({ space: blocked + 1 }));
    const details = document.querySelector(".details");
    expect(details?.textContent).toContain(`space ${blocked + 1}`);
    expect(details?.textContent?.length).toBeGreaterThan(80);
    const seal = turn.view.seals[blocked];
    expect(details?.querySelector(".badge")?.textContent?.trim()).toBe(`${seal?.strength}`);
    const spell = seal?.spell;
    const rule = turn.view.spells.find((each) => each.spell === spell)?.rule;
    await fireEvent.click(details?.querySelector(".rule") as Element);
    expect(play.explain).toHaveBeenCalledWith(rule);
  });

  it("offers only seals that the tapped dice break", async () => {
    await at(turn);
    const before = document.querySelectorAll(".offered[data-space]").length;
    const { colour = "", dice: values = [] } = argumentsOf(action);
    const hand = document.querySelector(".hand .hand") as Element;
    for (const each of dice(hand, colour, values.slice(0, 1))) await fireEvent.click(each);
    const after = [...document.querySelectorAll(".offered[data-space]")].map((each) =>
      Number(each.getAttribute("data-space")),
    );
    expect(after).toContain(argumentsOf(action).space);
    expect(after.length).toBeLessThanOrEqual(before);
  });

  it("is decided by a tap where nothing waits for the main button", async () => {
    preferences.confirm = false;
    const play = await at(turn);
    const castable = turn.legal.actions.find(({ kind }) => kind === "cast") as Action;
    await tapFor(play, castable);
    expect(play.proposed).toBeNull(); // reading a scroll is not using it
    await fireEvent.click(within(document.querySelector(".details") as HTMLElement).getByText(/^Use /));
    expect(play.proposed?.kind).toBe("cast");
  });

  it("shows what the bot would do", async () => {
    const play = await at(turn);
    play.advice = [
      { action, proposed: true, worth: null, chance: null, at_least: false, alike: 0, towards: "" },
    ];
    await tick();
    const mark = space(argumentsOf(action).space ?? 0).nextElementSibling;
    expect(mark?.nextElementSibling?.matches(".star")).toBe(true);
  });

  it("is decided by a second tap, but not by a double click", async () => {
    const play = await at(turn);
    const now = vi.spyOn(performance, "now");
    const cast = turn.legal.actions.find(({ kind }) => kind === "cast") as Action;
    const onSeal = () => fireEvent.click(space(argumentsOf(action).space ?? 0));
    const onWay = () => fireEvent.click(document.querySelector(".details .choice") as Element);
    const onScroll = () => tapFor(play, cast);
    for (const [meant, first, second] of [
      [action, onSeal, onSeal],
      [action, onSeal, onWay],
      [cast, onScroll, onScroll],
    ] as const) {
      await at(turn);
      now.mockReturnValue(5000);
      await first();
      expect(play.proposed?.code).toBe(meant.code);
      now.mockReturnValue(5299);
      await second();
      expect(play.proposed?.code).toBe(meant.code);
      expect(play.decide).not.toHaveBeenCalled();
      now.mockReturnValue(5300);
      await second();
      expect(play.decide).toHaveBeenCalledExactlyOnceWith(meant);
    }
    now.mockRestore();
  });
});

describe("dice that are built up", () => {
  it("wait for a button of their own without the main one", async () => {
    preferences.confirm = false;
    const found = scene("two", "spell-renewal");
    const play = await at(found);
    const several = found.legal.actions.find((action) => (argumentsOf(action).dice?.length ?? 0) > 1);
    if (!several) return expect(found.legal.actions.length).toBeGreaterThan(0);
    const { colour = "", dice: values = [] } = argumentsOf(several);
    const hand = document.querySelector(".hand .hand") as Element;
    for (const each of dice(hand, colour, values)) await fireEvent.click(each);
    if (!play.proposed) {
      await fireEvent.click(screen.getByRole("button", { name: say(several.text, play.names) }));
      expect(play.decide).toHaveBeenCalledWith(several);
    } else expect(play.proposed).toEqual(several);
  });

  it("are forgotten when the choice is taken back", async () => {
    const play = await at(scene("two", "draft"));
    for (const colour of ["fire", "fire", "air"]) await fireEvent.click(tray(colour));
    expect(play.proposed?.kind).toBe("take-dice");
    play.propose(null);
    await tick();
    expect(document.querySelectorAll(".hand button.die")).toHaveLength(0);
  });
});

describe("keys", () => {
  it("choose a space, and lead from one to the next", async () => {
    const play = await at(scene("two", "mages"));
    space(1).focus();
    await fireEvent.keyDown(space(1), { key: "ArrowDown" });
    expect(document.activeElement).not.toBe(space(1));
    expect(document.activeElement?.getAttribute("data-space")).toBeTruthy();
    await fireEvent.keyDown(space(1), { key: "Enter" });
    expect(argumentsOf(play.proposed ?? { arguments: {} }).space).toBe(1);
  });
});

describe("what happened", () => {
  it("leaves a trail where a mage walked", async () => {
    const play = await at({ ...scene("two", "turn"), happened: [] });
    expect(document.querySelector(".trail")).toBeNull();
    const action = play.legal.actions.find(({ kind }) => kind === "break-seal") as Action;
    const { space: number = 0 } = argumentsOf(action);
    const seat = play.seat ?? 0;
    const next = scene("two", "turn");
    const players = next.view.players.map((player, index) =>
      index === seat ? { ...player, mage: number } : player,
    );
    play.show({
      ...next,
      view: { ...next.view, players },
      happened: [
        {
          kind: "seal-broken",
          arguments: {
            seat,
            space: number,
            seal: { colour: "fire", strength: 4, scroll: null },
            colour: "fire",
            dice: [4],
            by_familiar: false,
          },
          text: { key: "fs-event-broken" },
        },
      ],
    });
    await tick();
    expect(document.querySelector(".trail")).not.toBeNull();
  });
});
