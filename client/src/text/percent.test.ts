import { expect, it } from "vitest";
import { percent } from "./percent";

it.each([
  [0, "0"],
  [0.00001, "< 0.1"],
  [0.0234, "2.3"],
  [0.5, "50"],
  [0.995, "99.5"],
  [0.99999, "> 99.9"],
  [1, "100"],
])("%d is written as %s", (chance, expected) => expect(percent(chance)).toBe(expected));
