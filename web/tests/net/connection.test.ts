import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Listener, newId } from "../../src/net/connection";
import type { ServerMessage } from "../../src/protocol/messages";
import { FakeSurroundings } from "./surroundings";

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
  let around: FakeSurroundings;
  let listener: Listening;
  let connection: Connection;

  beforeEach(() => {
    around = new FakeSurroundings();
    listener = new Listening();
    connection = new Connection(listener, () => "en", around);
    connection.open();
  });

  it("greets first, in the reader's language", () => {
    around.socket.open();
    expect(around.socket.sent[0]).toEqual({ type: "hello", version: 4, language: "en" });
    expect(listener.states).toEqual(["connecting", "online"]);
    expect(listener.opens).toBe(1);
  });

  it("repeats a send with the same id until it is answered", () => {
    around.socket.open();
    connection.send(send);
    around.socket.lose();
    expect(listener.states.at(-1)).toBe("lost");
    around.pass(300);
    around.socket.open();
    expect(around.sockets).toHaveLength(2);
    expect(around.socket.sent.slice(1)).toEqual([send]);
    around.socket.say({ type: "ack", id: "s1", table: "t", seq: 5 });
    expect(connection.waiting).toBe(0);
    around.socket.lose();
    around.pass(300);
    around.socket.open();
    expect(around.sockets).toHaveLength(3);
    expect(around.socket.sent.slice(1)).toEqual([]);
  });

  it("keeps a send over a reload", () => {
    connection.send(send);
    connection.close();
    const again = new Connection(listener, () => "en", around);
    again.open();
    around.socket.open();
    expect(around.socket.sent.slice(1)).toEqual([send]);
    around.socket.say({
      type: "refused",
      id: "s1",
      table: "t",
      refusal: { reason: "turn-over", facts: {}, text: "", cause: null },
    });
    expect(again.waiting).toBe(0);
  });

  it("waits twice as long each time, up to eight seconds", () => {
    for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      const before = around.sockets.length;
      around.socket.lose();
      around.pass(wait - 1);
      expect(around.sockets).toHaveLength(before);
      around.pass(1);
      expect(around.sockets).toHaveLength(before + 1);
    }
  });

  it("waits briefly again once the server has answered", () => {
    around.socket.lose();
    around.pass(300);
    around.socket.lose();
    around.pass(600);
    around.socket.open();
    around.socket.lose();
    around.pass(300);
    expect(around.sockets).toHaveLength(4);
  });

  it("comes back when a server that closes says so, once", () => {
    around.socket.open();
    around.socket.say({ type: "closing", reason: "restart", retry_ms: 1500 });
    around.socket.lose();
    around.pass(1799);
    expect(around.sockets).toHaveLength(1);
    around.pass(1);
    expect(around.sockets).toHaveLength(2);
    around.socket.lose();
    around.pass(600);
    expect(around.sockets).toHaveLength(3);
  });

  it.each([
    [0, 225],
    [1, 375],
  ])("spreads those who come back: with luck %d it waits %d ms", (luck, wait) => {
    around.luck = luck;
    around.socket.lose();
    around.pass(wait - 1);
    expect(around.sockets).toHaveLength(1);
    around.pass(1);
    expect(around.sockets).toHaveLength(2);
  });

  it("beats when nothing is heard, and is content with the answer", () => {
    around.socket.open();
    around.pass(1499);
    expect(around.socket.beats).toEqual([]);
    around.pass(1);
    expect(around.socket.beats).toEqual([{ type: "beat", resting: false }]);
    around.pass(60_000);
    expect(around.socket.beats).toHaveLength(41);
    expect(around.sockets).toHaveLength(1);
    expect(listener.messages.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("does not beat while there is something to hear", () => {
    around.socket.open();
    for (let times = 0; times < 10; times += 1) {
      around.pass(1400);
      around.socket.say({
        type: "presence",
        table: "t",
        present: [],
        names: [],
        accounts: [],
        spectators: 0,
      });
    }
    expect(around.socket.beats).toEqual([]);
  });

  it("says within three seconds that the connection is lost, and tries another", () => {
    around.socket.open();
    const dead = around.socket;
    dead.alive = false;
    around.pass(2699);
    expect(listener.states.at(-1)).toBe("online");
    around.pass(1);
    expect(listener.states.at(-1)).toBe("lost");
    expect(dead.readyState).toBe(3);
    around.pass(300);
    expect(around.sockets).toHaveLength(2);
    dead.say({ type: "ack", id: "s1", table: "t", seq: 5 });
    expect(listener.messages.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("has more patience with a network that is only slow", () => {
    around.socket.open();
    around.socket.alive = false;
    around.pass(2700 + 300);
    around.socket.open();
    const slow = around.socket;
    slow.alive = false;
    around.pass(1500 + 2000);
    slow.say({ type: "beat", now: 0 });
    around.pass(1500 + 3999);
    expect(slow.readyState).toBe(1);
    slow.say({ type: "beat", now: 0 });
    slow.alive = true;
    around.pass(1500);
    slow.alive = false;
    around.pass(1500 + 1200);
    expect(slow.readyState).toBe(3);
  });

  it("gives up a server that does not greet", () => {
    around.pass(5999);
    expect(around.socket.readyState).toBe(0);
    around.pass(1);
    expect(around.socket.readyState).toBe(3);
  });

  it("asks once more after a sleep, before it takes the connection for lost", () => {
    around.socket.open();
    around.socket.alive = false;
    around.pass(1500);
    around.sleep(60_000);
    expect(around.socket.readyState).toBe(1);
    expect(around.socket.beats).toHaveLength(2);
    around.pass(1200);
    expect(around.socket.readyState).toBe(3);
  });

  it("rests while it is hidden, and looks at once when it is shown", () => {
    around.socket.open();
    around.seen = false;
    around.happen("shown");
    expect(around.socket.beats).toEqual([{ type: "beat", resting: true }]);
    around.pass(29_999);
    expect(around.socket.beats).toHaveLength(1);
    around.pass(1);
    expect(around.socket.beats.at(-1)).toEqual({ type: "beat", resting: true });
    around.seen = true;
    around.socket.alive = false;
    around.happen("shown");
    expect(around.socket.beats.at(-1)).toEqual({ type: "beat", resting: false });
    around.pass(1200);
    expect(listener.states.at(-1)).toBe("lost");
  });

  it("hears at once that the network is gone, and that it is back", () => {
    around.socket.open();
    around.happen("offline");
    expect(listener.states.at(-1)).toBe("lost");
    around.pass(300);
    around.socket.lose();
    around.happen("online");
    expect(around.sockets).toHaveLength(3);
    around.socket.open();
    expect(listener.states.at(-1)).toBe("online");
    around.pass(600);
    expect(around.sockets).toHaveLength(3);
  });

  it("stays closed", () => {
    around.socket.lose();
    connection.close();
    around.happen("shown");
    around.happen("online");
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
  });

  it("asks who one is when the server does not know", () => {
    around.socket.open();
    around.socket.lose(4401);
    expect(listener.strangers).toBe(1);
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
  });

  it("does not come back to a server that keeps one out", () => {
    around.socket.open();
    around.socket.lose(4403);
    expect(listener.strangers).toBe(0);
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
  });

  it("asks nothing before it has greeted", () => {
    expect(connection.tell({ type: "watch", table: "t", seq: 1 })).toBe(false);
    expect(around.socket.sent).toEqual([]);
  });
});

it("makes ids that differ", () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
});
