// A position that is put together, card by card. Whether it is possible, the server says.
import type { Trouble } from "../net/study";
import { COLOURS, numberOf, sorted } from "../protocol/cards";
import type { AskExplore, Explored } from "../protocol/http";
import type { Colour } from "../protocol/parts";
import { EMPTY, readBoard, writeBoard, type Board, type Holding } from "../protocol/positions";
import type { Picks } from "../table/model/picks";
import { read } from "../words/rulebooks";

export interface Checking {
  ask(question: AskExplore): Promise<Explored>;
  /** Why there is no answer, in words. */
  tell(error: unknown): Trouble;
  /** Acts after some time, unless the answer is called first. */
  later(ms: number, act: () => void): () => void;
}

export const CARDS: readonly string[] = sorted(
  COLOURS.flatMap((colour) => [7, 6, 5, 4, 3, 2, 1].map((number) => `${colour}${number}`)),
  "colour",
);
const PAUSE_MS = 200; // between a change and the question whether it is possible

/** Where a card lies: "hand-1", "palette-2", "deck", "gone" or "unseen"; "canvas" is a way there. */
export function placeOf(board: Board, card: string): string {
  for (const [index, { hand, palette }] of board.seats.entries()) {
    if (hand.includes(card)) return `hand-${index + 1}`;
    if (palette.includes(card)) return `palette-${index + 1}`;
  }
  if (board.deck.top.includes(card)) return "deck";
  return board.gone.includes(card) ? "gone" : "unseen";
}

/** Puts a card somewhere else; on the canvas, it brings its colour and is out of play. */
export function moved(board: Board, card: string, place: string): Board {
  const without = (cards: readonly string[]) => cards.filter((one) => one !== card);
  const [kind, seat] = place.split("-");
  const seats = board.seats.map((one, index): Holding => {
    const left = { ...one, hand: without(one.hand), palette: without(one.palette) };
    if (Number(seat) !== index + 1) return left;
    if (kind === "hand") return { ...left, out: false, hand: [...left.hand, card] };
    return { ...left, out: false, palette: [...left.palette, card] };
  });
  const top = without(board.deck.top);
  const gone = without(board.gone);
  return {
    ...board,
    seats,
    canvas: kind === "canvas" ? (card[0] as Colour) : board.canvas,
    deck: { ...board.deck, top: kind === "deck" ? [card, ...top] : top },
    gone: kind === "canvas" || kind === "gone" ? [...gone, card] : gone,
  };
}

/** How many cards are neither shown nor counted anywhere: so many more can be hidden. */
export function freeOf(board: Board): number {
  const unseen = CARDS.filter((card) => placeOf(board, card) === "unseen").length;
  return board.seats.reduce((left, { hidden }) => left - hidden, unseen - board.deck.hidden);
}

/** Where a card comes to light, one hidden card less is counted: there if it can be, or elsewhere. */
export function balanced(board: Board, place: string): Board {
  if (freeOf(board) >= 0) return board;
  const [kind, seat] = place.split("-");
  const own = kind === "hand" ? Number(seat) - 1 : -1;
  const { deck, seats } = board;
  if (!seats[own]?.hidden && deck.hidden)
    return { ...board, deck: { ...deck, hidden: deck.hidden - 1 } };
  const from = seats[own]?.hidden ? own : seats.findIndex(({ hidden }) => hidden > 0);
  return {
    ...board,
    seats: seats.map((one, index) => (index === from ? { ...one, hidden: one.hidden - 1 } : one)),
  };
}

/** Lets another number of players sit there. */
export function seated(board: Board, players: number): Board {
  const seats = Array.from({ length: players }, (_, index) => board.seats[index] ?? EMPTY);
  const scores = board.scores && seats.map((_, index) => board.scores?.[index] ?? 0);
  return { ...board, seats, scores, turn: Math.min(board.turn, players) };
}

export class Editing implements Picks {
  board = $state.raw<Board>(readBoard(""));
  rules = $state("");
  selected = $state<string | null>(null);
  /** Why the position is impossible. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whether the server has found it possible as it stands. */
  possible = $state(false);
  private halt = () => {};

  constructor(
    rules: string,
    position: string,
    private readonly checking: Checking,
  ) {
    this.rules = rules;
    this.change(readBoard(position));
  }

  readonly text = $derived(writeBoard(this.board));
  readonly free = $derived(Math.max(0, freeOf(this.board)));
  readonly unseen = $derived(CARDS.filter((card) => placeOf(this.board, card) === "unseen"));

  /** Takes up a change, and asks whether the position is possible. */
  change(board: Board): void {
    const match = read(this.rules).match;
    const scores = match ? (board.scores ?? board.seats.map(() => 0)) : null;
    this.board = { ...board, scores };
    this.selected = null;
    this.possible = false;
    this.halt();
    this.halt = this.checking.later(PAUSE_MS, () => void this.check());
  }

  private async check(): Promise<void> {
    const { rules, text: position } = this;
    let trouble: Trouble | null = null;
    try {
      await this.checking.ask({ rules, position });
    } catch (error) {
      trouble = this.checking.tell(error);
    }
    if (rules !== this.rules || position !== this.text) return;
    this.trouble = trouble;
    this.possible = !trouble;
  }

  setRules(rules: string): void {
    this.rules = rules;
    this.change(this.board);
  }

  seat(seat: number, changes: Partial<Holding>): void {
    const seats = this.board.seats.map((one, index) =>
      index + 1 === seat ? { ...one, ...changes } : one,
    );
    this.change({ ...this.board, seats });
  }

  score(seat: number, points: number): void {
    const scores = (this.board.scores ?? []).map((one, index) =>
      index + 1 === seat ? points : one,
    );
    this.change({ ...this.board, scores });
  }

  // Picking up

  movable(card: string): boolean {
    return numberOf(card) > 0;
  }

  asks(): boolean {
    return false;
  }

  pick(card: string | null): void {
    this.selected = this.selected === card ? null : card;
  }

  /** A place, and the card that goes there. */
  step(step: string): boolean {
    const place = step.slice(0, -2);
    this.change(balanced(moved(this.board, step.slice(-2), place), place));
    return true;
  }

  put(place: string): void {
    if (this.selected) this.step(place + this.selected);
  }
}
