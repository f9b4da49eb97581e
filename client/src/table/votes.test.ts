import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { SeatShown, TableShown, VoteShown } from "../generated/messages";
import People from "./People.svelte";
import { LiveTable } from "./table.svelte";
import VoteBar from "./VoteBar.svelte";

const NOW = Date.now() / 1000;
const seat = (name: string, clients: number[], here = true): SeatShown => ({
  name,
  bot: "",
  clients,
  here,
  covered: false,
  resigned: false,
  missed: 0,
});
function at(own: number, vote: Partial<VoteShown> | null): LiveTable {
  const table = new LiveTable("t");
  const seats = [seat("Ada", [1]), seat("Bea", [2], false), seat("Cleo", [3])];
  table.you = { client: own + 1, seats: [own], creator: false, may_sit: true, blind: [], shows: own };
  const open = vote && { kind: "kick", seat: 1, agreed: [0], wanted: [2], until: NOW + 60, ...vote };
  table.table = { stage: "playing", seats, vote: open, incidents: [] } as unknown as TableShown;
  table.ask = vi.fn().mockResolvedValue(null);
  return table;
}
const buttons = () => screen.queryAllByRole("button").map((each) => each.textContent.trim());

it("asks those whose agreement is wanted", async () => {
  const table = at(2, {});
  render(VoteBar, { table });
  expect(screen.getByText("Ada asks to remove Bea from the table.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  await userEvent.click(screen.getByRole("button", { name: "No" }));
  expect(vi.mocked(table.ask).mock.calls).toEqual([
    [{ type: "agree", vote: "kick", seat: 1 }],
    [{ type: "reject", vote: "kick", seat: 1 }],
  ]);
});

it("shows whoever asked for whom they wait", () => {
  render(VoteBar, { table: at(0, {}) });
  expect(screen.getByText("Waiting for Cleo…")).toBeTruthy();
  expect(buttons()).toEqual(["Withdraw"]);
});

it("tells the player it is about, who has no say", () => {
  render(VoteBar, { table: at(1, {}) });
  expect(screen.getByText("Ada asks the others to remove you from the table.")).toBeTruthy();
  expect(buttons()).toEqual([]);
});

it("is gone when nobody may agree any more", () => {
  render(VoteBar, { table: at(2, { until: NOW - 1 }) });
  expect(screen.queryByRole("region")).toBeNull();
});

it("offers to free the seat of those who are away", async () => {
  const table = at(0, null);
  render(People, { table, ondone: vi.fn() });
  expect(buttons()).toEqual(["Free the seat", "Remove from the table", "Remove from the table"]);
  await userEvent.click(screen.getByRole("button", { name: "Free the seat" }));
  expect(table.ask).toHaveBeenCalledWith({ type: "vote", vote: "reopen", seat: 1 });
});
