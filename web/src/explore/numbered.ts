import type { State } from "../protocol/messages";

/** A table whose seats are called as they are here; no players sit there. */
export function numbered(state: State, name: (seat: number) => string): State {
  return { ...state, seats: state.seats.map((view) => ({ ...view, name: name(view.seat) })) };
}
