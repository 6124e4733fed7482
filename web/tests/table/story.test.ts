import { beforeAll, describe, expect, it } from "vitest";
import type { Move, Stepped } from "../../src/protocol/messages";
import type { AnyEvent } from "../../src/protocol/parts";
import { lines, tell, turnText } from "../../src/table/story";
import { speak } from "../../src/words/words.svelte";
import { state } from "./state";

const played: Move = {
  step: "+V1",
  card: "V1",
  origin: { where: "hand", seat: 2 },
  target: { where: "palette", seat: 2 },
};
const ended: Move = { step: ".", card: null, origin: null, target: null };
const drew: Move = {
  step: "!",
  card: null,
  origin: { where: "deck", seat: 0 },
  target: { where: "hand", seat: 1 },
};

function stepped(changes: Partial<Stepped> = {}): Stepped {
  return {
    kind: "stepped",
    seq: 9,
    at: 0,
    seat: 2,
    cause: "bot",
    out: [],
    moves: [played, ended],
    ...changes,
  };
}

describe("what happened", () => {
  beforeAll(() => speak("en"));

  it("tells a turn by who made it, with its cards, and not that it ended", () => {
    const [line, ...more] = tell(state(), stepped());
    expect(more).toEqual([]);
    expect(line).toMatchObject({ seat: 2, heading: false });
    expect(line?.text).toMatch(/^Sam\b.*\bV1\b/);
    expect(turnText(state(), 2, [played, ended])).toBe(turnText(state(), 2, [played]));
    expect(turnText(state(), 2, [ended])).toBe("");
  });

  it("spells cards out for a screen reader", () => {
    const [line] = tell(state(), stepped(), true);
    expect(line?.text).toContain("Violet 1");
    expect(line?.text).not.toContain("V1");
  });

  it("calls the reader by no name", () => {
    expect(tell(state(), stepped({ seat: 1 }))[0]?.text).not.toContain("Ann");
    expect(tell(state({ you: 0 }), stepped({ seat: 1 }))[0]?.text).toContain("Ann");
  });

  it("says no more of a turn that ended after a draw", () => {
    expect(tell(state(), stepped({ moves: [ended] }))).toEqual([]);
    expect(tell(state(), stepped({ moves: [ended], out: [1] }))).not.toEqual([]);
  });

  it("names a card that was drawn only where it is known", () => {
    const hidden = turnText(state(), 1, [drew]);
    const shown = turnText(state(), 1, [{ ...drew, card: "G3" }]);
    expect(hidden).not.toBe("");
    expect(hidden).not.toContain("G3");
    expect(shown).toContain("G3");
  });

  it("tells who ran out of time, and who went out", () => {
    const told = tell(state(), stepped({ seat: 1, cause: "timeout", out: [1, 2] }));
    expect(told.map((line) => line.seat)).toEqual([1, 1, 1, 2]);
    expect(new Set(told.map((line) => line.text)).size).toBe(4);
  });

  it("begins a round with a heading that nobody owns", () => {
    const dealt: AnyEvent = { kind: "dealt", seq: 4, at: 0, round: 3, begins: 2 };
    const [line] = tell(state(), dealt);
    expect(line).toMatchObject({ seat: 0, heading: true });
    expect(line?.text).toMatch(/3.*Sam/);
    expect(tell(state(), { ...dealt, begins: 1 })[0]?.text).not.toBe(line?.text);
  });

  it("says nothing of what happens behind the scenes", () => {
    expect(tell(state(), { kind: "created", seq: 1, at: 0 })).toEqual([]);
    expect(tell(state(), { kind: "revealed", seq: 1, at: 0, seat: 1, entropy: "00" })).toEqual([]);
  });

  it("begins with the last game, and gives every line a key of its own", () => {
    const events: AnyEvent[] = [
      { kind: "started", seq: 2, at: 0, game: 1 },
      stepped({ seq: 3 }),
      { kind: "started", seq: 4, at: 0, game: 2 },
      { kind: "dealt", seq: 5, at: 0, round: 1, begins: 1 },
      stepped({ seq: 6, out: [1, 2] }),
    ];
    const told = lines(state(), events);
    expect(told).toHaveLength(4);
    expect(told[0]?.heading).toBe(true);
    expect(new Set(told.map((line) => line.key)).size).toBe(4);
    // What is told does not change its key when more is added, so nothing is drawn twice.
    const more = lines(state(), [...events, stepped({ seq: 7 })]);
    expect(more.slice(0, 4).map((line) => line.key)).toEqual(told.map((line) => line.key));
  });
});
