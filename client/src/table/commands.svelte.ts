/** What is asked of the server, one command of each type at a time. */
import { SvelteSet } from "svelte/reactivity";
import type { Text } from "../generated/messages";
import { Refused, type Command, type Line } from "../net/line";

/** Something to tell the person at the table: a refusal, or why something cannot be done. */
export interface Notice {
  text: Text;
  rule: string;
}

export class Commands {
  /** Those that wait for their answer, also while the line is broken. */
  readonly #asking = new SvelteSet<Command["type"]>();

  constructor(
    private readonly line: Line,
    /** Hears why a command was refused, and null once one was carried out. */
    private readonly tell: (notice: Notice | null) => void,
  ) {}

  isAsking(type: Command["type"]): boolean {
    return this.#asking.has(type);
  }

  /** The answer; null where it was refused, or is being asked for already. */
  async ask(command: Command) {
    const { type } = command;
    if (this.#asking.has(type)) return null;
    this.#asking.add(type);
    try {
      const answer = await this.line.command(command);
      this.tell(null);
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.tell({ text: problem.reason, rule: problem.rule });
      return null;
    } finally {
      this.#asking.delete(type);
    }
  }
}
