import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, it } from "vitest";
import { recall, remember } from "../app/storage";
import type { DiceShown, TableShown, You } from "../generated/messages";
import { seedStep } from "./seed";

const you: You = { client: 2, seats: [1], creator: false, may_sit: true, blind: [], shows: 1 };
const table = (dice: Partial<DiceShown>): TableShown =>
  ({
    id: "t1",
    dice: { step: "promise", wanted: [], promised: {}, revealed: {}, left_out: [], ...dice },
  }) as unknown as TableShown;
const digest = (seed: string) => bytesToHex(sha256(hexToBytes(seed)));

describe("a seed for the dice", () => {
  beforeEach(() => remember("seed t1", ""));

  it("is promised by its digest, and kept for the moment of revealing", () => {
    const step = seedStep(table({ wanted: [2] }), you);
    const seed = recall("seed t1", "");
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(step).toEqual({ type: "promise", commitment: digest(seed) });
    const promised = { "2": digest(seed) };
    expect(seedStep(table({ step: "reveal", wanted: [2], promised }), you)).toEqual({ type: "reveal", seed });
  });

  it("stays the same if the promise has to be made again", () => {
    expect(seedStep(table({ wanted: [2] }), you)).toEqual(seedStep(table({ wanted: [2] }), you));
  });

  it("is given once", () => {
    expect(seedStep(table({ promised: { "2": "…" } }), you)).toBeNull();
    const seed = "ab".repeat(32);
    remember("seed t1", seed);
    const promised = { "2": digest(seed) };
    expect(seedStep(table({ step: "reveal", promised, revealed: { "2": seed } }), you)).toBeNull();
  });

  it("is not revealed for a promise that somebody else put under this number", () => {
    remember("seed t1", "ab".repeat(32));
    expect(seedStep(table({ step: "reveal", promised: { "2": "cd".repeat(32) } }), you)).toBeNull();
  });

  it("is forgotten once it is revealed, or was not wanted", () => {
    const seed = "ab".repeat(32);
    const promised = { "2": digest(seed) };
    remember("seed t1", seed);
    seedStep(table({ step: "reveal", promised, revealed: { "2": seed } }), you);
    expect(recall("seed t1", "none")).toBe("none");
    remember("seed t1", seed);
    seedStep(table({ step: "fixed" }), you);
    expect(recall("seed t1", "none")).toBe("none");
  });

  it("and the promises of others are kept for the last fifty tables", () => {
    const promised = { "2": "cd".repeat(32) };
    for (let number = 1; number <= 51; number += 1) {
      seedStep({ ...table({ wanted: [2] }), id: `many ${number}` }, you);
      seedStep({ ...table({ step: "reveal", promised }), id: `many ${number}` }, you);
    }
    const kept = (number: number) => [
      recall(`seed many ${number}`, ""),
      recall(`promises many ${number}`, ""),
    ];
    expect(kept(1)).toEqual(["", ""]);
    expect(kept(2).every(Boolean)).toBe(true);
    expect(kept(51).every(Boolean)).toBe(true);
  });

  it("is nobody's who only watches, and nothing once the dice are fixed", () => {
    expect(seedStep(table({}), { ...you, seats: [] })).toBeNull();
    expect(seedStep(table({ step: "fixed" }), you)).toBeNull();
  });
});
