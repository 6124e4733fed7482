// What the server has already told of a table that is about to be opened.
import type { Update } from "../protocol/messages";

let kept: Update | null = null;

export function keepFirstUpdate(update: Update): void {
  kept = update;
}

/** Gives it once, to the table that it is about. */
export function takeFirstUpdate(table: string): Update | null {
  const update = kept?.table === table ? kept : null;
  kept = null;
  return update;
}
