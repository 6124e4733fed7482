import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener, newId, type Socket } from "../../src/net/connection";
import type { ServerMessage } from "../../src/protocol/messages";

class Fake implements Socket {
  static all: Fake[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor() {
    Fake.all.push(this);
  }

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

function last(): Fake {
  const found = Fake.all.at(-1);
  if (!found) throw new Error("no socket");
  return found;
}

class Listening implements Listener {
  states: string[] = [];
  messages: ServerMessage[] = [];
  strangers = 0;
  opens = 0;
  opened(): void {
    this.opens += 1;
  }
  heard(message: ServerMessage): void {
    this.messages.push(message);
  }
  status(status: string): void {
    this.states.push(status);
  }
  stranger(): void {
    this.strangers += 1;
  }
}

const send = { type: "steps", id: "s1", table: "t", steps: ["~"] } as const;

describe("a connection", () => {
  let listener: Listening;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    Fake.all = [];
    sessionStorage.clear();
    listener = new Listening();
    connection = new Connection(
      listener,
      () => "en",
      () => new Fake(),
      sessionStorage,
    );
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("greets first, in the reader's language", () => {
    last().open();
    expect(last().sent[0]).toEqual({ type: "hello", version: 1, language: "en" });
    expect(listener.states).toEqual(["connecting", "online"]);
  });

  it("repeats a send with the same id until it is answered", () => {
    last().open();
    connection.send(send);
    last().lose();
    expect(listener.states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().open();
    expect(Fake.all).toHaveLength(2);
    expect(last().sent.slice(1)).toEqual([send]);
    last().say({ type: "ack", id: "s1", table: "t", seq: 5 });
    expect(connection.waiting).toBe(0);
    last().lose();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent.slice(1)).toEqual([]);
  });

  it("keeps a send over a reload", () => {
    connection.send(send);
    connection.close();
    const again = new Connection(
      listener,
      () => "en",
      () => new Fake(),
      sessionStorage,
    );
    again.open();
    last().open();
    expect(last().sent.slice(1)).toEqual([send]);
    last().say({
      type: "refused",
      id: "s1",
      table: "t",
      refusal: { reason: "turn-over", facts: {}, text: "", cause: null },
    });
    expect(again.waiting).toBe(0);
    again.close();
  });

  it("waits longer each time, but not for ever", () => {
    last().lose();
    vi.advanceTimersByTime(200);
    expect(Fake.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(Fake.all).toHaveLength(2);
    for (let round = 0; round < 8; round += 1) {
      last().lose();
      vi.advanceTimersByTime(10_000);
    }
    expect(Fake.all.length).toBeGreaterThanOrEqual(9);
  });

  it("gives up a connection on which nothing comes", () => {
    last().open();
    connection.send(send);
    vi.advanceTimersByTime(7000);
    expect(Fake.all.length).toBeGreaterThan(1);
  });

  it("looks at once when the machine wakes", () => {
    last().lose();
    connection.wake();
    expect(Fake.all).toHaveLength(2);
  });

  it("asks who one is when the server does not know", () => {
    last().open();
    last().lose(4401);
    expect(listener.strangers).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
  });

  it("asks nothing before it has greeted", () => {
    expect(connection.tell({ type: "watch", table: "t", seq: 1 })).toBe(false);
  });
});

it("makes ids that differ", () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
});
