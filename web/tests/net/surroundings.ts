// A world for connections in which time, chance and the server are the test's to decide.
import type { Changes, Socket, Surroundings } from "../../src/net/connection";
import type { ServerMessage } from "../../src/protocol/messages";

export class FakeSocket implements Socket {
  readyState = 0;
  /** What the page said, apart from its beats. */
  readonly sent: Record<string, unknown>[] = [];
  readonly beats: Record<string, unknown>[] = [];
  /** Whether beats are answered. */
  alive = true;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type !== "beat") {
      this.sent.push(message);
      return;
    }
    this.beats.push(message);
    if (this.alive) this.say({ type: "beat", now: 0 });
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
    this.say({ type: "welcome", version: 4, server: "0", player: "p", name: "Ann", now: 0 });
  }

  say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

export class FakeSurroundings implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  readonly storage = sessionStorage;
  luck = 0.5;
  seen = true;
  private time = 0;
  private timers: { at: number; act: () => void }[] = [];
  private readonly changes = new Set<Changes>();

  constructor() {
    sessionStorage.clear();
  }

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  chance(): number {
    return this.luck;
  }

  now(): number {
    return this.time;
  }

  visible(): boolean {
    return this.seen;
  }

  listen(changes: Changes): () => void {
    this.changes.add(changes);
    return () => this.changes.delete(changes);
  }

  /** Lets something happen to the page or the network. */
  happen(what: keyof Changes): void {
    for (const one of this.changes) one[what]();
  }

  later(ms: number, act: () => void): () => void {
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }

  /** Lets time pass, and everything happen that is due by then. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((one) => one !== due);
      this.time = Math.max(this.time, due.at);
      due.act();
    }
    this.time = end;
  }

  /** Lets time pass while the page is asleep, and then everything happen that was due. */
  sleep(ms: number): void {
    this.time += ms;
    this.pass(0);
  }

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const found = this.sockets.at(-1);
    if (!found) throw new Error("no socket");
    return found;
  }
}
