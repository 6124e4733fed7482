import { describe, expect, it } from "vitest";
import { Analysing, type Engine } from "../../src/explore/analysing.svelte";
import type { Analysis, AskAnalysis, AskWhy } from "../../src/protocol/http";
import { round, state } from "../table/state";
import { explored } from "./explored";

const found = (worlds: number, changes: Partial<Analysis> = {}): Analysis => ({
  turns: [
    { turn: "+R7 .", chance: [0.4, 0.5, 0.6], open: null, proven: null },
    { turn: "~", chance: [0, 0, 0], open: null, proven: "loss" },
  ],
  worlds,
  enumerated: false,
  done: false,
  why: "",
  ...changes,
});

/** An engine that answers when it is told to. */
class Scripted implements Engine {
  readonly asked: AskAnalysis[] = [];
  readonly whys: AskWhy[] = [];
  readonly stopped: boolean[] = [];
  answers: Analysis[] = [found(10), found(50, { done: true, why: "Because." })];
  private waiting: (() => void)[] = [];
  error: Error | null = null;

  async *analyse(question: AskAnalysis, signal: AbortSignal): AsyncGenerator<Analysis> {
    const number = this.asked.push(question) - 1;
    this.stopped[number] = false;
    signal.addEventListener("abort", () => (this.stopped[number] = true));
    for (const answer of this.answers) {
      await Promise.resolve();
      yield answer;
    }
    if (this.error) throw this.error;
  }
  why = (question: AskWhy) => {
    this.whys.push(question);
    return Promise.resolve(`why ${question.turn}`);
  };
  tell = (error: unknown) => ({ text: error instanceof Error ? error.message : "" });
  later = (_: number, act: () => void) => {
    this.waiting.push(act);
    return () => (this.waiting = this.waiting.filter((one) => one !== act));
  };
  async pass(): Promise<void> {
    for (const act of this.waiting.splice(0)) act();
    await new Promise((then) => setTimeout(then));
  }
}

const place = (position: string, changes = {}) => explored({ position, ...changes });

describe("an analysis", () => {
  it("begins when one stays, and gets better", async () => {
    const engine = new Scripted();
    const analysing = new Analysing(engine);
    analysing.look("v1.2", place("a"));
    analysing.look("v1.2", place("b")); // whoever goes on at once is not waited for
    expect(engine.asked).toHaveLength(0);
    await engine.pass();
    expect(engine.asked).toEqual([{ rules: "v1.2", position: "b", work: 100 }]);
    expect(analysing.found?.worlds).toBe(50);
    expect(analysing.running).toBe(false);
  });

  it("goes on with more work, and keeps the better answer until then", async () => {
    const engine = new Scripted();
    const analysing = new Analysing(engine);
    analysing.look("v1.2", place("a"));
    await engine.pass();
    engine.answers = [found(20), found(200, { done: true })];
    analysing.goOn();
    const worlds: (number | undefined)[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      worlds.push(analysing.found?.worlds);
      await Promise.resolve();
    }
    expect(engine.asked[1]?.work).toBe(400);
    expect([...new Set(worlds)]).toEqual([50, 200]);
    expect(analysing.spent).toBe(false);
    // The server allows no more than this.
    analysing.goOn();
    await engine.pass();
    expect(analysing.spent).toBe(true);
  });

  it("stops when another position is looked at, and remembers what it found", async () => {
    const engine = new Scripted();
    const analysing = new Analysing(engine);
    analysing.look("v1.2", place("a"));
    await engine.pass();
    engine.answers = [found(10), ...Array.from({ length: 50 }, () => found(60))];
    analysing.goOn();
    await Promise.resolve();
    analysing.look("v1.2", place("b"));
    expect(engine.stopped).toEqual([false, true]);
    expect(analysing.found).toBeNull();
    analysing.look("v1.2", place("a"));
    expect(analysing.found?.worlds).toBe(50);
    await engine.pass();
    expect(engine.asked).toHaveLength(2); // it was done there
  });

  it("rests until it is wanted, once it was stopped", async () => {
    const engine = new Scripted();
    const analysing = new Analysing(engine);
    analysing.stop();
    analysing.look("v1.2", place("a"));
    await engine.pass();
    expect(engine.asked).toHaveLength(0);
    analysing.goOn();
    await engine.pass();
    expect(engine.asked).toHaveLength(1);
  });

  it("is not asked for where it cannot be", async () => {
    const engine = new Scripted();
    const analysing = new Analysing(engine);
    analysing.look("v1.2", place("a", { known: false }));
    analysing.look("v1.2", place("b", { over: true }));
    const three = state({ round: round({ phase: "three" }) });
    analysing.look("v1.2", place("c", { state: three }));
    analysing.goOn();
    await engine.pass();
    expect(engine.asked).toHaveLength(0);
  });

  it("says why it is refused", async () => {
    const engine = new Scripted();
    engine.error = new Error("Your own game.");
    engine.answers = [];
    const analysing = new Analysing(engine);
    analysing.look("v1.2", place("a"));
    await engine.pass();
    expect(analysing.trouble?.text).toBe("Your own game.");
    expect(analysing.running).toBe(false);
  });

  it("is asked why: of the best turn alone, of others against it", async () => {
    const engine = new Scripted();
    const analysing = new Analysing(engine);
    analysing.look("v1.2", place("a"));
    await engine.pass();
    await analysing.explain("+R7 .");
    await analysing.explain("~");
    expect(engine.whys.map((one) => one.better)).toEqual(["", "+R7 ."]);
    expect(analysing.reasons).toEqual({ "+R7 .": "why +R7 .", "~": "why ~" });
    analysing.look("v1.2", place("b"));
    expect(analysing.reasons).toEqual({});
  });
});
