// Turns in words.
import type { State } from "../protocol/messages";
import { movesOf } from "../replay/review/turns";
import { turnText } from "../table/story";
import type { Explorer } from "./explorer.svelte";
import type { Turn } from "./tree.svelte";

/** Steps of the player to move, in a sentence. */
export function told(explorer: Explorer, state: State, steps: string, aloud = true): string {
  const round = state.round;
  if (!round) return steps;
  const moves = movesOf(round, round.turn, [], steps);
  return turnText(explorer.named(state), round.turn, moves, aloud) || steps;
}

/** A turn of a line. */
export function spoken(explorer: Explorer, turn: Turn): string {
  const before = turn.parent?.explored?.state;
  return before ? told(explorer, before, turn.steps) : turn.steps;
}
