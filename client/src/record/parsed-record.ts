/** A record as text, read as far as its dice need it. The rules are the server's business. */

export interface Contribution {
  client: number;
  name: string;
  commitment: string | null;
  seed: string | null;
  line: number;
}

export interface Proof {
  algorithm: number;
  commitment: string;
  secret: string | null;
  secretLine: number;
  line: number;
  contributions: Contribution[];
}

export interface ChanceLine {
  line: number;
  spec: string;
  outcome: string;
}

export interface ParsedRecord {
  game: string;
  names: string[];
  proof: Proof | null;
  chances: ChanceLine[];
}

const HEX = "[0-9a-f]{64}";
const PROMISE = new RegExp(`^dice ([1-9][0-9]{0,8}) commitment (${HEX})$`);
const SECRET = new RegExp(`^dice secret (${HEX})$`);
const CLIENT = new RegExp(
  `^dice client ([1-9][0-9]{0,8})(?: commitment (${HEX}))?(?: seed (${HEX})| left out)(?: (.+))?$`,
);

/** Null for anything that is no record. */
export function parseRecord(written: string): ParsedRecord | null {
  const lines = written.split("\n");
  if (lines[0] !== "conclave record 1" || !lines[1]?.startsWith("game ")) return null;
  const record: ParsedRecord = { game: lines[1].slice(5), names: [], proof: null, chances: [] };
  const dashes = lines.indexOf("--");
  if (dashes < 0) return null;
  for (const [index, line] of lines.entries()) {
    if (index < dashes) {
      if (line.startsWith("seat ")) record.names.push(line.split(" ").slice(3).join(" "));
      else if (line.startsWith("dice ") && !readProofLine(record, line, index + 1)) return null;
    } else if (line.startsWith("chance ")) {
      const cut = line.indexOf(" = ");
      if (cut < 0) return null;
      record.chances.push({ line: index + 1, spec: line.slice(7, cut), outcome: line.slice(cut + 3) });
    }
  }
  return record;
}

function readProofLine(record: ParsedRecord, line: string, number: number): boolean {
  const promise = PROMISE.exec(line);
  if (promise?.[1] && promise[2] && !record.proof) {
    record.proof = {
      algorithm: Number(promise[1]),
      commitment: promise[2],
      secret: null,
      secretLine: 0,
      line: number,
      contributions: [],
    };
    return true;
  }
  const proof = record.proof;
  if (!proof) return false;
  const secret = SECRET.exec(line);
  if (secret?.[1] && !proof.secret) {
    proof.secret = secret[1];
    proof.secretLine = number;
    return true;
  }
  const client = CLIENT.exec(line);
  if (!client?.[1] || (client[3] && !client[2])) return false;
  const [, who, commitment = null, seed = null, name = ""] = client;
  if (Number(who) <= (proof.contributions.at(-1)?.client ?? 0)) return false; // once each, in their order
  proof.contributions.push({ client: Number(who), name, commitment, seed, line: number });
  return true;
}
