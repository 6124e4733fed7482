// Puzzles, over HTTP. Whoever has no name yet is given one with the first turn that is tried.
import { ask } from "../net/http";
import { named } from "../net/study";
import type {
  PosedPuzzle,
  Puzzles,
  RushState,
  Solution,
  TriedInRush,
  TriedTurn,
} from "../protocol/http";

export type Kind = PosedPuzzle["kind"];

export const allPuzzles = () => ask<Puzzles>("GET", "/api/puzzles");
export const puzzleOf = (id: string) => ask<PosedPuzzle>("GET", `/api/puzzles/${id}`);
/** A puzzle that suits the reader; perhaps only of one kind. */
export const nextPuzzle = (kind: string) =>
  named(() => ask<PosedPuzzle>("GET", `/api/puzzles/next${kind ? `?kind=${kind}` : ""}`));
export const tryTurn = (id: string, turn: string) =>
  named(() => ask<TriedTurn>("POST", `/api/puzzles/${id}/try`, { turn }));
export const giveUp = (id: string) =>
  named(() => ask<TriedTurn>("POST", `/api/puzzles/${id}/give-up`));
export const solutionOf = (id: string) => ask<Solution>("GET", `/api/puzzles/${id}/solution`);

export const beginRush = () => named(() => ask<RushState>("POST", "/api/puzzles/rush"));
export const rushNow = () => ask<RushState>("GET", "/api/puzzles/rush");
export const tryInRush = (puzzle: string, turn: string) =>
  ask<TriedInRush>("POST", "/api/puzzles/rush/try", { puzzle, turn });
