import { expect, it } from "vitest";
import followed from "../../../../tests/vectors/followed.jsonl?raw";
import type { Change, State } from "../../../src/protocol/messages";
import { follow } from "../../../src/table/model/follow";

interface Line {
  state?: State;
  change?: Change;
}

it("holds the state of the server after any change", () => {
  const lines = followed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  let held: State | undefined;
  let compared = 0;
  for (const { state, change } of lines) {
    if (change && held) held = follow(held, change);
    if (change && state) {
      expect(held).toEqual(state);
      compared++;
    }
    if (!change) held = state;
  }
  expect(compared).toBeGreaterThan(10);
});
