// Where cards lie after a step, before the server has said so: only cards that change their places.
// Whether the step is allowed and who is winning then is the server's to say.
import type { Choice, Outcome, PlayerView, RoundView } from "./protocol";
import { type Colour, COLOURS, colourOf } from "./kinds";

export type Kind = "+" | ">" | "^" | "!" | "." | "~";

export function kindOf(step: string): Kind {
  return step[0] as Kind;
}

export function cardOf(step: string): string {
  return step.slice(1);
}

function without(cards: readonly string[], card: string): string[] {
  return cards.filter((one) => one !== card);
}

/** Shows a step as made: its card lies where it goes, and the board as far as it is known. */
export function imagine(
  round: RoundView,
  you: number,
  step: string,
  outcome: Outcome | null,
): RoundView {
  const kind = kindOf(step);
  const card = cardOf(step);
  let players: PlayerView[] = round.players.map((player) => ({
    ...player,
    hand: without(player.hand, card),
    known: without(player.known, card),
    palette: kind === "+" ? player.palette : without(player.palette, card),
    best: kind === "+" ? player.best : without(player.best, card),
  }));
  players = players.map((player) =>
    player.seat === you
      ? {
          ...player,
          palette: kind === "+" ? [...player.palette, card] : player.palette,
          best: outcome?.best ?? player.best,
        }
      : player,
  );
  return {
    ...round,
    players,
    steps: [...round.steps, step],
    canvas: outcome?.canvas ?? (kind === ">" ? colourOf(card) : round.canvas),
    canvas_card: kind === ">" ? card : round.canvas_card,
    deck: round.deck + (kind === "^" ? 1 : 0),
    deck_known: kind === "^" ? [card, ...round.deck_known] : round.deck_known,
    phase: outcome?.phase ?? round.phase,
    standings: outcome
      ? round.standings.map((standing, index) => ({
          ...standing,
          seat: outcome.under[index] ?? 0,
          cards: standing.seat === outcome.under[index] ? standing.cards : [],
        }))
      : round.standings,
  };
}

/** The choices that move a given card. */
export function choicesFor(choices: readonly Choice[], card: string): Choice[] {
  return choices.filter((choice) => choice.step.length === 3 && cardOf(choice.step) === card);
}

export function standingOf(round: RoundView, colour: Colour) {
  return round.standings[COLOURS.indexOf(colour)];
}
