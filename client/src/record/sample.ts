/** A small record with honest dice, for tests. */
import { commitmentOf, diceKey, numbers, outcomeOf } from "./dice";

export const SECRET = "11".repeat(32);
export const SEED = "22".repeat(32);
const SPECS = ["7d{blue,green,red,yellow,wizard,jester}", "draw 1 of 1:1 2:1", "deal 3 of a:2 b:5"];

export function honest(name = "Ada Lovelace"): string {
  const key = diceKey(SECRET, [[1, SEED]]);
  const chances = SPECS.map((spec, ordinal) => `chance ${spec} = ${outcomeOf(spec, numbers(key, ordinal))}`);
  return [
    "conclave record 1",
    "game dash",
    "rules 1",
    "option players 2",
    `seat 1 you ${name}`,
    "seat 2 adept@1 Adept",
    `dice 1 commitment ${commitmentOf(SECRET)}`,
    `dice secret ${SECRET}`,
    `dice client 1 commitment ${commitmentOf(SEED)} seed ${SEED} Ada`,
    "--",
    ...chances,
    "over 1 2",
    "",
  ].join("\n");
}
