import { describe, expect, it } from "vitest";
import type { OwnGame } from "../../src/protocol/http";
import { lineOf, plotOf } from "../../src/statistics/plot";

const ROOM = { width: 354, height: 120, em: 15 };

function game(number: number, accuracy: number | null): OwnGame {
  return {
    game: `t-${number}`,
    ended: number,
    rules: "v1.2",
    seat: 1,
    opponents: [],
    won: true,
    reviewed: accuracy !== null,
    accuracy,
  };
}

describe("the plot of accuracy", () => {
  it("is drawn from the oldest game to the newest, and leaves out what is not known", () => {
    const plot = plotOf([game(3, 1), game(2, null), game(1, 0.8)], ROOM);
    expect(plot?.dots.map((dot) => dot.game)).toEqual(["t-1", "t-3"]);
    expect(plot?.dots.map(({ x }) => x)).toEqual([42, 342]);
    const [first, last] = plot?.dots.map(({ y }) => y) ?? [];
    expect(first).toBeGreaterThan(last ?? 0);
    expect([plot?.low, plot?.high, plot?.each]).toEqual([0.8, 1, 1]);
    expect(plot?.mean).toBeCloseTo(0.9);
    expect(lineOf(plot?.dots ?? [])).toBe(`M42 ${first}L342 ${last}`);
  });

  it("has marks within the room, down to below the worst game", () => {
    for (const worst of [0, 0.31, 0.65, 0.95]) {
      const plot = plotOf([game(2, 1), game(1, worst)], ROOM);
      const marks = plot?.marks ?? [];
      expect(marks[0]).toEqual({ share: 1, y: 10 });
      expect(marks.length).toBeGreaterThan(2);
      expect(Math.max(...marks.map(({ y }) => y))).toBeLessThanOrEqual(110);
      expect(plot?.dots[0]?.y).toBeLessThanOrEqual(110);
    }
  });

  it("puts many games together", () => {
    const games = Array.from({ length: 200 }, (_, at) => game(200 - at, at % 2));
    const plot = plotOf(games, ROOM);
    expect(plot?.each).toBe(4);
    expect(plot?.dots).toHaveLength(50);
    expect(new Set(plot?.dots.map(({ accuracy }) => accuracy))).toEqual(new Set([0.5]));
    expect(plot?.dots.every((dot) => dot.game === "")).toBe(true);
  });

  it("is not there without a review", () => {
    expect(plotOf([game(1, null)], ROOM)).toBeNull();
  });
});
