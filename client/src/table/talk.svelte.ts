/** What is said at a table, and how much of it has not been read in this browser. */
import { recall, remember } from "../app/storage";
import type { ChatShown } from "../generated/messages";

export class Talk {
  messages = $state.raw<ChatShown[]>([]);
  /** When the latest message was said that has been read here, by the server's clock. */
  #readUntil = $state(0);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `read ${table}`;
    this.#readUntil = recall(this.#key, 0);
  }

  get unread(): number {
    return this.messages.filter((each) => each.at > this.#readUntil).length;
  }

  /** Somebody looks at it. */
  read(): void {
    const latest = this.messages.at(-1)?.at ?? 0;
    if (latest <= this.#readUntil) return;
    this.#readUntil = latest;
    remember(this.#key, latest);
  }
}
