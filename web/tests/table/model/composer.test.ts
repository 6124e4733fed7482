import { beforeEach, describe, expect, it } from "vitest";
import { Composer } from "../../../src/table/model/composer.svelte";
import type { Preview, Refusal } from "../../../src/protocol/messages";
import { FakeSurroundings } from "../../net/surroundings";
import { open, outcome, round, state } from "../state";

describe("composing a move", () => {
  let composer: Composer;
  let previews: { id: string; steps: readonly string[] }[];
  let plays: { id: string; steps: readonly string[] }[];
  let refusals: Refusal[];
  let atOnce: boolean;
  let count: number;
  let around: FakeSurroundings;

  beforeEach(() => {
    around = new FakeSurroundings();
    previews = [];
    plays = [];
    refusals = [];
    atOnce = false;
    count = 0;
    composer = compose();
    composer.update(state());
  });

  function compose(): Composer {
    return new Composer({
      preview: (id, steps) => previews.push({ id, steps }),
      play: (id, steps) => plays.push({ id, steps }),
      id: () => `i${(count += 1)}`,
      atOnce: () => atOnce,
      later: (ms, act) => around.later(ms, act),
      storage: around.storage,
      refused: (refusal) => refusals.push(refusal),
      stepped: () => refusals.splice(0),
    });
  }

  function answer(changes: Partial<Preview> = {}): void {
    const asked = previews.at(-1);
    if (!asked) throw new Error("nothing was asked");
    composer.previewed({
      type: "previewed",
      id: asked.id,
      table: "t",
      seq: 3,
      steps: asked.steps,
      outcome: outcome(),
      round: round({ phase: "free", steps: asked.steps }),
      choices: [open("."), open(">G4", { ends: true, phase: "over" })],
      refused: [],
      guide: { prompt: "end", finishes: ["end"], may_drop: false },
      ...changes,
    });
  }

  it("shows a step before the server has answered", () => {
    expect(composer.step("+R7")).toBe(true);
    const me = composer.round?.players[0];
    expect(me?.hand).toEqual(["G4"]);
    expect(me?.palette).toEqual(["B5", "R7"]);
    expect(composer.round?.standings.every((one) => one.seat === 1)).toBe(true);
    expect(composer.choices).toBeNull();
    expect(previews).toEqual([{ id: "q-i1", steps: ["+R7"] }]);
  });

  it("guides as the server does, and by itself only when the move is complete", () => {
    expect(composer.guide?.prompt).toBe("start");
    expect(composer.canDrop).toBe(true);
    composer.step("+R7");
    expect(composer.guide).toBeNull();
    expect(composer.canDrop).toBe(false);
    answer();
    expect(composer.guide?.prompt).toBe("end");
    composer.step(">G4");
    expect(composer.guide).toEqual({ prompt: "play", finishes: ["play"], may_drop: false });
    composer.undo();
    expect(composer.guide?.prompt).toBe("end");
  });

  it.each([
    ["draws", { draws: true }, "play-draws"],
    ["out", { out: true, ends: true }, "play-out"],
  ] as const)("knows a complete move by its effect: %s", (_, changes, prompt) => {
    composer.update(state({ seq: 4, choices: [open(">G4", changes)] }));
    composer.step(">G4");
    expect(composer.guide?.prompt).toBe(prompt);
  });

  it("lets a card set off first, and makes its step before anything else is done", () => {
    let draw: () => void = () => {};
    const led: string[] = [];
    composer.lead = (step, then) => {
      led.push(step);
      draw = then;
      return true;
    };
    expect(composer.step("+R7")).toBe(true);
    expect(composer.steps).toEqual([]);
    draw();
    expect(composer.steps).toEqual(["+R7"]);
    draw();
    expect(composer.steps).toEqual(["+R7"]);
    composer.undo();
    composer.step("+R7");
    composer.undo();
    expect(composer.steps).toEqual([]);
    draw();
    expect(composer.steps).toEqual([]);
    expect(led).toEqual(["+R7", "+R7"]);
    composer.step("+R7");
    composer.update(state({ stage: "over" }));
    draw();
    expect(composer.steps).toEqual([]);
  });

  it("ends a turn with the step that the server offers", () => {
    composer.step("+R7");
    expect(composer.finishes).toEqual([]);
    answer();
    expect(composer.finishes).toEqual(["end"]);
    composer.confirm();
    expect(plays).toEqual([{ id: "i2", steps: ["+R7", "."] }]);
    expect(composer.canUndo).toBe(false);
  });

  it("plays a complete move as it is", () => {
    composer.step(">G4");
    expect(composer.round?.canvas).toBe("G");
    expect(composer.round?.canvas_card).toBe("G4");
    expect(composer.finishes).toEqual(["play"]);
    composer.confirm();
    expect(plays[0]?.steps).toEqual([">G4"]);
  });

  it("plays at once where that is wanted, and never twice", () => {
    atOnce = true;
    composer.step(">G4");
    expect(plays).toHaveLength(1);
    composer.step("+R7");
    composer.confirm();
    expect(plays).toHaveLength(1);
  });

  it("explains a refused step and makes none", () => {
    expect(composer.step(">R7")).toBe(false);
    expect(refusals.map((one) => one.text)).toEqual([""]); // at once; the reason follows
    expect(previews).toEqual([{ id: "q-i1", steps: [">R7"] }]);
    const refusal = { reason: "discard-loses", facts: {}, text: "No.", cause: null };
    expect(composer.refused("q-i1", refusal)).toBe(true);
    expect(refusals.map((one) => one.text)).toEqual(["", "No."]);
    expect(composer.steps).toEqual([]);
    composer.step("+G4");
    expect(refusals).toEqual([]); // told no longer, once a step is made
  });

  it("does not tell the reason of a step when the table has gone on", () => {
    composer.step(">R7");
    composer.update(state({ seq: 5, round: round({ position: "p2", turn: 2 }), choices: null }));
    const refusal = { reason: "not-your-turn", facts: {}, text: "Not now.", cause: null };
    expect(composer.refused("q-i1", refusal)).toBe(true);
    expect(refusals.map((one) => one.text)).toEqual([""]);
  });

  it("lists what might be done with a card, open or not, always in the same order", () => {
    const listed = (card: string) =>
      composer.options(card).map(({ step, outcome }) => [step, outcome?.effect]);
    expect(listed("R7")).toEqual([
      ["+R7", "winning"],
      [">R7", undefined],
    ]);
    composer.update(state({ seq: 4, choices: [open(">R7")], refused: ["+R7", "+G4", ">G4"] }));
    expect(listed("R7")).toEqual([
      ["+R7", undefined],
      [">R7", "winning"],
    ]);
    expect([composer.asks("R7"), composer.asks("G4"), composer.movable("G4")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("takes a step back that was made before its refusal was known", () => {
    composer.step("+G4");
    composer.step(">R7");
    expect(composer.steps).toEqual(["+G4", ">R7"]);
    const refusal = { reason: "discard-loses", facts: {}, text: "Still no.", cause: null };
    expect(composer.refused("q-i2", refusal)).toBe(true);
    expect(composer.steps).toEqual(["+G4"]);
    expect(refusals).toEqual([refusal]);
  });

  it("offers an earned draw, and going without", () => {
    composer.step("+R7");
    answer({
      choices: [open("!", { draws: true }), open(".")],
      refused: ["~"],
      guide: { prompt: "earned", finishes: ["draw", "keep"], may_drop: false },
    });
    expect(composer.finishes).toEqual(["draw", "keep"]);
    composer.finish("draw");
    expect(plays[0]?.steps).toEqual(["+R7", "!"]);
  });

  it("asks once before a move that puts one out, and before dropping out", () => {
    composer.update(
      state({
        round: round({ position: "p2" }),
        choices: [open(">G4", { out: true, ends: true }), open("~")],
      }),
    );
    composer.step(">G4");
    composer.confirm();
    expect(composer.question).toBe("out");
    expect(plays).toEqual([]);
    composer.unsure();
    composer.confirm();
    composer.sure();
    expect(plays[0]?.steps).toEqual([">G4"]);
    composer.update(state());
    composer.drop();
    expect(composer.question).toBe("drop");
    composer.sure();
    expect(plays[1]?.steps).toEqual(["~"]);
  });

  it("goes on after news that change nothing, and begins anew after others", () => {
    composer.step("+R7");
    composer.update(state({ seq: 4 }));
    expect(composer.steps).toEqual(["+R7"]);
    composer.update(state({ seq: 5, round: round({ position: "p2" }) }));
    expect(composer.steps).toEqual([]);
  });

  it("is not troubled by an answer that comes too late", () => {
    composer.step("+R7");
    const refusal = { reason: "not-your-turn", facts: {}, text: "Not now.", cause: null };
    composer.update(state({ seq: 5, round: round({ position: "p2", turn: 2 }), choices: null }));
    expect(composer.refused("q-i1", refusal)).toBe(true);
    expect(refusals).toEqual([]);
    expect(composer.refused("another", refusal)).toBe(false);
  });

  it("asks nothing while its move is on the way", () => {
    composer.step(">G4");
    composer.confirm();
    composer.update(state({ seq: 4 }));
    expect(composer.sent?.steps).toEqual([">G4"]);
    expect(previews).toHaveLength(1);
  });

  it("undoes step by step", () => {
    composer.step("+R7");
    answer();
    composer.step(">G4");
    composer.undo();
    expect(composer.steps).toEqual(["+R7"]);
    expect(composer.finishes).toEqual(["end"]);
    composer.undo();
    expect(composer.round?.players[0]?.hand).toEqual(["R7", "G4"]);
    expect(composer.canUndo).toBe(false);
  });

  it("picks a card up and puts it down", () => {
    composer.pick("R7");
    expect(composer.selected).toBe("R7");
    composer.pick("R7");
    expect(composer.selected).toBeNull();
    composer.pick("V7");
    expect(composer.selected).toBeNull();
  });

  it("needs no second tap where a card has one place to go", () => {
    composer.update(
      state({ round: round({ position: "p3", phase: "one" }), choices: [open("^V7")] }),
    );
    composer.pick("V7");
    expect(composer.steps).toEqual(["^V7"]);
    expect(composer.round?.deck_known).toEqual(["V7"]);
    expect(composer.round?.players[1]?.palette).toEqual([]);
  });

  it("lets nobody move out of turn", () => {
    composer.update(state({ round: round({ position: "p4", turn: 2 }), choices: null }));
    expect(composer.step("+R7")).toBe(false);
    expect(composer.movable("R7")).toBe(false);
    expect(composer.finishes).toEqual([]);
  });

  it("says when the server has not answered for two seconds, and lets further steps wait", () => {
    composer.step("+R7");
    around.pass(1999);
    expect(composer.slow).toBe(false);
    expect(composer.movable("G4")).toBe(true);
    around.pass(1);
    expect(composer.slow).toBe(true);
    expect(composer.movable("G4")).toBe(false);
    expect(composer.step(">G4")).toBe(false);
    expect(composer.steps).toEqual(["+R7"]);
    answer();
    expect(composer.slow).toBe(false);
    expect(composer.step(">G4")).toBe(true);
  });

  it("lets a step be taken back that the server has not answered", () => {
    composer.step("+R7");
    around.pass(2000);
    composer.undo();
    expect(composer.slow).toBe(false);
    expect(composer.steps).toEqual([]);
    around.pass(10_000);
    expect(composer.slow).toBe(false);
  });

  it("asks again for what was lost with the connection", () => {
    composer.step("+G4");
    composer.step(">R7");
    around.pass(2000);
    composer.update(state({ seq: 4 }));
    expect(previews.map(({ steps }) => steps.length)).toEqual([1, 2, 2]);
    expect(composer.slow).toBe(false);
    composer.undo();
    expect(previews.at(-1)?.steps).toEqual(["+G4"]);
    answer();
    expect(composer.guide?.prompt).toBe("end");
  });

  it("does not wait for a preview of a move that is on its way", () => {
    composer.step(">G4");
    composer.confirm();
    around.pass(10_000);
    expect(composer.slow).toBe(false);
    expect(composer.sent?.steps).toEqual([">G4"]);
  });

  describe("after a reload", () => {
    function reload(changes: Parameters<typeof state>[0] = {}): void {
      previews = [];
      composer = compose();
      composer.update(state(changes));
    }

    it("goes on with the steps that were made", () => {
      composer.step("+R7");
      answer();
      composer.step(">G4");
      reload({ seq: 9 });
      expect(composer.steps).toEqual(["+R7", ">G4"]);
      expect(composer.round?.players[0]?.palette).toEqual(["B5", "R7"]);
      expect(composer.round?.canvas).toBe("G");
      expect(previews.map(({ steps }) => steps)).toEqual([["+R7", ">G4"]]);
      answer();
      expect(composer.guide?.prompt).toBe("end");
      composer.undo();
      expect(composer.steps).toEqual(["+R7"]);
      expect(previews.at(-1)?.steps).toEqual(["+R7"]);
    });

    it("plays nothing by itself", () => {
      composer.step(">G4");
      atOnce = true;
      reload();
      expect(plays).toEqual([]);
      expect(composer.steps).toEqual([">G4"]);
    });

    it.each([
      ["another position", { round: round({ position: "p2" }) }],
      ["another round", { round: round({ number: 2 }) }],
      ["another game", { game: 2 }],
      ["another table", { table: "another" }],
      ["somebody else's turn", { round: round({ turn: 2 }), choices: null }],
    ])("begins anew in %s", (_, changes) => {
      composer.step("+R7");
      reload(changes);
      expect(composer.steps).toEqual([]);
      expect(previews).toEqual([]);
    });

    it.each([
      ["taken back", () => composer.undo()],
      ["overtaken", () => composer.update(state({ round: round({ position: "p2" }) }))],
    ])("begins anew if the move was %s", (_, act) => {
      composer.step("+R7");
      act();
      reload();
      expect(composer.steps).toEqual([]);
    });

    it("begins anew if what was kept is broken", () => {
      sessionStorage.setItem("red7-move", "{");
      reload();
      expect(composer.steps).toEqual([]);
    });
  });
});
