import { describe, expect, it } from "vitest";
import {
  dealsOf,
  dotsOf,
  lineOf,
  SIDE,
  turningOf,
  xOf,
  yOf,
} from "../../../src/replay/review/graph";
import { judged } from "../../../src/replay/review/judged";
import { dashOf } from "../../../src/replay/review/lines";
import { review } from "./review";

const ROOM = { width: 300 + 2 * SIDE, height: 110 };
const stops = judged(review(), 4, (round, turn) => (round === 2 ? 3 : turn));

describe("the graph", () => {
  it("has the first and the last stop where the slider has them", () => {
    expect(xOf(0, 4, ROOM)).toBe(SIDE);
    expect(xOf(3, 4, ROOM)).toBe(ROOM.width - SIDE);
    expect(xOf(0, 1, ROOM)).toBe(SIDE);
  });

  it("has certain wins at the top", () => {
    expect(yOf(1, ROOM)).toBeLessThan(yOf(0.5, ROOM));
    expect(yOf(0.5, ROOM)).toBe(ROOM.height / 2);
  });

  it("draws a line for each seat", () => {
    expect(lineOf(stops, 1, ROOM)).toBe("M8 45L108 80L208 85L308 5");
    expect(lineOf(stops, 2, ROOM)).toBe("M8 65L108 30L208 25L308 105");
  });

  it("marks mistakes on the line of whoever made them", () => {
    expect(dotsOf(stops, ROOM)).toEqual([{ stop: 1, x: 108, y: 80, blunder: true, worst: false }]);
    expect(dotsOf(stops, ROOM, 1)[0]?.worst).toBe(true);
  });

  it("marks later deals before them, and turning points where they are", () => {
    expect(dealsOf(stops, ROOM)).toEqual([258]);
    expect(turningOf(stops, ROOM)).toEqual([108]);
  });

  it("tells four seats apart without colours", () => {
    expect(new Set([1, 2, 3, 4].map((seat) => dashOf(seat))).size).toBe(4);
    expect(dashOf(2, 2)).toBe("18 10");
  });
});
