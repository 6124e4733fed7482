import { beforeEach, describe, expect, it } from "vitest";
import { RefusedError } from "../../../src/net/http";
import type { ToldHint } from "../../../src/protocol/http";
import { Hinter, movesOf } from "../../../src/table/hints/hinter.svelte";
import { WatchedTable } from "../../../src/table/model/watched-table.svelte";
import { FakeSurroundings } from "../../net/surroundings";
import { open, round, state, update } from "../state";

function hint(stage: number, turn = "+R7 ."): ToldHint {
  return {
    stage,
    text: `text ${stage}`,
    cards: stage > 1 ? ["R7"] : [],
    turn: stage > 2 ? turn : "",
    why: stage > 2 ? "Because." : "",
  };
}

describe("hints", () => {
  let around: FakeSurroundings;
  let watched: WatchedTable;
  let hinter: Hinter;
  let asked: { stage: number; give: (told: ToldHint) => void; fail: (error: Error) => void }[];

  beforeEach(() => {
    around = new FakeSurroundings();
    watched = new WatchedTable("t", around);
    watched.open();
    around.socket.open();
    around.socket.say(update({ seq: 3 }));
    asked = [];
    hinter = new Hinter(
      watched,
      (table, stage) =>
        new Promise((give, fail) => {
          expect(table).toBe("t");
          asked.push({ stage, give, fail });
        }),
    );
  });

  async function answer(told = hint(asked.length)): Promise<void> {
    const going = hinter.further();
    asked.at(-1)?.give(told);
    await going;
  }

  it("are told stage by stage, and cards are pointed at from the second on", async () => {
    expect([hinter.open, hinter.next]).toEqual([true, 1]);
    await answer(hint(1));
    expect(hinter.told).toEqual([hint(1)]);
    expect(watched.composer.hinted).toEqual([]);
    await answer(hint(2));
    expect(watched.composer.hinted).toEqual(["R7"]);
    await answer(hint(3));
    expect(hinter.next).toBe(0);
    await hinter.further();
    expect(asked.map(({ stage }) => stage)).toEqual([1, 2, 3]);
  });

  it("are asked for once at a time", async () => {
    const going = hinter.further();
    expect(hinter.waiting).toBe(true);
    await hinter.further();
    expect(asked.length).toBe(1);
    asked[0]?.give(hint(1));
    await going;
    expect(hinter.waiting).toBe(false);
  });

  it("come too late when the turn is another", async () => {
    await answer(hint(1));
    const going = hinter.further();
    const later = { number: 1, position: "p2" };
    around.socket.say(update({ seq: 5, round: round(later) }));
    expect([hinter.waiting, hinter.told, hinter.next]).toEqual([false, [], 1]);
    asked[1]?.give(hint(2));
    await going;
    expect([hinter.told, watched.composer.hinted]).toEqual([[], []]);
    await answer(hint(1));
    expect(hinter.told).toEqual([hint(1)]);
  });

  it("are not for others, nor for tables without them", async () => {
    const theirs = round({ turn: 2 });
    around.socket.say(update({ seq: 5, round: theirs }));
    expect(hinter.open).toBe(false);
    await hinter.further();
    const setup = { ...state().setup, hints: false };
    around.socket.say(update({ seq: 6, setup }));
    expect(hinter.open).toBe(false);
    await hinter.further();
    expect(asked).toEqual([]);
  });

  it("can be asked for again after a refusal, or without an answer", async () => {
    let going = hinter.further();
    const refusal = { reason: "table-study-too-many", facts: {}, text: "Later.", cause: null };
    asked[0]?.fail(new RefusedError(refusal, 429));
    await going;
    expect([hinter.waiting, hinter.failed, hinter.next]).toEqual([false, "Later.", 1]);
    going = hinter.further();
    expect(hinter.failed).toBe(null);
    asked[1]?.fail(new TypeError("no network"));
    await going;
    expect(hinter.failed).toBe("");
    await answer(hint(1));
    expect(hinter.told.length).toBe(1);
  });

  it("compose the turn, and leave its end to the player", async () => {
    const choices = [open("+R7"), open(">G4", { ends: true })];
    around.socket.say(update({ seq: 4, choices }));
    for (const stage of [1, 2]) await answer(hint(stage));
    await answer(hint(3, "+R7 >G4"));
    watched.composer.step(">G4");
    hinter.compose();
    expect(watched.composer.steps).toEqual(["+R7", ">G4"]);
    expect(around.socket.sent.some((sent) => (sent as { type: string }).type === "steps")).toBe(
      false,
    );
  });

  it("ask before dropping out", async () => {
    const guide = { prompt: "only-drop", finishes: [], may_drop: true } as const;
    around.socket.say(update({ seq: 4, guide }));
    for (const stage of [1, 2]) await answer(hint(stage));
    await answer(hint(3, "~"));
    hinter.compose();
    expect(watched.composer.question).toBe("drop");
  });

  it("know from which palette a card is taken", () => {
    expect(movesOf(state(), ["+R7", ">R7"])).toEqual([
      { step: "+R7" },
      { step: ">R7", palette: 1 },
    ]);
    expect(movesOf(state(), ["^V7", "."])).toEqual([{ step: "^V7", palette: 2 }, { step: "." }]);
    expect(movesOf(state(), [">G4", "!"])).toEqual([{ step: ">G4" }, { step: "!" }]);
  });
});
