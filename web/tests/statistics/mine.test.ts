import { describe, expect, it } from "vitest";
import { RefusedError } from "../../src/net/http";
import type { GamesProgress, Interrupted, OwnStatistics } from "../../src/protocol/http";
import { Mine } from "../../src/statistics/mine.svelte";

const REFUSAL = { reason: "table-trouble", facts: {}, text: "Not now.", cause: null };

function found(...reviewed: boolean[]): OwnStatistics {
  const games = reviewed.map((one, at) => ({
    game: `t-${at}`,
    ended: at,
    rules: "v1.2",
    seat: 1,
    opponents: [],
    won: false,
    reviewed: one,
    accuracy: null,
  }));
  return { games, older: 0, statistics: {} } as unknown as OwnStatistics;
}

describe("one's own statistics", () => {
  it("has nothing to do for who has not played, or is not known at all", async () => {
    for (const answer of [null, found()]) {
      const mine = new Mine({ statistics: () => Promise.resolve(answer), review: () => none() });
      await mine.fetch();
      expect(mine.left).toBe(0);
    }
  });

  it("has games reviewed, and counts again", async () => {
    const answers = [found(false, true, false), found(true, true, true)];
    const seen: (GamesProgress | null)[] = [];
    const mine: Mine = new Mine({
      statistics: () => Promise.resolve(answers.shift() ?? null),
      review: async function* () {
        for (const done of [0, 1, 2]) {
          yield await Promise.resolve({ done, total: 2, part: 0.5 });
          seen.push(mine.progress);
        }
      },
    });
    await mine.fetch();
    expect(mine.left).toBe(2);
    await mine.review();
    expect(seen.map((one) => one?.done)).toEqual([0, 1, 2]);
    expect([mine.progress, mine.left, mine.trouble]).toEqual([null, 0, ""]);
  });

  it("stops when it is told to, and counts what is there", async () => {
    let asked = 0;
    let signal: AbortSignal | undefined;
    let begun = () => {};
    const working = new Promise<void>((done) => (begun = done));
    const mine = new Mine({
      statistics: () => Promise.resolve(asked++ ? found(true, false) : found(false, false)),
      review: async function* (given) {
        signal = given;
        yield { done: 1, total: 2, part: 0 };
        await new Promise((_, fail) => {
          given.addEventListener("abort", fail);
          begun();
        });
      },
    });
    await mine.fetch();
    const doing = mine.review();
    await working;
    expect(mine.progress?.done).toBe(1);
    await mine.end();
    await doing;
    expect(signal?.aborted).toBe(true);
    expect([mine.progress, mine.left, mine.trouble, asked]).toEqual([null, 1, "", 2]);
  });

  it("says why not all could be reviewed", async () => {
    const ways: (() => AsyncIterable<GamesProgress | Interrupted>)[] = [
      async function* () {
        yield await Promise.resolve({ refusal: REFUSAL });
      },
      async function* () {
        await Promise.resolve();
        throw new RefusedError(REFUSAL, 429);
      },
    ];
    for (const review of ways) {
      const mine = new Mine({ statistics: () => Promise.resolve(found(false)), review });
      await mine.review();
      expect([mine.trouble, mine.progress, mine.left]).toEqual(["Not now.", null, 1]);
    }
  });
});

async function* none(): AsyncGenerator<GamesProgress> {
  // Nothing to review.
}
