// Made by `make schema` from the OpenAPI document of the server. Do not edit by hand.
import type { Agreed, Changes, Committed, Created, Dealt, Expired, GameEnded, Hinted, Hurried, Left, Move, Refusal, Resumed, Revealed, RoundEnded, Said, SeatView, Seated, Setup, Standing, Started, State, Stepped, StoodIn, Withheld } from "./messages";

/** The turns of a position as far as they are judged, best first. */
export interface Analysis {
  turns: readonly JudgedTurn[];
  /** On how many ways the cards may lie this rests. */
  worlds: number;
  /** Whether these are all there are. */
  enumerated: boolean;
  /** Whether this is the last line. */
  done: boolean;
  /** Why the best turn is good; empty but for the last line. */
  why: string;
}

/** A position to analyse. */
export interface AskAnalysis {
  rules?: string;
  position: string;
  /** How much to do for it; no more than the server allows. */
  work?: number;
}

/** Some cards and a colour. */
export interface AskBest {
  rule: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  palette: string;
}

/** A position, and steps to make in it. */
export interface AskExplore {
  rules?: string;
  position: string;
  /** Steps of one turn or several; the last may be unfinished. */
  steps?: string;
}

/** A hint to be taken at a table, up to a stage. */
export interface AskHint {
  /** 1 for a nudge, 2 for the cards, 3 for the turn and why. */
  stage: number;
  /** An id of your choice, as for everything that is sent. */
  id: string;
}

/** A position and its rules. */
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

/** A position, some turns, and the seat that looks on; seat 0 is a spectator. */
export interface AskView {
  rules?: string;
  position: string;
  turns?: readonly string[];
  seat?: number;
}

/** A turn in a position, and perhaps a better one. */
export interface AskWhy {
  rules?: string;
  position: string;
  turn: string;
  /** A turn to compare it with. */
  better?: string;
}

/** The best set among some cards under a colour. */
export interface Best {
  best: readonly string[];
}

/** A printed rulebook, its language, and its rules. */
export interface BookChoice {
  name: string;
  language: "en" | "fr" | "de" | "it" | "es" | "pl";
  rules: string;
}

/** What can be chosen for a table. */
export interface Choices {
  /** From the weakest to the strongest. */
  bots: readonly string[];
  editions: readonly string[];
  /** Names for common combinations of rules. */
  named: Readonly<Record<string, string>>;
  rulebooks: readonly BookChoice[];
  languages: readonly ("en" | "fr" | "de" | "it" | "es" | "pl")[];
  phrases: readonly ("hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "your-turn" | "good-game" | "rematch" | "goodbye")[];
}

/** A position after some steps. */
export interface Explored {
  /** The position as text, with its past. */
  position: string;
  /** The steps as they were made, including draws of known cards. */
  steps: string;
  /** The table, with all that the position shows. */
  state: State;
  /** What the player to move may do next, with any unseen card if the hand is not known. */
  legal: readonly string[];
  /** Whether no turn is under way. */
  turn_over: boolean;
  /** Whether the round is over. */
  over: boolean;
  /** Whether the whole hand of the player to move is known. */
  known: boolean;
}

/** The state of the server. */
export interface Health {
  status: "ok" | "not ready";
}

/** A last line that says why there are no more. */
export interface Interrupted {
  refusal: Refusal;
}

/** A turn, to its end or as far as a draw, and how good it is. */
export interface JudgedTurn {
  turn: string;
  /** How likely it is to win the round, or in a match the match: low, middle, high. */
  chance: readonly number[];
  /** In which share of all ways the hidden cards may lie it wins with open cards; null where that is not defined. */
  open: readonly number[] | null;
  /** What is certain, if anything. */
  proven: "win" | "loss" | null;
}

/** Everything that is stored about a player. */
export interface Kept {
  player: string;
  name: string;
  created: number;
  seen: number;
  /** The ones that are over, oldest first. */
  games: readonly KeptGame[];
  entries: readonly KeptEntry[];
}

/** Something a player did, as stored in a table's log. */
export interface KeptEntry {
  table: string;
  seq: number;
  at: number;
  seat: number;
  kind: string;
  payload: Readonly<Record<string, unknown>>;
}

/** A game that a player finished. */
export interface KeptGame {
  table: string;
  game: number;
  ended: number;
  rules: string;
  seat: number;
  score: number;
  won: boolean;
}

/** The legal steps of the player to move. */
export interface Legal {
  legal: readonly string[];
}

/** A player. */
export interface Me {
  player: string;
  name: string;
}

/** A moment of a game: a deal, or the table after a step. */
export interface Moment {
  /** The number of the round. */
  round: number;
  /** How many turns of the round are over; 0 after the deal. */
  turn: number;
  /** Whether no turn is under way; links lead to such moments. */
  whole: boolean;
  /** When it happened. */
  at: number;
  /** Who has moved; 0 after a deal. */
  seat: number;
  /** What has just been moved. */
  moves: readonly Move[];
  /** What the log tells, as the seat that moved knows it. */
  events: readonly (Created | Seated | Left | StoodIn | Committed | Revealed | Withheld | Started | Dealt | Stepped | RoundEnded | GameEnded | Agreed | Hurried | Hinted | Said | Resumed | Expired)[];
  /** The whole table, after a deal. */
  state: State | null;
  /** What has changed in the table since the moment before. */
  changes: Changes | null;
}

/** The name a player goes by. */
export interface Name {
  name: string;
  /** Whether a player who has a name keeps it. */
  keep?: boolean;
}

/** The settings of a new table. */
export interface NewTable {
  setup?: Setup;
  /** An id of your choice, which makes the request safe to repeat. */
  id?: string | null;
}

/** A table for one person and bots. */
export interface Play {
  setup?: Setup;
  /** The name of a new player; others keep theirs. */
  name?: string | null;
  /** An id of your choice, which makes the request safe to repeat. */
  id?: string | null;
}

/** A finished game, moment by moment, with all hands open. */
export interface Replay {
  /** The name of the game, as in its address and its record. */
  game: string;
  /** When it ended. */
  ended: number;
  /** The first is the first deal. */
  moments: readonly Moment[];
}

/** A table at which a player has a seat, as far as everybody may know it. */
export interface RunningTable {
  table: string;
  rules: string;
  seats: readonly SeatView[];
  you: number;
  stage: "waiting" | "entropy" | "playing" | "pause" | "over";
  game: number;
  /** The seat to move; 0 if there is none. */
  turn: number;
  /** Whether the game waits for your move. */
  your_turn: boolean;
  /** The number of the round; null before the first deal. */
  round: number | null;
  /** The points of each seat, in a match. */
  scores: readonly number[] | null;
  /** The points to reach, in a match. */
  goal: number | null;
  /** When something last happened there. */
  changed: number;
}

/** A player's tables at which a game is running, or about to. */
export interface RunningTables {
  tables: readonly RunningTable[];
}

/** Who would be winning under each colour, Red first. */
export interface Standings {
  standings: readonly Standing[];
}

/** Why a step is refused; null if it is legal. */
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

/** Tables that are waiting for players. */
export interface Tables {
  tables: readonly TableSummary[];
}

/** A hint of one stage. */
export interface ToldHint {
  stage: number;
  /** The hint in words. */
  text: string;
  /** The cards to move; from stage 2 on. */
  cards: readonly string[];
  /** The turn, to its end or as far as a draw; empty before stage 3. */
  turn: string;
  /** Why the turn is good; empty before stage 3. */
  why: string;
}

/** What the seat may know, as a position. */
export interface ViewAnswer {
  view: string;
}

/** What speaks for a turn, or against it. */
export interface Why {
  /** One or two sentences; empty if there is nothing to say. */
  why: string;
}
