// How the state of a table follows the changes that the server sends.
import type { Change, Presence, State } from "../../protocol/messages";

/** The state after a change, which must be the very next one. */
export function follow(
  state: State,
  { seq, now, events, changes }: Pick<Change, "seq" | "now" | "events" | "changes">,
): State {
  const { round: told, seats, ...rest } = changes;
  const ended = events.find((event) => event.kind === "game-ended");
  const after: State = {
    ...state,
    ...rest,
    seats: merged(state.seats, "seat", seats),
    ...(ended && { result: ended.result }),
    seq,
    now,
  };
  if (!state.round || !told) return after;
  const shown = events.find((event) => event.kind === "round-ended");
  const round = {
    ...state.round,
    position: null,
    ...told,
    players: merged(state.round.players, "seat", told.players),
    standings: merged(state.round.standings, "colour", told.standings),
    ...(shown && { hands: shown.hands }),
  };
  // What nobody says that a player can do, they cannot do any more.
  return { ...after, round, choices: rest.choices ?? null, refused: rest.refused ?? [] };
}

/** The state with what is told about who is connected, and by which names. */
export function withPresence(state: State, told: Presence): State {
  const { present, names, accounts, spectators } = told;
  const seats = state.seats.map((seat, index) => ({
    ...seat,
    account: accounts[index] ?? null,
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
