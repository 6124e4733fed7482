import { describe, expect, it } from "vitest";
import { playerPath } from "../../src/protocol/addresses";
import { placeOf } from "../../src/ratings/addresses";
import { plotOf } from "../../src/ratings/plot";

const ROOM = { width: 400, height: 200, em: 16 };

describe("the plot of a rating", () => {
  it("is nothing without games", () => {
    expect(plotOf([], ROOM)).toBeNull();
  });

  it("stays within its room, and marks whole numbers", () => {
    const course = [1, 2, 3].map((games) => ({
      games,
      at: games,
      points: 1500 + 40 * games,
      margin: 1000 / games,
    }));
    const plot = plotOf(course, ROOM);
    expect(plot?.low).toBe(1540);
    expect(plot?.high).toBe(1620);
    expect(plot?.end.x).toBe(ROOM.width - 12);
    const numbers = (plot?.band.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(ROOM.width);
    for (const mark of plot?.marks ?? []) expect(mark.points % 50).toBe(0);
  });

  it("shows how sure it is after a single game", () => {
    const plot = plotOf([{ games: 1, at: 1, points: 1658, margin: 968 }], ROOM);
    const [left, top, right, , , bottom] = (plot?.band.match(/[\d.]+/g) ?? []).map(Number);
    expect((left ?? 0) + ROOM.em).toBe(right);
    expect(top).toBeLessThan(plot?.end.y ?? 0);
    expect(bottom).toBeGreaterThan(plot?.end.y ?? 0);
  });
});

describe("addresses", () => {
  it("lead to any name and back", () => {
    for (const name of ["Ann", "Ann/Ü ?", "100%"])
      expect(placeOf(playerPath(name))).toEqual({ page: "player", name });
    expect(placeOf("/player/100%")).toEqual({ page: "player", name: "100%" });
    expect(placeOf("/leaders")).toEqual({ page: "leaders" });
    expect(placeOf("/history/")).toEqual({ page: "history" });
  });
});
