// Positions as they are written: "R 1 33 B5/R7 V7/?7". What is possible is for the server to say.
import type { State } from "./messages";
import type { Colour } from "./parts";

export interface Deck {
  /** Known cards, from the top down. */
  top: readonly string[];
  /** How many more there are. */
  hidden: number;
  /** How many of the known ones everybody knows; null where all do. */
  shared: number | null;
}

export interface Holding {
  out: boolean;
  palette: readonly string[];
  hand: readonly string[];
  /** How many more cards there are in the hand. */
  hidden: number;
  /** The cards of the hand that everybody knows, where others are known as well. */
  shared: readonly string[];
}

/** A position at the start of a turn, piece by piece. */
export interface Board {
  canvas: Colour;
  turn: number;
  deck: Deck;
  seats: readonly Holding[];
  gone: readonly string[];
  scores: readonly number[] | null;
}

export const EMPTY: Holding = { out: false, palette: [], hand: [], hidden: 0, shared: [] };

const cardsOf = (text: string): string[] => text.match(/[ROYGBIV][1-7]/g) ?? [];
const listed = (cards: readonly string[]): string => cards.join("") || "-";

function readDeck(text: string): Deck {
  const [known = "", hidden = ""] = text.split("?");
  if (text.startsWith("=")) {
    const [top = "", rest] = known.split("|");
    const shared = rest === undefined ? 0 : cardsOf(top).length;
    return { top: cardsOf(known), hidden: 0, shared };
  }
  const top = cardsOf(known);
  return { top, hidden: Number(top.length ? hidden : known) || 0, shared: null };
}

function writeDeck({ top, hidden, shared }: Deck): string {
  if (shared !== null && !hidden && top.length)
    return `=${shared ? `${listed(top.slice(0, shared))}|` : ""}${listed(top.slice(shared))}`;
  if (!top.length) return `${hidden}`;
  return listed(top) + (hidden ? `?${hidden}` : "");
}

function readSeat(text: string): Holding {
  if (text === "x") return { ...EMPTY, out: true };
  const [palette = "", held = ""] = text.split("/");
  const [hand = "", hidden = ""] = held.split("?");
  const [shared = "", rest] = hand.split("|");
  return {
    out: false,
    palette: cardsOf(palette),
    hand: cardsOf(hand),
    hidden: Number(hidden) || 0,
    shared: rest === undefined ? [] : cardsOf(shared),
  };
}

function writeSeat({ out, palette, hand, hidden, shared }: Holding): string {
  if (out) return "x";
  const open = shared.filter((card) => hand.includes(card));
  const rest = hand.filter((card) => !open.includes(card));
  const known = open.length && !hidden ? `${listed(open)}|${listed(rest)}` : hand.join("");
  return `${listed(palette)}/${known + (hidden ? `?${hidden}` : "") || "-"}`;
}

/** Reads a position as the server writes it, at the start of its turn and without its past. */
export function readBoard(text: string): Board {
  const [start = ""] = text.split(/[;@]/);
  const [canvas = "R", turn = "1", deck = "0", ...fields] = start.trim().split(/\s+/);
  const gone = fields.find((field) => field.startsWith("*"));
  const scores = fields.find((field) => field.startsWith("$"));
  return {
    canvas: canvas as Colour,
    turn: Number(turn),
    deck: readDeck(deck),
    seats: fields.filter((field) => !/^[*$]/.test(field)).map(readSeat),
    gone: gone ? cardsOf(gone) : [],
    scores: scores ? scores.slice(1).split(",").map(Number) : null,
  };
}

export function writeBoard({ canvas, turn, deck, seats, gone, scores }: Board): string {
  return [
    canvas,
    turn,
    writeDeck(deck),
    ...seats.map(writeSeat),
    ...(gone.length ? [`*${gone.join("")}`] : []),
    ...(scores ? [`$${scores.join(",")}`] : []),
  ].join(" ");
}

/** The table as a position: what it shows, and nothing else. */
export function boardOf({ round, goal }: State): Board | null {
  if (!round) return null;
  return {
    canvas: round.canvas,
    turn: round.turn || round.winner || 1,
    deck: {
      top: round.deck_known,
      hidden: round.deck - round.deck_known.length,
      shared: null,
    },
    seats: round.players.map(({ out, palette, hand, hidden, known }) => {
      if (out) return { ...EMPTY, out };
      // Of a hand that is not shown, everybody still knows these.
      const open = hidden ? known.filter((card) => !hand.includes(card)) : [];
      return {
        out,
        palette,
        hand: [...hand, ...open],
        hidden: hidden - open.length,
        shared: hidden ? [] : known,
      };
    }),
    gone: round.gone,
    scores: goal ? round.players.map((player) => player.score) : null,
  };
}

/** How many turns have led to a position, as far as its text tells. */
export function pastOf(text: string): number[] {
  const [, past = ""] = text.split("@");
  const [, ...turns] = past.split(",");
  return turns.map((turn) => turn.trim().split(/\s+/).length - 1);
}
