import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Legal } from "../generated/messages";
import Choices from "./Choices.svelte";
import { buttonActions, choose, valueName, wordsOf } from "./choices";
import type { Choice, Play } from "./play";

const play = (legal: Legal) => {
  const propose = vi.fn();
  return { propose, play: { legal, names: ["Ada"], proposed: null, propose } as unknown as Play };
};
const family = {
  kind: "take-dice",
  count: 300,
  arguments: { dice: [["fire"], ["fire", "water"]], from: ["supply", "pool"] },
};

describe("all choices in words", () => {
  it("offers every action by its sentence", async () => {
    const action = { code: 3, kind: "stay", arguments: {}, text: { key: "app-close" }, rule: "WD-2" };
    const { play: at, propose } = play({ count: 1, actions: [action], families: [] });
    render(Choices, { play: at });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(propose).toHaveBeenCalledWith(action);
  });

  it("puts an action of a family together from the values of its arguments", async () => {
    const { play: at, propose } = play({ count: 300, actions: [], families: [family] });
    const chosen = vi.fn();
    render(Choices, { play: at, onchosen: chosen });
    expect(screen.getByText(/300 choices/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("dice"), "fire, water");
    await userEvent.click(screen.getByRole("button", { name: "Choose this" }));
    const choice = { kind: "take-dice", arguments: { dice: ["fire", "water"], from: "supply" } };
    expect(propose).toHaveBeenCalledWith(choice);
    expect(chosen).toHaveBeenCalledWith(choice);
  });
});

describe("choices", () => {
  it("finds the actions that stand as buttons, also the only one of a family", () => {
    const stay = { code: 1, kind: "stay", arguments: {}, text: { key: "app-close" }, rule: "" };
    const legal = {
      count: 302,
      actions: [stay],
      families: [family, { kind: "pass", count: 1, arguments: {} }],
    };
    expect(buttonActions(legal, ["stay", "pass", "take-dice"])).toEqual([
      stay,
      { kind: "pass", arguments: {} },
    ]);
  });

  it("fills what was not chosen with the first value, and keeps an empty choice", () => {
    expect(choose(family, { from: null }).arguments).toEqual({ dice: ["fire"], from: null });
  });

  it("is said by its sentence, or else by its kind", () => {
    const said = (choice: Choice) => wordsOf(choice, { names: [] }, { leave: "at-leave" });
    expect(said({ kind: "leave", arguments: {} })).toBe("Leave the table");
    expect(said({ kind: "unheard-of", arguments: {} })).toBe("unheard of");
    expect(said({ kind: "leave", arguments: {}, text: { key: "app-close" } })).toBe("Close");
  });

  it("writes values plainly", () => {
    expect(valueName([{ element: "fire", value: 5 }, "purple_circle"])).toBe("fire 5, purple circle");
    expect(valueName([])).toBe("–");
    expect(valueName(null)).toBe("–");
  });
});
