// A finished game, moment by moment.
import type { Moment, Replay } from "../../src/protocol/http";
import { round, state } from "../table/state";

const HELD = {
  palette: [],
  best: [],
  hidden: 0,
  known: [],
  out: false,
  score: 0,
  pile: [],
};

/** A deal, a turn of two steps, a turn of one, and the deal of another round. */
export function replay(): Replay {
  const dealt = (number: number) =>
    state({
      you: 0,
      round: round({
        number,
        players: [
          { ...HELD, seat: 1, hand: ["R1", "R2", "R3"] },
          { ...HELD, seat: 2, hand: ["B1", "B2"] },
        ],
      }),
    });
  const step = (
    seat: number,
    turn: number,
    whole: boolean,
    moved: string,
    hand: string[],
  ): Moment => ({
    round: 1,
    turn,
    whole,
    at: 0,
    seat,
    moves: [{ step: `+${moved}` }],
    events: whole
      ? [
          {
            kind: "stepped",
            seq: turn,
            at: 0,
            seat,
            moves: [{ step: `+${moved}` }],
            out: [],
            cause: "player",
          },
        ]
      : [],
    state: null,
    changes: { round: { players: [{ seat, hand }] } },
  });
  const deal = (number: number): Moment => ({
    round: number,
    turn: 0,
    whole: true,
    at: 0,
    seat: 0,
    moves: [],
    events: [{ kind: "dealt", seq: 0, at: 0, round: number, begins: 1 }],
    state: dealt(number),
    changes: null,
  });
  return {
    game: "t1-1",
    ended: 0,
    moments: [
      deal(1),
      step(1, 0, false, "R3", ["R1", "R2"]),
      step(1, 1, true, "R2", ["R1"]),
      step(2, 2, true, "B2", ["B1"]),
      deal(2),
    ],
  };
}
