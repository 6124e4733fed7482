import { expect, test } from "vitest";
import { GAMES } from "../../src/home/shown-games";

test("a game begins with the deal and ends with one player left", () => {
  expect(GAMES.length).toBeGreaterThan(1);
  for (const game of GAMES) {
    const [first, last] = [game[0], game.at(-1)];
    expect(first?.seat).toBe(0);
    expect(first?.top).toBeNull();
    expect(first?.seats.map((seat) => [seat.hand, seat.cards.length])).toEqual([
      [7, 1],
      [7, 1],
      [7, 1],
    ]);
    expect(last?.seats.filter((seat) => !seat.out).map((seat) => seat.seat)).toEqual([
      last?.winning,
    ]);
  }
});

test("a step plays one card, to the palette of its seat or to the canvas", () => {
  for (const game of GAMES) {
    for (const [index, shown] of game.entries()) {
      const before = game[index - 1];
      if (!before) continue;
      const grown = shown.seats.filter(
        (seat, at) => seat.cards.length > (before.seats[at]?.cards.length ?? 0),
      );
      const out = shown.seats.some((seat, at) => seat.out && !before.seats[at]?.out);
      if (out) continue;
      if (grown.length) {
        expect(grown.map((seat) => seat.seat)).toEqual([shown.seat]);
        expect(shown.top).toBe(before.top);
      } else {
        expect(shown.top).not.toBe(before.top);
        expect(shown.top?.[0]).toBe(shown.canvas);
      }
      // Cards stay where they were put.
      for (const [at, seat] of shown.seats.entries())
        expect(seat.cards.slice(0, before.seats[at]?.cards.length)).toEqual(
          before.seats[at]?.cards,
        );
    }
  }
});

test("what counts lies in the palette", () => {
  for (const shown of GAMES.flat())
    for (const seat of shown.seats) {
      expect(seat.cards).toEqual(expect.arrayContaining([...seat.best]));
      if (seat.seat === shown.winning) expect(seat.best.length).toBeGreaterThan(0);
    }
});
