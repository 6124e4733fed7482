// A review of the game in ../replay: a deal, a blunder, a turn without a choice, and another deal.
import type { JudgedDecision, Review, ReviewedMoment } from "../../../src/protocol/http";

export function decision(about: Partial<JudgedDecision> = {}): JudgedDecision {
  return {
    seat: 1,
    played: "+R3 +R2 .",
    best: "+R1 .",
    chance: 0.3,
    best_chance: 0.5,
    mark: "blunder",
    reasons: [],
    why: "",
    all_cards_seen: { best: "+R1 .", best_chance: 1, chance: 0 },
    ...about,
  };
}

export function moment(
  round: number,
  turn: number,
  first: number,
  decided: JudgedDecision | null = null,
): ReviewedMoment {
  const luck = { deal: turn ? 0 : 0.1, draw: turn ? 0.02 : 0, unseen: 0 };
  return {
    round,
    turn,
    decision: decided,
    chances: [first, 1 - first],
    luck: [luck, luck],
    given: [0, 0],
  };
}

export function review(): Review {
  const player = (seat: number) => ({
    seat,
    name: "",
    result: seat === 1 ? 1 : 0,
    luck: { deal: 0.2, draw: 0.1, unseen: 0.1 },
    own_errors: 0.2,
    others_errors: 0.3,
    accuracy: 0.6,
    marks: {},
  });
  return {
    players: [player(1), player(2)],
    moments: [
      moment(1, 0, 0.6),
      moment(1, 1, 0.5, decision({ mark: "good" })),
      moment(1, 1, 0.25, decision()),
      moment(1, 2, 0.2, decision({ seat: 2, mark: null })),
      moment(2, 0, 1),
    ],
    turning_points: [2],
  };
}
