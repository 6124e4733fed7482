// A position from which lines are tried. The server says what each step leads to.
import type { Trouble } from "../net/study";
import type { AskExplore, Explored } from "../protocol/http";
import type { State } from "../protocol/messages";
import type { Place } from "../protocol/addresses";
import { pastOf } from "../protocol/positions";
import { cardOf, kindOf } from "../protocol/steps";
import type { Picks } from "../table/model/picks";
import type { Travelled } from "../table/motion";
import { say } from "../words/words.svelte";
import { numbered } from "./numbered";
import { divided, keepTree, restoreTree, Turn } from "./tree.svelte";

type Ask = (question: AskExplore) => Promise<Explored>;

/** Opens a position, and goes to the end of a line. */
export async function opened(place: Place, ask: Ask, tell: (error: unknown) => Trouble) {
  const { rules, position, line } = place;
  const first = await ask({ rules, position });
  const explorer = new Explorer(place, first, ask, tell);
  if (line) await explorer.follow(line);
  return explorer;
}

export class Explorer implements Picks {
  readonly rules: string;
  readonly position: string;
  readonly names: readonly string[];
  readonly you: number;
  readonly root = new Turn();
  /** The last whole turn of the line that is shown. */
  at = $state.raw<Turn>(this.root);
  /** The table in the middle of a turn. */
  under = $state.raw<Explored | null>(null);
  /** Why the last wish could not be met. */
  trouble = $state.raw<Trouble | null>(null);
  selected = $state<string | null>(null);
  /** What has just moved, by which cards fly. */
  moves = $state.raw<readonly Travelled[]>([]);
  private asked = 0;
  /** How many questions are still unanswered. */
  private asking = $state(0);

  constructor(
    place: Place,
    first: Explored,
    private readonly ask: Ask,
    private readonly tell: (error: unknown) => Trouble,
  ) {
    this.rules = first.state.setup.rules; // a name stands for them
    this.position = place.position;
    this.names = place.names ?? [];
    this.you = place.you ?? 0;
    this.root.explored = first;
    restoreTree(this, this.root);
  }

  /** What a player is called: by the name that came with the position, or by a number. */
  name(seat: number): string {
    return this.names[seat - 1] ?? say("web-explore-player", { seat });
  }

  /** A table with the names of those who play. */
  named(state: State): State {
    return { ...numbered(state, (seat) => this.name(seat)), you: this.you };
  }

  /** The position as it is shown. */
  readonly now = $derived.by(() => {
    const now = this.under ?? this.at.explored;
    if (!now) throw new Error("nothing is shown");
    return now;
  });

  /** The steps of the turn under way that were made here. */
  readonly made = $derived(this.under ? this.under.steps.split(" ") : []);

  /** All steps from the root, by which a link leads here. */
  readonly line = $derived([this.at.line, this.under?.steps ?? ""].filter(Boolean).join(" "));

  /**
   * The position whose turns are judged: that before the turn, until it has brought something new.
   */
  readonly judged = $derived.by(() => {
    const before = this.at.explored;
    return before && !this.made.some((step) => kindOf(step) === "!") ? before : this.now;
  });

  readonly mover = $derived(this.now.state.round?.turn ?? 0);

  /** Cards whose place nobody knows, which a hidden hand may hold and a draw may bring. */
  readonly unseen = $derived.by(() => {
    const round = this.now.state.round;
    const seen = new Set([...(round?.gone ?? []), ...(round?.deck_known ?? [])]);
    for (const { hand, palette } of round?.players ?? [])
      for (const card of [...hand, ...palette]) seen.add(card);
    return (card: string) => !seen.has(card);
  });

  // Picking up

  private held(card: string): boolean {
    return this.now.state.round?.players[this.mover - 1]?.hand.includes(card) ?? false;
  }

  /** What might be done with a card, and whether it may. */
  readonly offered = $derived.by((): ReadonlyMap<string, boolean> => {
    const card = this.selected;
    if (!card || this.asking) return new Map();
    const legal = ["+", ">", "^"].filter((kind) => this.now.legal.includes(kind + card));
    const may = this.held(card) || this.unseen(card) ? ["+", ">"] : [];
    return new Map([...may, ...legal].map((kind) => [kind, legal.includes(kind)]));
  });

  movable(card: string): boolean {
    return this.held(card) || this.asks(card);
  }

  asks(card: string): boolean {
    return !this.held(card) && !this.unseen(card) && this.may(card);
  }

  /** Whether there is a step with this card. */
  may(card: string): boolean {
    return this.now.legal.some((step) => cardOf(step) === card);
  }

  pick(card: string | null): void {
    this.trouble = null;
    this.selected = this.selected === card ? null : card;
  }

  step(step: string): boolean {
    void this.play(step);
    return this.now.legal.includes(step);
  }

  // Playing

  /** Makes steps after those of the turn under way. */
  async play(steps: string): Promise<void> {
    const seat = this.mover;
    await this.make([...this.made, steps].join(" "), () => {
      this.moves = steps.split(" ").map((step) => ({ seat, move: { step } }));
    });
  }

  /** Plays a turn that was judged; a card that it draws unseen is still to be named. */
  async playJudged(turn: string): Promise<void> {
    const before = this.judged === this.now ? this.made : [];
    await this.make([...before, turn.replace(/ !$/, "")].join(" "));
  }

  private async make(steps: string, before = () => {}): Promise<void> {
    const at = this.at;
    const base = at.explored;
    // A second press would act on what the first one has changed.
    if (!base || this.asking) return;
    const found = await this.answer({ position: base.position, steps });
    if (!found) return;
    before();
    if (found.turn_over || found.over) {
      const turn = at.then(found.steps);
      turn.explored = found;
      this.at = turn;
      this.under = null;
    } else this.under = found;
  }

  /** Takes back the last step, or the last turn. */
  async back(): Promise<void> {
    const { made, under } = this;
    // Some steps follow others by themselves, and are there again if only they are taken back.
    for (let left = made.length - 1; left > 0; left -= 1) {
      await this.make(made.slice(0, left).join(" "));
      if (this.under?.steps !== under?.steps || this.trouble) return;
    }
    if (under) this.leave();
    else await this.go(this.at.parent);
  }

  private leave(): void {
    this.asked += 1;
    this.under = null;
    this.selected = null;
    this.trouble = null;
    this.moves = [];
  }

  /** Shows another turn of the tree. */
  async go(turn: Turn | null): Promise<void> {
    if (!turn) return;
    if (!turn.explored) {
      const found = await this.answer({ position: this.position, steps: turn.line });
      if (!found) return;
      turn.explored = found;
    }
    this.leave();
    this.at = turn;
  }

  /** Forgets the turn that is shown, and all that follows it. */
  async forget(): Promise<void> {
    const turn = this.at;
    await this.go(turn.parent);
    if (this.at !== turn) this.at.forget(turn);
  }

  /** Makes all steps of a line, as a link holds them. */
  async follow(line: string): Promise<void> {
    const found = await this.answer({ position: this.position, steps: line });
    if (!found) return;
    const before = pastOf(this.root.explored?.position ?? "").length;
    const counts = pastOf(found.position).slice(before);
    // Of a turn that was under way already, only the rest has been made here.
    const begun = this.root.explored?.state.round?.steps.length ?? 0;
    const turns = divided(
      found.steps,
      counts.map((count, index) => (index ? count : count - begun)),
    );
    const rest = turns.pop();
    const last = turns.reduce((turn, steps) => turn.then(steps), this.root);
    if (rest) {
      await this.go(last);
      this.under = { ...found, steps: rest };
    } else {
      last.explored = found;
      this.leave();
      this.at = last;
    }
  }

  keep(): void {
    keepTree(this, this.root);
  }

  /** Asks about steps; null if they are refused, or something else was asked for since. */
  private async answer(question: Omit<AskExplore, "rules">): Promise<Explored | null> {
    const asked = (this.asked += 1);
    this.selected = null;
    this.trouble = null;
    this.asking += 1;
    try {
      const found = await this.ask({ rules: this.rules, ...question });
      return asked === this.asked ? found : null;
    } catch (error) {
      if (asked === this.asked) this.trouble = this.tell(error);
      return null;
    } finally {
      this.asking -= 1;
    }
  }
}
