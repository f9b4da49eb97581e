import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../generated/messages";
import { Line, Refused, type LineState } from "./line";

/** Stands for the browser's socket: what was sent is kept, and the test plays the server. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: (ClientMessage & { id?: string })[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(written: string): void {
    this.sent.push(JSON.parse(written) as ClientMessage);
  }
  close(code = 1000): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  connect(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = (): FakeSocket => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
};
const WELCOME = { type: "welcome", protocol: 1 };

describe("the line to a table", () => {
  let heard: ServerMessage[];
  let states: [LineState, number | null][];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    heard = [];
    states = [];
    line = new Line("ws://here/socket", () => ({ type: "hello", protocol: 1, show: 2 }), {
      hear: (message) => heard.push(message),
      changed: (state, code) => states.push([state, code]),
    });
    line.open();
    latest().connect();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("greets first, and is open once it is welcome", () => {
    expect(latest().sent).toEqual([{ type: "hello", protocol: 1, show: 2 }]);
    expect(states.at(-1)).toEqual(["connecting", null]);
    latest().tell(WELCOME);
    expect(states.at(-1)).toEqual(["open", null]);
    expect(heard).toHaveLength(1);
  });

  it("answers every command by its own id", async () => {
    latest().tell(WELCOME);
    const first = line.command({ type: "say", words: "one" });
    const second = line.command({ type: "say", words: "two" });
    const [one, two] = latest().sent.slice(1);
    expect(one?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(one?.id).not.toBe(two?.id);
    latest().tell({ type: "done", id: two?.id, version: 2 });
    latest().tell({ type: "refused", id: one?.id, code: "denied", reason: { key: "no" }, rule: "WD-1" });
    expect(await second).toMatchObject({ version: 2 });
    const refused = await first.catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code: "denied", rule: "WD-1" });
  });

  it("comes back, and sends what was not answered once more under the same id", async () => {
    latest().tell(WELCOME);
    const answered = line.command({ type: "say", words: "heard" });
    latest().tell({ type: "done", id: latest().sent[1]?.id });
    await answered;
    const lost = line.command({ type: "say", words: "lost" });
    const sent = latest().sent[2];
    latest().close(1006);
    expect(states.at(-1)).toEqual(["lost", null]);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.made).toHaveLength(2);
    latest().connect();
    expect(latest().sent).toHaveLength(1); // nothing but the greeting before it is welcome
    latest().tell(WELCOME);
    expect(latest().sent.slice(1)).toEqual([sent]);
    latest().tell({ type: "done", id: sent?.id, version: 7 });
    expect(await lost).toMatchObject({ version: 7 });
  });

  it("sends once what is commanded on being welcomed", () => {
    const eager = new Line("ws://here/socket", () => ({ type: "hello", protocol: 1 }), {
      hear: (message) => message.type === "welcome" && void eager.command({ type: "start" }),
      changed: () => undefined,
    });
    eager.open();
    latest().connect();
    latest().tell(WELCOME);
    expect(latest().sent.map((message) => message.type)).toEqual(["hello", "start"]);
    eager.close();
  });

  it("waits longer each time, and not at all when it is hurried", async () => {
    latest().close(1012);
    await vi.advanceTimersByTimeAsync(600);
    latest().close(1012);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.made).toHaveLength(2); // 600 to 1000 ms now
    line.hurry();
    expect(FakeSocket.made).toHaveLength(3);
    line.hurry();
    expect(FakeSocket.made).toHaveLength(3); // it is trying already
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.made).toHaveLength(3); // and the old appointment is off
  });

  it.each([4400, 4401, 4403, 4404])("ends for good with %i", async (code) => {
    latest().close(code);
    expect(states.at(-1)).toEqual(["ended", code]);
    line.hurry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it.each([1001, 1006, 1012, 4408, 4429])("comes back after %i", async (code) => {
    latest().close(code);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("stays closed once it was closed", () => {
    line.close();
    line.open();
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("takes a silent socket for a broken one", async () => {
    latest().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(latest().sent.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(35_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });
});
