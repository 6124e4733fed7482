// A review by the stops of a replay: what the chances were at each, and how good its turn was.
import type { JudgedDecision, Luck, Review, ReviewedMoment } from "../../protocol/http";
import { tenths } from "../../words/numbers";

export type Mark = NonNullable<JudgedDecision["mark"]>;

/** From the best to the worst. */
export const MARKS: readonly Mark[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** What the button for the next mistake stops at, and the graph marks. */
export const GRAVE: readonly (Mark | null)[] = ["mistake", "blunder"];

/** What a review knows of one stop. */
export interface JudgedStop {
  round: number;
  /** Of each player, from here on. */
  chances: readonly number[];
  /** Those of one turn; a draw in the middle divides it. None after a deal. */
  decisions: readonly JudgedDecision[];
  luck: readonly Luck[];
  /** The worst of the turn. */
  mark: Mark | null;
  seat: number;
  /** Whether the chances changed here as much as hardly anywhere. */
  turning: boolean;
  deal: boolean;
}

/** Where a moment of a review is in the replay. */
type Place = (round: number, turn: number) => number;

/** The review at each stop of a game, of which there are so many. */
export function judged(review: Review, stops: number, place: Place): JudgedStop[] {
  const found: ReviewedMoment[][] = Array.from({ length: stops }, () => []);
  for (const moment of review.moments) found[place(moment.round, moment.turn)]?.push(moment);
  const turning = new Set(
    review.turning_points.map((index) => {
      const moment = review.moments[index];
      return moment ? place(moment.round, moment.turn) : -1;
    }),
  );
  const players = review.players.length;
  let before: Pick<JudgedStop, "chances" | "round"> = {
    round: 1,
    chances: Array.from({ length: players }, () => 1 / players),
  };
  return found.map((moments, stop) => {
    const last = moments.at(-1);
    const decisions = moments.flatMap(({ decision }) => decision ?? []);
    const one = {
      round: last?.round ?? before.round,
      chances: last?.chances ?? before.chances,
      decisions,
      luck: summed(
        moments.map(({ luck }) => luck),
        players,
      ),
      mark: worst(decisions),
      seat: decisions[0]?.seat ?? 0,
      turning: turning.has(stop),
      deal: last?.turn === 0,
    };
    before = one;
    return one;
  });
}

function summed(all: readonly (readonly Luck[])[], players: number): Luck[] {
  return Array.from({ length: players }, (_, seat) => {
    const sum = { deal: 0, draw: 0, unseen: 0 };
    for (const luck of all) {
      sum.deal += luck[seat]?.deal ?? 0;
      sum.draw += luck[seat]?.draw ?? 0;
      sum.unseen += luck[seat]?.unseen ?? 0;
    }
    return sum;
  });
}

export const total = (luck: Luck) => luck.deal + luck.draw + luck.unseen;

/** The chance that a decision gave away. */
export const errorOf = (decision: JudgedDecision) =>
  Math.max(0, decision.best_chance - decision.chance);

function worst(decisions: readonly JudgedDecision[]): Mark | null {
  const marks = decisions.flatMap(({ mark }) => mark ?? []);
  return marks.sort((a, b) => MARKS.indexOf(b) - MARKS.indexOf(a))[0] ?? null;
}

export const isGrave = ({ mark }: JudgedStop) => GRAVE.includes(mark);

/** The stops with mistakes of one seat, or of all for seat 0. */
export function mistakesOf(stops: readonly JudgedStop[], seat = 0): number[] {
  return stops.flatMap((one, stop) => (isGrave(one) && (!seat || one.seat === seat) ? stop : []));
}

/** The nearest of some stops in a direction; none is -1. */
export function nearest(stops: readonly number[], at: number, by: 1 | -1): number {
  return (by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? -1;
}

/** Of several mistakes the one that gave away most; none is -1. */
export function worstOf(stops: readonly JudgedStop[], mistakes: readonly number[]): number {
  const given = (stop: number) => Math.max(...(stops[stop]?.decisions ?? []).map(errorOf));
  if (mistakes.length < 2) return -1;
  return mistakes.reduce((worst, stop) => (given(stop) > given(worst) ? stop : worst));
}

/** A chance in whole percent; what is not certain is never told to be. */
export function percent(share: number): number {
  const whole = Math.round(100 * share);
  if (whole === 0 && share > 0.0005) return 1;
  return whole === 100 && share < 0.9995 ? 99 : whole;
}

/** A difference of chances in points of a hundred, with its sign. */
export function points(share: number): string {
  const value = Math.round(1000 * share) / 10;
  return `${value < 0 ? "−" : value > 0 ? "+" : "±"}${tenths(Math.abs(value))}`;
}
