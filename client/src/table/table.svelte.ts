/** A live table: what the server has told of it, and what can be asked of it. */
import { preferences, timeToMove } from "../app/preferences.svelte";
import type {
  AdviceShown,
  Done,
  EventShown,
  GameNews,
  GameShown,
  Legal,
  Reacted,
  ServerMessage,
  TableShown,
  Text,
  You,
} from "../generated/messages";
import { Line, PROTOCOL, type Command, type LineState } from "../net/line";
import { socketAddress } from "../net/place";
import { t } from "../text/locale.svelte";
import { Commands, type Notice } from "./commands.svelte";
import { Frames, nextFrame, type GameState } from "./frames.svelte";
import { matching, NOTHING, stillPossible, type Choice, type Play } from "./play";
import { RecentReactions } from "./recent-reactions.svelte";
import { Contribution } from "./seed";
import { TableNotes, welcomeBack } from "./table-notes.svelte";
import { Talk } from "./talk.svelte";

export class LiveTable implements Play {
  table = $state.raw<TableShown | null>(null);
  you = $state.raw<You | null>(null);
  line = $state<LineState>("connecting");
  /** It was open before: losing it and coming back are told. */
  wasOpen = $state(false);
  /** Why the line has ended for good, as a close code of the protocol. */
  ended = $state<number | null>(null);
  farewell = $state.raw<Text | null>(null);
  log = $state.raw<EventShown[]>([]);
  proposed = $state.raw<Choice | null>(null);
  advice = $state.raw<AdviceShown[] | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** How far the server's clock is ahead of this machine's, in seconds. */
  clockOff = 0;
  /** The rule that the rules panel is to show; empty: none was asked for. */
  rule = $state("");
  /**
   * The seat whose eyes this screen is to show; null: nobody's. It holds over a broken line, and what is meant for
   * the eyes of another seat is never shown, however late it comes.
   */
  wished: number | null = null;
  readonly frames = new Frames();
  readonly reactions = new RecentReactions();
  readonly talk: Talk;
  readonly notes = new TableNotes();
  #live: GameState | null = null;
  #line: Line;
  #commands: Commands;
  #contribution = new Contribution();
  /** Somebody has just come, or come back: they are told what happened to their seats meanwhile. */
  #isComing = true;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
    this.#line = new Line(
      socketAddress(id),
      () => ({ type: "hello", protocol: PROTOCOL, show: this.wished }),
      {
        hear: (message) => this.#hear(message),
        changed: (state, code) => {
          this.line = state;
          this.ended = code;
          if (state === "open") this.wasOpen = true;
          else {
            this.#contribution.forget();
            this.#isComing = true;
          }
        },
      },
    );
    this.#commands = new Commands(this.#line, (notice) => (this.notice = notice));
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    this.frames.reset(null);
  }

  hurry(): void {
    this.#line.hurry();
  }

  // -- what is seen ---------------------------------------------------------------------------------------

  get view(): unknown {
    return this.frames.shown?.game.view;
  }

  get seat(): number | null {
    return this.frames.shown?.game.shows ?? null;
  }

  get names(): string[] {
    const seats = this.table?.seats ?? [];
    return seats.map((seat, number) => seat.name || t("core-player", { seat: number + 1 }));
  }

  get asked(): number[] {
    return this.frames.shown?.game.asked.map((each) => each.seat) ?? [];
  }

  /** When the time of whoever must decide is over, by the server's clock; null without a clock. */
  get deadlines(): GameState["asked"] {
    return this.frames.shown?.game.asked ?? [];
  }

  get legal(): Legal {
    const canAct = this.frames.behind === 0 && this.line === "open" && this.table?.stage === "playing";
    return (canAct && this.frames.shown?.game.legal) || NOTHING;
  }

  get happened(): EventShown[] {
    return this.frames.shown?.happened ?? [];
  }

  get moment(): number {
    return this.frames.moment;
  }

  get over() {
    return this.frames.shown?.game.over ?? null;
  }

  get canUndo(): boolean {
    return this.line === "open" && this.frames.behind === 0 && (this.frames.shown?.game.can_undo ?? false);
  }

  /** Why nothing can be taken back. */
  get undoReason(): Text | null {
    return this.frames.shown?.game.undo ?? null;
  }

  get isMyTurn(): boolean {
    return this.legal.count > 0;
  }

  /** What has happened up to what is shown: the log runs ahead while frames wait. */
  get shownLog(): EventShown[] {
    return this.frames.shown?.log ?? [];
  }

  time(milliseconds: number): number {
    return timeToMove(milliseconds);
  }

  /** A command of this type is on its way: a second tap does nothing. */
  isAsking(type: Command["type"]): boolean {
    return this.#commands.isAsking(type);
  }

  get isDeciding(): boolean {
    return this.isAsking("decide");
  }

  // -- what is done ---------------------------------------------------------------------------------------

  propose(choice: Choice | null): void {
    this.notice = null;
    if (choice && !preferences.confirm) this.decide(choice);
    else this.proposed = choice;
  }

  decide(choice: Choice): void {
    const game = this.frames.shown?.game;
    if (!game || game.shows === null) return;
    const { shows: seat, version } = game;
    const action = choice.code ?? { kind: choice.kind, arguments: choice.arguments };
    void this.#do({ type: "decide", seat, version, action });
  }

  attempt(kind: string, named: Record<string, unknown>): void {
    const [known] = matching(this, kind, named);
    // Of a family nobody here can tell what is possible: it may well be, and then it wants to be confirmed.
    const mayBe = this.legal.families.some((family) => family.kind === kind);
    if (known) this.propose(known);
    else if (mayBe) this.propose({ kind, arguments: named });
    else this.decide({ kind, arguments: named });
  }

  explain(rule: string): void {
    this.rule = rule;
  }

  undo(): void {
    const game = this.frames.shown?.game;
    if (game && game.shows !== null) void this.#do({ type: "undo", seat: game.shows, version: game.version });
  }

  async advise(): Promise<void> {
    const game = this.frames.shown?.game;
    if (!game || game.shows === null) return;
    const answer = await this.#commands.ask({ type: "advise", seat: game.shows, version: game.version });
    if (answer?.type === "advice" && answer.version === this.#live?.version) this.advice = answer.advice;
  }

  /** Another of your own seats takes the screen; null: what everybody may see, and nothing else from now on. */
  show(seat: number | null): void {
    this.wished = seat;
    if (seat === null) {
      this.#live = null;
      this.log = [];
      this.proposed = this.advice = this.notice = null;
      this.frames.reset(null);
    }
    this.#line.tell({ type: "show", seat });
  }

  react(reaction: Reacted["reaction"]): void {
    this.#line.tell({ type: "react", reaction });
  }

  /** Carry out a command, one of each type at a time; a refusal becomes the notice, and the answer is null. */
  async ask(command: Command): Promise<Done | null> {
    const answer = await this.#commands.ask(command);
    return answer?.type === "done" ? answer : null;
  }

  /** What was chosen has been done, or no longer is what one chose from: the next choice is a new one. */
  async #do(command: Command & { type: "decide" | "undo" }): Promise<void> {
    this.frames.release();
    if (await this.ask(command)) this.proposed = null;
  }

  // -- what is heard --------------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#meet(message.table, message.you, message.game?.log.length ?? 0);
        this.#greet(message.table, message.you);
        this.farewell = null;
        if (this.#isForOthers(message.game)) break;
        this.log = message.game?.log ?? [];
        this.#live = message.game;
        this.#keepProposal(message.game);
        this.frames.reset(message.game && { game: message.game, happened: [], log: this.log });
        break;
      case "table":
        this.#meet(message.table, message.you, this.log.length);
        break;
      case "game":
        if (this.#isForOthers(message.game)) break;
        if (message.after === this.#live?.version) this.#follow(message.game);
        else this.#line.tell({ type: "sync" });
        break;
      case "said":
        this.talk.messages = [...this.talk.messages, message.said];
        break;
      case "reacted":
        this.reactions.add(message);
        break;
      case "refused":
        if (!message.id) this.notice = { text: message.reason, rule: message.rule ?? "" };
        break;
      case "bye":
        this.farewell = message.reason;
        break;
    }
  }

  #greet(table: TableShown, you: You): void {
    const text = this.#isComing ? welcomeBack(table.seats, you.seats) : null;
    this.#isComing = false;
    if (text) this.notice = { text, rule: "" };
  }

  #meet(table: TableShown, you: You, lines: number): void {
    this.table = table;
    this.you = you;
    this.talk.messages = table.chat;
    this.notes.follow(table.seats, table.incidents, lines);
    this.clockOff = table.now - Date.now() / 1000;
    const step = this.#contribution.next(table, you);
    if (step?.type === "promise") void this.ask({ type: "promise", commitment: step.commitment });
    if (step?.type === "reveal") void this.ask({ type: "reveal", seed: step.seed });
  }

  /** Sent before the server heard whose eyes the screen shows now; what it sends next is for them. */
  #isForOthers(game: GameShown | GameNews | null): boolean {
    return game !== null && game.shows !== null && game.shows !== this.wished;
  }

  #follow(news: GameNews): void {
    const frame = nextFrame(this.#live, this.log, news);
    this.log = frame.log;
    this.#live = frame.game;
    this.notice = null; // it was about what is past now
    this.#keepProposal(frame.game);
    this.frames.add(frame);
  }

  /** What somebody else did takes nothing from a choice that is still possible. */
  #keepProposal(game: GameState | null): void {
    const { proposed } = this;
    this.advice = null;
    if (!proposed) return;
    const stays = game?.shows === this.seat && game?.asked.some((each) => each.seat === game.shows);
    this.proposed = (stays && stillPossible(proposed, game.legal)) || null;
  }
}
