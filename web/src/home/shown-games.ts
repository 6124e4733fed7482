// The games that the start page shows, as tests/web/shown_games.py wrote them down.
import type { Colour } from "../protocol/parts";
import text from "./shown-games.txt?raw";

export interface ShownSeat {
  seat: number;
  hand: number;
  /** In the order in which they were played. */
  cards: readonly string[];
  best: readonly string[];
  out: boolean;
}

export interface Shown {
  /** Who made the step; 0 after the deal. */
  seat: number;
  canvas: Colour;
  /** The top card of the canvas. */
  top: string | null;
  winning: number;
  seats: readonly ShownSeat[];
}

function game(lines: readonly string[]): Shown[] {
  const shown: Shown[] = [];
  for (const line of lines) {
    const before = shown.at(-1);
    const [move = "", canvas = "R", winning = "0", ...seats] = line.split(" ");
    shown.push({
      seat: Number(move[0]),
      canvas: canvas as Colour,
      top: move[1] === ">" ? move.slice(2) : (before?.top ?? null),
      winning: Number(winning),
      seats: seats.map((one, index) => seat(one, index + 1, before?.seats[index])),
    });
  }
  return shown;
}

function seat(text: string, seat: number, before: ShownSeat | undefined): ShownSeat {
  // Whoever is out has no palette any more, and is shown with the last one.
  if (before && text.startsWith("-")) return { ...before, best: [], hand: 0, out: true };
  const found = text.slice(1).match(/../g) ?? [];
  const cards = found.map((card) => card.toUpperCase());
  const kept = before?.cards ?? [];
  return {
    seat,
    hand: Number(text[0]),
    cards: [...kept, ...cards.filter((card) => !kept.includes(card))],
    best: found.filter((card) => card === card.toUpperCase()),
    out: false,
  };
}

export const GAMES: readonly (readonly Shown[])[] = text
  .trim()
  .split("\n\n")
  .map((one) => game(one.split("\n")));
