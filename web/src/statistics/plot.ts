// Where everything of the plot of accuracy is drawn.
import type { OwnGame } from "../protocol/http";

/** One game, or the mean of several. */
export interface Dot {
  /** To be looked at; none if there are several. */
  game: string;
  accuracy: number;
  ended: number;
  x: number;
  y: number;
}

/** The room there is, and the size of letters in it, in pixels. */
export interface Room {
  width: number;
  height: number;
  em: number;
}

export interface Plot {
  dots: readonly Dot[];
  /** How many games a dot stands for. */
  each: number;
  /** The heights that are marked, and the share at each. */
  marks: readonly { share: number; y: number }[];
  mean: number;
  low: number;
  high: number;
  /** Where the shares end, and the dots begin. */
  left: number;
  /** Where the mean is drawn. */
  level: number;
}

const MOST = 60;
const LEFT = 2.8; // letters wide, for the shares
const RIGHT = 12;
const EDGE = 10;

/** The accuracy of games, given newest first and drawn oldest first; null if none has any. */
export function plotOf(games: readonly OwnGame[], room: Room): Plot | null {
  const known = games
    .flatMap(({ game, accuracy, ended }) => (accuracy === null ? [] : { game, accuracy, ended }))
    .reverse();
  if (!known.length) return null;
  const shares = known.map(({ accuracy }) => accuracy);
  const low = Math.min(...shares);
  const mean = sum(shares) / shares.length;
  // Whole tens, and never so few that small differences look large.
  const floor = Math.min(0.7, Math.max(0, Math.floor(low * 10) / 10));
  const y = (share: number) => round(EDGE + ((1 - share) / (1 - floor)) * (room.height - 2 * EDGE));
  const each = Math.ceil(known.length / MOST);
  const parts = Array.from({ length: Math.ceil(known.length / each) }, (_, at) =>
    known.slice(at * each, (at + 1) * each),
  );
  const left = round(LEFT * room.em);
  const across = room.width - left - RIGHT;
  const dots = parts.map((part, at): Dot => {
    const accuracy = sum(part.map((one) => one.accuracy)) / part.length;
    return {
      game: each === 1 ? (part[0]?.game ?? "") : "",
      accuracy,
      ended: part.at(-1)?.ended ?? 0,
      x: round(left + (parts.length === 1 ? across / 2 : (across * at) / (parts.length - 1))),
      y: y(accuracy),
    };
  });
  const step = floor < 0.5 ? 0.25 : 0.1;
  const marks = [];
  for (let share = 1; share > floor - 0.001; share -= step) marks.push({ share, y: y(share) });
  return { dots, each, marks, mean, low, high: Math.max(...shares), left, level: y(mean) };
}

/** The line through the dots. */
export const lineOf = (dots: readonly Dot[]) =>
  dots.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
