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
    expect(around.socket.sent[0]).toEqual({ type: "hello", version: 1, language: "en" });
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

  it("gives up a connection on which nothing comes", () => {
    around.socket.open();
    connection.send(send);
    const dead = around.socket;
    around.pass(5999);
    expect(dead.readyState).toBe(1);
    around.pass(1);
    expect(dead.readyState).toBe(3);
    around.pass(300);
    expect(around.sockets).toHaveLength(2);
  });

  it("is content with silence when nothing is asked", () => {
    around.socket.open();
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
  });

  it("looks at once when the machine wakes", () => {
    around.socket.lose();
    connection.wake();
    expect(around.sockets).toHaveLength(2);
    around.pass(300);
    expect(around.sockets).toHaveLength(2);
  });

  it("stays closed", () => {
    around.socket.lose();
    connection.close();
    connection.wake();
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

  it("asks nothing before it has greeted", () => {
    expect(connection.tell({ type: "watch", table: "t", seq: 1 })).toBe(false);
    expect(around.socket.sent).toEqual([]);
  });
});

it("makes ids that differ", () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
});
