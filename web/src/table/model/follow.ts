// How the state of a table follows the changes that the server sends.
import type { Change, Presence, State } from "../../protocol/messages";

/** The state after a change, which must be the very next one. */
export function follow(
  state: State,
  { seq, now, changes }: Pick<Change, "seq" | "now" | "changes">,
): State {
  const round = state.round && {
    ...state.round,
    ...changes.round,
    players: merged(state.round.players, "seat", changes.round?.players),
    standings: merged(state.round.standings, "colour", changes.round?.standings),
  };
  return { ...state, ...changes, seq, now, round: changes.round ? round : state.round };
}

/** The state with what is told about who is connected, and by which names. */
export function withPresence(state: State, { present, names, spectators }: Presence): State {
  const seats = state.seats.map((seat, index) => ({
    ...seat,
    present: !!present[index],
    [seat.kind === "gone" ? "former" : "name"]: names[index],
  }));
  return { ...state, spectators, seats };
}

/** A list in which some entries have changed, each known by one of its fields. */
function merged<T, K extends keyof T>(
  entries: readonly T[],
  key: K,
  changes?: readonly (Partial<T> & Pick<T, K>)[],
): T[] {
  return entries.map((one) => ({ ...one, ...changes?.find((other) => other[key] === one[key]) }));
}
