import { describe, expect, it } from "vitest";
import { movesOf } from "../../../src/replay/review/turns";
import { round } from "../../table/state";

const HELD = { best: [], hidden: 0, known: [], out: false, score: 0, pile: [], hand: [] };
const BEFORE = round({
  players: [
    { ...HELD, seat: 1, palette: ["R1"] },
    { ...HELD, seat: 2, palette: ["B2"] },
  ],
});

describe("a turn that might have been played", () => {
  it("takes cards from the hand, or from the palette they lie in", () => {
    expect(movesOf(BEFORE, 1, [], "+O1 ^B2 >R1 .")).toEqual([
      { step: "+O1" },
      { step: "^B2", palette: 2 },
      { step: ">R1", palette: 1 },
      { step: "." },
    ]);
    expect(movesOf(BEFORE, 1, [], ">G4")).toEqual([{ step: ">G4" }]);
  });

  it("goes on where the earlier parts of the turn have led", () => {
    expect(movesOf(BEFORE, 2, ["+V7 !"], ">V7 .")[0]).toEqual({ step: ">V7", palette: 2 });
  });
});
