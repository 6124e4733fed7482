// Made by `make schema` from the OpenAPI document of the server. Do not edit by hand.
import type { Refusal, SeatView, Setup, Standing } from "./messages";

/** Some cards, and a colour. */
export interface AskBest {
  rule: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  palette: string;
}

/** A position, and the rules by which it is played. */
export interface AskPosition {
  rules?: string;
  position: string;
}

/** A step in a position. */
export interface AskStep {
  rules?: string;
  position: string;
  step: string;
}

/** A seat that looks at a position after some turns; seat 0 is a spectator. */
export interface AskView {
  rules?: string;
  position: string;
  turns?: readonly string[];
  seat?: number;
}

/** The best set of some cards under a colour. */
export interface Best {
  best: readonly string[];
}

/** A printed rulebook, its language, and the rules that play it as printed. */
export interface BookChoice {
  name: string;
  language: "en" | "fr" | "de" | "it" | "es" | "pl";
  rules: string;
}

/** What can be chosen for a table. */
export interface Choices {
  /** From the gentlest to the strongest. */
  bots: readonly string[];
  editions: readonly string[];
  /** Names for the usual mixes of rules. */
  named: Readonly<Record<string, string>>;
  rulebooks: readonly BookChoice[];
  languages: readonly ("en" | "fr" | "de" | "it" | "es" | "pl")[];
  phrases: readonly ("hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "your-turn" | "good-game" | "rematch" | "goodbye")[];
}

/** How the server is. */
export interface Health {
  status: "ok" | "not ready";
}

/** Everything that is kept about a player. */
export interface Kept {
  player: string;
  name: string;
  created: number;
  seen: number;
  entries: readonly KeptEntry[];
}

/** One thing that a player did, as it stands in the log of a table. */
export interface KeptEntry {
  table: string;
  seq: number;
  at: number;
  seat: number;
  kind: string;
  payload: Readonly<Record<string, unknown>>;
}

/** The steps open to the player to move. */
export interface Legal {
  legal: readonly string[];
}

/** Who somebody is. */
export interface Me {
  player: string;
  name: string;
}

/** The name under which somebody plays. */
export interface Name {
  name: string;
  /** Whoever has a name keeps it. */
  keep?: boolean;
}

/** What a table is to be like. */
export interface NewTable {
  setup?: Setup;
  /** An id of your own: repeated with it, the request does nothing twice. */
  id?: string | null;
}

/** A table for one person and bots. */
export interface Play {
  setup?: Setup;
  /** For whoever has no name yet; others keep theirs. */
  name?: string | null;
  /** An id of your own: repeated with it, the request does nothing twice. */
  id?: string | null;
}

/** Who would be winning under each colour, Red first. */
export interface Standings {
  standings: readonly Standing[];
}

/** Whether a step is open, and if not, why. */
export interface StepAnswer {
  refusal: Refusal | null;
}

/** A table, without its game. */
export interface TableSummary {
  table: string;
  created: number;
  setup: Setup;
  stage: "waiting" | "entropy" | "playing" | "pause" | "over";
  game: number;
  free: number;
  seats: readonly SeatView[];
}

/** Tables that wait for players. */
export interface Tables {
  tables: readonly TableSummary[];
}

/** What the seat may know, as a position. */
export interface ViewAnswer {
  view: string;
}
