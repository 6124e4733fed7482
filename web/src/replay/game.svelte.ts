// A finished game that is looked at again. The server has told every moment of it, so that nothing
// of the rules is known here: a moment is shown as it was told.
import type { Moment, Replay } from "../protocol/http";
import type { RoundView, State } from "../protocol/messages";
import { follow } from "../table/model/follow";
import type { Travelled } from "../table/motion";
import { tell, turnText, type StoryLine } from "../table/story";
import { called } from "../words/people";

/** Whose hands are shown: everybody's, nobody's, or those of one seat. */
export type Hands = "all" | "none" | number;
export const PACES = { calm: 2600, normal: 1400, quick: 600 }; // milliseconds from step to step
export type Pace = keyof typeof PACES;

/** A line of the log, and the stop at which it can be seen. */
export interface Told extends StoryLine {
  stop: number;
}

/** Acts after some time, unless the answer is called first. */
type Later = (ms: number, act: () => void) => () => void;

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** The table at each moment, as somebody sees it who had this seat. */
function statesOf(moments: readonly Moment[], you: number): State[] {
  const states: State[] = [];
  for (const [seq, { state, changes, at }] of moments.entries()) {
    const before = states.at(-1);
    const after =
      state ?? (before && changes && follow(before, { seq, now: at, events: [], changes }));
    if (!after) throw new Error(`moment ${seq}`);
    states.push({ ...after, you });
  }
  return states;
}

export class Game {
  readonly id: string;
  readonly states: readonly State[];
  /** The moments at which one can stop: deals, and ends of turns. A link names one by its number. */
  readonly stops: readonly number[];
  private readonly moments: readonly Moment[];
  /** The moment that is shown; in the middle of a turn, it is no stop. */
  moment = $state(0);
  /** What has just moved, by which cards fly. */
  moves = $state.raw<readonly Travelled[]>([]);
  playing = $state(false);
  hands = $state<Hands>("all");
  pace = $state<Pace>("normal");
  private halt = () => {};

  constructor(
    replay: Replay,
    stop = 0,
    private readonly after: Later = later,
    /** The seat that the reader had; 0 if none. */
    readonly you = 0,
  ) {
    this.id = replay.game;
    this.moments = replay.moments;
    this.states = statesOf(replay.moments, you);
    this.stops = replay.moments.flatMap((moment, index) => (moment.whole ? [index] : []));
    this.show(stop);
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** The number of the stop that is shown, or was left last. */
  readonly at = $derived.by(() => this.stops.findLastIndex((stop) => stop <= this.moment));

  /** The table as it is shown, with the hands that may be seen. */
  readonly state = $derived.by(() => {
    const state = this.states[this.moment];
    if (!state) throw new Error(`moment ${this.moment}`);
    return withHands(state, this.hands);
  });

  /** Who played, in the order of their seats. */
  players(): string {
    const end = this.states.at(-1);
    return end ? end.seats.map(({ seat }) => called(end, seat)).join(" – ") : "";
  }

  /** Jumps to a stop: the one place through which slider, log and graph do. */
  show(stop: number): void {
    this.pause();
    this.go(this.stops[Math.max(0, Math.min(this.last, stop))] ?? 0);
  }

  /** The stop after a turn of a round; turn 0 is the deal. */
  stopAt(round: number, turn: number): number {
    return this.stops.findIndex((stop) => {
      const moment = this.moments[stop];
      return moment?.round === round && moment.turn === turn;
    });
  }

  /** Goes some turns on, or back; a turn under way counts as the one to come. */
  turn(by: number): void {
    const middle = this.stops[this.at] !== this.moment;
    this.show(this.at + by + (middle && by < 0 ? 1 : 0));
  }

  /** Goes one step on or back. */
  step(by: 1 | -1): void {
    this.pause();
    this.go(this.moment + by);
  }

  play(): void {
    if (this.playing) return;
    if (this.moment === this.states.length - 1) this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    this.halt();
    this.halt = () => {};
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Shows other hands: all, none, then one seat's after the other. */
  turnHands(): void {
    const ways: Hands[] = ["all", "none", ...this.state.seats.map((seat) => seat.seat)];
    this.hands = ways[(ways.indexOf(this.hands) + 1) % ways.length] ?? "all";
  }

  private wait(): void {
    this.halt = this.after(PACES[this.pace], () => {
      this.go(this.moment + 1);
      if (this.moment < this.states.length - 1) this.wait();
      else this.pause();
    });
  }

  private go(moment: number): void {
    const before = this.moment;
    const after = Math.max(0, Math.min(this.states.length - 1, moment));
    const passed = this.moments.slice(before + 1, after + 1);
    // Whoever leaps over a turn or more wants to see the end of it, not every card on its way.
    const turns = passed.filter((one) => one.whole).length;
    this.moves =
      turns > 1 ? [] : passed.flatMap(({ seat, moves }) => moves.map((move) => ({ seat, move })));
    this.moment = after;
  }

  /** The log, each line with the stop that it belongs to. */
  lines(): Told[] {
    return this.moments.flatMap((_, index) => {
      const stop = this.stops.findIndex((one) => one >= index);
      return this.tellAt(index, false).map((line, number) => ({
        ...line,
        key: `${index}-${number}`,
        stop,
      }));
    });
  }

  /** What has just happened, in words; in the middle of a turn, its last step. */
  said(spoken = false): string {
    return this.saidOf(this.moment, spoken);
  }

  /** What happened at a stop. */
  saidAt(stop: number): string {
    return this.saidOf(this.stops[stop] ?? 0, false);
  }

  private saidOf(index: number, spoken: boolean): string {
    const moment = this.moments[index];
    const state = this.states[index];
    if (!moment || !state) return "";
    const lines = this.tellAt(index, spoken);
    if (lines.length) return lines.map((line) => line.text).join(" ");
    return turnText(state, moment.seat, moment.moves, spoken);
  }

  private tellAt(index: number, spoken: boolean): Omit<StoryLine, "key">[] {
    const state = this.states[index];
    if (!state) return [];
    return this.moments[index]?.events.flatMap((event) => tell(state, event, spoken)) ?? [];
  }
}

/** The table without the hands that are not to be seen; how many cards they hold stays. */
export function withHands(state: State, hands: Hands): State {
  if (hands === "all" || !state.round) return state;
  const players = state.round.players.map((player) =>
    player.seat === hands
      ? player
      : { ...player, hand: [], hidden: player.hand.length + player.hidden },
  );
  const round: RoundView = { ...state.round, players };
  return { ...state, round };
}
