import { expect, it } from "vitest";
import { isOnlyHere, keepTokens, keptTokens } from "./links";

it("knows links that lead nowhere else", () => {
  expect(isOnlyHere("http://localhost:8000/table/x#y")).toBe(true);
  expect(isOnlyHere("http://192.168.1.7:8000/table/x#y")).toBe(false);
  expect(keepTokens("t", { "seat 1": "abc" })).toEqual({ "seat 1": "abc" });
  expect(keptTokens("t")).toEqual({ "seat 1": "abc" });
});
