// Where everything of the graph is drawn.
import { isGrave, type JudgedStop } from "./judged";

/** The room there is, in pixels. */
export interface Room {
  width: number;
  height: number;
}

export interface Dot {
  stop: number;
  x: number;
  y: number;
  blunder: boolean;
  /** Gave away more than any other. */
  worst: boolean;
}

/** Half of the slider's thumb, so that the slider leads to what is seen under the finger. */
export const SIDE = 8;
/** Room above and below, so that a line along an edge is seen as a whole. */
const EDGE = 5;

/** How far to the right a stop is. */
export function xOf(stop: number, stops: number, { width }: Room): number {
  return round(SIDE + ((width - 2 * SIDE) * stop) / Math.max(1, stops - 1));
}

/** How far down a chance is. */
export function yOf(chance: number, { height }: Room): number {
  return round(EDGE + (height - 2 * EDGE) * (1 - chance));
}

/** The line of a seat's chances. */
export function lineOf(stops: readonly JudgedStop[], seat: number, room: Room): string {
  return stops
    .map(({ chances }, stop) => {
      const to = `${xOf(stop, stops.length, room)} ${yOf(chances[seat - 1] ?? 0, room)}`;
      return `${stop ? "L" : "M"}${to}`;
    })
    .join("");
}

/** Mistakes and blunders, on the lines of those who made them. */
export function dotsOf(stops: readonly JudgedStop[], room: Room, worst = -1): Dot[] {
  return stops.flatMap((one, stop) =>
    isGrave(one)
      ? {
          stop,
          x: xOf(stop, stops.length, room),
          y: yOf(one.chances[one.seat - 1] ?? 0, room),
          blunder: one.mark === "blunder",
          worst: stop === worst,
        }
      : [],
  );
}

/** Deals after the first, each a new beginning. */
export function dealsOf(stops: readonly JudgedStop[], room: Room): number[] {
  return stops.flatMap(({ deal }, stop) =>
    deal && stop ? xOf(stop - 0.5, stops.length, room) : [],
  );
}

export function turningOf(stops: readonly JudgedStop[], room: Room): number[] {
  return stops.flatMap(({ turning }, stop) => (turning ? xOf(stop, stops.length, room) : []));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
