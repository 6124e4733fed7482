import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { RefusedError } from "../../../src/net/http";
import type { Interrupted, Reviewed, ReviewProgress } from "../../../src/protocol/http";
import { Game } from "../../../src/replay/game.svelte";
import { Reviewing } from "../../../src/replay/review/reviewing.svelte";
import { REVIEW } from "../../../src/words/review";
import { prepared, say, speak } from "../../../src/words/words.svelte";
import { replay } from "../replay";
import { review } from "./review";

type AnswerLine = ReviewProgress | Reviewed | Interrupted;

beforeAll(() => speak("en").then(() => prepared(Promise.resolve(), REVIEW)));

/** A server that says one line whenever it is told to. */
function served() {
  const asked: AbortSignal[] = [];
  let next: (line: AnswerLine | Error | null) => void = () => {};
  const reviewing = new Reviewing(new Game(replay()), async function* (_, signal) {
    asked.push(signal);
    for (;;) {
      const line = await new Promise<AnswerLine | Error | null>((resolve) => (next = resolve));
      if (line instanceof Error) throw line;
      if (line === null) return;
      yield line;
    }
  });
  const says = async (line: AnswerLine | Error | null) => {
    await new Promise((resolve) => setTimeout(resolve));
    next(line);
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  return { reviewing, says, asked };
}

const REFUSAL = { reason: "x", facts: {}, text: "Not now.", cause: null };

describe("a review", () => {
  it("tells how far it is, and is then there for every stop", async () => {
    const { reviewing, says } = served();
    expect(reviewing.stops).toEqual([]);
    const done = reviewing.start();
    await says({ done: 2, total: 5 });
    expect(reviewing.progress).toEqual({ done: 2, total: 5 });
    await says({ review: review() });
    await says(null);
    await done;
    expect(reviewing.progress).toBeNull();
    expect(reviewing.now?.chances).toEqual([0.6, 0.4]);
    expect(reviewing.mistake(1)).toBe(1);
    reviewing.game.show(1);
    expect(reviewing.now?.mark).toBe("blunder");
    expect(reviewing.mistake(1)).toBe(-1);
  });

  it.each([
    ["the server says", new RefusedError(REFUSAL, 429), "Not now."],
    ["the network is down", new Error("down"), ""],
    ["there are no more lines", null, ""],
    ["the work was broken off", { refusal: REFUSAL }, "Not now."],
  ])("says why there is none: %s", async (_, line, said) => {
    const { reviewing, says } = served();
    const done = reviewing.start();
    await says(line);
    await done;
    expect(reviewing.found).toBeNull();
    expect(reviewing.progress).toBeNull();
    expect(reviewing.trouble).toBe(said || say("review-failed"));
  });

  it("lets the server stop when nobody waits any more", () => {
    const { reviewing, asked } = served();
    void reviewing.start();
    expect(asked[0]?.aborted).toBe(false);
    reviewing.stop();
    expect(asked[0]?.aborted).toBe(true);
    expect(reviewing.progress).toBeNull();
  });

  it("is asked for again in another language, and stays meanwhile", async () => {
    const { reviewing, says, asked } = served();
    const done = reviewing.start();
    await says({ review: review() });
    await says(null);
    await done;
    reviewing.follow("en");
    expect(asked).toHaveLength(1);
    reviewing.follow("de");
    expect(asked).toHaveLength(2);
    expect(reviewing.found).not.toBeNull();
    expect(reviewing.progress).toBeNull();
  });
});
