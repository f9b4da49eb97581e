/**
 * The line to a table: a socket that comes back by itself, and commands that are carried out once.
 *
 * A command that was not answered before the line broke is sent again with the same id; the server answers it
 * again without doing it again.
 */
import type {
  Advice,
  ClientMessage,
  Done,
  Hello,
  RefusedMessage,
  ServerMessage,
  Text,
} from "../generated/messages";
import { randomHex } from "./random";

export const PROTOCOL = 1;
/** Close codes after which connecting again would not help: docs/protocol.md lists them. */
const FINAL = new Set([4400, 4401, 4403, 4404]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 40_000;

type CommandMessage = Extract<ClientMessage, { id: string }>;
type WithoutId<Message> = Message extends CommandMessage ? Omit<Message, "id"> : never;
/** A message that is answered; the line gives it its id. */
export type Command = WithoutId<CommandMessage>;

/** A command was not carried out. */
export class Refused extends Error {
  constructor(
    readonly code: RefusedMessage["code"],
    readonly reason: Text,
    readonly rule: string,
  ) {
    super(reason.key);
  }
}

export type LineState = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  hear(message: ServerMessage): void;
  /** `code` is the close code when the line has ended for good. */
  changed(state: LineState, code: number | null): void;
}

interface Waiting {
  message: CommandMessage;
  resolve(answer: Done | Advice): void;
  reject(refused: Refused): void;
}

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #patience = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly address: string,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
  ) {}

  /** Once it was closed it stays so. */
  open(): void {
    if (this.#closed) return;
    this.listener.changed("connecting", null);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#onClose(event.code);
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  /** Try at once instead of waiting. */
  hurry(): void {
    if (this.#socket?.readyState === WebSocket.CLOSED && !this.#closed) {
      clearTimeout(this.#timer);
      this.open();
    }
  }

  /** Something that is not answered. It is dropped while the line is broken. */
  tell(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  command(command: Command): Promise<Done | Advice> {
    const message: CommandMessage = { ...command, id: randomHex(8) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.tell(message);
    });
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "done":
      case "advice":
        this.#take(message.id)?.resolve(message);
        break;
      case "refused":
        this.#take(message.id)?.reject(new Refused(message.code, message.reason, message.rule ?? ""));
        break;
      case "welcome":
        this.#patience = FIRST_WAIT;
        this.listener.changed("open", null);
        break;
    }
    // Only what was sent before: whoever hears the welcome may send new commands.
    const unanswered = message.type === "welcome" ? [...this.#waiting.values()] : [];
    this.listener.hear(message);
    for (const { message: again } of unanswered) this.tell(again);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.tell({ type: "ping" });
  }

  #onClose(code: number): void {
    clearInterval(this.#pinging);
    if (this.#closed || FINAL.has(code)) {
      this.#closed = true;
      this.listener.changed("ended", code);
      return;
    }
    this.listener.changed("lost", null);
    this.#timer = setTimeout(() => this.open(), this.#patience * (0.75 + Math.random() / 2));
    this.#patience = Math.min(2 * this.#patience, LONGEST_WAIT);
  }
}
