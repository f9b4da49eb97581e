import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Statistics from "./Statistics.svelte";
import { diceCounts } from "./statistics";

const complaint = vi.spyOn(console, "error");
beforeEach(() => complaint.mockClear());
afterEach(() => expect(complaint).not.toHaveBeenCalled());

const of = (spec: string, outcome: string) => diceCounts([{ line: 1, spec, outcome }]);

test.each([
  ["wizard-dice", "1d{blue,jester}", "jester", ["blue", "Jester"]],
  ["five-seals", "1d{1,6}", "6", ["1", "6"]],
  ["ciub", "1d{7,skull}", "skull", ["7", "skull"]],
  ["dash", "1d{steady,number}", "steady", ["steady", "number"]],
])("the faces of %s are said in its words, or as they are", (game, spec, outcome, words) => {
  render(Statistics, { game, dice: of(spec, outcome) });
  expect(screen.getAllByRole("rowheader").map((each) => each.textContent)).toEqual(words);
});

test("a count outside of the expected range is marked, also for readers", () => {
  render(Statistics, { game: "dash", dice: of("60d{1,2,3,4,5,6}", Array(60).fill("1").join(" ")) });
  const [, one] = screen.getAllByRole("row");
  expect(one?.textContent).toContain("outside the expected range");
});

test("a game without dice says so", () => {
  render(Statistics, { game: "dash", dice: [] });
  expect(screen.getByText("No dice were rolled in this game.")).toBeTruthy();
});
