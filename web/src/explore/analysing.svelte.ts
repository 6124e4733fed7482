// The analysis that runs beside a position, and gets better for as long as it may.
import type { Trouble } from "../net/study";
import type { Analysis, AskAnalysis, AskWhy, Explored } from "../protocol/http";

export interface Engine {
  analyse(question: AskAnalysis, signal: AbortSignal): AsyncIterable<Analysis>;
  why(question: AskWhy): Promise<string>;
  /** Why there is no answer, in words. */
  tell(error: unknown): Trouble;
  /** Acts after some time, unless the answer is called first. */
  later(ms: number, act: () => void): () => void;
}

const WORK = 100;
const MORE = 4; // times as much, whenever more is wanted
const MOST = 100_000;
const PAUSE_MS = 250; // whoever goes on at once wants no answer here

interface Found {
  analysis: Analysis | null;
  work: number;
  /** More work has brought nothing new. */
  spent: boolean;
}

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  running = $state(false);
  /** Whether positions are looked at without being asked. */
  on = $state(true);
  trouble = $state.raw<Trouble | null>(null);
  spent = $state(false);
  /** What speaks for a turn, or against it. */
  reasons = $state<Record<string, string>>({});
  private rules = "";
  private position = "";
  private readonly kept = new Map<string, Found>();
  private halt = () => {};

  constructor(private readonly engine: Engine) {}

  /** Turns to a position. */
  look(rules: string, { position, over, known, state }: Explored): void {
    if (this.rules === rules && this.position === position) return;
    this.stop(false);
    this.rules = rules;
    this.position = position;
    const kept = this.kept.get(this.key);
    this.found = kept?.analysis ?? null;
    this.spent = kept?.spent ?? false;
    this.reasons = {};
    this.trouble = null;
    // Whose hand is unknown cannot be advised, nor who is about to draw a card for a 3.
    const asks = !over && known && state.round?.phase !== "three";
    if (!asks) this.position = "";
    else if (this.on && !kept?.analysis?.done) this.wait();
  }

  private get key(): string {
    return `${this.rules} ${this.position}`;
  }

  private wait(): void {
    this.running = true;
    this.halt = this.engine.later(PAUSE_MS, () => void this.run());
  }

  /** Lets it rest: here, or until it is wanted again. */
  stop(off = true): void {
    if (off) this.on = false;
    this.running = false;
    this.halt();
    this.halt = () => {};
  }

  /** Looks further. */
  goOn(): void {
    this.on = true;
    if (!this.running && this.position) void this.run();
  }

  private async run(): Promise<void> {
    const { key, rules, position } = this;
    const before = this.kept.get(key);
    const work = Math.min(MOST, before?.analysis?.done ? before.work * MORE : WORK);
    const stopper = new AbortController();
    this.halt = () => stopper.abort();
    this.running = true;
    this.trouble = null;
    try {
      for await (const found of this.engine.analyse({ rules, position, work }, stopper.signal)) {
        if (stopper.signal.aborted) return;
        this.take(key, found, work);
      }
    } catch (error) {
      if (!stopper.signal.aborted) this.trouble = this.engine.tell(error);
    }
    if (!stopper.signal.aborted) this.running = false;
  }

  /** Takes an answer, unless a better one is there from before. */
  private take(key: string, found: Analysis, work: number): void {
    const before = this.kept.get(key)?.analysis;
    const spent = found.done && (found.enumerated || found.worlds <= (before?.worlds ?? 0));
    const better = !before?.done || found.worlds >= before.worlds;
    if (!better && !found.done) return;
    const analysis = better ? found : before;
    this.kept.set(key, { analysis, work, spent: spent && work > WORK });
    this.found = analysis;
    this.spent = spent && work > WORK;
  }

  /** Asks what is wrong with a turn, or what is good about the best. */
  async explain(turn: string): Promise<void> {
    const { key, rules, position } = this;
    const best = this.found?.turns[0]?.turn ?? "";
    this.reasons[turn] = "";
    try {
      const why = await this.engine.why({
        rules,
        position,
        turn,
        better: turn === best ? "" : best,
      });
      if (key === this.key) this.reasons[turn] = why;
    } catch (error) {
      if (key === this.key) this.reasons[turn] = this.engine.tell(error).text;
    }
  }
}
