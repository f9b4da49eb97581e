import { expect, it } from "vitest";
import { whyClosed } from "./why-closed";

it.each([
  [404, "gone"],
  [4404, "gone"],
  [403, "denied"],
  [4403, "denied"],
  [4400, "old"],
  [429, "busy"],
  [0, "unreachable"],
])("knows what %i means", (status, expected) => expect(whyClosed(status)).toBe(expected));
