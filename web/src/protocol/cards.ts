// Cards as they are written on the wire: the letter of a colour, then a number.
import type { Colour } from "./parts";

// As they are listed everywhere: Red, the highest, first.
export const COLOURS: readonly Colour[] = ["R", "O", "Y", "G", "B", "I", "V"];

export function colourOf(card: string): Colour {
  return card[0] as Colour;
}

export function numberOf(card: string): number {
  return Number(card[1]);
}

/** Sorts a hand for its owner: by number as cards rank, or by colour, the highest first. */
export function sorted(cards: readonly string[], by: "number" | "colour"): string[] {
  const colour = (card: string) => COLOURS.indexOf(colourOf(card));
  return [...cards].sort((a, b) => {
    const numbers = numberOf(b) - numberOf(a);
    const colours = colour(a) - colour(b);
    return by === "number" ? numbers || colours : colours || numbers;
  });
}
