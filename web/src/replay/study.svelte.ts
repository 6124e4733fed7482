// What a review adds to a replay: fetched when it is asked for, with its words.
import { prepared } from "../words/words.svelte";
import type { Game } from "./game.svelte";
import type { Reviewing } from "./review/reviewing.svelte";

type Parts = typeof import("./review/review-parts");

export class Study {
  /** Once they are there. */
  parts = $state.raw<Parts | null>(null);
  review = $state.raw<Reviewing | null>(null);
  private coming: Promise<{ default: Parts }> | null = null;

  constructor(
    private readonly game: Game,
    /** Whether somebody has come to see the review. */
    readonly wanted = false,
  ) {
    if (wanted) void this.start();
  }

  fetch(): Promise<{ default: Parts }> {
    return (this.coming ??= this.fetched());
  }

  private async start(): Promise<void> {
    await this.fetch().catch(() => {}); // whoever shows it says that it is missing
    await this.review?.start();
  }

  private async fetched(): Promise<{ default: Parts }> {
    const parts = await import("./review/review-parts");
    await prepared(Promise.resolve(), parts.REVIEW);
    this.parts = parts;
    this.review = new parts.Reviewing(this.game);
    return { default: parts };
  }
}
