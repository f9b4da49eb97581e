import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { NOTHING, type Play } from "../table/play";
import type { BoardModule, BoardPlay } from "./board";
import PlugInBoard from "./PlugInBoard.svelte";

const text = (key: string) => ({ key, arguments: {} });
const action = {
  code: 0,
  kind: "throw",
  arguments: { die: "wild" },
  text: text("at-your-turn"),
  rule: "D-1",
};
const complaint = vi.spyOn(console, "error");

function playOf(rest: Partial<Play> = {}): Play {
  return {
    view: { scores: [0, 0] },
    seat: 0,
    names: ["Ada", "Bo"],
    asked: [0],
    legal: NOTHING,
    happened: [],
    moment: 0,
    over: null,
    proposed: null,
    advice: null,
    time: (milliseconds) => milliseconds,
    propose: vi.fn(),
    decide: vi.fn(),
    attempt: vi.fn(),
    explain: vi.fn(),
    ...rest,
  };
}

/** A board that writes down what is asked of it. */
function boardModule(fail: { mount?: boolean; update?: boolean; destroy?: boolean } = {}) {
  const calls: string[] = [];
  const note = (name: "mount" | "update" | "destroy", play?: BoardPlay) => {
    calls.push(play ? `${name} ${play.moment}` : name);
    if (fail[name]) throw new Error(`no ${name}`);
  };
  const module: BoardModule = {
    mount(element, play) {
      note("mount", play);
      element.textContent = "a board";
      return { update: (next) => note("update", next), destroy: () => note("destroy") };
    },
  };
  return { calls, module };
}

beforeEach(() => {
  complaint.mockReset();
});

test("a board is mounted once, updated with every change, and destroyed", async () => {
  const { calls, module } = boardModule();
  const { rerender, unmount } = render(PlugInBoard, { play: playOf(), module });
  expect(screen.getByText("a board")).toBeTruthy();
  await rerender({ play: playOf({ moment: 1 }), module });
  await rerender({ play: playOf({ moment: 2 }), module });
  unmount();
  expect(calls).toEqual(["mount 0", "update 1", "update 2", "destroy"]);
  expect(complaint).not.toHaveBeenCalled();
});

const WORDS = "This game's board isn't working. You can still play from the list of choices.";

test.each(["mount", "update"] as const)(
  "a board whose %s raises leaves the choices in words",
  async (what) => {
    complaint.mockImplementation(() => undefined);
    const { module } = boardModule({ [what]: true });
    const play = playOf({ legal: { ...NOTHING, count: 1, actions: [action] } });
    const { rerender } = render(PlugInBoard, { play: playOf(), module });
    await rerender({ play, module });
    expect(screen.getByRole("alert").textContent).toBe(WORDS);
    expect(screen.queryByText("a board")).toBeNull();
    await userEvent.click(screen.getByRole("button"));
    expect(play.propose).toHaveBeenCalledOnce();
    expect(complaint).toHaveBeenCalledOnce();
  },
);

test.each([undefined, {}, { update: () => undefined }])("a board that gives back %j is put away", (given) => {
  complaint.mockImplementation(() => undefined);
  const module = { mount: () => given } as unknown as BoardModule;
  render(PlugInBoard, { play: playOf(), module });
  expect(screen.getByRole("alert").textContent).toBe(WORDS);
});

test("a board that did not arrive", () => {
  render(PlugInBoard, { play: playOf(), module: null, isMissing: true });
  expect(screen.getByRole("alert").textContent).toBe(WORDS);
});

test("a game without a board is played in words, and nothing is wrong with that", () => {
  render(PlugInBoard, { play: playOf(), module: null });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(/This game has no board/)).toBeTruthy();
});
