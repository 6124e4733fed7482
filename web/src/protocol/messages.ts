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
  | AskBeat
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
  | Hurry
  | Hint
  | Say;

export type ServerMessage =
  | Welcome
  | Beat
  | Update
  | Change
  | Presence
  | Acknowledged
  | Refused
  | Preview
  | Failure
  | Closing;

/** A message is in the log for good, under this number. */
export interface Acknowledged {
  type: "ack";
  id: string;
  table: string;
  seq: number;
}

/** Let a bot play a free seat, or that of a player who left or has been gone for a while. */
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

/** Ask for a sign of life, and give one: a client that beats and then falls silent is gone. */
export interface AskBeat {
  type: "beat";
  /** The client may be silent from now on without counting as gone. */
  resting?: boolean;
}

/** Ask what some steps would lead to from the table's current position. */
export interface AskPreview {
  type: "preview";
  id: string;
  table: string;
  steps?: readonly string[];
}

/** The answer to ``beat``. */
export interface Beat {
  type: "beat";
  now: number;
}

/** What happened at a table, and what it changed in the state before it. */
export interface Change {
  type: "change";
  table: string;
  /** The number of the entry: one more than that of the state before. */
  seq: number;
  now: number;
  /** The id of the reader's own send that became entry ``seq``, if it was one: this acknowledges it. */
  done?: string | null;
  events: readonly (Created | Seated | Left | StoodIn | Committed | Revealed | Withheld | Started | Dealt | Stepped | RoundEnded | GameEnded | Agreed | Hurried | Hinted | Said | Resumed | Expired)[];
  changes: Changes;
}

/** The state of a table, as far as something has changed; of seats, only those that did.

``choices``, ``refused`` and the round's ``position`` are told anew with every change of the
round; otherwise there are none. How a game ended, and with which hands, is in the events. */
export interface Changes {
  stage?: "waiting" | "entropy" | "playing" | "pause" | "over";
  game?: number;
  seats?: readonly SeatChanges[];
  commitment?: string;
  next_commitment?: string | null;
  round?: RoundChanges;
  clock?: ClockView | null;
  pause_until?: number | null;
  may_hurry?: boolean;
  hurry?: "faster" | "end" | null;
  result?: Result | null;
  choices?: readonly Choice[] | null;
  refused?: readonly string[];
  guide?: Guide | null;
}

/** A step the player may make now, and what it leads to. */
export interface Choice {
  /** The colour then in force; sent if it is another. */
  canvas?: "R" | "O" | "Y" | "G" | "B" | "I" | "V" | null;
  /** Who is then winning under the rule in force. */
  winning: number;
  /** Who would be winning under each colour, Red first. */
  under: readonly number[];
  /** The player's best set under the rule in force. */
  best: readonly string[];
  phase: "start" | "free" | "one" | "three" | "five" | "seven" | "seven-earned" | "earned" | "over";
  /** Whether this ends the turn; sent if true. */
  ends?: boolean;
  /** Whether this puts the player out; likewise. */
  out?: boolean;
  /** Whether this draws a card, and so cannot be taken back; likewise. */
  draws?: boolean;
  step: string;
  /** The outcome in one word. */
  effect: "out" | "draws" | "action" | "winning" | "behind";
}

/** The clocks; compare them with the state's ``now``. */
export interface ClockView {
  clock: NoClock | GameClock | TurnClock;
  /** Milliseconds that each seat had left at ``since``. */
  left: readonly number[];
  /** When the clock of the seat to move started. */
  since: number;
  /** When the seat to move runs out of time. */
  deadline: number | null;
}

/** The server closes this connection; reconnect after the given time. */
export interface Closing {
  type: "closing";
  reason: "restart" | "slow" | "silent" | "flood" | "forgotten" | "signed-out" | "banned";
  retry_ms: number;
}

/** Promise to add entropy to the deal, by sending its SHA-256. */
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

/** The table was created. */
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

/** The table waited for too long: its seats are free, and it is no longer listed. */
export interface Expired {
  seq: number;
  at: number;
  kind: "expired";
}

/** A message could not be understood or served; the connection stays open. */
export interface Failure {
  type: "error";
  refusal: Refusal;
  table: string | null;
}

/** A time for the whole game, with an increment for each turn. */
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

/** What the reader can do now, in terms that a client can put into words. */
export interface Guide {
  prompt: "watching" | "watching-turn" | "others-turn" | "out-of-round" | "start" | "only-drop" | "one" | "five" | "seven" | "seven-canvas" | "earned" | "earned-must" | "seven-earned" | "end" | "behind" | "discard" | "play" | "play-draws" | "play-out";
  /** The ways to finish the move from here, the most likely first; sent if there are any. */
  finishes?: readonly ("play" | "draw" | "keep" | "end")[];
  /** Whether the player may drop out; sent if true. */
  may_drop?: boolean;
}

/** The first message on a connection. */
export interface Hello {
  type: "hello";
  version: number;
  language?: "en" | "fr" | "de" | "it" | "es" | "pl";
}

/** Take a hint, at your turn: everybody is told so. What it says is asked for over HTTP. */
export interface Hint {
  id: string;
  table: string;
  type: "hint";
  stage: number;
}

/** A player to move took a hint; what it said, only they know. */
export interface Hinted {
  seq: number;
  at: number;
  kind: "hinted";
  seat: number;
  stage: number;
}

/** A player who is only waiting let the bots hurry. */
export interface Hurried {
  seq: number;
  at: number;
  kind: "hurried";
  seat: number;
  to: "faster" | "end";
}

/** Let bots play this round faster, or to its end at once, while no person is left in it. */
export interface Hurry {
  id: string;
  table: string;
  type: "hurry";
  to: "faster" | "end";
}

/** Give up your seat; in a game, a stand-in takes over or the seat drops out of every round. */
export interface Leave {
  id: string;
  table: string;
  type: "leave";
}

/** A player gave up a seat. */
export interface Left {
  seq: number;
  at: number;
  kind: "left";
  seat: number;
}

/** A step that was made; ``!`` without a card draws one that the reader does not know. */
export interface Move {
  step: string;
  /** The seat whose palette the card was taken from; sent only if it was. Other cards come from the hand of the player or, drawn, from the deck. */
  palette?: number | null;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** What a step leads to, as far as the player who makes it can know. */
export interface Outcome {
  /** The colour then in force; sent if it is another. */
  canvas?: "R" | "O" | "Y" | "G" | "B" | "I" | "V" | null;
  /** Who is then winning under the rule in force. */
  winning: number;
  /** Who would be winning under each colour, Red first. */
  under: readonly number[];
  /** The player's best set under the rule in force. */
  best: readonly string[];
  phase: "start" | "free" | "one" | "three" | "five" | "seven" | "seven-earned" | "earned" | "over";
  /** Whether this ends the turn; sent if true. */
  ends?: boolean;
  /** Whether this puts the player out; likewise. */
  out?: boolean;
  /** Whether this draws a card, and so cannot be taken back; likewise. */
  draws?: boolean;
}

/** A player in the round, as far as something has changed. */
export interface PlayerChanges {
  seat: number;
  palette?: readonly string[];
  best?: readonly string[];
  hand?: readonly string[];
  hidden?: number;
  known?: readonly string[];
  out?: boolean;
  score?: number;
  pile?: readonly string[];
}

/** A player in the round, as seen from one seat. */
export interface PlayerView {
  seat: number;
  palette: readonly string[];
  /** The best set under the rule in force. */
  best: readonly string[];
  /** The cards in hand that the reader knows: all of them in the reader's own hand. */
  hand: readonly string[];
  /** How many other cards are in hand. */
  hidden: number;
  /** The cards in hand that everybody knows. */
  known: readonly string[];
  out: boolean;
  score: number;
  pile: readonly string[];
}

/** Who is connected, and the names at the seats; not part of the log. */
export interface Presence {
  type: "presence";
  table: string;
  /** One entry for each seat. */
  present: readonly boolean[];
  /** One for each seat: `name`, or `former` where somebody has left; may be empty. */
  names: readonly string[];
  /** One for each seat, as `account` in `seats`; empty if the server is older. */
  accounts: readonly ("guest" | "person" | "bot" | null)[];
  spectators: number;
}

/** What some steps would lead to, from the position after event ``seq``. */
export interface Preview {
  type: "previewed";
  id: string;
  table: string;
  seq: number;
  steps: readonly string[];
  /** The outcome of all the steps; null if there are none. */
  outcome: Outcome | null;
  round: RoundView;
  /** Every step that may come next, with its outcome. */
  choices: readonly Choice[];
  /** Steps that come to mind and are refused. */
  refused: readonly string[];
  /** What the player can do next. */
  guide: Guide | null;
}

/** Continue to the next round of a match. */
export interface Ready {
  id: string;
  table: string;
  type: "ready";
}

/** Why something is refused: a reason and its facts, and a sentence in the reader's language.

The reasons of the rules are those of ``red7.core``; the server's own begin with ``table-``. */
export interface Refusal {
  reason: string;
  facts: Readonly<Record<string, number | string>>;
  text: string;
  cause: Refusal | null;
  /** The section of the rulebook that explains it; sent only if there is one. */
  section?: string;
}

/** A message was refused and changed nothing. */
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

/** How a game ended, with the secrets needed to check its deals. */
export interface Result {
  winners: readonly number[];
  scores: readonly number[];
  seed: string;
  entropies: readonly string[];
  /** The name of the record: GET /api/records/NAME. */
  record: string;
  /** Why the game ended: its only round is over, somebody has reached the goal, or too few cards are left for another round; null if the server is older. */
  reason: "round" | "goal" | "cards" | null;
}

/** The server was down; the clock of the seat to move starts again.

Without a clock: one of the players looked in, after a day or more. */
export interface Resumed {
  seq: number;
  at: number;
  kind: "resumed";
}

/** Reveal the promised entropy, after the start. */
export interface Reveal {
  id: string;
  table: string;
  type: "reveal";
  entropy: string;
}

/** A player revealed the promised entropy. */
export interface Revealed {
  seq: number;
  at: number;
  kind: "revealed";
  seat: number;
  entropy: string;
}

/** The round, as far as something has changed; of players and standings, only those that did. */
export interface RoundChanges {
  number?: number;
  position?: string | null;
  canvas?: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  canvas_card?: string | null;
  deck?: number;
  deck_known?: readonly string[];
  turn?: number;
  phase?: "start" | "free" | "one" | "three" | "five" | "seven" | "seven-earned" | "earned" | "over";
  steps?: readonly string[];
  players?: readonly PlayerChanges[];
  standings?: readonly Standing[];
  gone?: readonly string[];
  winner?: number;
  hands?: readonly (readonly string[])[] | null;
}

/** A round was won. */
export interface RoundEnded {
  seq: number;
  at: number;
  kind: "round-ended";
  round: number;
  winner: number;
  colour: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  /** The winner's best set; in a match, these cards are scored. */
  cards: readonly string[];
  points: number;
  scores: readonly number[];
  /** What each seat held at the end, if hands are shown. */
  hands: readonly (readonly string[])[] | null;
}

/** The round as seen from one seat. */
export interface RoundView {
  number: number;
  /** The same as text in the notation, for the seat to move; red7.core.View.parse reads it. */
  position: string | null;
  canvas: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  /** The top card of the canvas; null until one is discarded. */
  canvas_card: string | null;
  /** The number of cards in the draw deck. */
  deck: number;
  /** The cards on top of the deck that everybody knows. */
  deck_known: readonly string[];
  /** The seat to move; 0 when the round is over. */
  turn: number;
  phase: "start" | "free" | "one" | "three" | "five" | "seven" | "seven-earned" | "earned" | "over";
  /** The steps of the current turn so far. */
  steps: readonly string[];
  players: readonly PlayerView[];
  /** One for each colour, Red first. */
  standings: readonly Standing[];
  /** Cards that were seen and are out of play. */
  gone: readonly string[];
  winner: number;
  /** What each seat held at the end, once the round is over and hands are shown. */
  hands: readonly (readonly string[])[] | null;
}

/** Somebody said a quick phrase. */
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

/** Who plays a seat, as far as something has changed. */
export interface SeatChanges {
  seat: number;
  kind?: "free" | "person" | "bot" | "gone";
  name?: string;
  account?: "guest" | "person" | "bot" | null;
  bot?: string | null;
  present?: boolean;
  away?: boolean;
  former?: string;
  host?: boolean;
  commitment?: string | null;
  revealed?: boolean;
  ready?: boolean;
  hints?: number;
}

/** Who plays a seat. */
export interface SeatView {
  seat: number;
  kind: "free" | "person" | "bot" | "gone";
  /** The player's name; empty for a free seat or a bot. */
  name: string;
  /** Whether the player, or the one who has left, is a guest or has an account, as a person or as a bot; null if there is none. */
  account: "guest" | "person" | "bot" | null;
  bot: string | null;
  /** Whether the player is connected; always true for a bot. */
  present: boolean;
  /** Whether a bot plays for a person who may come back. */
  away: boolean;
  /** The name of a player who has left the running game. */
  former: string;
  host: boolean;
  /** SHA-256 of the promised entropy. */
  commitment: string | null;
  revealed: boolean;
  /** Whether the player is ready for the next round or wants a rematch. */
  ready: boolean;
  /** How many stages of hints were taken here in this game. */
  hints: number;
}

/** A player or a bot took a seat, or a player took theirs back. */
export interface Seated {
  seq: number;
  at: number;
  kind: "seated";
  seat: number;
  name: string;
  bot: string | null;
}

/** The settings of a table, fixed when it is created. */
export interface Setup {
  rules: string;
  /** The bot that plays each seat, or null for a person. */
  seats: readonly (string | null)[];
  clock: NoClock | GameClock | TurnClock;
  /** Listed for everybody; otherwise only those with the link can find it. */
  open: boolean;
  /** Whether others may watch. */
  spectators: boolean;
  /** The bot that takes over for a player who stays away, if any. */
  stand_in: string | null;
  /** Whether to show all hands after each round or only after the game. */
  show_hands: "round" | "game";
  /** How long bots take for their turns. */
  pace: "calm" | "normal" | "quick";
  /** Whether players may be helped: by hints, and by analysis of what they see. */
  hints: boolean;
  /** Whether games count for ratings: with accounts, a clock, and no help. */
  rated: boolean;
}

/** Take a particular seat or any free one, or take your own back from a stand-in. */
export interface Sit {
  id: string;
  table: string;
  type: "sit";
  seat?: number | null;
}

/** Change the language of the server's sentences. */
export interface Speak {
  type: "speak";
  language: "en" | "fr" | "de" | "it" | "es" | "pl";
}

/** Who is or would be winning under a colour, and with which cards; seat 0 means nobody. */
export interface Standing {
  colour: "R" | "O" | "Y" | "G" | "B" | "I" | "V";
  seat: number;
  cards: readonly string[];
}

/** Start the game; all seats must be taken. */
export interface Start {
  id: string;
  table: string;
  type: "start";
}

/** The game was started; promised entropy is revealed next, then the cards are dealt. */
export interface Started {
  seq: number;
  at: number;
  kind: "started";
  game: number;
}

/** Everything that one reader may know about a table, ready to be drawn. */
export interface State {
  table: string;
  seq: number;
  now: number;
  setup: Setup;
  stage: "waiting" | "entropy" | "playing" | "pause" | "over";
  /** The number of the game at this table; each rematch adds one. */
  game: number;
  /** The reader's seat. */
  you: number;
  seats: readonly SeatView[];
  spectators: number;
  /** SHA-256 of the seed of this game. */
  commitment: string;
  /** SHA-256 of the seed of the rematch, once somebody has asked for one. */
  next_commitment: string | null;
  goal: number | null;
  round: RoundView | null;
  clock: ClockView | null;
  /** When the next round begins, even if not everybody is ready. */
  pause_until: number | null;
  /** Whether the reader may let the bots hurry: see ``hurry``. */
  may_hurry: boolean;
  /** How the bots hurry in this round. */
  hurry: "faster" | "end" | null;
  result: Result | null;
  /** For the seat to move: every step it may make, with its outcome. */
  choices: readonly Choice[] | null;
  /** For the seat to move: steps that come to mind and are refused. To learn why, ask for a preview. */
  refused: readonly string[];
  /** What the reader can do now; null if no round is being played. */
  guide: Guide | null;
}

/** A seat made steps. */
export interface Stepped {
  seq: number;
  at: number;
  kind: "stepped";
  seat: number;
  moves: readonly Move[];
  /** The seats that went out; sent if there are any. */
  out?: readonly number[];
  /** Sent unless it is ``player``. */
  cause?: "player" | "bot" | "timeout" | "gone";
}

/** Make steps, all or none: a whole turn, or a turn up to a draw. ``~`` drops out. */
export interface Steps {
  id: string;
  table: string;
  type: "steps";
  steps: readonly string[];
}

/** A bot took over for a player who is gone. */
export interface StoodIn {
  seq: number;
  at: number;
  kind: "stood-in";
  seat: number;
  bot: string;
}

/** A time for each turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** What happened at a table, and its state afterwards. */
export interface Update {
  type: "update";
  table: string;
  /** The number of the last event, for the client to remember. */
  seq: number;
  /** The id of the reader's own send that became entry ``seq``, if it was one: this acknowledges it. */
  done?: string | null;
  events: readonly (Created | Seated | Left | StoodIn | Committed | Revealed | Withheld | Started | Dealt | Stepped | RoundEnded | GameEnded | Agreed | Hurried | Hinted | Said | Resumed | Expired)[];
  state: State;
}

/** Watch a table; with the number of the last event seen, first get what came after it. */
export interface Watch {
  type: "watch";
  table: string;
  /** The last event seen; 0 for no past events. */
  seq?: number;
}

/** The answer to ``hello``. */
export interface Welcome {
  type: "welcome";
  version: number;
  server: string;
  /** The reader's id on this server. */
  player: string;
  name: string;
  now: number;
}

/** Players did not reveal their entropy in time; the cards are dealt without it. */
export interface Withheld {
  seq: number;
  at: number;
  kind: "withheld";
  seats: readonly number[];
}
