import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../app/preferences.svelte";
import type { ActionShown, GameShown, SeatShown, TableShown, You } from "../generated/messages";
import { welcomeBack } from "./table-notes.svelte";
import { LiveTable } from "./table.svelte";
import { Talk } from "./talk.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static latest: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.latest = this;
  }
  send(written: string): void {
    this.sent.push(JSON.parse(written) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (kind: string) => ({ kind, arguments: {}, text: { key: "app-close" } });
const action = (code: number, named: Record<string, unknown>): ActionShown => ({
  code,
  kind: "predict",
  arguments: named,
  text: { key: "app-close" },
  rule: "WD-1",
});
const seat = (name: string) => ({
  name,
  bot: "",
  clients: [1],
  here: true,
  covered: false,
  resigned: false,
  missed: 0,
});
const shownTable = (more: Partial<TableShown> = {}): TableShown =>
  ({
    id: "t",
    game: "wizard-dice",
    stage: "playing",
    playable: true,
    hides_nothing: true,
    settings: {},
    seats: [seat("Ada"), seat("")],
    dice: { step: "fixed", wanted: [], promised: {}, revealed: {}, left_out: [] },
    chat: [],
    vote: null,
    incidents: [],
    now: 1000,
    ...more,
  }) as unknown as TableShown;
const you: You = { client: 1, seats: [0], creator: true, may_sit: true, blind: [], shows: 0 };
const game = (more: Partial<GameShown>): GameShown => ({
  shows: 0,
  version: 4,
  asked: [{ seat: 0, deadline: null }],
  legal: { count: 2, actions: [action(0, { number: 1 }), action(1, { number: 2 })], families: [] },
  can_undo: false,
  undo: null,
  over: null,
  log_from: 0,
  log: [event("first"), event("second")],
  view: { stage: "prediction", round: 1 },
  ...more,
});

describe("following a table", () => {
  let table: LiveTable;
  const socket = () => FakeSocket.latest;
  const sent = (type: string) => socket().sent.filter((message) => message["type"] === type);
  const welcome = (shown: GameShown | null, more: Partial<TableShown> = {}) =>
    socket().tell({ type: "welcome", protocol: 1, table: shownTable(more), you, game: shown });

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    preferences.speed = "instant";
    preferences.confirm = true;
    table = new LiveTable("t");
    table.open();
    table.show(0);
    socket().onopen?.();
    welcome(game({}));
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  it("takes the fields that changed, and keeps the others", () => {
    socket().tell({
      type: "game",
      after: 4,
      game: game({ version: 5, view: { round: 2 }, log_from: 2, log: [] }),
    });
    expect(table.view).toEqual({ stage: "prediction", round: 2 });
  });

  it("shows what comes of a decision at once, also while what led to it is still new", () => {
    preferences.speed = "calm";
    const news = (version: number) =>
      socket().tell({
        type: "game",
        after: version - 1,
        game: game({ version, view: { round: version }, log_from: version - 3, log: [event("moved")] }),
      });
    news(5);
    table.decide(table.legal.actions[0] as ActionShown);
    news(6);
    news(7);
    expect([table.view, table.frames.behind]).toEqual([{ stage: "prediction", round: 6 }, 1]);
  });

  it("continues the log where the message says, and shortens it when something is taken back", () => {
    socket().tell({ type: "game", after: 4, game: game({ version: 5, log_from: 2, log: [event("third")] }) });
    expect(table.shownLog.map((each) => each.kind)).toEqual(["first", "second", "third"]);
    expect(table.happened.map((each) => each.kind)).toEqual(["third"]);
    socket().tell({ type: "game", after: 5, game: game({ version: 6, log_from: 1, log: [event("other")] }) });
    expect(table.shownLog.map((each) => each.kind)).toEqual(["first", "other"]);
    expect(table.happened).toEqual([]); // taking back is not played as movement
  });

  it("asks for everything when it has missed a version, and ignores what it cannot follow", () => {
    socket().tell({ type: "game", after: 6, game: game({ version: 7, view: { round: 9 } }) });
    expect(sent("sync")).toHaveLength(1);
    expect(table.view).toEqual({ stage: "prediction", round: 1 });
    welcome(game({ version: 7, view: { stage: "roll", round: 9 } }));
    expect(table.view).toEqual({ stage: "roll", round: 9 });
  });

  it("calls whoever has no name by the number of the seat", () => {
    expect(table.names).toEqual(["Ada", "Player 2"]);
  });

  it("lets a choice wait for the main button, and decides it by its code and version", () => {
    const [, second] = table.legal.actions;
    table.propose(second ?? null);
    expect(sent("decide")).toHaveLength(0);
    if (table.proposed) table.decide(table.proposed);
    expect(sent("decide")[0]).toMatchObject({ seat: 0, version: 4, action: 1 });
  });

  it("decides at once where no confirmation is wished", () => {
    preferences.confirm = false;
    table.propose(table.legal.actions[0] ?? null);
    expect(sent("decide")[0]).toMatchObject({ action: 0 });
    expect(table.proposed).toBeNull();
  });

  it("keeps a proposal that is still possible after somebody else's move, under its new code", () => {
    table.propose(table.legal.actions[1] ?? null);
    const legal = { count: 1, actions: [action(7, { number: 2 })], families: [] };
    socket().tell({ type: "game", after: 4, game: game({ version: 5, legal, log_from: 2, log: [] }) });
    expect(table.proposed?.code).toBe(7);
    const none = { count: 1, actions: [action(7, { number: 3 })], families: [] };
    socket().tell({ type: "game", after: 5, game: game({ version: 6, legal: none, log_from: 2, log: [] }) });
    expect(table.proposed).toBeNull();
  });

  it("forgets a choice that was made, also where an equal one can be made again", async () => {
    table.propose(table.legal.actions[1] ?? null);
    if (table.proposed) table.decide(table.proposed);
    socket().tell({ type: "done", id: sent("decide")[0]?.["id"], version: 5 });
    socket().tell({ type: "game", after: 4, game: game({ version: 5, log_from: 2, log: [] }) });
    await vi.waitFor(() => expect(table.isDeciding).toBe(false));
    expect(table.legal.actions[1]?.arguments).toEqual({ number: 2 });
    expect(table.proposed).toBeNull();
  });

  it("forgets a choice when one takes something back", async () => {
    table.propose(table.legal.actions[1] ?? null);
    table.undo();
    socket().tell({ type: "done", id: sent("undo")[0]?.["id"], version: 5 });
    socket().tell({ type: "game", after: 4, game: game({ version: 5, log_from: 1, log: [] }) });
    await vi.waitFor(() => expect(table.isAsking("undo")).toBe(false));
    expect(table.proposed).toBeNull();
  });

  it("keeps a choice that was refused, to be changed or made again", async () => {
    table.propose(table.legal.actions[1] ?? null);
    if (table.proposed) table.decide(table.proposed);
    const reason = { key: "app-close", arguments: {} };
    socket().tell({ type: "refused", id: sent("decide")[0]?.["id"], code: "stale", reason, rule: "" });
    await vi.waitFor(() => expect(table.isDeciding).toBe(false));
    expect(table.proposed?.code).toBe(1);
  });

  it("shows the reason of a refusal with its rule", async () => {
    table.attempt("predict", { number: 5 });
    const [asked] = sent("decide");
    expect(asked).toMatchObject({ action: { kind: "predict", arguments: { number: 5 } } });
    const reason = { key: "app-close", arguments: {} };
    socket().tell({ type: "refused", id: asked?.["id"], code: "illegal", reason, rule: "WD-1" });
    await vi.waitFor(() => expect(table.notice).toEqual({ text: reason, rule: "WD-1" }));
    expect(table.isDeciding).toBe(false);
  });

  it("proposes what was attempted if it is possible after all", () => {
    table.attempt("predict", { number: 2 });
    expect(table.proposed?.code).toBe(1);
  });

  it("lets what may be one of a family be confirmed, instead of doing it", () => {
    const families = [{ kind: "take-dice", count: 300, arguments: { dice: [[1], [2]] } }];
    const legal = { count: 300, actions: [], families };
    socket().tell({ type: "game", after: 4, game: game({ version: 5, legal, log_from: 2, log: [] }) });
    table.attempt("take-dice", { dice: [1, 2] });
    expect(sent("decide")).toHaveLength(0);
    expect(table.proposed).toEqual({ kind: "take-dice", arguments: { dice: [1, 2] } });
  });

  it("carries a command out once, however often it is tapped", async () => {
    const first = table.ask({ type: "start" });
    expect(table.isAsking("start")).toBe(true);
    expect(await table.ask({ type: "start" })).toBeNull();
    expect(sent("start")).toHaveLength(1);
    socket().tell({ type: "done", id: sent("start")[0]?.["id"], version: 4 });
    expect(await first).not.toBeNull();
    expect(table.isAsking("start")).toBe(false);
  });

  it("goes on deciding over a broken line: the choice is sent again, not made again", async () => {
    table.decide(table.legal.actions[0] as ActionShown);
    const [{ id } = {}] = sent("decide");
    socket().close(1006);
    expect(table.isDeciding).toBe(true);
    table.hurry();
    socket().onopen?.();
    welcome(game({}));
    table.decide(table.legal.actions[1] as ActionShown);
    expect(sent("decide").map((message) => message["id"])).toEqual([id]);
    socket().tell({ type: "done", id, version: 5 });
    await vi.waitFor(() => expect(table.isDeciding).toBe(false));
  });

  it("clears the page when nobody may look, and takes nothing that is meant for a seat", () => {
    table.propose(table.legal.actions[0] ?? null);
    table.show(null);
    expect([table.view, table.shownLog, table.proposed]).toEqual([undefined, [], null]);
    welcome(game({ version: 5 })); // was on its way
    socket().tell({ type: "game", after: 5, game: game({ version: 6, log_from: 2, log: [] }) });
    expect(table.view).toBeUndefined();
    welcome(game({ shows: null, version: 6, view: { stage: "roll" } }));
    expect(table.view).toEqual({ stage: "roll" });
  });

  it("asks for nobody's eyes on a new line when the old one broke under the curtain", () => {
    socket().close(1006);
    table.show(null); // is not heard
    table.hurry();
    socket().onopen?.();
    expect(sent("hello")).toEqual([{ type: "hello", protocol: 1, show: null }]);
  });

  it("offers nothing while the line is broken, but stays readable", () => {
    socket().close(1006);
    expect(table.line).toBe("lost");
    expect(table.legal.count).toBe(0);
    expect(table.view).toEqual({ stage: "prediction", round: 1 });
  });

  it("keeps the farewell of the server until it is welcome again", () => {
    socket().tell({ type: "bye", reason: { key: "server-closing" } });
    socket().close(1012);
    expect(table.farewell?.key).toBe("server-closing");
    table.hurry();
    welcome(game({}));
    expect(table.farewell).toBeNull();
    expect(table.line).toBe("open");
  });

  it("counts what was said while nobody looked", () => {
    socket().tell({ type: "said", said: { client: 2, name: "Bea", at: 1, words: "hello" } });
    expect([table.talk.messages.length, table.talk.unread]).toEqual([1, 1]);
    expect(new Talk(table.id).unread).toBe(0); // nothing is known yet
    const again = new Talk(table.id);
    again.messages = table.talk.messages;
    expect(again.unread).toBe(1); // as after a reload
    table.talk.read();
    expect(table.talk.unread).toBe(0);
    const later = new Talk(table.id);
    later.messages = table.talk.messages;
    expect(later.unread).toBe(0);
  });

  it("tells whoever comes back that a bot has decided for them, and only then", () => {
    const missed = shownTable({ seats: [{ ...seat("Ada"), missed: 2 } as SeatShown] });
    socket().tell({ type: "welcome", table: missed, you, game: game({}) });
    expect(table.notice).toBeNull(); // the line was not lost
    socket().close(1006);
    table.hurry();
    socket().onopen?.();
    socket().tell({ type: "welcome", table: missed, you, game: game({}) });
    expect(table.notice?.text).toEqual({ key: "at-welcome-back", arguments: { missed: 2 } });
    expect(welcomeBack(missed.seats, [])).toBeNull();
  });
});
