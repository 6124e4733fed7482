// The move in the making, where it survives a reload of the page.
import type { State } from "../../protocol/messages";

const KEPT = "red7-move";

/** Where a move is made: elsewhere, the same steps mean something else. */
function place({ table, game, round }: State): string {
  return JSON.stringify([table, game, round?.number, round?.position]);
}

export function keepMove(storage: Storage | null, state: State, steps: readonly string[]): void {
  try {
    if (steps.length) storage?.setItem(KEPT, JSON.stringify({ place: place(state), steps }));
    else storage?.removeItem(KEPT);
  } catch {
    // Then only until the page is left.
  }
}

/** The steps that were made here; none if the table has gone on. */
export function keptMove(storage: Storage | null, state: State): readonly string[] {
  try {
    const kept = JSON.parse(storage?.getItem(KEPT) ?? "null") as {
      place: string;
      steps: readonly string[];
    } | null;
    return kept?.place === place(state) ? kept.steps : [];
  } catch {
    return [];
  }
}
