// The reader's own games in numbers, and the reviews that they are counted from.
import { askMine, RefusedError } from "../net/http";
import { lines } from "../net/lines";
import type { GamesProgress, Interrupted, OwnStatistics } from "../protocol/http";
import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";

const PATH = "/api/me/statistics";

type AnswerLine = GamesProgress | Interrupted;

/** How the server is asked. */
export interface Asking {
  statistics: () => Promise<OwnStatistics | null>;
  review: (signal: AbortSignal) => AsyncIterable<AnswerLine>;
}

const SERVER: Asking = {
  // Whoever has never taken a name here is known to be unknown.
  statistics: async () => (settings.known ? askMine<OwnStatistics>(PATH) : null),
  review: (signal) => lines<AnswerLine>(`${PATH}/review`, signal, {}),
};

export class Mine {
  found = $state.raw<OwnStatistics | null>(null);
  /** How many games of how many have been reviewed, while the server works. */
  progress = $state.raw<GamesProgress | null>(null);
  /** Why not all games were reviewed, in a sentence. */
  trouble = $state("");
  private halt = new AbortController();

  constructor(private readonly ask: Asking = SERVER) {}

  /** How many games have no review. */
  readonly left = $derived(this.found?.games.filter(({ reviewed }) => !reviewed).length ?? 0);

  async fetch(): Promise<void> {
    this.found = await this.ask.statistics();
  }

  async review(): Promise<void> {
    this.stop();
    const halt = (this.halt = new AbortController());
    this.trouble = "";
    this.progress = { done: 0, total: this.left, part: 0 };
    try {
      for await (const line of this.ask.review(halt.signal)) {
        if (halt.signal.aborted) return;
        if ("refusal" in line) throw new RefusedError(line.refusal, 200);
        this.progress = line;
      }
    } catch (error) {
      if (halt.signal.aborted) return; // whoever stopped it has asked for what is there
      this.trouble = (error instanceof RefusedError && error.message) || say("stats-failed");
    }
    await this.refresh();
    this.progress = null;
  }

  /** Lets the server stop working; what has been reviewed by then counts. */
  async end(): Promise<void> {
    this.stop();
    await this.refresh();
  }

  stop(): void {
    this.halt.abort();
    this.progress = null;
  }

  private async refresh(): Promise<void> {
    try {
      await this.fetch();
    } catch {
      this.trouble ||= say("stats-failed"); // what was known stays
    }
  }
}
