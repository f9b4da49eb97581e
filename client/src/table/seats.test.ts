import { describe, expect, it } from "vitest";
import type { SeatShown } from "../generated/messages";
import { describe as describeSeat, presence } from "./seats";

const seat = (more: Partial<SeatShown> = {}): SeatShown => ({
  name: "Ada",
  bot: "",
  clients: [1],
  here: true,
  covered: false,
  resigned: false,
  missed: 0,
  ...more,
});

describe("seats", () => {
  it.each([
    [seat(), "here"],
    [seat({ here: false }), "away"],
    [seat({ here: false, covered: true }), "covered"],
    [seat({ resigned: true }), "resigned"],
    [seat({ bot: "adept", clients: [] }), "bot"],
    [seat({ clients: [], name: "" }), "free"],
    [seat({ clients: [], covered: true }), "gone"],
  ])("%o is %s", (shown, expected) => {
    expect(presence(shown)).toBe(expected);
    expect(describeSeat(shown)).not.toContain("at-seat");
  });
});
