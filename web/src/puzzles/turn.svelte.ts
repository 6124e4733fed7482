// A turn in the making, of which nobody says whether it is legal: cards go wherever a hand can put
// them. What it leads to is only known once it is confirmed.
import type { PosedPuzzle } from "../protocol/http";
import type { RoundView } from "../protocol/messages";
import { imagine } from "../table/model/imagine";
import type { Picks } from "../table/model/picks";
import type { Travelled } from "../table/motion";
import { read } from "../words/rulebooks";

const DRAW = "!";
const DROP = "~";

/** The card on top of the deck goes to one's hand; unseen, it is only missing there. */
function drawn(round: RoundView, you: number): RoundView {
  const [card, ...below] = round.deck_known;
  const players = round.players.map((player) =>
    card && player.seat === you ? { ...player, hand: [...player.hand, card] } : player,
  );
  const deck = Math.max(0, round.deck - 1);
  return { ...round, players, deck, deck_known: below, steps: [...round.steps, DRAW] };
}

export class PuzzleTurn implements Picks {
  readonly id: string;
  selected = $state<string | null>(null);
  steps = $state.raw<readonly string[]>([]);
  /** What has just moved, by which cards fly. */
  moves = $state.raw<readonly Travelled[]>([]);
  private readonly you: number;
  private readonly start: RoundView;
  private readonly actions: boolean;
  /** Whether there are cards to draw by these rules. */
  readonly draws: boolean;

  constructor(puzzle: PosedPuzzle) {
    const { round, you } = puzzle.state;
    if (!round) throw new Error("nothing is posed");
    this.id = puzzle.id;
    this.start = round;
    this.you = you;
    const rules = read(puzzle.rules);
    this.actions = rules.actions;
    this.draws = (rules.draw !== "" || rules.actions) && round.deck > 0;
  }

  /** The table as it would be. */
  readonly round = $derived.by(() =>
    this.steps.reduce<RoundView>((round, step) => this.after(round, step), this.start),
  );
  readonly text = $derived(this.steps.join(" "));
  readonly dropped = $derived(this.steps.includes(DROP));

  private after(round: RoundView, step: string): RoundView {
    if (step === DRAW) return drawn(round, this.you);
    return step === DROP ? round : imagine(round, this.you, step, null);
  }

  /** Where a card can be put: whether it may is for the solver to know. */
  private places(card: string): readonly string[] {
    if (this.dropped) return [];
    const own = this.round.players[this.you - 1];
    if (own?.hand.includes(card)) return ["+", ">"];
    if (!this.actions) return [];
    if (own?.palette.includes(card)) return [">", "^"];
    return this.round.players.some(({ palette }) => palette.includes(card)) ? ["^"] : [];
  }

  readonly offered = $derived.by(
    (): ReadonlyMap<string, boolean> =>
      new Map((this.selected ? this.places(this.selected) : []).map((kind) => [kind, true])),
  );

  movable(card: string): boolean {
    return this.places(card).length > 0;
  }

  asks(): boolean {
    return false;
  }

  pick(card: string | null): void {
    this.selected = this.selected === card || (card && !this.movable(card)) ? null : card;
  }

  step(step: string): boolean {
    if (!this.places(step.slice(1)).includes(step.charAt(0))) return false;
    this.make(step);
    return true;
  }

  draw(): void {
    this.make(DRAW);
  }

  drop(): void {
    this.steps = [];
    this.make(DROP);
  }

  private make(step: string): void {
    this.moves = [{ seat: this.you, move: { step } }];
    this.selected = null;
    this.steps = [...this.steps, step];
  }

  undo(): void {
    if (this.selected) this.selected = null;
    else {
      this.moves = [];
      this.steps = this.steps.slice(0, -1);
    }
  }
}
