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

it("tells whoever was removed, whatever the status", () => {
  expect(whyClosed(4403, "table-kicked")).toBe("removed");
  expect(whyClosed(403, "table-kicked")).toBe("removed");
  expect(whyClosed(4403, "server-not-welcome")).toBe("denied");
});
