import { describe, expect, it } from "vitest";
import { exploreAddress, readAddress } from "../../src/protocol/addresses";
import { boardOf, pastOf, readBoard, writeBoard } from "../../src/protocol/positions";
import { round, state } from "../table/state";

describe("a position", () => {
  it.each([
    "R 1 33 B5/R1O2Y3 V7/?7",
    "G 2 0 x R7/- V7/R1?2 *B1B2 $12,0,7",
    "V 1 G4B2?31 -/R7|Y2G1 V7/?7",
    "I 2 G4B2 B5/R7|- V7/-",
    "R 1 =G4B2 B5/R7 V7/?7",
    "R 1 =G4|B2 B5/R7 V7/?7",
  ])("%s is written as it was read", (text) => {
    expect(writeBoard(readBoard(text))).toBe(text);
  });

  it("is that of the start of the turn, without its past", () => {
    const text = "R 2 33 R7B5/V1 V7/?7 ; +G7 @ R 1 33 B5/?2 V7/?7, 1 +R7 .";
    expect(writeBoard(readBoard(text))).toBe("R 2 33 R7B5/V1 V7/?7");
    expect(pastOf(text)).toEqual([2]);
    expect(pastOf("R 1 33 B5/R7 V7/?7")).toEqual([]);
  });

  it("holds what a table shows, and what everybody knows of a hand that it does not", () => {
    const players = round().players.map((player) =>
      player.seat === 2 ? { ...player, hidden: 3, known: ["O1"] } : player,
    );
    const shown = state({
      goal: null,
      round: round({ players, gone: ["G1"], deck_known: ["B2"] }),
    });
    const board = boardOf(shown);
    expect(board && writeBoard(board)).toBe("R 1 B2?32 B5/R7G4 V7/O1?2 *G1");
    expect(boardOf(state({ round: null }))).toBeNull();
  });

  it("has the points of a match, and an open hand with what everybody knows of it", () => {
    const players = round().players.map((player) => ({
      ...player,
      score: player.seat * 3,
      known: player.hand.slice(0, 1),
    }));
    const board = boardOf(state({ goal: 40, round: round({ players, turn: 0, winner: 2 }) }));
    expect(board && writeBoard(board)).toBe("R 2 33 B5/R7|G4 V7/?2 $3,6");
  });
});

describe("an address", () => {
  it("holds rules, position and line", () => {
    const place = { rules: "v1.2+draw", position: "R 1 33 B5/R7 V7/?7", line: "+R7 . >G4 !" };
    const address = exploreAddress(place);
    expect(address).toMatch(/^\/explore\?rules=v1.2%2Bdraw&position=R\+1\+33\+B5%2FR7/);
    expect(readAddress(address.slice(address.indexOf("?")))).toMatchObject(place);
  });

  it("names no line where there is none, and no position where there is none", () => {
    expect(exploreAddress({ rules: "v1.2", position: "x", line: "" })).not.toContain("line");
    expect(readAddress("?rules=v1.2")).toBeNull();
    expect(readAddress("?position=R+1")).toMatchObject({
      rules: "v1.2",
      position: "R 1",
      line: "",
    });
  });
});
