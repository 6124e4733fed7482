// The moment that a replay shows, as a position from which lines can be tried.
import type { Place } from "../protocol/addresses";
import type { State } from "../protocol/messages";
import { boardOf, writeBoard } from "../protocol/positions";
import { cardOf, kindOf } from "../protocol/steps";
import { seatName } from "../words/people";
import { withHands, type Game } from "./game.svelte";

/** What is shown, and nothing else: hands that are closed stay so, and so does what they draw. */
export function placeShown(game: Game): Place | null {
  const before = game.states[game.stops[game.at] ?? 0];
  return before ? placeOf(withHands(before, game.hands), lineShown(game).join(" ")) : null;
}

/** Where the turn that is shown began, as its player saw it; some of its steps may be kept. */
export function placeBefore(game: Game, seat: number, line = ""): Place | null {
  const before = game.states[game.stops[game.at - 1] ?? 0];
  return before ? placeOf(withHands(before, seat), line) : null;
}

function placeOf(table: State, line: string): Place | null {
  const board = boardOf(table);
  if (!board) return null;
  const names = table.seats.map(({ seat }) => seatName(table, seat));
  return { rules: table.setup.rules, position: writeBoard(board), line, names, you: table.you };
}

/** The steps of the turn under way, up to a card that was drawn unseen. */
function lineShown(game: Game): readonly string[] {
  const steps = game.stops.includes(game.moment) ? [] : (game.state.round?.steps ?? []);
  const seat = game.state.round?.turn ?? 0;
  if (game.hands === "all" || game.hands === seat) return steps;
  const drawn = steps.findIndex((step) => kindOf(step) === "!" && cardOf(step) !== "");
  return drawn < 0 ? steps : steps.slice(0, drawn);
}
