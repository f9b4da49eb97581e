import { expect, it } from "vitest";
import { soundsOf } from "./sounds";

it("hears each sound once", () => {
  const happened = ["dice-rolled", "nothing", "die-rerolled", "seal-broken"].map((kind) => ({ kind }));
  expect(soundsOf(happened, { "die-rerolled": "dice", "seal-broken": "wax" })).toEqual(["dice", "wax"]);
});
