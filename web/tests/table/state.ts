// A table for tests, as the server would tell of it.
import type { Choice, Outcome, RoundView, State, Update } from "../../src/protocol/messages";
import type { AnyEvent } from "../../src/protocol/parts";
import { COLOURS } from "../../src/protocol/cards";

export function outcome(changes: Partial<Outcome> = {}): Outcome {
  return {
    canvas: "R",
    winning: 1,
    under: [1, 1, 1, 1, 1, 1, 1],
    best: ["R7"],
    phase: "free",
    ends: false,
    out: false,
    draws: false,
    ...changes,
  };
}

export function open(step: string, changes: Partial<Outcome> = {}): Choice {
  const after = outcome(changes);
  const effect = after.out ? "out" : after.draws ? "draws" : "winning";
  return { ...after, step, effect };
}

export function round(changes: Partial<RoundView> = {}): RoundView {
  return {
    number: 1,
    position: "p1",
    canvas: "R",
    canvas_card: null,
    deck: 33,
    deck_known: [],
    turn: 1,
    phase: "start",
    steps: [],
    players: [
      {
        seat: 1,
        palette: ["B5"],
        best: ["B5"],
        hand: ["R7", "G4"],
        hidden: 0,
        known: [],
        out: false,
        score: 0,
        pile: [],
      },
      {
        seat: 2,
        palette: ["V7"],
        best: ["V7"],
        hand: [],
        hidden: 2,
        known: [],
        out: false,
        score: 0,
        pile: [],
      },
    ],
    standings: COLOURS.map((colour) => ({ colour, seat: 2, cards: ["V7"] })),
    gone: [],
    winner: 0,
    hands: null,
    ...changes,
  };
}

export function state(changes: Partial<State> = {}): State {
  const seat = {
    name: "",
    bot: null,
    present: true,
    away: false,
    former: "",
    account: null,
    host: false,
    commitment: null,
    revealed: false,
    ready: false,
    hints: 0,
  };
  return {
    table: "t",
    seq: 3,
    now: 0,
    setup: {
      rules: "v1.2",
      seats: [null, "blue"],
      clock: { kind: "none" },
      open: false,
      spectators: true,
      stand_in: null,
      show_hands: "round",
      pace: "normal",
      hints: true,
      rated: false,
    },
    stage: "playing",
    game: 1,
    you: 1,
    seats: [
      { ...seat, seat: 1, kind: "person", name: "Ann" },
      { ...seat, seat: 2, kind: "bot", bot: "blue" },
    ],
    spectators: 0,
    commitment: "",
    next_commitment: null,
    goal: null,
    round: round(),
    clock: null,
    pause_until: null,
    may_hurry: false,
    hurry: null,
    result: null,
    choices: [
      open("+R7"),
      open(">G4", { canvas: "G", phase: "over", ends: true }),
      open("+G4", { winning: 2 }),
      open("~", { out: true, ends: true, phase: "over" }),
    ],
    refused: [">R7"],
    guide: { prompt: "start", finishes: [], may_drop: true },
    ...changes,
  };
}

export function update(changes: Partial<State> = {}, events: readonly AnyEvent[] = []): Update {
  const told = state(changes);
  return { type: "update", table: told.table, seq: told.seq, events, state: told };
}
