/** The parts of the screen around the board, which follow the table. */
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import type { SeatShown, TableShown, You } from "../generated/messages";
import Dialog from "../ui/Dialog.svelte";
import { setNotices, topDialog } from "../ui/dialogs.svelte";
import { preferences } from "../app/preferences.svelte";
import type { GameClient } from "../games";
import Banner from "./Banner.svelte";
import Chips from "./Chips.svelte";
import Curtain from "./Curtain.svelte";
import End from "./End.svelte";
import Lobby from "./Lobby.svelte";
import Log from "./Log.svelte";
import Menu from "./Menu.svelte";
import Notices from "./Notices.svelte";
import { turnAtScreen } from "./prompt";
import { LiveTable } from "./table.svelte";
import Tip from "./Tip.svelte";

// jsdom has the element, but not what it does.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const seat = (name: string, clients = [1]): SeatShown => ({
  name,
  bot: "",
  clients,
  here: true,
  covered: false,
  resigned: false,
  missed: 0,
});
function sat(stage: TableShown["stage"], more: Partial<You> = {}): LiveTable {
  const table = new LiveTable("t");
  table.you = { client: 1, seats: [0, 1], creator: true, may_sit: true, blind: [], shows: 0, ...more };
  table.table = {
    stage,
    seats: [seat("Ada"), seat("Bea"), seat("", [])],
    settings: { chat: true },
    options: {},
    vote: null,
    incidents: [],
    rematch: "",
  } as unknown as TableShown;
  return table;
}
/** Show the table through the eyes of a seat. */
const look = (table: LiveTable, shows: number) =>
  table.frames.reset({ game: { shows, asked: [] } as never, happened: [], log: [] });

describe("the banner", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says that the line is back, for a moment", () => {
    const table = sat("playing");
    table.wasOpen = true;
    table.line = "open";
    render(Banner, { table });
    table.line = "lost";
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("Connection lost");
    table.line = "open";
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("Reconnected");
    vi.advanceTimersByTime(3_000);
    flushSync();
    expect(screen.getByRole("status").textContent.trim()).toBe("");
  });
});

describe("a notice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const noticed = () => {
    const table = sat("playing");
    render(Notices, { table });
    table.notice = { text: { key: "app-close" }, rule: "WD-1" };
    flushSync();
    return table;
  };

  it("goes away by itself", () => {
    const table = noticed();
    vi.advanceTimersByTime(4_000);
    expect(table.notice).not.toBeNull();
    vi.advanceTimersByTime(4_000);
    expect(table.notice).toBeNull();
  });

  it("goes away with the next tap, unless that is on its rule", () => {
    const table = noticed();
    const press = (place: Element) => place.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    press(screen.getByRole("button", { name: "Read rule WD-1" }));
    expect(table.notice).not.toBeNull();
    press(document.body);
    expect(table.notice).toBeNull();
  });
});

describe("a notice over windows", () => {
  const said = createRawSnippet(() => ({ render: () => "<p>why not</p>" }));
  const Over = (anchor: Comment, props: object) => {
    setNotices(said);
    Dialog(anchor as never, props as never);
    return {};
  };
  const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
  const isIn = (name: string) => screen.getByRole("dialog", { name }).textContent.includes("why not");

  it("is in the one that is used, and on the page when none is", async () => {
    expect(topDialog()).toBeNull();
    render(Over as unknown as typeof Dialog, { title: "First", open: true, children });
    expect(isIn("First")).toBe(true);
    render(Over as unknown as typeof Dialog, { title: "Second", open: true, children });
    flushSync();
    expect([isIn("First"), isIn("Second")]).toEqual([false, true]);
    for (const name of ["Second", "First"]) {
      expect(isIn(name)).toBe(true);
      await userEvent.click(within(screen.getByRole("dialog", { name })).getByRole("button"));
    }
    expect(topDialog()).toBeNull();
  });
});

describe("the curtain", () => {
  it("names who is to look, takes the focus, and opens once they say so", async () => {
    const ontake = vi.fn();
    const { rerender } = render(Curtain, { name: "Bea", ontake });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Hand the screen to Bea" }));
    await userEvent.click(screen.getByRole("button", { name: "I am Bea" }));
    expect(ontake).toHaveBeenCalledOnce();
    await rerender({ isTaken: true });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "I am Bea" }).disabled).toBe(true);
  });
});

describe("the log", () => {
  const line = (key: string) => ({ kind: key, arguments: {}, text: { key, arguments: {} } });

  it("says where a bot plays for somebody, and where they are back", () => {
    const table = sat("playing");
    const shown = (covered: boolean, lines: number) =>
      table.notes.follow([seat("Ada"), { ...seat("Bea"), covered }], [], lines);
    shown(false, 0);
    shown(true, 1);
    shown(true, 2);
    shown(false, 3);
    table.frames.reset({
      game: { shows: 0, asked: [] } as never,
      happened: [],
      log: ["app-home", "app-close", "app-rules"].map(line),
    });
    render(Log, { table });
    expect(screen.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
      "Back to the start page",
      "A bot takes over for Bea.",
      "Close",
      "Rules",
      "Bea is back.",
    ]);
  });
});

describe("players at a glance", () => {
  const client = {
    aim: "ciub-aim",
    points: (view: number[], at: number) => view[at] ?? null,
    question: () => "ciub-ask-token",
  } as unknown as GameClient;
  const seen = (table: LiveTable, more: object = {}) =>
    table.frames.reset({
      game: { shows: 1, asked: [{ seat: 1 }], view: [3, -1, 0], ...more } as never,
      happened: [],
      log: [],
    });

  it("have points, and one of them is you", () => {
    const table = sat("playing");
    seen(table);
    render(Chips, { table, client, onopen: () => undefined });
    const names = screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"));
    expect(names[0]).toMatch(/^Ada, 3 points, /);
    expect(names[1]).toMatch(/^Bea, you, −1 point, /);
    expect(screen.getAllByText("you")).toHaveLength(1);
  });

  it("are told whose turn it is at a screen that they share, and only there", () => {
    const table = sat("playing");
    seen(table);
    expect(turnAtScreen(table)).toBe("Bea's turn at this screen");
    seen(table, { asked: [{ seat: 2 }] });
    expect(turnAtScreen(table)).toBe("");
    table.you = { client: 1, seats: [1], creator: true, may_sit: true, blind: [], shows: 1 };
    seen(table);
    expect(turnAtScreen(table)).toBe("");
  });

  it("see at the end who has resigned, and points also where the game did not come to its end", () => {
    const table = sat("over");
    table.table = {
      ...(table.table as TableShown),
      seats: [seat("Ada"), { ...seat("Max"), resigned: true }],
      places: [1, 2],
    };
    seen(table, { over: null });
    render(End, { table, client: { ...client, Ending: () => ({}) } as unknown as GameClient });
    expect(screen.getByText("Max resigned.")).toBeTruthy();
    expect(screen.getByText("3 points")).toBeTruthy();
    expect(screen.getByText("−1 point")).toBeTruthy();
  });

  it("read what the game is about before anything else, until they put it away", async () => {
    preferences.dismissed = [];
    const table = sat("playing");
    seen(table);
    render(Tip, { table, client });
    expect(screen.getByRole("complementary").textContent).toContain("Most points wins");
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(preferences.dismissed).toEqual(["ciub-aim"]);
    expect(screen.queryByText(/Most points wins/)).toBeNull();
    preferences.dismissed = [];
  });
});

describe("the ways to go", () => {
  it("are explained before one is taken", () => {
    const table = sat("playing");
    const menu = mount(Menu, { target: document.body, props: { table, open: true } });
    flushSync();
    for (const [way, note] of [
      ["Back to the start page", /keep your seat/],
      ["Leave the table", /bot takes over/],
      ["Resign", /finish last/],
      ["Close this table", /without a result/],
    ] as const) {
      const id = screen.getByRole("button", { name: way }).getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(id)?.textContent).toMatch(note);
    }
    void unmount(menu);
  });
});

describe("resigning", () => {
  it("is for the seat that was asked about, and is off when another takes the screen", async () => {
    const table = sat("playing");
    const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
    look(table, 0);
    const menu = mount(Menu, { target: document.body, props: { table, open: true } });
    flushSync();
    await userEvent.click(screen.getByRole("button", { name: "Resign" }));
    expect(screen.getByText(/^Ada gives up/)).toBeTruthy();
    look(table, 1);
    flushSync();
    expect(screen.queryByText(/gives up/)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    await unmount(menu);
  });
});

describe("the lobby", () => {
  it("has its seats also where nothing is known of the game", () => {
    render(Lobby, { table: sat("lobby"), info: null, onmenu: () => undefined });
    expect(screen.getByText("Bea")).toBeTruthy();
    expect(screen.getByText("Seat 3")).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});

describe("a dialog", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
  it("tells once that it was closed", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "Title", open: true, children, onclose });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    flushSync();
    expect(onclose).toHaveBeenCalledOnce();
    expect(screen.queryByText("words")).toBeNull();
  });
});
