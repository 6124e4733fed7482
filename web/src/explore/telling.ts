// Turns in words.
import type { State } from "../protocol/messages";
import { turnText } from "../table/story";
import { say } from "../words/words.svelte";
import { numbered } from "./numbered";
import type { Turn } from "./tree.svelte";

export const named = (state: State): State =>
  numbered(state, (seat) => say("web-explore-player", { seat }));

/** Steps of the player to move, in a sentence. */
export function told(state: State, steps: string, aloud = true): string {
  const moves = steps.split(" ").map((step) => ({ step }));
  return turnText(named(state), state.round?.turn ?? 0, moves, aloud) || steps;
}

/** A turn of a line. */
export function spoken(turn: Turn): string {
  const before = turn.parent?.explored?.state;
  return before ? told(before, turn.steps) : turn.steps;
}
