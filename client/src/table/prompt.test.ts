import { expect, it } from "vitest";
import { ruleOf } from "./prompt";

it("names the rule of the proposal, or of most choices", () => {
  const legal = { count: 3, families: [], actions: ["A", "B", "B"].map((rule) => ({ rule })) } as never;
  expect(ruleOf({ proposed: null, legal })).toBe("B");
  expect(ruleOf({ proposed: { kind: "x", arguments: {}, rule: "C" }, legal })).toBe("C");
});
