/** The dice of a table, computed again: docs/fairness.md has the algorithm in words, and the vectors. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const ALGORITHM = 1;
/** Dice, pieces or faces of one chance: the rules' limit too. A file that asks for more must not keep us busy. */
const LARGEST_COUNT = 1000;
const ALL = 2n ** 256n;

export type Uniform = (n: bigint) => bigint;

export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** From the secret and the seeds that count, by the number of the client. */
export function diceKey(secret: string, seeds: [client: number, seed: string][]): Uint8Array {
  const clients = [...seeds]
    .sort(([one], [other]) => one - other)
    .map(([client, seed]) => `client ${client} ${seed}`);
  const lines = ["conclave dice 1", `secret ${secret}`, ...clients];
  return sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join("")));
}

/** The function `uniform` of one chance: a number from 0 to n - 1, all equally likely. */
export function numbers(key: Uint8Array, chance: number): Uniform {
  let block = 0;
  return (n) => {
    const limit = (ALL / n) * n;
    for (;;) {
      const drawn = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${chance}:${block}`)))}`);
      block += 1;
      if (drawn < limit) return drawn % n;
    }
  };
}

/** What comes of a chance with this specification; null if it is none that can be computed. */
export function outcomeOf(spec: string, uniform: Uniform): string | null {
  return /^[0-9]/.test(spec) ? rollDice(spec, uniform) : drawPieces(spec, uniform);
}

/** The groups of dice of a specification like `2d{1,2,3} + 1d{a,b}`; null if it is none. */
export function diceGroups(spec: string): { count: number; faces: string[] }[] | null {
  const groups: { count: number; faces: string[] }[] = [];
  let dice = 0;
  for (const written of spec.split(" + ")) {
    const [, count = "", faces = ""] = /^([1-9][0-9]{0,3})d\{([^{}]+)\}$/.exec(written) ?? [];
    const group = { count: Number(count), faces: faces.split(",") };
    dice += group.count;
    if (!count || dice > LARGEST_COUNT || group.faces.length > LARGEST_COUNT) return null;
    groups.push(group);
  }
  return groups;
}

function rollDice(spec: string, uniform: Uniform): string | null {
  const groups = diceGroups(spec);
  if (!groups) return null;
  const results = groups.map(({ count, faces }) => {
    const places = Array.from({ length: count }, () => Number(uniform(BigInt(faces.length))));
    return places
      .sort((one, other) => one - other)
      .map((place) => faces[place])
      .join(" ");
  });
  return results.join(" + ");
}

function drawPieces(spec: string, uniform: Uniform): string | null {
  const [verb, written, of, ...kinds] = spec.split(" ");
  if ((verb !== "deal" && verb !== "draw") || of !== "of" || !/^[1-9][0-9]{0,3}$/.test(written ?? ""))
    return null;
  const row: { label: string; kind: number }[] = [];
  for (const [kind, part] of kinds.entries()) {
    const cut = part.lastIndexOf(":");
    const number = Number(part.slice(cut + 1));
    if (cut < 0 || !Number.isInteger(number) || number < 0 || row.length + number > LARGEST_COUNT)
      return null;
    for (let piece = 0; piece < number; piece += 1) row.push({ label: part.slice(0, cut), kind });
  }
  const count = Number(written);
  if (count > row.length) return null;
  const drawn: typeof row = [];
  for (let piece = 0; piece < count; piece += 1) {
    drawn.push(...row.splice(Number(uniform(BigInt(row.length))), 1));
  }
  if (verb === "draw") drawn.sort((one, other) => one.kind - other.kind);
  return drawn.map(({ label }) => label).join(" ");
}
