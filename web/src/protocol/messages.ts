// Made by `make schema` from src/red7/protocol/messages.py. Do not edit by hand.

export const LANGUAGES = [
  "en",
  "fr",
  "de",
  "it",
  "es",
  "pl",
] as const;

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "oops",
  "one-moment",
  "your-turn",
  "good-game",
  "rematch",
  "goodbye",
] as const;

export type ClientMessage =
  | Hello
  | Speak
  | Watch
  | Unwatch
  | AskPreview
  | Sit
  | Leave
  | AddBot
  | Commit
  | Reveal
  | Start
  | Steps
  | Ready
  | Rematch
  | Say;

export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Acknowledged
  | Refused
  | Preview
  | Failure
  | Closing;

/** A send is in the log, for good, under this number. */
export interface Acknowledged {
  type: "ack";
  id: string;
  table: string;
  seq: number;
}

/** Let a bot play a free seat, or, after a while, that of a player who is gone. */
export interface AddBot {
  id: string;
  table: string;
  type: "bot";
  seat: number;
  bot: string;
}

/** A player is ready for the next round, or wants a rematch. */
export interface Agreed {
  seq: number;
  at: number;
  kind: "agreed";
  seat: number;
  to: "next-round" | "rematch";
}

/** Ask what some steps would lead to, from the position of the table as it is. */
export interface AskPreview {
  type: "preview";
  id: string;
  table: string;
  steps?: readonly string[];
}

/** A step that might be made now: what it leads to, or why it is refused. */
export interface Choice {
  step: string;
  outcome: Outcome | null;
  refusal: Refusal | null;
  /** The same in one word; null from an older server. */
  effect: "refused" | "out" | "draws" | "action" | "winning" | "behind" | null;
}

/** The clocks as they stood when the state was sent, ``now``. */
export interface ClockView {
  clock: NoClock | GameClock | TurnClock;
  /** Milliseconds that each seat had left at ``since``. */
  left: readonly number[];
  /** When the clock of the seat to move was started. */
  since: number;
  /** When the seat to move runs out of time. */
  deadline: number | null;
}

/** The server goes down, or this connection is not wanted; come back after some time. */
export interface Closing {
  type: "closing";
  reason: "restart" | "slow" | "flood" | "forgotten";
  retry_ms: number;
}

/** Promise to add entropy to the deal, by its SHA-256. */
export interface Commit {
  id: string;
  table: string;
  type: "commit";
  commitment: string;
}

/** A player promised entropy. */
export interface Committed {
  seq: number;
  at: number;
  kind: "committed";
  seat: number;
  commitment: string;
}

/** The table was set up. */
export interface Created {
  seq: number;
  at: number;
  kind: "created";
}

/** A round was dealt. */
export interface Dealt {
  seq: number;
  at: number;
  kind: "dealt";
  round: number;
  begins: number;
}

/** The table waited for too long: its seats are free, and it is listed no longer. */
export interface Expired {
  seq: number;
  at: number;
  kind: "expired";
}

/** A message could not be understood or served; the connection goes on. */
export interface Failure {
  type: "error";
  refusal: Refusal;
  table: string | null;
}

/** Each player has some time for the whole game, and a little more for every turn. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment: number;
}

/** The game is over. */
export interface GameEnded {
  seq: number;
  at: number;
  kind: "game-ended";
  result: Result;
}

/** What a reader can do now, as a person would be told it. */
export interface Guide {
  prompt: "watching" | "watching-turn" | "others-turn" | "out-of-round" | "start" | "only-drop" | "one" | "five" | "seven" | "seven-canvas" | "earned" | "earned-must" | "seven-earned" | "end" | "behind" | "discard" | "play" | "play-draws" | "play-out";
  /** The ways to finish the move from here, the likeliest first. */
  finishes: readonly ("play" | "draw" | "keep" | "end")[];
  /** Dropping out is open. */
  may_drop: boolean;
}

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  version?: number;
  language?: "en" | "fr" | "de" | "it" | "es" | "pl";
}

/** Give up one's seat; in a game, a stand-in plays on or the seat drops out of each round. */
export interface Leave {
  id: string;
  table: string;
  type: "leave";
}

/** Somebody gave up a seat. */
export interface Left {
  seq: number;
  at: number;
  kind: "left";
  seat: number;
}

/** A step that was made, and the way its card went; the card is null where it is not known. */
export interface Move {
  step: string;
  card: string | null;
  origin: Place | null;
  target: Place | null;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** What a step leads to, as far as the player who makes it can know. */
export interface Outcome {
  canvas: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  /** Who is then winning under the rule in force. */
  winning: number;
  /** Who would be winning under each colour. */
  under: readonly number[];
  /** One's own best set under the rule in force. */
  best: readonly string[];
  phase: "start" | "free" | "one" | "three" | "five" | "seven" | "seven-earned" | "earned" | "over";
  /** The turn is then over. */
  ends: boolean;
  /** It puts the player out. */
  out: boolean;
  /** A card is drawn that nobody knows: it cannot be taken back. */
  draws: boolean;
}

/** Where a card lies: the hand or palette of a seat, the canvas, or the deck. */
export interface Place {
  where: "hand" | "palette" | "canvas" | "deck";
  seat: number;
}

/** A player of the round as one seat may see them. */
export interface PlayerView {
  seat: number;
  palette: readonly string[];
  /** The best set under the rule in force. */
  best: readonly string[];
  /** The cards of the hand that the reader knows: all of one's own. */
  hand: readonly string[];
  /** How many more the hand holds. */
  hidden: number;
  /** The cards of the hand that everybody knows. */
  known: readonly string[];
  out: boolean;
  score: number;
  pile: readonly string[];
}

/** Who is connected; not part of the log. */
export interface Presence {
  type: "presence";
  table: string;
  /** One for each seat. */
  present: readonly boolean[];
  spectators: number;
}

/** What some steps would lead to. ``seq`` says from which position. */
export interface Preview {
  type: "previewed";
  id: string;
  table: string;
  seq: number;
  steps: readonly string[];
  /** Of all the steps; null if there are none. */
  outcome: Outcome | null;
  round: RoundView;
  /** What is legal next, and what is not. */
  choices: readonly Choice[];
  /** What the player can do then. */
  guide: Guide | null;
}

/** Go on to the next round of a match. */
export interface Ready {
  id: string;
  table: string;
  type: "ready";
}

/** Why something is refused: a reason with its facts, and a sentence in the reader's language.

A reason of the rules is one of ``red7.core``; those of the server begin with ``table-``. */
export interface Refusal {
  reason: string;
  facts: Readonly<Record<string, number | string>>;
  text: string;
  cause: Refusal | null;
}

/** A send changed nothing, or a question has no answer. */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  refusal: Refusal;
}

/** Ask for another game with the same seats and spectators. */
export interface Rematch {
  id: string;
  table: string;
  type: "rematch";
}

/** How a game ended. Now the secrets are told, so that the deals can be checked. */
export interface Result {
  winners: readonly number[];
  scores: readonly number[];
  seed: string;
  entropies: readonly string[];
  /** The name of the record: GET /api/records/NAME. */
  record: string;
}

/** The server was away; the clock of the seat to move was put forward. */
export interface Resumed {
  seq: number;
  at: number;
  kind: "resumed";
}

/** Show the entropy that was promised, after the start. */
export interface Reveal {
  id: string;
  table: string;
  type: "reveal";
  entropy: string;
}

/** A player showed the entropy that was promised. */
export interface Revealed {
  seq: number;
  at: number;
  kind: "revealed";
  seat: number;
  entropy: string;
}

/** A round was won. */
export interface RoundEnded {
  seq: number;
  at: number;
  kind: "round-ended";
  round: number;
  winner: number;
  colour: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  /** The best set, which is scored in a match. */
  cards: readonly string[];
  points: number;
  scores: readonly number[];
  /** What each seat held at its end, where it is shown. */
  hands: readonly (readonly string[])[] | null;
}

/** The round as one seat may see it. */
export interface RoundView {
  number: number;
  /** The same as text in the notation, which red7.core.View.parse reads. */
  position: string;
  canvas: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  /** The card on top of the canvas; null while the starter card is. */
  canvas_card: string | null;
  /** How many cards the draw deck holds. */
  deck: number;
  /** Those on top that everybody knows. */
  deck_known: readonly string[];
  /** The seat to move; 0 when the round is over. */
  turn: number;
  phase: "start" | "free" | "one" | "three" | "five" | "seven" | "seven-earned" | "earned" | "over";
  /** The steps of the turn under way. */
  steps: readonly string[];
  players: readonly PlayerView[];
  /** One for each colour, Red first. */
  standings: readonly Standing[];
  /** Seen, and out of play. */
  gone: readonly string[];
  winner: number;
  /** After the round, where hands are shown: what each seat held at its end. */
  hands: readonly (readonly string[])[] | null;
}

/** A quick phrase. */
export interface Said {
  seq: number;
  at: number;
  kind: "said";
  seat: number;
  name: string;
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "your-turn" | "good-game" | "rematch" | "goodbye";
}

/** Say a quick phrase, which everybody reads in their own language. */
export interface Say {
  id: string;
  table: string;
  type: "say";
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "your-turn" | "good-game" | "rematch" | "goodbye";
}

/** Who sits at a seat. */
export interface SeatView {
  seat: number;
  kind: "free" | "person" | "bot" | "gone";
  /** Of the player; empty for a free seat or a bot. */
  name: string;
  bot: string | null;
  /** Connected, or a bot. */
  present: boolean;
  /** A bot plays for a person who may come back. */
  away: boolean;
  host: boolean;
  /** Of the entropy promised. */
  commitment: string | null;
  revealed: boolean;
  /** For the next round, or for a rematch. */
  ready: boolean;
}

/** Somebody took a seat, or took it back; or a bot did. */
export interface Seated {
  seq: number;
  at: number;
  kind: "seated";
  seat: number;
  name: string;
  bot: string | null;
}

/** What is agreed before anybody sits down. */
export interface Setup {
  rules: string;
  /** For each seat the bot that plays it, or null for a person. */
  seats: readonly (string | null)[];
  clock: NoClock | GameClock | TurnClock;
  /** Listed for everybody, or reached by its link. */
  open: boolean;
  /** Whether others may watch. */
  spectators: boolean;
  /** The bot that takes the seat of a player who stays away, if any. */
  stand_in: string | null;
  /** Whether all hands are shown after each round or only at last. */
  show_hands: "round" | "game";
}

/** Take a seat: a given one, or any that is free. A player who was away takes theirs back. */
export interface Sit {
  id: string;
  table: string;
  type: "sit";
  seat?: number | null;
}

/** Change the language of sentences, from the next message on. */
export interface Speak {
  type: "speak";
  language: "en" | "fr" | "de" | "it" | "es" | "pl";
}

/** Who is winning, or would be, under a colour, and with which cards; seat 0 is nobody. */
export interface Standing {
  colour: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  seat: number;
  cards: readonly string[];
}

/** Begin the game; all seats must be taken. */
export interface Start {
  id: string;
  table: string;
  type: "start";
}

/** The game was begun. Whoever promised entropy shows it now; then the cards are dealt. */
export interface Started {
  seq: number;
  at: number;
  kind: "started";
  game: number;
}

/** Everything that one reader may know of a table, to be drawn as it is. */
export interface State {
  table: string;
  seq: number;
  now: number;
  setup: Setup;
  stage: "waiting" | "entropy" | "playing" | "pause" | "over";
  /** The number of the game at this table; rematches count on. */
  game: number;
  /** The reader's seat. */
  you: number;
  seats: readonly SeatView[];
  spectators: number;
  /** SHA-256 of the seed of this game. */
  commitment: string;
  /** SHA-256 of the seed of the rematch, once somebody asked for one. */
  next_commitment: string | null;
  goal: number | null;
  round: RoundView | null;
  clock: ClockView | null;
  /** When the next round begins even if not all are ready. */
  pause_until: number | null;
  result: Result | null;
  /** For the seat to move: every first step, with its outcome or its refusal. */
  choices: readonly Choice[] | null;
  /** What the reader can do now; null while no round is played. */
  guide: Guide | null;
}

/** A seat made steps; ``out`` names the seats that went out. */
export interface Stepped {
  seq: number;
  at: number;
  kind: "stepped";
  seat: number;
  moves: readonly Move[];
  out: readonly number[];
  cause: "player" | "bot" | "timeout" | "gone";
}

/** Make steps, all or none: a whole turn, or as far as a draw. ``~`` drops out. */
export interface Steps {
  id: string;
  table: string;
  type: "steps";
  steps: readonly string[];
}

/** A bot plays on for somebody who is gone. */
export interface StoodIn {
  seq: number;
  at: number;
  kind: "stood-in";
  seat: number;
  bot: string;
}

/** Each turn has its own time. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** What happened at a table, and how it stands after that. */
export interface Update {
  type: "update";
  table: string;
  /** The number of the last event; the client remembers it. */
  seq: number;
  events: readonly (Created | Seated | Left | StoodIn | Committed | Revealed | Withheld | Started | Dealt | Stepped | RoundEnded | GameEnded | Agreed | Said | Resumed | Expired)[];
  state: State;
}

/** Follow a table. With the last number seen, what was missed is told first. */
export interface Watch {
  type: "watch";
  table: string;
  /** The last number seen; 0 asks for no past. */
  seq?: number;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  version: number;
  server: string;
  /** Who the reader is, to the server. */
  player: string;
  name: string;
  now: number;
}

/** A player did not show what was promised in time; the deal goes without it. */
export interface Withheld {
  seq: number;
  at: number;
  kind: "withheld";
  seats: readonly number[];
}
