import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../app/preferences.svelte";
import SetupPage from "./SetupPage.svelte";
import StartPage from "./StartPage.svelte";

const text = (key: string) => ({ key, arguments: {} });
const option = (name: string, rest: object) => ({
  name,
  label: text(`dash-option-${name}`),
  help: text(`dash-option-${name}-help`),
  ...rest,
});
/** A game of somebody's own: the browser has none of its words. */
const DASH = {
  name: "dash-to-the-end",
  title: text("dash-title"),
  rules: 1,
  least: 2,
  most: 4,
  bots: ["random", "very-clever"],
  options: [
    option("players", { kind: "number", default: 2, least: 2, most: 4 }),
    option("wild-dice", {
      kind: "choice",
      default: "a-few",
      values: ["a-few"],
      labels: { "a-few": text("dash-x") },
    }),
  ],
};
const CIUB = { ...DASH, name: "ciub", title: text("cb-title") };
const table = (id: string, game: string) => ({
  table: id,
  created: 0,
  changed: Date.now() / 1000,
  your_turn: false,
  sketch: { game, stage: "playing", seats: [{ name: "Ada", taken: true }] },
});
const complaint = vi.spyOn(console, "error");
let answers: Record<string, unknown> = {};

beforeEach(() => {
  complaint.mockClear();
  answers = { "/games": [CIUB, DASH], "/me/tables": [], "/tables": [] };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[address.replace(/^.*\/api/, "")]))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(complaint).not.toHaveBeenCalled();
});

test("a game of somebody's own has a panel with its plain name", async () => {
  render(StartPage);
  expect(await screen.findByRole("heading", { name: "Dash to the end" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play now: Dash to the end" })).toBeTruthy();
  expect(screen.getByText(/Build a handful of dice/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/dash-|app-about/);
});

test("tables of games that the server does not have any more say so", async () => {
  answers["/me/tables"] = [table("a", "ciub"), table("b", "lost-game"), table("c", DASH.name)];
  render(StartPage);
  const section = (await screen.findByRole("heading", { name: "Continue where you left off" })).parentElement;
  if (!section) throw new Error("no section");
  await screen.findByRole("heading", { name: "Dash to the end" });
  const words = within(section)
    .getAllByRole("link")
    .map((each) => each.textContent);
  expect(words[0]).toMatch(/^ciúb/);
  expect(words[1]).toMatch(/^Lost game.*no longer on this server/);
  expect(words[2]).toMatch(/^Dash to the end/);
  expect([words[0], words[2]].join()).not.toMatch(/no longer/);
});

test("a table of somebody's own game can be set up", async () => {
  render(SetupPage, { game: DASH.name });
  expect(await screen.findByRole("heading", { name: "New Dash to the end table" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Players" })).toBeTruthy();
  expect(screen.getByLabelText("Wild dice").textContent).toContain("A few");
  expect(screen.getAllByRole("option", { name: "Bot: Very clever" })).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/dash-/);
});

const choosers = () => screen.getAllByLabelText<HTMLSelectElement>(/^Who sits in seat/);

test("bots of the level to meet first sit down, and the one chosen last time the next time", async () => {
  const bots = ["random", "searcher", "greedy", "novice", "apprentice", "adept"];
  answers["/games"] = [{ ...CIUB, bots }];
  const { unmount } = render(SetupPage, { game: "ciub" });
  await screen.findByRole("heading", { name: "New ciúb table" });
  expect(choosers()[1]?.value).toBe("bot apprentice");
  expect(screen.getByText("Plays sensibly, but misses chances.")).toBeTruthy();
  const offered = within(choosers()[1] as HTMLElement).getAllByRole("option");
  expect(offered.map((each) => each.textContent).slice(-6)).toEqual(
    ["Novice", "Apprentice", "Adept", "Greedy", "Searcher", "Random"].map((name) => `Bot: ${name}`),
  );
  await userEvent.selectOptions(choosers()[1] as HTMLElement, "bot adept");
  await userEvent.click(screen.getByLabelText("3"));
  expect(choosers().map((each) => each.value)).toEqual(["me", "bot adept", "bot adept"]);
  unmount();
  render(StartPage);
  const against = await screen.findByLabelText<HTMLSelectElement>("Opponents in ciúb");
  expect(against.value).toBe("adept");
  expect([...against.options].map((each) => each.value)).toEqual(["novice", "apprentice", "adept"]);
  preferences.levels = {};
});

test("a seat that is not there cannot go first", async () => {
  const first = option("first", {
    kind: "choice",
    default: "random",
    values: ["random", "1", "2", "3"],
    labels: {},
    needs: { "1": 1, "2": 2, "3": 3 },
  });
  answers["/games"] = [{ ...DASH, options: [...DASH.options, first] }];
  render(SetupPage, { game: DASH.name });
  const chooser = await screen.findByLabelText<HTMLSelectElement>("First");
  const offered = () => [...chooser.options].map((each) => each.value);
  expect(offered()).toEqual(["random", "1", "2"]);
  await userEvent.click(screen.getByLabelText("3"));
  expect(offered()).toEqual(["random", "1", "2", "3"]);
  await userEvent.selectOptions(chooser, "3");
  await userEvent.click(screen.getByLabelText("2"));
  expect([offered(), chooser.value]).toEqual([["random", "1", "2"], "random"]);
});

test("where it is my turn comes first and says so", async () => {
  answers["/me/tables"] = [table("a", "ciub"), { ...table("b", DASH.name), your_turn: true }];
  render(StartPage);
  const marked = await screen.findByText("your turn");
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".continue a")];
  expect(links.map((each) => each.contains(marked))).toEqual([true, false]);
  expect(links[0]?.pathname).toBe("/table/b");
});

test("an unknown game is a friendly page", async () => {
  render(SetupPage, { game: "nothing" });
  expect(await screen.findByRole("heading", { name: "This server doesn't have that game" })).toBeTruthy();
});
