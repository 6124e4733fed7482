import type { Setup } from "../protocol/messages";

/** The table that somebody is offered who has never set one up. */
export const FRESH: Setup = {
  rules: "v1.2",
  seats: [null, "blue"],
  clock: { kind: "none" },
  open: false,
  spectators: true,
  stand_in: null,
  show_hands: "round",
  pace: "normal",
  hints: true,
  rated: false,
};
