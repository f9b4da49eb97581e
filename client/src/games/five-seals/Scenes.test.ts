import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { drawBoards } from "../../test-boards";
import { hasMessage } from "../../text/locale.svelte";
import { question } from ".";
import Ending from "./Ending.svelte";
import { ALL, scene, SCENES, ScenePlay, type Scene } from "./fixtures/scenes.svelte";
import { at, tapFor } from "./fixtures/taps";
import { argumentsOf } from "./offers";
import Player from "./Player.svelte";
import type { Action } from "./types";

drawBoards();

/** Of many that are alike the first and the last, of every kind. */
function some(actions: Action[]): Action[] {
  const kinds = new Set(actions.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const alike = actions.filter((action) => action.kind === kind);
    return [...new Set([alike[0], alike.at(-1)])] as Action[];
  });
}

/** The scene with only those seals that something can be done with: to draw all of them takes the most time. */
function bare(full: Scene): Scene {
  const spaces = new Set(full.legal.actions.map((action) => argumentsOf(action).space));
  const seals = full.view.seals.map((seal, index) => (spaces.has(index + 1) ? seal : null));
  return { ...full, view: { ...full.view, seals } };
}

it("asks for everything in words", () => {
  for (const [name, { view }] of ALL)
    if (view.waiting_for.length) expect(hasMessage(question(view)), name).toBe(true);
});

describe.each(Object.entries(SCENES))("the table %s", (_, scenes: Scene[]) => {
  it("lets every legal action be tapped", async () => {
    for (const each of scenes.map(bare))
      for (const action of some(each.legal.actions)) {
        const play = await at(each);
        await tapFor(play, action);
        const { kind, arguments: given } = play.proposed ?? {};
        expect({ kind, given }, each.name).toEqual({ kind: action.kind, given: action.arguments });
        expect(play.attempt, each.name).not.toHaveBeenCalled();
      }
  });

  it("tells of every player", async () => {
    const play = new ScenePlay(scenes[0] as Scene);
    const seats = [...play.view.players.keys()];
    const { container } = render(Player, { play, seat: 0 });
    for (const seat of seats.slice(1)) render(Player, { play, seat });
    for (const each of scenes) {
      play.show(each);
      await tick();
      const [first] = each.view.players;
      expect(container.querySelector(".points")?.textContent).toMatch(new RegExp(`^${first?.points} point`));
      expect(container.querySelectorAll(".scrolls .chip")).toHaveLength(first?.scrolls.length ?? -1);
    }
  });
});

describe.each([
  ["mages", scene("two", "mages")],
  ["turn", scene("movement", "turn")],
  ["finished", scene("two", "finished")],
])("%s", (_, found: Scene) => {
  it("can be seen by everybody", async () => {
    for (const seat of [(found.seat + 1) % found.view.players.length, null]) {
      await at(found, seat);
      expect(document.querySelectorAll("[data-space]")).toHaveLength(found.view.board.places.length);
      expect(document.querySelectorAll(".offered")).toHaveLength(0);
      expect(document.querySelectorAll(".hand")).toHaveLength(seat === null ? 0 : 2);
    }
  });
});

describe("the end", () => {
  const { view } = scene("two", "finished");
  const numbers = (within: Element) =>
    [...within.querySelectorAll(".number")].map((each) => each.textContent);

  it("accounts for all points of everybody", () => {
    const play = new ScenePlay(scene("two", "finished"));
    for (const [seat, player] of view.players.entries()) {
      const { container } = render(Ending, { play, seat });
      const synergies = player.scrolls.filter(({ bonus }) => bonus);
      const expected = [
        `${player.scroll_points}`,
        ...(synergies.length ? [`+${player.synergy_points}`] : []),
        `${player.points}`,
      ];
      expect(numbers(container)).toEqual(expected);
      expect(container.querySelectorAll(".scrolls > span")).toHaveLength(
        player.scrolls.length + synergies.length,
      );
    }
  });

  it("shows what the server counted, whatever that is", () => {
    const [first] = view.players;
    if (!first) throw new Error("nobody played");
    const scrolls = [
      {
        scroll: "change-fire",
        spell: "change",
        colour: "fire",
        strength: 41,
        bonus: 0,
        face_up: true,
        token: null,
      },
      {
        scroll: "synergy-fire",
        spell: "synergy",
        colour: "fire",
        strength: 43,
        bonus: 47,
        face_up: true,
        token: null,
      },
    ];
    const player = { ...first, scrolls, scroll_points: 53, synergy_points: 59, points: 61 };
    const play = new ScenePlay({ ...scene("two", "finished"), view: { ...view, players: [player] } });
    const { container } = render(Ending, { play, seat: 0 });
    expect(numbers(container)).toEqual(["53", "+59", "61"]);
    const parts = [...container.querySelectorAll(".scrolls > span strong")].map((each) => each.textContent);
    expect(parts).toEqual(["43", "41", "+47"]);
  });
});
