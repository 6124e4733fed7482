// A world for connections in which time, chance and the server are the test's to decide.
import type { Socket, Surroundings } from "../../src/net/connection";
import type { ServerMessage } from "../../src/protocol/messages";

export class FakeSocket implements Socket {
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
    this.say({ type: "welcome", version: 1, server: "0", player: "p", name: "Ann", now: 0 });
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
  private now = 0;
  private timers: { at: number; act: () => void }[] = [];

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

  later(ms: number, act: () => void): () => void {
    const timer = { at: this.now + ms, act };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }

  /** Lets time pass, and everything happen that is due by then. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((one) => one !== due);
      this.now = due.at;
      due.act();
    }
    this.now = end;
  }

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const found = this.sockets.at(-1);
    if (!found) throw new Error("no socket");
    return found;
  }
}
