// Made by `make schema` from the OpenAPI document of the server. Do not edit by hand.
import type { Agreed, Changes, Committed, Created, Dealt, Expired, GameClock, GameEnded, Hinted, Hurried, Left, Move, NoClock, Refusal, Resumed, Revealed, RoundEnded, RoundView, Said, SeatView, Seated, Setup, Standing, Started, State, Stepped, StoodIn, TurnClock, Withheld } from "./messages";

/** How well a game was played. */
export interface AccuracyPoint {
  date: string;
  accuracy: number;
  games: number;
}

/** What came of a new way in. */
export interface Added {
  /** For a new account: codes to sign in with, once each. They are not shown again. */
  recovery_codes: readonly string[];
}

/** What was possible with all cards seen. */
export interface AllCardsSeen {
  /** The best turn then, in the notation of steps. */
  best: string;
  best_chance: number;
  /** Of the turn that was played. */
  chance: number;
}

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

/** Steps of the learner's turn, from its beginning. */
export interface AskTry {
  /** The turn as far as it has come; empty for the position itself. */
  steps?: string;
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

/** One of those who are asked to play. */
export interface Asked {
  name: string;
  you: boolean;
  /** Whether they have said yes. */
  answered: boolean;
}

/** What the reader thinks of somebody. */
export interface Attitude {
  seat: number | null;
  /** For those who only watch: their last. */
  said: number | null;
  name: string;
  follow: boolean;
  block: boolean;
  mute: boolean;
}

/** What the reader thinks of the other people at a table, those who only watch last. */
export interface Attitudes {
  people: readonly Attitude[];
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

/** What everybody may know about a bot of this server. */
export interface BotProfile {
  bot: string;
  /** The present one first, if it is there. */
  versions: readonly BotVersion[];
}

/** A version of a bot of this server; one that plays differently is another. */
export interface BotVersion {
  version: string;
  /** Whether it is the one that plays now. */
  present: boolean;
  ratings: readonly FamilyRating[];
}

/** What a passkey has signed; everything is in base64url. */
export interface ByPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** A name and a password. */
export interface ByPassword {
  name: string;
  password: string;
}

/** One of the codes that were shown when the account was made. */
export interface ByRecoveryCode {
  code: string;
}

/** A code that the page of an account shows, and where it was typed. */
export interface ByTerminalCode {
  code: string;
  /** The name of the machine, by which the session is listed. */
  device: string;
}

/** A game that somebody asks somebody else to play. */
export interface Challenge {
  id: string;
  /** Who asks you, or whom you ask. */
  name: string;
  /** Whether it was you who asked. */
  mine: boolean;
  rules: string;
  clock: NoClock | GameClock | TurnClock;
  rated: boolean;
  created: number;
  until: number;
  stage: "open" | "agreed" | "begun" | "declined" | "withdrawn" | "late";
  /** Where the game has begun. */
  table: string | null;
}

/** Challenges from and to a player, the newest first. */
export interface Challenges {
  challenges: readonly Challenge[];
  now: number;
}

/** What the reader thinks of somebody from now on. */
export interface ChangeTie {
  whom: Whom;
  kind: "follow" | "block" | "mute";
  /** Whether to begin or to end it. */
  on: boolean;
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

/** Rounds that ended under a colour, and how many of them were won. */
export interface ColourTally {
  colour: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  rounds: number;
  won: number;
}

/** How somebody's rating went, in steps of several games where there are many. */
export interface Course {
  family: "basic" | "advanced" | "expert";
  points: readonly CoursePoint[];
}

/** Somebody's rating after a game. */
export interface CoursePoint {
  games: number;
  at: number;
  points: number;
  margin: number;
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

/** Somebody's rating in a family of rules. */
export interface FamilyRating {
  /** Everybody starts at 1500. */
  points: number;
  /** The true strength is within so many points, 19 times in 20. */
  margin: number;
  /** How many rated games this rests on. */
  games: number;
  won: number;
  /** Whether these are too few games to rely on. */
  provisional: boolean;
  family: "basic" | "advanced" | "expert";
}

/** A game that begins as soon as everybody has said yes. */
export interface Found {
  id: string;
  until: number;
  people: readonly Asked[];
  /** How many seats bots will play. */
  bots: number;
}

/** Games of one kind, and how many were won. */
export interface GameTally {
  name: string;
  games: number;
  /** Shared wins count in part. */
  won: number;
  /** How many would be won by luck alone. */
  expected: number;
}

/** How many games have been reviewed. */
export interface GamesProgress {
  /** Games that are ready. */
  done: number;
  /** Of how many that were not. */
  total: number;
  /** How much of the next one is done, from 0 to 1. */
  part: number;
}

/** Chances that were given away in the same way. */
export interface Habit {
  group: "kind" | "action" | "part" | "theme";
  name: string;
  count: number;
  given: number;
}

/** The state of the server. */
export interface Health {
  status: "ok" | "not ready";
}

/** A page of somebody's games, newest first. */
export interface History {
  games: readonly HistoryGame[];
  /** To be sent as ``before`` for the next page, if any. */
  next: string | null;
}

/** A finished game in somebody's history. */
export interface HistoryGame {
  /** What it goes by in links. */
  game: string;
  ended: number;
  rules: string;
  family: "basic" | "advanced" | "expert";
  /** Where the player sat whose history this is. */
  seat: number;
  won: boolean;
  seats: readonly HistorySeat[];
  /** Null if it is not rated, or not yet. */
  rating: RatedResult | null;
}

/** Who sat on a seat of a finished game. */
export interface HistorySeat {
  seat: number;
  /** Empty for a bot, and for somebody who is forgotten. */
  name: string;
  /** Which bot of this server played, if one did. */
  bot: string;
  /** Whether there is a profile of this name. */
  account: boolean;
  /** Whether it is the account of a bot. */
  program: boolean;
  score: number;
  won: boolean;
}

/** A last line that says why there are no more. */
export interface Interrupted {
  refusal: Refusal;
}

/** A turn, or a part of one that begins or ends with the draw of an unknown card. */
export interface JudgedDecision {
  seat: number;
  /** In the notation of steps. */
  played: string;
  /** The best turn from what the player knew. */
  best: string;
  /** Of what was played, from what the player knew. */
  chance: number;
  best_chance: number;
  /** Null where only one way besides dropping out was open. */
  mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder" | null;
  /** What speaks against it, if it was an inaccuracy or worse. */
  reasons: readonly ReasonFacts[];
  /** The reasons in the reader's language. */
  why: string;
  all_cards_seen: AllCardsSeen;
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
  /** Null for a guest. */
  account: KeptAccount | null;
  /** The ones that are over, oldest first. */
  games: readonly KeptGame[];
  /** After each rated game, oldest first. */
  ratings: readonly KeptRating[];
  meeting: KeptMeeting;
  entries: readonly KeptEntry[];
  people: KeptPeople;
  puzzles: KeptPuzzles;
}

/** Everything that is stored about an account. */
export interface KeptAccount {
  player: string;
  name: string;
  kind: "person" | "bot";
  created: number;
  /** Whether there is one. */
  password: boolean;
  passkeys: readonly KeptPasskey[];
  /** How many of them have not been used. */
  recovery_codes: number;
  /** The one last seen first. */
  sessions: readonly KeptSession[];
  /** One's own, and those of one's bots. */
  tokens: readonly KeptToken[];
  bots: readonly KeptBot[];
  former_names: readonly KeptName[];
}

/** What a player has done with a puzzle. */
export interface KeptAttempt {
  puzzle: string;
  /** When it was first tried. */
  at: number;
  tries: number;
  /** The last turn that was wrong; empty if none was. */
  turn: string;
  /** When it was solved or given up; null if neither. */
  ended: number | null;
  solved: boolean;
  /** The player's rating after the first try. */
  points: number;
}

/** Since when a player is kept out, until when, and why. */
export interface KeptBan {
  since: number;
  /** Null for good. */
  until: number | null;
  why: string;
}

/** A bot of one's own. */
export interface KeptBot {
  player: string;
  name: string;
  created: number;
}

/** What a host has done about a player. */
export interface KeptDeed {
  at: number;
  act: string;
  detail: string;
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

/** What is stored about a player who looks for opponents. */
export interface KeptMeeting {
  /** In the queue for opponents. */
  place: KeptPlace | null;
  /** As long as they are remembered. */
  offers: readonly KeptOffer[];
}

/** A name that was given up, and that nobody else may take for a while. */
export interface KeptName {
  /** What is left of it when whatever looks alike is the same. */
  looks: string;
  until: number;
}

/** A game that a player was asked to play, or asked somebody to play. */
export interface KeptOffer {
  kind: string;
  stage: string;
  host: boolean;
  answer: string;
  created: number;
  until: number;
}

/** A passkey, without the key. */
export interface KeptPasskey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** What is stored about a player and others. */
export interface KeptPeople {
  ties: readonly KeptTie[];
  /** Whether the player does not want to be seen online. */
  hidden: boolean;
  /** Sent by the player, oldest first. */
  reports: readonly KeptReport[];
  ban: KeptBan | null;
  /** Of hosts, about the player; newest first. */
  deeds: readonly KeptDeed[];
}

/** A player's place in the queue of those who look for opponents. */
export interface KeptPlace {
  rules: string;
  seats: number;
  clock: string;
  rated: boolean;
  since: number;
  seen: number;
}

/** What is stored about a player's puzzles. */
export interface KeptPuzzles {
  /** Null for whoever has tried none. */
  solver: KeptSolver | null;
  /** Oldest first. */
  attempts: readonly KeptAttempt[];
  rush: KeptRush | null;
}

/** What a rated game did to a player's rating. */
export interface KeptRating {
  /** Of the game, in the order in which they were rated. */
  number: number;
  family: string;
  at: number;
  mu: number;
  sigma: number;
}

/** What a player has reported. */
export interface KeptReport {
  at: number;
  about: string;
  table: string;
  reason: string;
}

/** A player's last rush. */
export interface KeptRush {
  /** Null while it goes on, because the puzzles to come follow from it. */
  seed: string | null;
  began: number;
  number: number;
  score: number;
  missed: string;
}

/** A browser in which somebody is signed in. */
export interface KeptSession {
  id: string;
  /** What the browser says that it is; may be empty. */
  device: string;
  created: number;
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** How a player does at puzzles. */
export interface KeptSolver {
  mu: number;
  sigma: number;
  tries: number;
  solved: number;
  streak: number;
  longest: number;
  /** On which the day's puzzle was last solved, since 1970. */
  day: number;
  rush: number;
}

/** Somebody whom a player follows, blocks or has muted. */
export interface KeptTie {
  kind: string;
  player: string;
  name: string;
  at: number;
}

/** A token, without its secret. */
export interface KeptToken {
  id: string;
  player: string;
  name: string;
  may: readonly string[];
  created: number;
  /** When it was last used, to the minute; 0 for never. */
  used: number;
}

/** How many puzzles there are of a kind. */
export interface KindCount {
  kind: "stay" | "sure" | "open" | "action" | "deny" | "best";
  count: number;
}

/** Somebody in a list of the strongest. */
export interface LeaderRow {
  /** Everybody starts at 1500. */
  points: number;
  /** The true strength is within so many points, 19 times in 20. */
  margin: number;
  /** How many rated games this rests on. */
  games: number;
  won: number;
  /** Whether these are too few games to rely on. */
  provisional: boolean;
  place: number;
  /** Empty for a bot of this server. */
  name: string;
  /** Which bot of this server played, if one did. */
  bot: string;
  /** Of a bot of this server. */
  version: string;
  /** Whether it is the account of a bot. */
  program: boolean;
}

/** A page of the strongest, those with provisional ratings last. */
export interface Leaders {
  leaders: readonly LeaderRow[];
  /** To be sent as ``after`` for the next page, if any. */
  next: string | null;
}

/** The legal steps of the player to move. */
export interface Legal {
  legal: readonly string[];
}

/** All lessons, in the order in which they build on each other. */
export interface LessonCourse {
  lessons: readonly LessonSummary[];
}

/** A lesson of the course. */
export interface LessonSummary {
  name: string;
  /** What it is called, in the language of the request. */
  title: string;
  /** How many tasks it has. */
  tasks: number;
}

/** A running game, as a spectator sees it. */
export interface LiveTable {
  table: string;
  rules: string;
  clock: NoClock | GameClock | TurnClock;
  seats: readonly SeatView[];
  round: RoundView;
  /** The points to reach, in a match. */
  goal: number | null;
  spectators: number;
  /** When something last happened there. */
  changed: number;
}

/** Running games that everybody may watch, those most worth watching first. */
export interface LiveTables {
  tables: readonly LiveTable[];
}

/** How luck changed a chance, by kind. */
export interface Luck {
  deal: number;
  draw: number;
  /** How cards that the player could not see happened to lie. */
  unseen: number;
}

/** A new token; what a program shows is not shown again. */
export interface MadeToken {
  token: KeptToken;
  /** To be sent as ``Authorization: Bearer SECRET``. */
  secret: string;
}

/** A player. */
export interface Me {
  player: string;
  name: string;
  /** Whether they have an account, as a person or as a bot. */
  kind: "guest" | "person" | "bot";
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

/** Where somebody stands who looks for opponents. */
export interface MyPlace {
  stage: "none" | "waiting" | "found" | "agreed" | "playing";
  /** What to send in order to be told when this changes. */
  version: string;
  now: number;
  wish: Wish | null;
  /** When the wait began. */
  since: number | null;
  /** How many look for the same right now with whom you could play; 50 at most. */
  others: number;
  /** Whether bots may be taken for the seats that stay free. */
  bots: "no" | "offered" | "wanted";
  found: Found | null;
  /** Where the game has begun. */
  table: string | null;
}

/** The name a player goes by. */
export interface Name {
  name: string;
  /** Whether a player who has a name keeps it. */
  keep?: boolean;
}

/** A bot of one's own. */
export interface NewBot {
  name: string;
}

/** A game for two that somebody with an account is asked to play. */
export interface NewChallenge {
  name: string;
  rules?: string;
  clock?: NoClock | GameClock | TurnClock;
  /** For both ratings; with a clock and two accounts. */
  rated?: boolean;
  /** An id of your choice, which makes the request safe to repeat. */
  id?: string | null;
}

/** A passkey that a browser has made; all but its name is in base64url. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  name: string;
}

/** What a browser needs to make a passkey. */
export interface NewPasskeyOptions {
  challenge: string;
  /** The name that passkeys of this server are for. */
  party: string;
  /** The player's id, in base64url. */
  user: string;
  name: string;
  /** Those of COSE, the best first. */
  algorithms: readonly number[];
  /** Passkeys that the account has already. */
  present: readonly string[];
}

/** A password. */
export interface NewPassword {
  password: string;
}

/** Something that a host should know about somebody at a table. */
export interface NewReport {
  table: string;
  seat?: number | null;
  said?: number | null;
  reason: "name" | "phrases" | "stalling" | "cheating" | "other";
}

/** The settings of a new table. */
export interface NewTable {
  setup?: Setup;
  /** An id of your choice, which makes the request safe to repeat. */
  id?: string | null;
}

/** A token for a program, and what it may do. */
export interface NewToken {
  name: string;
  /** A token that may play is for a bot. */
  may: readonly ("read" | "play" | "study")[];
  /** The bot that it is for; otherwise yourself. */
  bot?: string | null;
}

/** Somebody whom one played against. */
export interface Opponent {
  /** Empty for a bot, and for a player who is forgotten. */
  name: string;
  /** The name of a bot's strength; empty for people. */
  bot: string;
}

/** Games against somebody, and how many were won. */
export interface OpponentTally {
  /** Empty for a bot, and for a player who is forgotten. */
  name: string;
  /** The name of a bot's strength; empty for people. */
  bot: string;
  games: number;
  won: number;
  expected: number;
}

/** A finished game of the player who asks. */
export interface OwnGame {
  /** Replayed at /game/ID. */
  game: string;
  /** Milliseconds since 1970. */
  ended: number;
  rules: string;
  seat: number;
  /** In the order of their seats. */
  opponents: readonly Opponent[];
  won: boolean;
  reviewed: boolean;
  /** Null without a review, or without a choice. */
  accuracy: number | null;
}

/** Where the reader sat in a finished game. */
export interface OwnSeat {
  /** 0 if somewhere else. */
  seat: number;
}

/** What is known of the finished games of the player who asks. */
export interface OwnStatistics {
  /** Null without a finished game. */
  statistics: Statistics | null;
  /** Those that were counted, newest first. */
  games: readonly OwnGame[];
  /** How many were left out, because they are older. */
  older: number;
}

/** What the reader thinks of others; the latest first. */
export interface People {
  following: readonly Person[];
  blocked: readonly Person[];
  muted: readonly Person[];
  /** Whether the reader does not want to be seen online. */
  hidden: boolean;
}

/** Somebody whom the reader follows, blocks or has muted. */
export interface Person {
  player: string;
  name: string;
  /** Guests have no profile, and cannot be challenged. */
  account: "guest" | "person" | "bot";
  since: number;
  /** Told only of those whom the reader follows, if they allow it. */
  online: boolean;
  at: Whereabouts | null;
}

/** A table for one person and bots. */
export interface Play {
  setup?: Setup;
  /** The name of a new player; others keep theirs. */
  name?: string | null;
  /** An id of your choice, which makes the request safe to repeat. */
  id?: string | null;
}

/** A puzzle to be solved. Nothing here says what is legal, or who is winning. */
export interface PosedPuzzle {
  id: string;
  kind: "stay" | "sure" | "open" | "action" | "deny" | "best";
  rules: string;
  /** In how many turns to win, where all cards are open. */
  turns: number | null;
  /** The table as the player to move sees it, without best sets and standings. */
  state: State;
  /** How hard it is, on the scale of the solvers. */
  rating: number;
  /** Whether it is the puzzle of the day. */
  today: boolean;
  /** How many turns the reader has tried. */
  tries: number;
  /** Whether the reader has solved it. */
  solved: boolean;
  /** Whether the reader has solved it or given up. */
  over: boolean;
}

/** Whether the first answers keep people waiting. */
export interface Preparation {
  /** A sentence that says why they take minutes; empty where they do not. */
  wait: string;
}

/** What everybody may know about a player with an account. */
export interface Profile {
  name: string;
  /** Whether a program plays here. */
  bot: boolean;
  created: number;
  ratings: readonly FamilyRating[];
}

/** What there is to solve. */
export interface Puzzles {
  /** The date of the day's puzzle, in UTC. */
  date: string;
  today: string;
  /** Milliseconds until the next day's puzzle. */
  next_ms: number;
  kinds: readonly KindCount[];
  /** Null for whoever has no name yet. */
  solver: SolverStanding | null;
}

/** What is being looked for, most people first. */
export interface Queue {
  waiting: readonly Waiting[];
}

/** What a game did to somebody's rating. */
export interface RatedResult {
  /** After the game. */
  points: number;
  change: number;
}

/** What speaks against a turn: the name of a message, and its facts. */
export interface ReasonFacts {
  name: string;
  facts: Readonly<Record<string, number | string | readonly string[]>>;
}

/** New codes to sign in with, once each; they are not shown again. */
export interface RecoveryCodes {
  recovery_codes: readonly string[];
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

/** Whether somebody wants to play. */
export interface Reply {
  yes: boolean;
}

/** A finished game in hindsight: every turn judged, and luck told apart from skill. */
export interface Review {
  players: readonly ReviewedPlayer[];
  moments: readonly ReviewedMoment[];
  /** The moments that changed the chances most; the first moment is 0. */
  turning_points: readonly number[];
}

/** How far the work on a review has come. */
export interface ReviewProgress {
  /** Turns that have been looked at. */
  done: number;
  /** Of how many. */
  total: number;
}

/** The last line, with the review. */
export interface Reviewed {
  review: Review;
}

/** A deal or a decision, and what it changed. */
export interface ReviewedMoment {
  /** The number of the round. */
  round: number;
  /** The number of the turn in the round; 0 for the deal. */
  turn: number;
  decision: JudgedDecision | null;
  /** Of each player afterwards, with every card as it really lay. */
  chances: readonly number[];
  /** Of each player. */
  luck: readonly Luck[];
  /** What the decision gave to each player; negative for the one who decided. */
  given: readonly number[];
}

/** A player's game in sums: result - 1/n = luck - own errors + others' errors. */
export interface ReviewedPlayer {
  seat: number;
  name: string;
  /** The share of the win. */
  result: number;
  luck: Luck;
  own_errors: number;
  others_errors: number;
  /** The share of the chances there were that was kept; null without a choice. */
  accuracy: number | null;
  marks: Readonly<Record<string, number>>;
}

/** A table to look at under each colour, or to try turns in. */
export interface RuleExample {
  rules: string;
  position: string;
  table: RuleTable;
  /** Under each colour, Red first. */
  verdicts: readonly RuleVerdict[];
  trials: readonly RuleTrial[];
  /** Whether points are spoken of. */
  scored: boolean;
  /** Whether a round begins here. */
  dealt: boolean;
}

/** What lies before a seat, and which of it counts. */
export interface RuleSeat {
  palette: readonly string[];
  /** As far as it is known. */
  hand: readonly string[];
  /** How many cards more the hand holds. */
  hidden: number;
  /** The best set under the colour in force. */
  best: readonly string[];
  out: boolean;
}

/** A section of the rulebook. */
export interface RuleSection {
  name: string;
  /** The name of the message with its title. */
  title: string;
  texts: readonly RuleText[];
  examples: readonly RuleExample[];
  /** Whether it stands on the sheet that is printed. */
  printed: boolean;
  /** Whether it is played only if all agree on it. */
  option: boolean;
}

/** A table at one moment of an example. */
export interface RuleTable {
  canvas: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  turn: number;
  deck: number;
  seats: readonly RuleSeat[];
  verdict: RuleVerdict;
  /** Who has won the round; 0 while it goes on. */
  winner: number;
}

/** A paragraph: the name of a message, and what it is said with. */
export interface RuleText {
  message: string;
  values: Readonly<Record<string, string>>;
  /** A colour, the number of a card, an edition, a bullet, or none. */
  mark: string;
  /** A shorter message for paper, where there is one. */
  brief: string;
}

/** A turn that is tried: what it leads to, or why it is refused. */
export interface RuleTrial {
  rules: string;
  /** What is done, in words. */
  told: string;
  after: RuleTable;
  refusal: Refusal | null;
}

/** Who is winning under a colour, and why. */
export interface RuleVerdict {
  colour: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  /** The best set of each seat. */
  best: readonly (readonly string[])[];
  /** 0 where nobody is winning. */
  seat: number;
  /** More cards, as many but a higher one, or no card that counts. */
  why: "more" | "higher" | "none";
  /** Who comes closest. */
  rival: number;
  /** What a win would score in a match. */
  points: number;
}

/** The whole rulebook. Texts are messages of `/words/LANGUAGE.ftl`, given by their names. */
export interface Rulebook {
  sections: readonly RuleSection[];
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
  /** When the seat to move runs out of time, if ever. */
  deadline: number | null;
  /** Whether a turn may take half a day or more. */
  slow: boolean;
  /** When something last happened there. */
  changed: number;
}

/** A player's tables at which a game is running, or about to. */
export interface RunningTables {
  tables: readonly RunningTable[];
}

/** A rush: as many puzzles as one can in three minutes, or until the third is missed. */
export interface RushState {
  score: number;
  missed: readonly string[];
  most_misses: number;
  /** The time that is left by the server's clock. */
  left_ms: number;
  over: boolean;
  /** The most that the reader has solved in a rush. */
  best: number;
  /** The one to solve now; null when it is over. */
  puzzle: PosedPuzzle | null;
}

/** Whether a player wants to be seen online. */
export interface Seen {
  hidden: boolean;
}

/** The answer to a puzzle, for whoever has solved it or given up. */
export interface Solution {
  /** Every turn that is right. */
  answers: readonly string[];
  themes: readonly string[];
  /** What speaks for the first of them, in sentences; may be empty. */
  why: string;
  /** The reader's last turn that was wrong; empty if none was. */
  tried: string;
  /** What is wrong with that turn; may be empty. */
  against: string;
  /** How hard the puzzle is by now. */
  rating: number;
  /** How many people have tried it. */
  tried_by: number;
  /** How many of them were right at once. */
  solved_by: number;
}

/** How somebody does at puzzles. */
export interface SolverStanding {
  rating: number;
  /** How far off the rating may be, 19 times in 20. */
  margin: number;
  /** Whether the rating is no longer provisional. */
  settled: boolean;
  /** Puzzles tried. */
  tries: number;
  /** Puzzles solved at the first try. */
  solved: number;
  /** Days in a row on which the day's puzzle was solved. */
  streak: number;
  /** The longest streak. */
  longest: number;
  /** Whether the day's puzzle is solved. */
  today: boolean;
  /** The most puzzles solved in a rush. */
  rush: number;
}

/** Who would be winning under each colour, Red first. */
export interface Standings {
  standings: readonly Standing[];
}

/** A player's games in numbers. */
export interface Statistics {
  all: GameTally;
  /** Those of which all numbers from accuracy on tell. */
  reviewed: GameTally;
  rules: readonly GameTally[];
  /** By how many played. */
  players: readonly GameTally[];
  /** The most frequent first. */
  opponents: readonly OpponentTally[];
  /** Red first. */
  colours: readonly ColourTally[];
  /** Game by game, oldest first. */
  accuracy: readonly AccuracyPoint[];
  mean_accuracy: number | null;
  marks: Readonly<Record<string, number>>;
  /** The most costly first. */
  habits: readonly Habit[];
  /** In sum, as all that follows. */
  luck: Luck;
  own_errors: number;
  others_errors: number;
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

/** Whether a turn did what was asked for. */
export interface TaskVerdict {
  reached: boolean;
  /** Why, or why not. */
  text: string;
}

/** A code to sign a terminal in with, once; it is not shown again. */
export interface TerminalCode {
  code: string;
  /** For which it is valid. */
  seconds: number;
}

/** What a passkey has to sign. */
export interface ToSign {
  challenge: string;
  /** The name that passkeys of this server are for. */
  party: string;
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

/** Whether a turn was the answer, and how the rush goes on. */
export interface TriedInRush {
  /** Null if it came too late, or was counted before. */
  right: boolean | null;
  rush: RushState;
}

/** A task of a lesson, after some steps of the learner's turn. */
export interface TriedTask {
  /** What is to be done. */
  text: string;
  /** The position, as the learner sees it. */
  explored: Explored;
  /** A step towards the goal; null where there is none left. */
  hint: string | null;
  /** Null until the turn has come to its end. */
  verdict: TaskVerdict | null;
}

/** Whether a turn is the answer. */
export interface TriedTurn {
  right: boolean;
  /** Whether the answer may be read. */
  over: boolean;
  /** Why the turn is not even legal, if it is not. */
  refusal: Refusal | null;
  /** Points of rating; only the first try changes them. */
  gained: number;
  solver: SolverStanding;
}

/** A turn that somebody takes for the answer to the puzzle of a rush. */
export interface TryInRush {
  puzzle: string;
  turn: string;
}

/** A turn that somebody takes for the answer. */
export interface TryTurn {
  turn: string;
}

/** What the seat may know, as a position. */
export interface ViewAnswer {
  view: string;
}

/** How many people look for a game like this. */
export interface Waiting {
  wish: Wish;
  count: number;
}

/** An open table at which somebody has a seat, and what the reader can do there. */
export interface Whereabouts {
  table: string;
  rules: string;
  may: "join" | "watch";
}

/** Whom something is about: a player by their id, or whoever has a seat or said something. */
export interface Whom {
  player: string | null;
  table: string | null;
  seat: number | null;
  said: number | null;
}

/** What speaks for a turn, or against it. */
export interface Why {
  /** One or two sentences; empty if there is nothing to say. */
  why: string;
}

/** The game that somebody looks for. */
export interface Wish {
  rules?: string;
  seats?: number;
  clock?: GameClock | TurnClock;
  /** For the ratings of all; it takes an account. */
  rated?: boolean;
}
