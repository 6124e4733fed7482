import { describe, expect, it } from "vitest";
import { Game } from "../../../src/replay/game.svelte";
import {
  errorOf,
  isGrave,
  judged,
  mistakesOf,
  nearest,
  percent,
  points,
  total,
  worstOf,
} from "../../../src/replay/review/judged";
import { replay } from "../replay";
import { decision, review } from "./review";

function stops() {
  const game = new Game(replay());
  return judged(review(), game.stops.length, (round, turn) => game.stopAt(round, turn));
}

describe("a review by stops", () => {
  it("has the chances after each turn, whatever happened within it", () => {
    expect(stops().map(({ chances }) => chances[0])).toEqual([0.6, 0.25, 0.2, 1]);
    expect(stops().map(({ deal }) => deal)).toEqual([true, false, false, true]);
    expect(stops().map(({ round }) => round)).toEqual([1, 1, 1, 2]);
  });

  it("gives a turn of two parts the worse mark, and both kinds of luck", () => {
    const turn = stops()[1];
    expect(turn?.decisions).toHaveLength(2);
    expect(turn?.mark).toBe("blunder");
    expect(turn?.turning).toBe(true);
    expect(turn?.luck.map(total)).toEqual([0.04, 0.04]);
  });

  it("leaves chances as they were where nothing is known", () => {
    const none = judged({ ...review(), moments: [], turning_points: [9] }, 2, () => -1);
    expect(none.map(({ chances }) => chances)).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(none.some(({ turning }) => turning)).toBe(false);
  });

  it("leads from mistake to mistake", () => {
    const all = stops();
    expect(all.map(isGrave)).toEqual([false, true, false, false]);
    expect(mistakesOf(all)).toEqual([1]);
    expect([mistakesOf(all, 1), mistakesOf(all, 2)]).toEqual([[1], []]);
    expect(nearest([1, 4], 0, 1)).toBe(1);
    expect(nearest([1, 4], 1, 1)).toBe(4);
    expect(nearest([1, 4], 4, 1)).toBe(-1);
    expect(nearest([1, 4], 4, -1)).toBe(1);
    expect(nearest([1, 4], 1, -1)).toBe(-1);
  });

  it("knows the worst of several mistakes", () => {
    const [, one] = stops();
    if (!one) throw new Error("no mistake");
    const worse = { ...one, decisions: [decision({ chance: 0.1 })] };
    expect(worstOf([one, worse, one], [0, 1, 2])).toBe(1);
    expect(worstOf([one], [0])).toBe(-1);
  });
});

describe("chances in words", () => {
  it("never calls certain what is not", () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });

  it("shows differences with their sign", () => {
    expect([0.1234, -0.5, 0].map(points)).toEqual(["+12.3", "−50.0", "±0.0"]);
  });

  it("gives nothing away where the better turn looks worse by chance", () => {
    expect(errorOf(decision())).toBeCloseTo(0.2);
    expect(errorOf(decision({ chance: 0.6 }))).toBe(0);
  });
});
