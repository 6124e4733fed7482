// A move in the making: steps that can be taken back until the move is played. It survives a reload.
import type {
  Choice,
  Guide,
  Outcome,
  Preview,
  Refusal,
  RoundView,
  State,
} from "../../protocol/messages";
import { kindOf, optionsFor, type Option } from "../../protocol/steps";
import { imagine } from "./imagine";
import { keepMove, keptMove } from "./kept-move";

export interface Wire {
  preview(id: string, steps: readonly string[]): void;
  play(id: string, steps: readonly string[]): void;
  id(): string;
  atOnce(): boolean;
  /** Acts after some time, unless the answer is called first. */
  later(ms: number, act: () => void): () => void;
  /** Where a move in the making survives a reload of the page. */
  readonly storage: Storage | null;
  /** Something was refused; the step, where it is one that may be asked about again. */
  refused(refusal: Refusal, step?: string): void;
  /** A step was made, so what was refused before is read no more. */
  stepped(): void;
}

// How ids of questions begin: an answer that comes late is known for what it is.
const QUESTION = "q-";
const SLOW_MS = 2000; // without an answer to a preview, until the player is told

interface Made {
  step: string;
  outcome: Outcome | null;
  round: RoundView;
  choices: readonly Choice[] | null; // null: the server has not answered yet
  refused?: readonly string[];
  guide: Guide | null; // likewise, unless the step completes the move
}

export type Question = "drop" | "out";

/** What can be done to finish the move as it stands. */
export type Finish = NonNullable<Guide["finishes"]>[number];

/** The guidance for a step that completes the move, before the server has given it. */
function whenComplete({ effect, ends, draws }: Choice): Guide | null {
  if (!ends && !draws) return null;
  const prompt = effect === "draws" ? "play-draws" : effect === "out" ? "play-out" : "play";
  return { prompt, finishes: ["play"], may_drop: false };
}

export class Composer {
  private made = $state.raw<readonly Made[]>([]);
  private base = $state.raw<State | null>(null);
  /** Previews under way: of how many steps, or of a step that is refused, to learn why. */
  private readonly asked = new Map<string, number | string>();
  /** The card that was picked up and waits for a place to go. */
  selected = $state<string | null>(null);
  /** The cards that a hint points at. */
  hinted = $state.raw<readonly string[]>([]);
  /** Dropping out, and a move that puts one out, ask once. */
  question = $state<Question | null>(null);
  /** The move has been sent and not been answered. */
  sent = $state<{ id: string; steps: readonly string[] } | null>(null);
  /** The server has not said for a while what the last step leads to; further steps wait. */
  slow = $state(false);
  private stopWaiting = () => {};
  private wanted: readonly string[] = [];
  /** A step whose card has set off; what follows from it is shown in the next frame. */
  private waiting: string | null = null;
  /** Lets the card of a step set off before all else is drawn anew, and calls back when it has. */
  lead: (step: string, then: () => void) => boolean = () => false;

  constructor(private readonly wire: Wire) {}

  /** Takes up the table as it now is; a move in the making goes on if its position still stands. */
  update(state: State): void {
    const before = this.base;
    this.base = state;
    const same =
      before?.round &&
      state.round &&
      before.table === state.table &&
      before.game === state.game &&
      before.round.number === state.round.number &&
      before.round.position === state.round.position &&
      state.stage === before.stage;
    if (!same) {
      this.clear();
      if (before) keepMove(this.wire.storage, state, []);
      else this.restore(state);
      return;
    }
    // A new language, or a new connection: what stands here is asked for again.
    if (this.made.length && !this.sent && before.choices !== state.choices) this.ask();
  }

  private clear(): void {
    this.waiting = null;
    this.hinted = [];
    this.made = [];
    this.selected = null;
    this.question = null;
    this.sent = null;
    this.asked.clear();
    this.listen();
  }

  /** Goes on with a move that was being made when the page was left. */
  private restore(state: State): void {
    if (!this.mine) return;
    for (const step of keptMove(this.wire.storage, state)) this.add(step);
    if (this.made.length) this.ask();
  }

  /** Waits for what the last step leads to, if that is not known yet. */
  private listen(): void {
    this.stopWaiting();
    this.slow = false;
    if (!this.last || this.last.choices || this.sent) return;
    this.stopWaiting = this.wire.later(SLOW_MS, () => (this.slow = true));
  }

  get mine(): boolean {
    const state = this.base;
    return state?.stage === "playing" && state.you > 0 && state.round?.turn === state.you;
  }

  get steps(): readonly string[] {
    return this.made.map((one) => one.step);
  }

  private get last(): Made | undefined {
    return this.made.at(-1);
  }

  /** The table as it would be. */
  get round(): RoundView | null {
    return this.last?.round ?? this.base?.round ?? null;
  }

  get choices(): readonly Choice[] | null {
    const last = this.last;
    return last ? last.choices : (this.base?.choices ?? []);
  }

  get outcome(): Outcome | null {
    return this.last?.outcome ?? null;
  }

  get complete(): boolean {
    const outcome = this.outcome;
    return !!(outcome?.ends || outcome?.draws);
  }

  choice(step: string): Choice | undefined {
    return this.choices?.find((one) => one.step === step);
  }

  /** What can be done now, as the server sees it; null while it has not answered. */
  get guide(): Guide | null {
    const last = this.last;
    return last ? last.guide : (this.base?.guide ?? null);
  }

  /** The ways to finish from here, the likeliest first. */
  get finishes(): readonly Finish[] {
    return this.mine && !this.sent ? (this.guide?.finishes ?? []) : [];
  }

  get canDrop(): boolean {
    return this.mine && !this.sent && (this.guide?.may_drop ?? false);
  }

  get canUndo(): boolean {
    return this.made.length > 0 && !this.sent;
  }

  /** Steps that come to mind, and are refused. */
  private get closed(): readonly string[] {
    return (this.last ?? this.base)?.refused ?? [];
  }

  /** What might be done with a card now, open or not. */
  options(card: string): Option[] {
    return optionsFor(card, this.choices ?? [], this.closed);
  }

  /** Whether a card can be picked up: something can be said about where it may go. */
  movable(card: string): boolean {
    if (!this.mine || this.sent || this.complete || this.slow) return false;
    if (this.choices) return this.options(card).length > 0;
    const own = this.round?.players.find((player) => player.seat === this.base?.you);
    return own?.hand.includes(card) ?? false;
  }

  /** Whether there is a place to which a card may go. */
  asks(card: string): boolean {
    return this.movable(card) && this.options(card).some(({ outcome }) => outcome);
  }

  pick(card: string | null): void {
    this.settle();
    if (card === null || !this.movable(card) || this.selected === card) {
      this.selected = null;
      return;
    }
    const options = this.options(card);
    const only = options.length === 1 ? options[0] : undefined;
    // The 1 leaves only one place to go: no second tap is needed.
    if (only && kindOf(only.step) === "^") this.step(only.step);
    else this.selected = card;
  }

  /** Makes a step of the move; false if it is refused, and then the reason is asked for. */
  step(step: string): boolean {
    this.settle();
    if (!this.mine || this.sent || this.complete || this.slow) return false;
    if (this.choices && !this.choice(step)) {
      if (this.closed.includes(step)) {
        this.wire.refused({ reason: "", text: "" } as Refusal, step); // until the reason comes
        this.doubt(step);
      }
      return false;
    }
    if (this.lead(step, () => this.settle())) this.waiting = step;
    else this.make(step);
    return true;
  }

  /** Asks why a step is refused. */
  doubt(step: string): void {
    const id = QUESTION + this.wire.id();
    this.asked.set(id, step);
    this.wire.preview(id, [...this.steps, step]);
  }

  /** Makes the step whose card has set off: in the next frame, or before whatever is done sooner. */
  private settle(): void {
    const step = this.waiting;
    this.waiting = null;
    if (step) this.make(step);
  }

  private make(step: string): void {
    this.wire.stepped();
    this.selected = null;
    this.question = null;
    this.add(step);
    this.keep();
    if (this.complete && this.wire.atOnce()) this.confirm();
    if (!this.sent) this.ask();
  }

  private add(step: string): void {
    const base = this.base;
    const round = this.round;
    if (!base || !round) return;
    const choice = this.choice(step);
    const outcome = choice ?? null;
    const guide = choice ? whenComplete(choice) : null;
    this.made = [
      ...this.made,
      {
        step,
        outcome,
        round: imagine(round, base.you, step, outcome),
        choices: null,
        guide,
      },
    ];
  }

  private keep(): void {
    if (this.base) keepMove(this.wire.storage, this.base, this.steps);
  }

  private ask(): void {
    const id = QUESTION + this.wire.id();
    this.asked.set(id, this.made.length);
    this.wire.preview(id, this.steps);
    this.listen();
  }

  previewed(preview: Preview): void {
    const count = this.asked.get(preview.id);
    this.asked.delete(preview.id);
    if (typeof count !== "number" || this.steps.slice(0, count).join() !== preview.steps.join())
      return;
    this.made = this.made.map((one, index) =>
      index === count - 1 ? { ...preview, step: one.step } : one,
    );
    this.listen();
    // A card that was put down before this answer came may have found its move complete.
    if (count === this.made.length && this.complete && this.wire.atOnce()) this.confirm();
  }

  /** A preview or the move itself was refused. */
  refused(id: string, refusal: Refusal): boolean {
    const count = this.asked.get(id);
    if (count !== undefined) {
      this.asked.delete(id);
      if (typeof count === "string") this.wire.refused(refusal, count);
      else if (count <= this.made.length) {
        this.shorten(count - 1);
        this.wire.refused(refusal);
      }
      return true;
    }
    if (id.startsWith(QUESTION)) return true; // the table has gone on meanwhile
    if (this.sent?.id === id) {
      this.sent = null;
      this.shorten(0);
      this.wire.refused(refusal);
      return true;
    }
    return false;
  }

  undo(): void {
    this.settle();
    this.selected = null;
    this.question = null;
    if (this.canUndo) this.shorten(this.made.length - 1);
  }

  /** Keeps the first steps; what they lead to is asked for where the answer was lost. */
  private shorten(count: number): void {
    this.made = this.made.slice(0, count);
    this.keep();
    if (this.last && !this.last.choices) this.ask();
    else this.listen();
  }

  finish(finish: Finish): void {
    this.settle();
    const more = { play: [], draw: ["!"], keep: ["."], end: ["."] }[finish];
    this.play([...this.steps, ...more], finish === "play" ? this.outcome : null);
  }

  confirm(): void {
    this.settle();
    const first = this.finishes[0];
    if (first) this.finish(first);
  }

  drop(): void {
    this.settle();
    if (!this.canDrop) return;
    this.wanted = [...this.steps, "~"];
    this.question = "drop";
  }

  private play(steps: readonly string[], outcome: Outcome | null): void {
    if (outcome?.out && this.question !== "out") {
      this.wanted = steps;
      this.question = "out";
      return;
    }
    this.go(steps);
  }

  /** The answer to the question. */
  sure(): void {
    if (this.question) this.go(this.wanted);
  }

  unsure(): void {
    this.question = null;
  }

  private go(steps: readonly string[]): void {
    const id = this.wire.id();
    this.question = null;
    this.selected = null;
    this.sent = { id, steps };
    this.listen();
    this.wire.play(id, steps);
  }
}
