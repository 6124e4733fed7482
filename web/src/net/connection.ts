// One WebSocket to the server that is opened again whenever it is lost.
//
// What changes a table is kept until the server has answered it, and sent again after every new
// connection: the server knows a send by its id and does nothing twice.
//
// While nothing is heard, the page beats and the server answers, so that a lost connection shows.
import type { Language } from "../protocol/parts";
import type { ClientMessage, ServerMessage } from "../protocol/messages";
import { near } from "../protocol/near";

export type Status = "connecting" | "online" | "lost";

type Sending = Extract<ClientMessage, { id: string }>;
export type Send = Exclude<Sending, { type: "preview" }>;

export interface Listener {
  /** A connection is there: what is asked now goes out with the greeting, before any answer. */
  opened(): void;
  heard(message: ServerMessage): void;
  status(status: Status): void;
  /** The server does not know who this is. */
  stranger(): void;
}

/** What a connection needs of a WebSocket. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** What a connection needs of the world around it; a test hands in its own. */
export interface Surroundings {
  connect(): Socket;
  /** Where sends survive a reload of the page. */
  readonly storage: Storage | null;
  /** A number from 0 up to 1. */
  chance(): number;
  /** Milliseconds, by a clock that never jumps. */
  now(): number;
  /** Acts after some time, unless the answer is called first. */
  later(ms: number, act: () => void): () => void;
  /** Whether the page can be seen. */
  visible(): boolean;
  /** Calls back on every change, until the answer is called. */
  listen(changes: Changes): () => void;
}

export interface Changes {
  /** The page was shown or hidden. */
  readonly shown: () => void;
  readonly online: () => void;
  readonly offline: () => void;
}

const SIGN_IN = 4401;
const BANNED = 4403; // the reason was told before
const OPEN = 1;
const FIRST_MS = 300;
const LONGEST_MS = 8000;
const OPENING_MS = 6000; // a server that is there answers sooner, on the worst of networks
const BEAT_MS = 1500; // of silence until the page beats
const ANSWER_MS = 1200; // until a beat that is not answered means a lost connection
// Timers of hidden pages are slow, and nobody waits for them.
const HIDDEN_BEAT_MS = 30_000;
const LATE_MS = 500; // a timer this late: the page was asleep or busy, and answers may be waiting
const KEPT = "red7-sends";

/** Ids that no other tab and no earlier visit has used. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: Socket | null = null;
  private readonly pending = new Map<string, Send>();
  private tries = 0;
  /** Milliseconds until the server wants to see this page again. */
  private notBefore = 0;
  private stopRetrying = () => {};
  private stopExpecting = () => {};
  private stopListening = () => {};
  /** How long a beat may go unanswered: longer on a slow network, or it could never be used. */
  private patience = ANSWER_MS;
  private beatAt = 0;
  private closed = false;
  private greeted = false;

  constructor(
    private readonly listener: Listener,
    private readonly language: () => Language,
    private readonly around: Surroundings,
  ) {
    for (const send of this.kept()) this.pending.set(send.id, send);
  }

  open(): void {
    this.closed = false;
    this.stopListening();
    this.stopListening = this.around.listen({
      shown: () => this.wake(),
      online: () => this.wake(),
      offline: () => this.giveUp(),
    });
    this.connect();
  }

  private connect(): void {
    this.stopRetrying();
    if (this.socket) return;
    this.listener.status(this.tries ? "lost" : "connecting");
    const socket = this.around.connect();
    this.socket = socket;
    this.greeted = false;
    this.expect(OPENING_MS);
    socket.onopen = () => {
      // On a slow network every answer that is not waited for counts.
      socket.send(JSON.stringify({ type: "hello", version: 4, language: this.language() }));
      this.greeted = true;
      this.listener.opened();
      for (const send of this.pending.values()) this.tell(send);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.closed = true;
    this.stopListening();
    this.stopRetrying();
    this.stopExpecting();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Changes a table; repeated until it is answered. */
  send(message: Send): void {
    this.pending.set(message.id, message);
    this.keep();
    this.tell(message);
  }

  /** Asks for something that is worth nothing after a lost connection. */
  tell(message: ClientMessage): boolean {
    if (!this.greeted || this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The page was shown or hidden, or the network came back: look whether the server is there. */
  private wake(): void {
    if (this.socket) {
      if (this.greeted) this.beat();
    } else {
      this.tries = 0;
      this.connect();
    }
  }

  get waiting(): number {
    return this.pending.size;
  }

  private hear(message: ServerMessage): void {
    this.rest();
    if (message.type === "beat") {
      const took = this.around.now() - this.beatAt;
      this.patience = Math.min(OPENING_MS, Math.max(ANSWER_MS, 2 * took));
      return;
    }
    if (message.type === "closing") this.notBefore = message.retry_ms;
    if (message.type === "welcome") {
      this.tries = 0;
      this.listener.status("online");
    }
    const answered = "done" in message ? message.done : "id" in message && message.id;
    if (answered && this.pending.delete(answered)) this.keep();
    this.listener.heard(message);
  }

  /** Beats once nothing has been heard for a while. */
  private rest(): void {
    this.stopExpecting();
    const ms = this.around.visible() ? BEAT_MS : HIDDEN_BEAT_MS;
    this.stopExpecting = this.around.later(ms, () => this.beat());
  }

  private beat(): void {
    const resting = !this.around.visible();
    this.beatAt = this.around.now();
    this.expect(resting ? OPENING_MS : this.patience);
    this.tell({ type: "beat", resting });
  }

  /** A connection on which nothing comes for too long is given up. */
  private expect(ms: number): void {
    this.stopExpecting();
    const due = this.around.now() + ms;
    this.stopExpecting = this.around.later(ms, () => {
      if (this.greeted && this.around.now() - due > LATE_MS) {
        this.beat();
        return;
      }
      if (this.greeted) this.patience = Math.min(OPENING_MS, this.patience * 2);
      this.giveUp();
    });
  }

  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket, 0);
    socket.close();
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.stopExpecting();
    if (this.closed || code === BANNED) return;
    if (code === SIGN_IN) {
      this.listener.stranger();
      return;
    }
    this.listener.status("lost");
    // Spread out, so that all do not come back at the same moment after a restart.
    const wait =
      Math.min(LONGEST_MS, FIRST_MS * 2 ** this.tries) * (0.75 + this.around.chance() / 2);
    this.tries += 1;
    this.stopRetrying = this.around.later(this.notBefore + wait, () => this.connect());
    this.notBefore = 0;
  }

  private kept(): Send[] {
    try {
      return JSON.parse(this.around.storage?.getItem(KEPT) ?? "[]") as Send[];
    } catch {
      return [];
    }
  }

  private keep(): void {
    try {
      this.around.storage?.setItem(KEPT, JSON.stringify([...this.pending.values()]));
    } catch {
      // Then only until the page is left.
    }
  }
}

/** The browser, for a connection to those who play at a table. */
export function browser(table: string): Surroundings {
  return {
    connect: () => new WebSocket(address(table)),
    storage: session(),
    chance: Math.random,
    now: () => performance.now(),
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    visible: () => !document.hidden,
    listen({ shown, online, offline }) {
      document.addEventListener("visibilitychange", shown);
      addEventListener("online", online);
      addEventListener("offline", offline);
      return () => {
        document.removeEventListener("visibilitychange", shown);
        removeEventListener("online", online);
        removeEventListener("offline", offline);
      };
    },
  };
}

function address(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/live?near=${near(table)}`;
}

function session(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
