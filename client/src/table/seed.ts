/** This client's own part of the dice: promised before anybody reveals theirs, and kept until then. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { forget, recall, remember } from "../app/storage";
import type { TableShown, You } from "../generated/messages";
import { randomHex } from "../net/random";

export type SeedStep = { type: "promise"; commitment: string } | { type: "reveal"; seed: string };

/** The tables that something is kept of, the latest last. */
const KEPT = "tables with dice";
const MOST_KEPT = 50;
const seedKey = (table: string) => `seed ${table}`;
const promisesKey = (table: string) => `promises ${table}`;

/** What this client has to send now, or null. */
export function seedStep(table: TableShown, you: You): SeedStep | null {
  const { step, promised, revealed, wanted } = table.dice;
  const key = seedKey(table.id);
  const mine = String(you.client);
  if (step === "promise" && !(mine in promised) && (wanted.includes(you.client) || you.seats.length > 0)) {
    const seed = recall(key, "") || randomHex(32);
    makeRoomFor(table.id);
    remember(key, seed);
    return { type: "promise", commitment: bytesToHex(sha256(hexToBytes(seed))) };
  }
  if (step === "reveal" && mine in promised && !(mine in revealed)) {
    const seed = recall(key, "");
    // The page that checks the dice compares the record with what was shown before anybody revealed anything.
    makeRoomFor(table.id);
    remember(promisesKey(table.id), { commitment: table.dice.commitment, promised });
    // Only if the promise is really ours: otherwise a seed of ours is none of this game's business.
    if (seed && promised[mine] === bytesToHex(sha256(hexToBytes(seed)))) return { type: "reveal", seed };
  }
  if (step === "fixed" || mine in revealed) forget(key); // it is in the record now
  return null;
}

/** A browser has little room: what is kept of the oldest table makes place. */
function makeRoomFor(table: string): void {
  const others = recall<string[]>(KEPT, []).filter((each) => each !== table);
  for (const old of others.slice(0, Math.max(0, others.length - MOST_KEPT + 1))) {
    forget(seedKey(old));
    forget(promisesKey(old));
  }
  remember(KEPT, [...others.slice(1 - MOST_KEPT), table]);
}

/** What this browser adds, each step once for as long as the line holds. */
export class Contribution {
  #last = "";

  next(table: TableShown, you: You): SeedStep | null {
    const step = seedStep(table, you);
    if (!step || step.type === this.#last) return null;
    this.#last = step.type;
    return step;
  }

  /** The line broke: nobody knows what was heard. */
  forget(): void {
    this.#last = "";
  }
}
