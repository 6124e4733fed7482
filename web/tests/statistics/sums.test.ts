import { describe, expect, it } from "vitest";
import { reachOf, sumOf } from "../../src/replay/review/sums";

describe("luck and errors", () => {
  it("lead to the result, each from where the one before has led", () => {
    const rows = sumOf({ deal: 0.2, draw: -0.1, unseen: 0.3 }, 0.5, 0.3, 2);
    expect(rows.map(({ part }) => part)).toEqual(["luck", "own", "others", "result"]);
    const [luck, own, others, result] = rows;
    expect(luck?.share).toBeCloseTo(0.2);
    expect(own?.share).toBeCloseTo(-0.25);
    expect(own?.from).toBe(luck?.to);
    expect(others?.from).toBe(own?.to);
    expect(result?.from).toBe(0);
    expect(result?.to).toBe(others?.to);
    expect(result?.share).toBeCloseTo(0.2 - 0.25 + 0.15);
    expect(reachOf(rows)).toBeCloseTo(0.2);
  });

  it("leave room where there is nothing", () => {
    expect(reachOf(sumOf({ deal: 0, draw: 0, unseen: 0 }, 0, 0))).toBe(0.01);
  });
});
