import type { State } from "../protocol/messages";

/** Seats have numbers here, and no players. */
export function numbered(state: State, name: (seat: number) => string): State {
  return { ...state, seats: state.seats.map((view) => ({ ...view, name: name(view.seat) })) };
}
