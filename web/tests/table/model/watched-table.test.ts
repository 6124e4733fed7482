import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFirstUpdate } from "../../../src/net/first-update";
import type { Refusal } from "../../../src/protocol/messages";
import type { AnyEvent } from "../../../src/protocol/parts";
import { WatchedTable } from "../../../src/table/model/watched-table.svelte";
import { FakeSurroundings } from "../../net/surroundings";
import { open, round, update } from "../state";

function refusal(text: string): Refusal {
  return { reason: "discard-loses", facts: {}, text, cause: null };
}

function stepped(seq: number, step = "+V1"): AnyEvent {
  return {
    kind: "stepped",
    seq,
    at: 0,
    seat: 2,
    cause: "bot",
    out: [],
    moves: [
      {
        step,
      },
    ],
  };
}

function said(seq: number, seat: number, phrase: "hello" | "oops" = "hello"): AnyEvent {
  return { kind: "said", seq, at: 0, seat, name: "Bob", phrase };
}

describe("a watched table", () => {
  let around: FakeSurroundings;
  let table: WatchedTable;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
    around = new FakeSurroundings();
    table = new WatchedTable("t", around);
    table.open();
    around.socket.open();
  });
  afterEach(() => vi.useRealTimers());

  it("asks for everything first, and after a lost connection for what it missed", () => {
    expect(around.socket.sent.slice(1)).toEqual([{ type: "watch", table: "t", seq: 1 }]);
    around.socket.say(update({ seq: 7 }));
    around.socket.lose();
    expect(table.status).toBe("lost");
    around.pass(300);
    around.socket.open();
    expect(table.status).toBe("online");
    expect(around.socket.sent.slice(1)).toEqual([{ type: "watch", table: "t", seq: 7 }]);
  });

  it("plays a move that was confirmed without a connection as soon as there is one", () => {
    around.socket.say(update());
    around.happen("offline");
    table.composer.step(">G4");
    table.composer.confirm();
    expect(table.composer.sent?.steps).toEqual([">G4"]);
    around.pass(300);
    around.socket.open();
    const sent = around.socket.sent.slice(1);
    expect(sent.map((message) => message.type)).toEqual(["watch", "steps"]);
    expect(sent[1]).toMatchObject({ table: "t", steps: [">G4"] });
    around.socket.say(update());
    expect(table.composer.sent?.steps).toEqual([">G4"]);
  });

  it("does what follows a send only once the server has answered it", () => {
    const done: string[] = [];
    around.socket.say(update());
    table.send({ type: "leave" }, () => done.push("left"));
    table.send({ type: "ready" });
    const [leave, ready] = around.socket.sent.slice(-2) as { id: string }[];
    around.socket.say({ type: "ack", id: ready?.id ?? "", table: "t", seq: 2 });
    around.socket.lose();
    expect(done).toEqual([]);
    around.pass(300);
    around.socket.open();
    for (let times = 0; times < 2; times++)
      around.socket.say({ type: "ack", id: leave?.id ?? "", table: "t", seq: 3 });
    expect(done).toEqual(["left"]);
  });

  it("plays a move that was confirmed before a reload", () => {
    around.socket.say(update());
    around.happen("offline");
    table.composer.step(">G4");
    table.composer.confirm();
    table.close();
    const again = new WatchedTable("t", around);
    again.open();
    around.socket.open();
    expect(around.socket.sent[2]).toMatchObject({ type: "steps", steps: [">G4"] });
  });

  it("starts from what the server has already told", () => {
    keepFirstUpdate(update({ seq: 9 }, [said(8, 1)]));
    const known = new WatchedTable("t", around);
    expect(known.state?.seq).toBe(9);
    expect(known.events.map((event) => event.seq)).toEqual([8]);
    known.open();
    around.socket.open();
    expect(around.socket.sent.at(-1)).toEqual({ type: "watch", table: "t", seq: 9 });
  });

  it("shows the table as it was last told, and nothing of another", () => {
    around.socket.say(update({ seq: 4 }));
    expect(table.state?.seq).toBe(4);
    around.socket.say(update({ seq: 5, table: "another" }));
    expect(table.state?.seq).toBe(4);
  });

  it("begins anew where it is told less than before: a backup was restored", () => {
    const heard = vi.fn();
    table.onevents = heard;
    around.socket.say(update({ seq: 5 }, [stepped(3), stepped(4), stepped(5)]));
    around.socket.say(update({ seq: 4 }, [stepped(3), stepped(4, "+V2")]));
    expect(table.state?.seq).toBe(4);
    expect(table.events.map((event) => event.seq)).toEqual([3, 4]);
    expect(table.moves).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    around.socket.say(update({ seq: 5 }, [stepped(5)]));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("keeps each event once, and lets cards fly only for what is new", () => {
    const heard = vi.fn();
    table.onevents = heard;
    around.socket.say(update({ seq: 4 }, [stepped(3), stepped(4)]));
    expect(table.moves).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    around.socket.say(update({ seq: 5 }, [stepped(4), stepped(5, "+V2")]));
    expect(table.events.map((event) => event.seq)).toEqual([3, 4, 5]);
    expect(table.moves.map(({ seat, move }) => [seat, move.step])).toEqual([[2, "+V2"]]);
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.lastCall?.[0]).toHaveLength(1);
  });

  it("keeps the last 400 events", () => {
    const many = Array.from({ length: 500 }, (_, index) => said(index + 1, 1));
    around.socket.say(update({ seq: 500 }, many));
    expect(table.events).toHaveLength(400);
    expect(table.events[0]?.seq).toBe(101);
  });

  it("measures its clock against the server's", () => {
    expect(table.skew).toBe(-1000);
    around.socket.say(update({ now: 4500 }));
    expect(table.skew).toBe(3500);
  });

  it("knows who is there", () => {
    around.socket.say(update());
    around.socket.say({
      type: "presence",
      table: "t",
      present: [true, false],
      names: ["Ann", "Bob"],
      accounts: ["guest", "person"],
      spectators: 2,
    });
    expect(table.state?.seats.map((seat) => seat.present)).toEqual([true, false]);
    expect(table.state?.spectators).toBe(2);
  });

  it("shows a phrase for five seconds, and the last one of each seat", () => {
    around.socket.say(update({ seq: 3 }));
    around.socket.say(update({ seq: 4 }, [said(4, 2)]));
    around.pass(3000);
    around.socket.say(update({ seq: 6 }, [said(5, 2, "oops"), said(6, 1)]));
    expect(table.bubbles.map((one) => one.seq)).toEqual([5, 6]);
    around.pass(2000);
    expect(table.bubbles.map((one) => one.seq)).toEqual([5, 6]);
    around.pass(3000);
    expect(table.bubbles).toEqual([]);
  });

  it("sends what changes the table under an id and its name", () => {
    table.send({ type: "say", phrase: "hello" });
    const { id, ...rest } = around.socket.sent.at(-1) ?? {};
    expect(rest).toEqual({ type: "say", table: "t", phrase: "hello" });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it("tells why something was refused until the table has moved on", () => {
    around.socket.say(update());
    around.socket.say({ type: "refused", id: "x", table: "t", refusal: refusal("No.") });
    expect(table.refusal?.text).toBe("No.");
    around.socket.say(update({ seq: 4 }, [said(4, 2)]));
    expect(table.refusal?.text).toBe("No.");
    around.socket.say(update({ seq: 5 }, [stepped(5)]));
    expect(table.refusal).toBeNull();
  });

  it("tells the reason again in the words of another language", () => {
    around.socket.say(update());
    table.composer.step(">R7");
    const answer = (text: string): void => {
      const { id } = around.socket.sent.at(-1) as { id: string };
      around.socket.say({ type: "refused", id, table: "t", refusal: refusal(text) });
    };
    expect(table.refusal?.text).toBe("");
    answer("No.");
    expect(table.refusal?.text).toBe("No.");
    table.speak();
    answer("Nein.");
    expect(table.refusal?.text).toBe("Nein.");
  });

  it("asks for a reason again that was asked for without a connection", () => {
    around.socket.say(update({ refused: [">R1"] }));
    around.happen("offline");
    table.composer.step(">R1");
    expect(table.refusal?.text).toBe("");
    around.pass(300);
    around.socket.open();
    const sent = around.socket.sent.slice(1);
    expect(sent.map((message) => message.type)).toEqual(["watch", "preview"]);
    const { id } = sent[1] as { id: string };
    around.socket.say({ type: "refused", id, table: "t", refusal: refusal("No.") });
    expect(table.refusal?.text).toBe("No.");
  });

  it("tells of events only where there are any", () => {
    const told: number[] = [];
    table.onevents = (events) => told.push(events.length);
    around.socket.say(update({ seq: 2 }));
    around.socket.say(update({ seq: 2 }));
    expect(told).toEqual([]);
    around.socket.say(update({ seq: 3 }, [stepped(3)]));
    expect(told).toEqual([1]);
  });

  it("leaves a refusal closed when the reason comes late", () => {
    around.socket.say(update());
    table.composer.step(">R7");
    expect(table.refusal?.text).toBe("");
    table.refusal = null;
    const { id } = around.socket.sent.at(-1) as { id: string };
    around.socket.say({ type: "refused", id, table: "t", refusal: refusal("No.") });
    expect(table.refusal).toBeNull();
  });

  it("follows changes, and asks for everything where one is missing", () => {
    const changed = { canvas: "G", turn: 2, players: [{ seat: 1, hand: ["R7"] }] } as const;
    const change = {
      type: "change",
      table: "t",
      seq: 4,
      now: 500,
      events: [stepped(4)],
      changes: { round: changed, choices: null, refused: [] },
    } as const;
    around.socket.say(change);
    expect(table.state).toBeNull();
    expect(around.socket.sent.at(-1)).toEqual({ type: "watch", table: "t", seq: 1 });
    around.socket.say(update());
    around.socket.say({ ...change, table: "another" });
    expect(table.state?.seq).toBe(3);
    around.socket.say(change);
    expect(table.state).toMatchObject({ seq: 4, now: 500, choices: null, stage: "playing" });
    expect(table.state?.round).toMatchObject({ canvas: "G", turn: 2, deck: 33 });
    expect(table.state?.round?.players.map(({ hand }) => hand)).toEqual([["R7"], []]);
    expect(table.moves).toHaveLength(1);
    around.socket.say({ ...change, seq: 6 });
    expect(table.state?.seq).toBe(4);
    expect(around.socket.sent.at(-1)).toEqual({ type: "watch", table: "t", seq: 4 });
  });

  it("goes on with a move after a change that is none of the round's", () => {
    around.socket.say(update({ choices: [open("+R7")] }));
    table.composer.step("+R7");
    const asked = around.socket.sent.length;
    around.socket.say({
      type: "change",
      table: "t",
      seq: 4,
      now: 5,
      events: [said(4, 2)],
      changes: {},
    });
    expect(table.composer.steps).toEqual(["+R7"]);
    expect(around.socket.sent).toHaveLength(asked);
  });

  it("fails for a table that cannot be watched, and recovers when it can", () => {
    around.socket.say({ type: "error", table: "t", refusal: refusal("There is no such table.") });
    expect(table.failure?.text).toBe("There is no such table.");
    around.socket.say(update());
    expect(table.failure).toBeNull();
    around.socket.say({ type: "error", table: "t", refusal: refusal("Too fast.") });
    expect(table.failure).toBeNull();
    expect(table.refusal?.text).toBe("Too fast.");
  });

  it("asks for the preview of a step, and plays the move", () => {
    around.socket.say(update());
    table.composer.step("+R7");
    expect(around.socket.sent.at(-1)).toMatchObject({
      type: "preview",
      table: "t",
      steps: ["+R7"],
    });
    around.socket.say({
      type: "previewed",
      id: String(around.socket.sent.at(-1)?.id),
      table: "t",
      seq: 3,
      steps: ["+R7"],
      outcome: null,
      round: round({ deck: 12 }),
      choices: [],
      refused: [],
      guide: null,
    });
    expect(table.composer.round?.deck).toBe(12);
    table.composer.undo();
    table.composer.step(">G4");
    table.composer.confirm();
    expect(around.socket.sent.at(-1)).toMatchObject({ type: "steps", table: "t", steps: [">G4"] });
  });

  it("says when the server restarts, until it is back", () => {
    around.socket.say({ type: "closing", reason: "restart", retry_ms: 200 });
    expect(table.closing).toBe(true);
    around.socket.lose();
    around.pass(500);
    around.socket.open();
    expect(table.closing).toBe(false);
  });

  it("knows when the server does not know the reader", () => {
    around.socket.lose(4401);
    expect(table.stranger).toBe(true);
    table.open();
    expect(table.stranger).toBe(false);
    expect(around.sockets).toHaveLength(2);
  });

  it("tells the server of a new language", () => {
    around.socket.say(update());
    table.speak();
    expect(around.socket.sent.at(-1)).toEqual({ type: "speak", language: "en" });
  });
});
