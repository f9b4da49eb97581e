import { describe, expect, it } from "vitest";
import { decode, routeOf } from "./router.svelte";

describe("the way to a page", () => {
  it.each([
    ["/", { page: "start" }],
    ["/new/ciub", { page: "setup", game: "ciub" }],
    ["/table/t%C3%A9", { page: "table", id: "té" }],
    ["/rules/wizard-dice", { page: "rules", game: "wizard-dice" }],
    ["/record", { page: "record" }],
    ["/table/a/b", { page: "missing" }],
    ["/table/%E0%A4%A", { page: "table", id: "%E0%A4%A" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  it("is not lost over a fragment that means nothing", () => expect(decode("WD-3%")).toBe("WD-3%"));
});
