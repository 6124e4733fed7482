// Turns in the notation, "+R7 >G4 .", as what moves where.
import type { Move, RoundView } from "../../protocol/messages";
import { cardOf, kindOf } from "../../protocol/steps";

/** What a turn moves, begun at a round as it stood; earlier parts of the turn come first. */
export function movesOf(
  round: RoundView,
  seat: number,
  earlier: readonly string[],
  turn: string,
): Move[] {
  const owners = new Map(
    round.players.flatMap(({ seat, palette }) => palette.map((card) => [card, seat] as const)),
  );
  const made = (steps: string): Move[] =>
    steps
      .split(" ")
      .filter(Boolean)
      .map((step) => {
        const card = cardOf(step);
        const owner = owners.get(card);
        if (kindOf(step) === "+") owners.set(card, seat);
        else owners.delete(card);
        return owner && ">^".includes(kindOf(step)) ? { step, palette: owner } : { step };
      });
  earlier.forEach(made);
  return made(turn);
}
