import { expect, it } from "vitest";
import type { IncidentShown } from "../generated/messages";
import { TableNotes } from "./table-notes.svelte";

const incident = (at: number, more: Partial<IncidentShown> = {}): IncidentShown => ({
  kind: "kicked",
  at,
  vote: null,
  seat: 1,
  name: "Bea",
  by: "",
  why: "agreed",
  after: 2,
  ...more,
});

it("tells whoever comes later where in the log it was, and then what is new", () => {
  const notes = new TableNotes();
  notes.follow([], [incident(10, { kind: "vote", vote: "kick", by: "Ada", why: null }), incident(20)], 7);
  notes.follow([], [incident(10), incident(20)], 8);
  notes.follow(
    [],
    [incident(10), incident(20), incident(30, { kind: "rejected", by: "Cleo", why: null })],
    9,
  );
  expect(notes.all.map(({ after, key }) => [after, key])).toEqual([
    [2, "at-log-vote-kick"],
    [2, "at-log-kicked-agreed"],
    [9, "at-log-rejected"],
  ]);
});

it("tells what comes first at a table where nothing had happened", () => {
  const notes = new TableNotes();
  notes.follow([], [], 0);
  notes.follow([], [incident(5, { kind: "reopened", why: "absent" })], 3);
  expect(notes.all).toEqual([{ after: 3, key: "at-log-reopened-absent", named: { name: "Bea", by: "" } }]);
});
