import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { honest, SECRET, SEED } from "../record/sample";
import RecordPage from "./RecordPage.svelte";

// The first page of a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const PROVEN = { verdict: "proven", findings: [], over: true, entries: 3, replayed: true, recomputed: 3 };
const REPLAY = {
  game: "a-game-of-ours",
  names: ["Ada", "Adept"],
  seat: null,
  steps: [
    { view: {}, happened: [], asked: [], over: null },
    { view: {}, happened: [{ text: { key: "app-close" } }], asked: [], over: null },
  ],
};

interface Waiting {
  path: string;
  body: string;
  answer: (what: unknown, status?: number) => void;
  fail: () => void;
}
let asked: Waiting[] = [];
const scrolled = vi.fn();

/** Every request waits until the test answers it. */
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      const answer = (what: unknown, status = 200) =>
        resolve(new Response(typeof what === "string" ? what : JSON.stringify(what), { status }));
      const fail = () => reject(new TypeError("offline"));
      const body = typeof request.body === "string" ? request.body : "";
      asked.push({ path: address.replace(/^.*\/api/, ""), body, answer, fail });
    });
  });
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
  history.replaceState(null, "", "/record");
});

const PATIENT = { timeout: 10_000 };
/** The newest request of this path. */
const request = (path: string, body = ""): Promise<Waiting> =>
  waitFor(() => {
    const found = asked.findLast((each) => each.path === path && each.body.includes(body));
    if (!found) throw new Error(`${path} was not asked`);
    return found;
  }, PATIENT);
const verdict = () => document.querySelector<HTMLElement>("[data-verdict]")?.dataset["verdict"];

async function choose(written: string) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no input");
  const file = new File([written], "game.record", { type: "text/plain" });
  file.text = () => Promise.resolve(written); // jsdom cannot read files
  await userEvent.upload(input, file);
}

test("the dice are proven only after the server has answered for the rules", async () => {
  render(RecordPage);
  await choose(honest());
  const rules = await request("/records/check");
  await waitFor(() => expect(verdict()).toBe("checking"));
  expect(screen.getByRole("heading", { name: "Checking the dice…" })).toBeTruthy();
  rules.answer(PROVEN);
  await waitFor(() => expect(verdict()).toBe("proven"));
});

test("without an answer for the rules the dice are not proven, and it is said why", async () => {
  render(RecordPage);
  await choose(honest());
  (await request("/records/check")).fail();
  await waitFor(() => expect(verdict()).toBe("unproven"));
  expect(screen.getByText(/server gave no answer.*: The server can't be reached/)).toBeTruthy();
});

test("wrong dice are wrong before anybody is asked", async () => {
  render(RecordPage);
  await choose(honest().replace(SECRET, SEED));
  await waitFor(() => expect(verdict()).toBe("false"));
});

test("late answers about one record say nothing of the next", async () => {
  render(RecordPage);
  await choose(honest("First"));
  const late = await request("/records/check", "First");
  const lateReplay = await request("/records/replay", "First");
  await choose(honest("Second"));
  const rules = await request("/records/check", "Second");
  late.answer({ ...PROVEN, verdict: "false", findings: [{ line: 3, reason: { key: "app-close" } }] });
  lateReplay.answer(REPLAY);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(verdict()).toBe("checking");
  expect(document.getElementById("replay")).toBeNull();
  rules.answer(PROVEN);
  await waitFor(() => expect(verdict()).toBe("proven"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Second · Adept");
});

test("a file that was chosen while the table's record is on its way stays open", async () => {
  history.replaceState(null, "", "/record?table=abc");
  render(RecordPage);
  const slow = await request("/tables/abc/record");
  await choose(honest("Chosen"));
  await screen.findByRole("heading", { name: "Chosen · Adept" });
  slow.answer(honest("Of the table"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Chosen · Adept");
  expect(location.search).toBe("");
});

test("the eyes that were wished for last are shown", async () => {
  render(RecordPage);
  await choose(honest());
  (await request("/records/replay")).answer(REPLAY);
  const eyes = await screen.findByLabelText("Seen by");
  await userEvent.selectOptions(eyes, "Ada");
  await userEvent.selectOptions(eyes, "Adept");
  const [first, second] = [await request("/records/replay?seat=0"), await request("/records/replay?seat=1")];
  second.answer({ ...REPLAY, seat: 1, names: ["Ada", "The last"] });
  await screen.findByRole("option", { name: "The last" });
  first.answer({ ...REPLAY, seat: 0, names: ["Ada", "The first"] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole("option", { name: "The first" })).toBeNull();
});

test.each([
  [404, "server-no-table", "There is no such table."],
  [403, "table-link-needed", "This table is private. Ask for a link to it."],
])("a table that cannot be looked at (%d) is a friendly page", async (status, key, words) => {
  history.replaceState(null, "", "/record?table=abc");
  render(RecordPage);
  (await request("/tables/abc/record")).answer({ reason: { key, arguments: {} } }, status);
  await screen.findByRole("heading", { name: "No record to show" });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the start page" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await choose(honest());
  await screen.findByRole("heading", { name: "Ada Lovelace · Adept" });
});

test("an unreachable server can be asked again", async () => {
  history.replaceState(null, "", "/record?table=abc");
  render(RecordPage);
  (await request("/tables/abc/record")).fail();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  (await request("/tables/abc/record")).answer(honest());
  await screen.findByRole("heading", { name: "Ada Lovelace · Adept" });
});

test("before the game has begun one is led to the table", async () => {
  history.replaceState(null, "", "/record?table=abc");
  render(RecordPage);
  const reason = { key: "server-no-record", arguments: {} };
  (await request("/tables/abc/record")).answer({ reason }, 409);
  const way = await screen.findByRole("link", { name: "To the table" });
  expect(way.getAttribute("href")).toMatch(/\/table\/abc$/);
});

test.each([
  ["verify", "/records/check", "/records/replay"],
  ["verify", "/records/replay", "/records/check"],
  ["replay", "/records/check", "/records/replay"],
  ["replay", "/records/replay", "/records/check"],
])("#%s comes into sight once everything stands: %s, then %s", async (part, first, second) => {
  const answers: Record<string, unknown> = { "/records/check": PROVEN, "/records/replay": REPLAY };
  history.replaceState(null, "", `/record?table=abc#${part}`);
  render(RecordPage);
  (await request("/tables/abc/record")).answer(honest());
  (await request(first)).answer(answers[first]);
  await waitFor(() => expect(verdict() === "proven" || document.getElementById("replay")).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(scrolled).not.toHaveBeenCalled();
  (await request(second)).answer(answers[second]);
  await waitFor(() => expect(scrolled.mock.calls).toEqual([[part]]));
});

test.each([
  ["hello", /isn't a game record/],
  ["x".repeat(4_000_001), /much too large/],
])("what is no record is refused", async (written, words) => {
  render(RecordPage);
  await choose(written);
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(asked).toEqual([]);
});
