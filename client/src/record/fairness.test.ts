import { expect, test } from "vitest";
import { commitmentOf, diceKey, numbers, outcomeOf } from "./dice";
import { say } from "../text/locale.svelte";
import { checkDice, together, type Kept, type RulesAnswer } from "./fairness";
import { parseRecord } from "./parsed-record";
import { honest, SECRET, SEED } from "./sample";
import { diceCounts } from "./statistics";

async function checked(written: string, kept: Kept | null = null) {
  const record = parseRecord(written);
  if (!record) throw new Error("no record");
  return checkDice(record, kept);
}

test("an honest record is proven", async () => {
  const check = await checked(honest());
  expect(check).toMatchObject({ answer: "proven", recomputed: 3, findings: [] });
  expect(check.contributed.map((each) => each.name)).toEqual(["Ada"]);
  expect(parseRecord(honest())?.names).toEqual(["Ada Lovelace", "Adept"]);
});

test("one altered die is found, with its line", async () => {
  const altered = honest().replace(/= (\w+) (\w+)/, (_, one: string, other: string) =>
    one === "blue" ? `= green ${other}` : `= blue ${other}`,
  );
  expect(altered).not.toBe(honest());
  expect(await checked(altered)).toMatchObject({
    answer: "false",
    findings: [{ line: 11, reason: { key: "core-proof-outcome" } }],
  });
});

test("chances in another order are found", async () => {
  const lines = honest().split("\n");
  [lines[10], lines[12]] = [lines[12] ?? "", lines[10] ?? ""];
  expect((await checked(lines.join("\n"))).answer).toBe("false");
});

test.each([
  ["secret", SECRET, "core-proof-secret", 8],
  ["seed", SEED, "core-proof-seed", 9],
])("another %s than was promised is found", async (_, digits, key, line) => {
  const check = await checked(honest().replace(digits, "33".repeat(32)));
  expect(check).toMatchObject({ answer: "false", findings: [{ line, reason: { key } }] });
});

test("another promise than this browser was shown is found", async () => {
  const kept = { commitment: commitmentOf(SECRET), promised: { "1": commitmentOf(SEED) } };
  expect((await checked(honest(), kept)).answer).toBe("proven");
  const otherHost = await checked(honest(), { ...kept, commitment: "00".repeat(32) });
  expect(otherHost.findings[0]?.reason.key).toBe("record-other-commitment");
  const otherClient = await checked(honest(), { ...kept, promised: {} });
  expect(otherClient.findings[0]?.reason.key).toBe("record-other-promise");
});

test.each([
  [/dice .*\n/g, "core-proof-none"],
  [/dice secret .*\n/, "core-proof-no-secret"],
  [/dice client .*\n/, "core-proof-host-alone"],
])("without what matches %s it is unproven or false, never proven", async (part, key) => {
  const check = await checked(honest().replace(part, ""));
  expect(check.answer).not.toBe("proven");
  if (check.answer === "unproven") expect(check.findings.map((each) => each.reason.key)).toContain(key);
});

const rulesSay = (verdict: string, key = "core-record-no-chance") => {
  const findings = verdict === "proven" ? [] : [{ line: 12, reason: { key, arguments: {} }, message: "" }];
  const rest = { over: true, entries: 3, replayed: verdict === "proven", recomputed: 3, left_out: [] };
  return { verdict, findings, ...rest } as Exclude<RulesAnswer, null>;
};

test("what the server says of the rules counts, but never makes false dice right", async () => {
  const proven = await checked(honest());
  expect(together(proven, rulesSay("proven"))?.answer).toBe("proven");
  expect(together(proven, rulesSay("false"))).toMatchObject({ answer: "false", findings: [{ line: 12 }] });
  expect(together(proven, rulesSay("unproven"))).toMatchObject({
    answer: "unproven",
    findings: [{ line: 12 }],
  });
  const bad = await checked(honest().replace(SECRET, SEED));
  expect(together(bad, rulesSay("proven"))?.answer).toBe("false");
});

test("nothing is proven before the rules were asked; false dice are false at once", async () => {
  expect(together(await checked(honest()), null)).toBeNull();
  expect(together(await checked(honest().replace(/dice .*\n/g, "")), null)).toBeNull();
  expect(together(await checked(honest().replace(SECRET, SEED)), null)?.answer).toBe("false");
});

test("if the rules cannot be asked nothing is proven, and it is said why", async () => {
  const unasked = { unasked: { key: "app-unreachable", arguments: {} } };
  const answer = together(await checked(honest()), unasked);
  expect(answer?.answer).toBe("unproven");
  expect(say(answer?.findings[0]?.reason ?? { key: "" })).toBe(
    "The server gave no answer, so nobody checked whether the rules called for these dice: The server can't be reached. Try again in a moment.",
  );
});

test("what could not be checked is named once, whoever found it", async () => {
  const ours = await checked(honest().replace(/dice .*\n/g, ""));
  expect(together(ours, rulesSay("unproven", "core-proof-none"))?.findings).toHaveLength(1);
  const keys = together(ours, rulesSay("unproven", "core-proof-rules"))?.findings.map(
    ({ reason }) => reason.key,
  );
  expect(keys).toEqual(["core-proof-none", "core-proof-rules"]);
});

test("a long record lets the page breathe", async () => {
  const key = diceKey(SECRET, [[1, SEED]]);
  const spec = "1000d{1}";
  const rolls = Array.from(
    { length: 12 },
    (_, at) => `chance ${spec} = ${outcomeOf(spec, numbers(key, at))}`,
  );
  const long = honest().replace(/--[^]*/, ["--", ...rolls, ""].join("\n"));
  let breaths = 0;
  const others = setInterval(() => (breaths += 1));
  const check = await checked(long);
  clearInterval(others);
  expect(check).toMatchObject({ answer: "proven", recomputed: 12 });
  expect(breaths).toBeGreaterThan(0);
});

test.each([
  "",
  "hello",
  "conclave record 1\ngame x",
  "conclave record 1\ngame x\ndice nonsense\n--\n",
  "conclave record 1\ngame x\n--\nchance 1d{1}\n",
  honest().replace(/(dice client .*\n)/, "$1$1"),
])("%j is no record", (written) => {
  expect(parseRecord(written)).toBeNull();
});

test("faces are counted with the range to be expected", () => {
  const [dice] = diceCounts([
    { line: 1, spec: "60d{1,2,3,4,5,6}", outcome: Array(60).fill("1").join(" ") },
    { line: 2, spec: "deal 1 of a:2", outcome: "a" },
  ]);
  expect(dice).toMatchObject({ rolled: 60 });
  expect(dice?.counts[0]).toMatchObject({ face: "1", count: 60, expected: 10, low: 5, high: 15 });
  expect(dice?.counts[1]).toMatchObject({ face: "2", count: 0 });
});

test("strange files are counted within bounds", () => {
  const kinds = Array.from({ length: 500 }, (_, kind) => ({ line: 1, spec: `1d{a,b${kind}}`, outcome: "a" }));
  const flood = { line: 1, spec: "2d{x,y}", outcome: "x ".repeat(500_000) };
  const counts = diceCounts([...kinds, flood, { line: 2, spec: "999999d{1,2}", outcome: "1" }]);
  expect(counts.length).toBeLessThan(50);
  expect(counts[0]).toMatchObject({ faces: ["x", "y"], rolled: 2 });
  expect(counts.some(({ faces }) => faces.join() === "1,2")).toBe(false);
});
