// Names for the parts of messages that have none of their own on the wire.
import type { LANGUAGES, RoundView, Said, ServerMessage, Setup, State, Update } from "./protocol";

export type Colour = RoundView["canvas"];
export type Phase = RoundView["phase"];
export type Stage = State["stage"];
export type Phrase = Said["phrase"];
export type AnyEvent = Update["events"][number];
export type AnyClock = Setup["clock"];
export type Language = (typeof LANGUAGES)[number];
export type MessageOf<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

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
