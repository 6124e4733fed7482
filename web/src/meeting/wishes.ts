// The games that one can look for.
import type { Challenge, Wish } from "../protocol/http";

export const CLOCKS: readonly NonNullable<Wish["clock"]>[] = [
  { kind: "game", seconds: 300, increment: 5 },
  { kind: "game", seconds: 600, increment: 5 },
  { kind: "turn", seconds: 60 },
  { kind: "turn", seconds: 86_400 },
];

export const ANY_CLOCKS: readonly Challenge["clock"][] = [{ kind: "none" }, ...CLOCKS];

const HALF_A_DAY = 43_200;

/** Whether nobody has to be there all the time. */
export function isSlow(clock: Challenge["clock"]): boolean {
  return clock.kind === "turn" && clock.seconds >= HALF_A_DAY;
}
