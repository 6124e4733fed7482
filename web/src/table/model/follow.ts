// How the state of a table follows the changes that the server sends.
import type { Change, RoundChanges, RoundView, State } from "../../protocol/messages";

/** The state after a change, which must be the very next one. */
export function follow(state: State, { seq, now, changes }: Change): State {
  const round = state.round && changes.round ? turned(state.round, changes.round) : state.round;
  const seats = state.seats.map(
    (seat) => changes.seats?.find((one) => one.seat === seat.seat) ?? seat,
  );
  return { ...state, ...changes, seq, now, seats, round };
}

function turned(round: RoundView, changes: RoundChanges): RoundView {
  return {
    ...round,
    ...changes,
    players: round.players.map((player) => ({
      ...player,
      ...changes.players?.find(({ seat }) => seat === player.seat),
    })),
    standings: round.standings.map(
      (standing) => changes.standings?.find(({ colour }) => colour === standing.colour) ?? standing,
    ),
  };
}
