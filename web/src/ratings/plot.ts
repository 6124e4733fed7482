// Where everything of the plot of a rating is drawn.
import type { CoursePoint } from "../protocol/http";

/** The room there is, and the size of letters in it, in pixels. */
export interface Room {
  width: number;
  height: number;
  em: number;
}

export interface Plot {
  /** The line through the ratings, and the band in which the true strength is. */
  line: string;
  band: string;
  /** The last rating. */
  end: { x: number; y: number };
  marks: readonly { points: number; y: number }[];
  left: number;
  low: number;
  high: number;
}

const LEFT = 3.2; // letters wide, for the numbers
const RIGHT = 12;
const EDGE = 10;
const STEPS = [50, 100, 200, 500, 1000];
const MOST_MARKS = 6;

/** A rating over its games; null if there are none. */
export function plotOf(course: readonly CoursePoint[], room: Room): Plot | null {
  const last = course.at(-1);
  const first = course[0];
  if (!last || !first) return null;
  const points = course.map((one) => one.points);
  // The first margins are so wide that they would hide all the rest.
  const clear = Math.max(100, 1.5 * last.margin);
  const floor = Math.min(...points) - clear;
  const ceiling = Math.max(...points) + clear;
  const left = round(LEFT * room.em);
  const across = room.width - left - RIGHT;
  const span = Math.max(1, last.games - first.games);
  const x = ({ games }: CoursePoint) =>
    round(left + (course.length === 1 ? across / 2 : (across * (games - first.games)) / span));
  const y = (value: number) => {
    const share = (ceiling - value) / (ceiling - floor);
    return round(EDGE + Math.min(1, Math.max(0, share)) * (room.height - 2 * EDGE));
  };
  const step = STEPS.find((one) => (ceiling - floor) / one <= MOST_MARKS) ?? 2000;
  const marks = [];
  for (let mark = Math.ceil(floor / step) * step; mark <= ceiling; mark += step)
    marks.push({ points: mark, y: y(mark) });
  const banded = course.map((one) => ({ ...one, x: x(one) }));
  // That of a single game is a bar.
  if (course.length === 1)
    banded.splice(0, 1, ...[-0.5, 0.5].map((aside) => ({ ...last, x: x(last) + aside * room.em })));
  const upper = banded.map((one) => `${one.x} ${y(one.points + one.margin)}`);
  const lower = banded.map((one) => `${one.x} ${y(one.points - one.margin)}`).reverse();
  return {
    line: `M${course.map((one) => `${x(one)} ${y(one.points)}`).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    end: { x: x(last), y: y(last.points) },
    marks,
    left,
    low: Math.min(...points),
    high: Math.max(...points),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
