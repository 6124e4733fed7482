// The table that is being looked at, as the server tells of it.
import {
  browser,
  Connection,
  newId,
  type Send,
  type Status,
  type Surroundings,
} from "../../net/connection";
import { Composer } from "./composer.svelte";
import { follow, withPresence } from "./follow";
import type { AnyEvent, Phrase } from "../../protocol/parts";
import type { Move, Refusal, ServerMessage, State } from "../../protocol/messages";
import { settings } from "../../settings/settings.svelte";
import { takeFirstUpdate } from "../../net/first-update";
import { language } from "../../words/words.svelte";

export interface Bubble {
  seat: number;
  name: string;
  phrase: Phrase;
  seq: number;
}

type Unsent<T> = T extends Send ? Omit<T, "id" | "table"> : never;

const BUBBLE_MS = 5000;
const MOST_EVENTS = 400;

export class WatchedTable {
  readonly id: string;
  state = $state.raw<State | null>(null);
  /** What happened, oldest first. */
  events = $state.raw<readonly AnyEvent[]>([]);
  /** The moves of the last update, by which cards fly. */
  moves = $state.raw<readonly { seat: number; move: Move }[]>([]);
  status = $state<Status>("connecting");
  /** Why something was refused, until the next attempt. */
  refusal = $state.raw<Refusal | null>(null);
  /** The table cannot be watched: there is none, or it is private. */
  failure = $state.raw<Refusal | null>(null);
  stranger = $state(false);
  closing = $state(false);
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** Server time less our own. */
  skew = 0;
  readonly composer: Composer;
  onevents: (events: readonly AnyEvent[], state: State) => void = () => {};
  private readonly connection: Connection;
  /** What is to be done once the server has answered a send, by its id. */
  private readonly answered = new Map<string, () => void>();
  private seq = 0;
  private refused: string | undefined; // the step of which the refusal tells

  constructor(
    id: string,
    private readonly around: Surroundings = browser(id),
  ) {
    this.id = id;
    this.composer = new Composer({
      preview: (preview, steps) =>
        this.connection.tell({ type: "preview", id: preview, table: this.id, steps }),
      play: (send, steps) =>
        this.connection.send({ type: "steps", id: send, table: this.id, steps }),
      id: newId,
      atOnce: () => settings.atOnce,
      later: (ms, act) => this.around.later(ms, act),
      storage: around.storage,
      refused: (refusal, step) => {
        // The reason for a step comes a little later; by then, somebody may have closed it.
        if (step && refusal.text && !this.refusal) return;
        this.refusal = refusal;
        this.refused = step;
      },
      stepped: () => (this.refusal = null),
    });
    this.connection = new Connection(
      {
        opened: () => this.watch(),
        heard: (message) => this.heard(message),
        status: (status) => (this.status = status),
        stranger: () => (this.stranger = true),
      },
      language,
      around,
    );
    const first = takeFirstUpdate(id);
    if (first) this.take(first.state, first.events);
  }

  open(): void {
    this.stranger = false;
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  /** Sentences come from the server, so one on the table is asked for again. */
  speak(): void {
    this.connection.tell({ type: "speak", language: language() });
    this.wonder();
  }

  private wonder(): void {
    if (this.refusal && this.refused) this.composer.doubt(this.refused);
  }

  /** Changes the table, however long it takes; then does what follows. */
  send(message: Unsent<Send>, then?: () => void): void {
    const id = newId();
    if (then) this.answered.set(id, then);
    this.refusal = null;
    this.connection.send({ ...message, id, table: this.id });
  }

  private watch(): void {
    // Number 1 is the table's own beginning: all since then is told.
    this.connection.tell({ type: "watch", table: this.id, seq: this.seq || 1 });
    this.wonder(); // whatever was asked before the connection stood, nobody has heard
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.closing = false;
        this.skew = message.now - Date.now();
        break;
      case "update":
        if (message.table !== this.id) break;
        // A server never tells less than it told before, unless a backup has been restored.
        if (message.seq < this.seq) this.forget();
        this.take(message.state, message.events);
        break;
      case "change":
        if (message.table !== this.id) break;
        if (this.state?.seq === message.seq - 1) {
          this.take(follow(this.state, message), message.events);
        } else this.watch();
        break;
      case "presence":
        if (message.table === this.id && this.state) {
          this.state = withPresence(this.state, message);
        }
        break;
      case "previewed":
        this.composer.previewed(message);
        break;
      case "refused":
        if (!this.composer.refused(message.id, message.refusal)) this.refusal = message.refusal;
        break;
      case "error":
        // Before there is a table to see, nothing else can be shown.
        if (this.state) this.refusal = message.refusal;
        else this.failure = message.refusal;
        break;
      case "closing":
        this.closing = message.reason === "restart";
        break;
      case "ack":
      case "beat":
        break;
    }
    const done = "done" in message ? message.done : "id" in message && message.id;
    const then = done && this.answered.get(done);
    if (!then) return;
    this.answered.delete(done);
    then();
  }

  private forget(): void {
    this.seq = 0;
    this.events = [];
    this.bubbles = [];
  }

  private take(state: State, events: readonly AnyEvent[]): void {
    const fresh = events.filter((event) => event.seq > this.seq);
    const first = this.seq === 0;
    this.seq = state.seq;
    this.skew = state.now - Date.now();
    this.failure = null;
    const played = fresh.some((event) => event.kind === "stepped");
    if (played || this.state?.stage !== state.stage) this.refusal = null;
    this.moves = first
      ? []
      : fresh.flatMap((event) =>
          event.kind === "stepped" ? event.moves.map((move) => ({ seat: event.seat, move })) : [],
        );
    this.events = [...this.events, ...fresh].slice(-MOST_EVENTS);
    this.state = state;
    this.composer.update(state);
    if (first) return;
    for (const event of fresh) {
      if (event.kind === "said") this.bubble(event);
    }
    if (fresh.length) this.onevents(fresh, state);
  }

  private bubble(said: Bubble): void {
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== said.seat), said];
    this.around.later(BUBBLE_MS, () => {
      this.bubbles = this.bubbles.filter((one) => one !== said);
    });
  }
}
