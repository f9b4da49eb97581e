/**
 * Whether the dice of a record are what was promised, computed here in the browser: the server's word is not
 * needed for it. Whether the rules asked for these dice is the part that the server is asked about.
 */
import type { Text } from "../generated/messages";
import type { Schemas } from "../net/api";
import { ALGORITHM, commitmentOf, diceKey, numbers, outcomeOf } from "./dice";
import type { Contribution, Proof, ParsedRecord } from "./parsed-record";

export type Answer = "proven" | "unproven" | "false";

export interface Finding {
  /** Of the record; 0: the whole. */
  line: number;
  reason: Text;
}

export interface DiceCheck {
  answer: Answer;
  findings: Finding[];
  recomputed: number;
  contributed: Contribution[];
  leftOut: Contribution[];
}

/** What this browser was shown before the seeds were revealed, and kept. */
export interface Kept {
  commitment: string;
  promised: Record<string, string>;
}

/** What the server says of the rules, or why it could not be asked; null while it is being asked. */
export type RulesAnswer = Schemas["VerdictShown"] | { unasked: Text } | null;

const text = (key: string, named: Record<string, string | number | Text> = {}): Text => ({
  key,
  arguments: named,
});

export async function checkDice(record: ParsedRecord, kept: Kept | null): Promise<DiceCheck> {
  const { proof } = record;
  if (!proof) return verdict(record, [], [{ line: 0, reason: text("core-proof-none") }], 0);
  const wrong = [...brokenPromises(proof), ...(kept ? otherThanShown(proof, kept) : [])];
  const missing: Finding[] = [];
  const known = proof.algorithm === ALGORITHM;
  if (!known)
    missing.push({ line: proof.line, reason: text("core-proof-algorithm", { algorithm: proof.algorithm }) });
  if (!proof.secret) missing.push({ line: proof.line, reason: text("core-proof-no-secret") });
  if (!proof.contributions.some((each) => each.seed)) {
    missing.push({ line: proof.line, reason: text("core-proof-host-alone") });
  }
  let recomputed = 0;
  if (known && proof.secret && !wrong.length) {
    const found = await recompute(record, proof, proof.secret);
    recomputed = found.recomputed;
    if (found.wrong) wrong.push(found.wrong);
  }
  return verdict(record, wrong, missing, recomputed);
}

function verdict(record: ParsedRecord, wrong: Finding[], missing: Finding[], recomputed: number): DiceCheck {
  const contributions = record.proof?.contributions ?? [];
  return {
    answer: wrong.length ? "false" : missing.length ? "unproven" : "proven",
    findings: wrong.length ? wrong : missing,
    recomputed,
    contributed: contributions.filter((each) => each.seed),
    leftOut: contributions.filter((each) => !each.seed),
  };
}

function brokenPromises(proof: Proof): Finding[] {
  if (proof.algorithm !== ALGORITHM) return [];
  const broken: Finding[] = [];
  if (proof.secret && commitmentOf(proof.secret) !== proof.commitment) {
    broken.push({ line: proof.secretLine, reason: text("core-proof-secret") });
  }
  for (const { client, seed, commitment, line } of proof.contributions) {
    if (seed && commitmentOf(seed) !== commitment) {
      broken.push({ line, reason: text("core-proof-seed", { client }) });
    }
  }
  return broken;
}

/** The one thing that a record alone cannot tell: whether these are the promises that were shown at the table. */
function otherThanShown(proof: Proof, kept: Kept): Finding[] {
  const found: Finding[] = [];
  if (proof.commitment !== kept.commitment) {
    found.push({ line: proof.line, reason: text("record-other-commitment") });
  }
  for (const { client, commitment, seed, line } of proof.contributions) {
    if (seed && commitment !== kept.promised[String(client)]) {
      found.push({ line, reason: text("record-other-promise", { client }) });
    }
  }
  return found;
}

/** So long is computed before the page may do something else: a long record must not freeze it. */
const BREATH = 40;
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function recompute(record: ParsedRecord, proof: Proof, secret: string) {
  const seeds = proof.contributions.flatMap(({ client, seed }): [number, string][] =>
    seed ? [[client, seed]] : [],
  );
  const key = diceKey(secret, seeds);
  let since = performance.now();
  for (const [ordinal, { line, spec, outcome }] of record.chances.entries()) {
    if (performance.now() - since > BREATH) {
      await breathe();
      since = performance.now();
    }
    const expected = outcomeOf(spec, numbers(key, ordinal));
    if (expected === outcome) continue;
    const reason =
      expected === null
        ? text("core-proof-chance", { spec, outcome })
        : text("core-proof-outcome", { expected, found: outcome, spec });
    return { recomputed: ordinal, wrong: { line, reason } };
  }
  return { recomputed: record.chances.length, wrong: null };
}

/**
 * The browser's answer about the dice and the server's about the rules, as one. Null as long as it is open: wrong
 * dice stay wrong whatever the rules say, but dice are not proven before the rules have asked for them.
 */
export function together(dice: DiceCheck, rules: RulesAnswer): DiceCheck | null {
  if (dice.answer === "false") return dice;
  if (!rules) return null;
  if ("unasked" in rules) {
    const reason = text("record-rules-unasked", { reason: rules.unasked });
    return { ...dice, answer: "unproven", findings: [...dice.findings, { line: 0, reason }] };
  }
  const theirs = rules.findings.map(({ line, reason }) => ({ line, reason }));
  if (rules.verdict === "false") return { ...dice, answer: "false", findings: theirs };
  if (rules.verdict === "proven") return dice;
  const news = theirs.filter((their) => dice.findings.every((ours) => ours.reason.key !== their.reason.key));
  return { ...dice, answer: "unproven", findings: [...dice.findings, ...news] };
}
