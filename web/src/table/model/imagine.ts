// Where cards lie after a step, before the server has said so: only cards that change their places.
// Whether the step is allowed and who is winning then is the server's to say.
import { colourOf } from "../../protocol/cards";
import type { Outcome, PlayerView, RoundView } from "../../protocol/messages";
import { cardOf, kindOf } from "../../protocol/steps";

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
