import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitmentOf, diceKey, numbers, outcomeOf } from "./dice";
import { bytesToHex } from "@noble/hashes/utils.js";

interface Case {
  name: string;
  secret: string;
  commitment: string;
  clients: { client: number; seed: string }[];
  key: string;
  numbers: { chance: number; n: string; numbers: string[] }[];
  outcomes: { chance: number; spec: string; outcome: string }[];
}
const vectors = JSON.parse(readFileSync("../src/conclave/table/dice_vectors.json", "utf-8")) as {
  cases: Case[];
};

test.each(vectors.cases)("the published vectors come out: $name", (each) => {
  const key = diceKey(
    each.secret,
    each.clients.map(({ client, seed }) => [client, seed]),
  );
  expect(bytesToHex(key)).toBe(each.key);
  expect(commitmentOf(each.secret)).toBe(each.commitment);
  for (const { chance, n, numbers: wanted } of each.numbers) {
    const uniform = numbers(key, chance);
    expect(wanted.map(() => String(uniform(BigInt(n))))).toEqual(wanted);
  }
  for (const { chance, spec, outcome } of each.outcomes) {
    expect(outcomeOf(spec, numbers(key, chance))).toBe(outcome);
  }
});

test.each([
  "",
  "3 dice",
  "2d{}",
  "0d{1,2}",
  "1001d{1,2}",
  "999999d{1,2}",
  "600d{1,2} + 401d{a,b}",
  `1d{${Array.from({ length: 1001 }, (_, face) => face).join()}}`,
  "deal 9 of a:2",
  "deal x of a:1",
  "draw 1 of a",
  "deal 1 of a:1e9",
  "deal 1 of a:1000000",
  "draw 1 of a:600 b:401",
])("“%s” is no chance that can be computed", (spec) => {
  expect(outcomeOf(spec, () => 0n)).toBeNull();
});

test("the largest chances that the rules know can be computed", () => {
  expect(outcomeOf("1000d{1,2}", () => 0n)).toBe(Array(1000).fill("1").join(" "));
  expect(outcomeOf("draw 2 of a:600 b:400", () => 0n)).toBe("a a");
});
