/** What cards that can be picked up and put somewhere need. */
export interface Picks {
  readonly selected: string | null;
  /** The cards that a hint has named. */
  readonly hinted?: readonly string[];
  /** Whether a card can be picked up. */
  movable(card: string): boolean;
  /** Whether a card that lies on the table is asked for. */
  asks(card: string): boolean;
  pick(card: string | null): void;
  /** Makes a step: a place, and the card that goes there. */
  step(step: string): boolean;
}
