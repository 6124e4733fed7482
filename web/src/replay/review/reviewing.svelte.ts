// The review of a finished game: asked for once, and then at hand for every turn.
import { ensureName, RefusedError } from "../../net/http";
import { lines } from "../../net/lines";
import type { Interrupted, Review, Reviewed, ReviewProgress } from "../../protocol/http";
import { language, say } from "../../words/words.svelte";
import type { Game } from "../game.svelte";
import { judged, mistakesOf, nearest, worstOf, type JudgedStop } from "./judged";

type AnswerLine = ReviewProgress | Reviewed | Interrupted;
type Ask = (game: string, signal: AbortSignal) => AsyncIterable<AnswerLine>;

/** The review, line by line; whoever is not known to the server yet becomes a guest first. */
async function* asked(game: string, signal: AbortSignal): AsyncGenerator<AnswerLine> {
  await ensureName(say("guest"));
  yield* lines<AnswerLine>(`/api/games/${game}/review`, signal);
}

export class Reviewing {
  /** How many turns of how many the server has looked at, while it works. */
  progress = $state.raw<{ done: number; total: number } | null>(null);
  /** Why there is no review, in a sentence. */
  trouble = $state("");
  found = $state.raw<Review | null>(null);
  /** Whose mistakes are gone through: a seat's, one's own at first; 0 for everybody's. */
  whose = $state(0);
  private told = ""; // the language of what was found
  private halt = new AbortController();

  constructor(
    readonly game: Game,
    private readonly ask: Ask = asked,
  ) {
    this.whose = game.you;
  }

  /** What is known of each stop of the game; nothing before there is a review. */
  readonly stops = $derived.by((): readonly JudgedStop[] =>
    this.found
      ? judged(this.found, this.game.stops.length, (round, turn) => this.game.stopAt(round, turn))
      : [],
  );

  /** The stops with the mistakes that are gone through. */
  readonly mistakes = $derived.by(() => mistakesOf(this.stops, this.whose));
  /** Which of them gave away most. */
  readonly worst = $derived.by(() => worstOf(this.stops, this.mistakes));

  /** What is known of the stop that is shown. */
  get now(): JudgedStop | undefined {
    return this.stops[this.game.at];
  }

  async start(): Promise<void> {
    this.stop();
    const halt = (this.halt = new AbortController());
    this.trouble = "";
    this.progress = this.found ? null : { done: 0, total: 0 };
    const told = language();
    try {
      let review: Review | null = null;
      for await (const line of this.ask(this.game.id, halt.signal)) {
        if ("review" in line) review = line.review;
        else if ("refusal" in line) throw new RefusedError(line.refusal, 200);
        else if (!this.found) this.progress = line;
      }
      if (!review) throw new Error("no review");
      this.found = review;
      this.told = told;
    } catch (error) {
      if (halt.signal.aborted) return;
      this.trouble = (error instanceof RefusedError && error.message) || say("review-failed");
    }
    this.progress = null;
  }

  /** Asks again where the reader has changed to another language, in which reasons are told. */
  follow(now: string): void {
    if (this.found && this.told !== now) void this.start();
  }

  /** Lets the server stop working. */
  stop(): void {
    this.halt.abort();
    this.progress = null;
  }

  /** The stop of the next mistake, or of the one before; none is -1. */
  mistake(by: 1 | -1): number {
    return nearest(this.mistakes, this.game.at, by);
  }
}
