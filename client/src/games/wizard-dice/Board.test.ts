import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/preferences.svelte";
import { drawBoards } from "../../test-boards";
import { hasMessage, say, t } from "../../text/locale.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { fixture, play, SavedPlay, STAGES } from "./fixtures/play.svelte";
import client from ".";
import Player from "./Player.svelte";
import { predictionOf } from "./page";
import type { Advice } from "./types";

drawBoards();

// By class, not by role: finding roles among so many boxes takes jsdom seconds.
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const dice = () => all(".tray .place");
const boxes = () => all(".page button.box");
const says = (element: HTMLElement) =>
  element.ariaLabel ?? element.textContent.trim().replaceAll(/\s+/g, " ");
function saying(elements: HTMLElement[], start: string): HTMLElement {
  const found = elements.find((element) => says(element).startsWith(start));
  if (!found) throw new Error(`nothing says “${start}” in ${elements.map(says).join(" | ")}`);
  return found;
}
const box = (named: object) => {
  const { number, colour } = named as { number: number; colour: string };
  return saying(boxes(), `${number} ${colour}, `);
};
const choice = (start: string) => saying(all(".decision button"), start);
const dieSays = (die: HTMLElement) => die.querySelector("[aria-label]")?.ariaLabel ?? says(die);
const user = userEvent.setup();

describe.each([...STAGES, "revising", "favour", "foresight", "stubborn-jesters", "next-round"])(
  "%s",
  (name) => {
    it("is drawn and asked for in words", () => {
      const playing = play(name);
      render(Board, { play: playing });
      expect(boxes()).toHaveLength(20);
      expect(dice()).toHaveLength(7);
      if (!playing.asked.length) return;
      const question = client.question(playing.view);
      expect(hasMessage(question)).toBe(true);
      expect(hasMessage(question.replace("-ask-", "-guide-"))).toBe(true);
    });

    it("is drawn for those who watch", () => {
      const saved = fixture(name);
      const watching = { ...saved, seat: null as never, legal: [], view: { ...saved.view, viewer: null } };
      render(Board, { play: new SavedPlay(watching) });
      expect(boxes()).toEqual([]);
      expect(all(".page .box")).toHaveLength(25);
    });

    it("has every player's line and reckoning", () => {
      const playing = play(name);
      for (const seat of [0, 1, 2]) {
        render(Player, { play: playing, seat });
        render(Ending, { play: playing, seat });
      }
      expect(screen.getAllByText(/^−?\d+ points?$/).length).toBeGreaterThanOrEqual(3);
    });
  },
);

describe("the end", () => {
  it("shows the points in their parts, as the server counted them", () => {
    const playing = play("finished");
    const { account, points } = playing.view.pages[0] as (typeof playing.view.pages)[0];
    expect(account.bonus).toBe(3);
    render(Ending, { play: playing, seat: 0 });
    const parts = all(".ending dd").map(says);
    expect(parts).toEqual([
      `+${account.worth}`,
      `−${account.differences}`,
      "0", // Jester boxes
      "0", // crossed out
      `+${account.bonus}`,
      String(points),
    ]);
    expect(says(all(".ending dt")[0] as HTMLElement)).toContain(String(account.hits));
  });
});

describe("predicting", () => {
  it("proposes the box that was tapped, and decides on the second tap", async () => {
    const playing = play("prediction");
    render(Board, { play: playing });
    const offered = playing.legal.actions[0];
    const tapped = box(offered?.arguments ?? {});
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    await user.click(tapped);
    expect(playing.proposed).toEqual(offered);
    expect(tapped.getAttribute("aria-pressed")).toBe("true");
    await user.click(tapped); // a double click
    expect(playing.decided).toEqual([]);
    now.mockReturnValue(1300);
    await user.click(tapped);
    expect(playing.decided).toEqual([offered]);
    now.mockRestore();
  });

  it("asks why not for any other box", async () => {
    const playing = play("prediction");
    render(Board, { play: playing });
    const scored = boxes().find((each) => /off|an X|two Xs/.test(says(each)));
    await user.click(scored as HTMLElement);
    expect(playing.proposed).toBeNull();
    expect(playing.attempted[0]?.[0]).toBe("predict");
  });

  it("shows the odds in the boxes", async () => {
    const playing = play("prediction");
    render(Board, { play: playing });
    const action = playing.legal.actions[0] as Advice["action"];
    playing.advice = [
      { action, proposed: true, worth: 1.25, chance: 0.372, at_least: false, alike: 0, towards: "" },
    ];
    await tick();
    expect(says(box(action.arguments))).toMatch(
      /37% chance of a hit, 1\.3 points on average, the strongest bot's choice/,
    );
    expect(within(box(action.arguments)).getByText("37%")).toBeTruthy();
  });

  it("can be changed while others still write in secret", async () => {
    const playing = play("revising");
    render(Board, { play: playing });
    const mine = predictionOf(playing.view, playing.seat);
    expect(screen.getByText(t("wizard-dice-secret-kept"))).toBeTruthy();
    const other = playing.legal.actions.find(({ arguments: named }) => {
      const { number, colour } = named as { number: number; colour: string };
      return number !== mine?.number || colour !== mine.colour;
    });
    await user.click(box(other?.arguments ?? {}));
    expect(playing.proposed).toEqual(other);
  });
});

describe("rolling again", () => {
  it("takes the dice that were tapped, and lets go of them", async () => {
    const playing = play("seer-rolls-on");
    render(Board, { play: playing });
    await user.click(dice()[1] as HTMLElement);
    await user.click(dice()[3] as HTMLElement);
    const faces = [playing.view.dice[1], playing.view.dice[3]];
    expect(playing.proposed?.arguments).toEqual({ faces });
    expect(dice().map((die) => die.getAttribute("aria-pressed"))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((place) => String(place === 1 || place === 3)),
    );
    await user.click(dice()[3] as HTMLElement);
    expect(playing.proposed?.arguments).toEqual({ faces: faces.slice(0, 1) });
    playing.propose(null);
    await tick();
    expect(dice()[1]?.getAttribute("aria-pressed")).toBe("false");
  });

  it("leaves every kept die in its place", async () => {
    const saved = fixture("seer-rolls-on");
    const playing = new SavedPlay(saved);
    render(Board, { play: playing });
    const names = dice().map(dieSays);
    await user.click(dice()[2] as HTMLElement);
    const rerolled = saved.view.dice[2] as string;
    const fallen = rerolled === "jester" ? "blue" : "jester";
    const kept = saved.view.dice.filter((_, place) => place !== 2);
    const after = fallen === "blue" ? ["blue", ...kept] : [...kept, "jester"];
    playing.go({
      ...saved,
      view: { ...saved.view, dice: after, roll: saved.view.roll + 1 },
      happened: [
        {
          kind: "rerolls",
          arguments: { seat: saved.view.seer, rerolled: [rerolled], kept },
          text: { key: "x" },
        },
        {
          kind: "rolled",
          arguments: { roll: saved.view.roll + 1, rolled: [fallen], dice: after },
          text: { key: "x" },
        },
      ],
    });
    await tick();
    const now = dice().map(dieSays);
    expect(now.filter((_, place) => place !== 2)).toEqual(names.filter((_, place) => place !== 2));
    expect(now[2]).toBe(t("wizard-dice-die", { number: 3, face: t(`wd-face-${fallen}`) }));
    const tumbling = dice().map((die) => Boolean(die.querySelector(".tumbling")));
    expect(tumbling).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => place === 2));
  });

  it("says how many dice are missing", async () => {
    const playing = play("foresight");
    render(Board, { play: playing });
    await user.click(dice()[0] as HTMLElement);
    expect(playing.proposed).toBeNull();
    expect(screen.getByText(t("wizard-dice-choose-more", { dice: 2 }))).toBeTruthy();
  });

  it("asks why a die cannot be rolled", async () => {
    const playing = play("stubborn-jesters");
    render(Board, { play: playing });
    await user.click(dice()[playing.view.dice.indexOf("jester")] as HTMLElement);
    expect(playing.attempted).toEqual([["reroll", { faces: ["jester"] }]]);
    await user.click(choice(t("wizard-dice-reroll-all")));
    const others = playing.view.dice.filter((face) => face !== "jester");
    expect(playing.proposed?.arguments).toEqual({ faces: others });
  });

  it("has a button of its own for those who do not confirm", async () => {
    preferences.confirm = false;
    const playing = play("seer-rolls-on");
    render(Board, { play: playing });
    await user.click(dice()[0] as HTMLElement);
    expect(playing.proposed).toBeNull();
    await user.click(choice("Re-roll one die"));
    expect(playing.decided[0]?.arguments).toEqual({ faces: playing.view.dice.slice(0, 1) });
  });
});

describe("other choices", () => {
  it("turns two dice", async () => {
    const playing = play("turn");
    render(Board, { play: playing });
    await user.click(dice()[4] as HTMLElement);
    await user.click(choice("Wizard"));
    expect(playing.proposed).toBeNull();
    await user.click(dice()[1] as HTMLElement);
    await user.click(choice("red"));
    expect(playing.proposed?.arguments).toEqual({ faces: ["red", "wizard"] });
  });

  it.each(["naming", "leaving", "scoring", "favour"])("%s has a button for every action", async (name) => {
    const playing = play(name);
    render(Board, { play: playing });
    for (const action of playing.legal.actions) {
      const button = choice(say(action.text));
      await user.click(button);
      expect(playing.proposed).toEqual(action);
      expect(button.getAttribute("aria-pressed")).toBe("true");
    }
  });

  it("says what the page will say with a Jester Score", async () => {
    const playing = play("favour");
    const { container } = render(Board, { play: playing });
    const standing = playing.view.standings[playing.seat];
    expect(standing?.beside_jester).toBe("X");
    const take = choice("Take the Jester Score");
    expect(take.textContent).toContain(
      t("wizard-dice-outcome-jester", { jesters: standing?.jester_box ?? 0 }),
    );
    expect(container.querySelectorAll(".page .pencil")).toHaveLength(0);
    await user.click(take);
    expect(container.querySelectorAll(".page .pencil")).toHaveLength(2);
  });

  it("crosses out a box by tapping it, or nothing", async () => {
    const playing = play("crossing-out");
    render(Board, { play: playing });
    const cross = playing.legal.actions.find(({ kind }) => kind === "cross-out");
    await user.click(box(cross?.arguments ?? {}));
    expect(playing.proposed).toEqual(cross);
    await user.click(choice("Cross out nothing"));
    expect(playing.proposed?.kind).toBe("cross-out-nothing");
  });

  it("shows another's page and the pile of cards on demand", async () => {
    const playing = play("leaving");
    render(Board, { play: playing });
    const others = [0, 1, 2].filter((seat) => seat !== playing.seat);
    const name = playing.names[others[0] ?? 0] ?? "";
    await user.click(saying(all(".others button"), `${name}: Page`));
    expect(screen.getByRole("dialog", { name: new RegExp(name) })).toBeTruthy();
    await user.click(saying(all(".bar button"), "This round's magic card"));
    const cards = within(screen.getByRole("dialog", { name: "Magic cards" }));
    expect(cards.getAllByRole("heading", { level: 3 })).toHaveLength(playing.view.pile.length + 1);
  });
});
