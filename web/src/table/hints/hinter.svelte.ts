// Hints for the turn that is being thought about, stage by stage.
import { newId } from "../../net/connection";
import { RefusedError, takeHint } from "../../net/http";
import type { ToldHint } from "../../protocol/http";
import type { Move, State } from "../../protocol/messages";
import { cardOf, kindOf } from "../../protocol/steps";
import type { WatchedTable } from "../model/watched-table.svelte";

export type Take = typeof takeHint;
const LAST = 3;

interface Help {
  /** Where it helps: elsewhere, it means nothing. */
  place: string;
  told: readonly ToldHint[];
  /** The stage that has been asked for. */
  waiting: number;
  /** Why there was no answer; empty if nobody knows. */
  failed: string | null;
}

const EMPTY: Help = { place: "", told: [], waiting: 0, failed: null };

export class Hinter {
  private help = $state.raw<Help>(EMPTY);

  constructor(
    private readonly watched: WatchedTable,
    private readonly take: Take = takeHint,
  ) {}

  private get place(): string {
    const state = this.watched.state;
    if (!state?.round || !this.watched.composer.mine) return "";
    return JSON.stringify([state.game, state.round.number, state.round.position]);
  }

  private get here(): Help {
    return this.help.place && this.help.place === this.place ? this.help : EMPTY;
  }

  /** Whether this is a moment for hints. */
  get open(): boolean {
    return !!this.place && !!this.watched.state?.setup.hints;
  }

  get told(): readonly ToldHint[] {
    return this.here.told;
  }

  get waiting(): boolean {
    return this.here.waiting > 0;
  }

  get failed(): string | null {
    return this.here.failed;
  }

  /** The stage that comes next; 0 after the last. */
  get next(): number {
    return this.told.length < LAST ? this.told.length + 1 : 0;
  }

  /** Asks for the next stage. An answer that comes when the turn is another is not shown. */
  async further(): Promise<void> {
    const stage = this.next;
    if (!this.open || this.waiting || !stage) return;
    const here = this.place;
    const told = this.told;
    this.help = { place: here, told, waiting: stage, failed: null };
    const after = { place: here, told, waiting: 0, failed: null };
    try {
      const hint = await this.take(this.watched.id, stage, newId());
      this.settle({ ...after, told: [...told, hint] });
      if (this.place === here) this.watched.composer.hinted = hint.cards;
    } catch (error) {
      this.settle({ ...after, failed: error instanceof RefusedError ? error.message : "" });
    }
  }

  private settle(after: Help): void {
    if (this.help.place === after.place) this.help = after;
  }

  /** The steps of the best turn, once it is told. */
  get steps(): readonly string[] {
    return this.told[LAST - 1]?.turn.split(" ").filter((step) => step) ?? [];
  }

  /** Composes the best turn, as far as it can be taken back: to end it is left to the player. */
  compose(): void {
    const { composer } = this.watched;
    while (composer.canUndo) composer.undo();
    for (const step of this.steps) {
      if (step === "~") composer.drop();
      else if (cardOf(step)) composer.step(step);
    }
  }
}

/** The moves of a turn, with the palettes that cards are taken from. */
export function movesOf(state: State, steps: readonly string[]): Move[] {
  const played = new Set<string>();
  return steps.map((step) => {
    const card = cardOf(step);
    if (kindOf(step) === "+") {
      played.add(card);
      return { step };
    }
    const owner = state.round?.players.find((player) => player.palette.includes(card));
    const palette = played.has(card) ? state.you : card && owner?.seat;
    return palette ? { step, palette } : { step };
  });
}

const hinters = new WeakMap<WatchedTable, Hinter>();

/** What was told stays told while the page shows something else. */
export function hinterOf(watched: WatchedTable): Hinter {
  let hinter = hinters.get(watched);
  if (!hinter) hinters.set(watched, (hinter = new Hinter(watched)));
  return hinter;
}
