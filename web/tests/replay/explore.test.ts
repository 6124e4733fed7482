import { describe, expect, it } from "vitest";
import type { Moment, Replay } from "../../src/protocol/http";
import type { RoundView } from "../../src/protocol/messages";
import { placeBefore, placeShown } from "../../src/replay/explore";
import { Game, type Hands } from "../../src/replay/game.svelte";
import { round, state } from "../table/state";

const HELD = { best: [], hidden: 0, known: [], out: false, score: 0, pile: [] };

/** A deal, and a turn of the second seat with a draw in its middle. */
function replay(first: string[], second: string[], drawn: string): Replay {
  const dealt = round({
    turn: 2,
    players: [
      { ...HELD, seat: 1, palette: ["B5"], hand: first },
      { ...HELD, seat: 2, palette: ["V7"], hand: ["Y3", ...second], known: ["Y3"] },
    ],
  });
  const moment = (whole: boolean, changes: Partial<RoundView> | null): Moment => ({
    round: 1,
    turn: 0,
    whole,
    at: 0,
    seat: 2,
    moves: [],
    events: [],
    state: changes ? null : state({ you: 0, goal: null, round: dealt }),
    changes: changes ? { round: { steps: changes.steps ?? [] } } : null,
  });
  return {
    game: "t1-1",
    ended: 0,
    moments: [
      moment(true, null),
      moment(false, { steps: ["+Y3"] }),
      moment(false, { steps: ["+Y3", `!${drawn}`] }),
      moment(false, { steps: ["+Y3", `!${drawn}`, ">O1"] }),
    ],
  };
}

function shown(game: Replay, moment: number, hands: Hands) {
  const one = new Game(game);
  one.hands = hands;
  for (let step = 0; step < moment; step += 1) one.step(1);
  return placeShown(one);
}

const ONE = replay(["R7", "G4"], ["O1"], "I2");
const OTHER = replay(["R1", "G6"], ["O1"], "I2");
const DRAWN = replay(["R7", "G4"], ["O1"], "B2");

describe("the beginning of a turn", () => {
  it("is what its player saw", () => {
    const before = placeBefore(new Game(ONE), 2, "+Y3");
    expect(before).toMatchObject({ rules: "v1.2", position: "R 2 33 B5/?2 V7/Y3|O1", line: "+Y3" });
  });
});

describe("a moment of a replay, to be explored", () => {
  it("has all hands where all are shown", () => {
    expect(shown(ONE, 0, "all")).toMatchObject({
      rules: "v1.2",
      position: "R 2 33 B5/R7G4 V7/Y3|O1",
      line: "",
    });
    expect(shown(ONE, 3, "all")?.line).toBe("+Y3 !I2 >O1");
    expect(shown(ONE, 3, 2)?.line).toBe("+Y3 !I2 >O1");
  });

  it("has the hand that is shown, and what everybody knows of the others", () => {
    expect(shown(ONE, 0, 1)?.position).toBe("R 2 33 B5/R7G4 V7/Y3?1");
    expect(shown(ONE, 0, 2)?.position).toBe("R 2 33 B5/?2 V7/Y3|O1");
    expect(shown(ONE, 0, "none")?.position).toBe("R 2 33 B5/?2 V7/Y3?1");
  });

  it.each(["none", 2] as const)("says nothing of other hands: %s", (hands) => {
    for (const moment of [0, 1, 2, 3])
      expect(shown(ONE, moment, hands)).toEqual(shown(OTHER, moment, hands));
  });

  it.each(["none", 1] as const)("says nothing of a card drawn unseen: %s", (hands) => {
    for (const moment of [0, 1, 2, 3])
      expect(shown(ONE, moment, hands)).toEqual(shown(DRAWN, moment, hands));
    expect(shown(ONE, 3, hands)?.line).toBe("+Y3");
  });
});
