// Luck and errors, and the result that they add up to.
import type { Luck } from "../../protocol/http";
import { total } from "./judged";

export type SumPart = "luck" | "own" | "others" | "result";

/** A share of chances, and where its bar begins and ends. */
export interface SumRow {
  part: SumPart;
  share: number;
  from: number;
  to: number;
}

/** The parts of a result: luck − own errors + others’ errors, in sum or for each of some games. */
export function sumOf(luck: Luck, own: number, others: number, games = 1): SumRow[] {
  const parts: [SumPart, number][] = [
    ["luck", total(luck) / games],
    ["own", -own / games],
    ["others", others / games],
  ];
  let at = 0;
  const rows = parts.map(([part, share]): SumRow => {
    const from = at;
    at += share;
    return { part, share, from, to: at };
  });
  return [...rows, { part: "result", share: at, from: 0, to: at }];
}

/** How far the bars of some rows reach from nought. */
export function reachOf(rows: readonly SumRow[]): number {
  return Math.max(0.01, ...rows.flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)]));
}
