// What happened, told in words.
import type { AnyEvent } from "../protocol/parts";
import type { Move, State } from "../protocol/messages";
import { cardOf, kindOf } from "../protocol/steps";
import { botLevel, brief, called, isolated, seatName } from "../words/people";
import { cardName, colourName, list, say } from "../words/words.svelte";
import { colourOf } from "../protocol/cards";

export interface StoryLine {
  key: string;
  seat: number; // 0: nobody's
  text: string;
  /** A new round begins here. */
  heading: boolean;
}

/** Whether a sentence is about the reader, as messages are told it. */
function who(state: State, seat: number): "you" | "other" {
  return seat !== 0 && seat === state.you ? "you" : "other";
}

function told(state: State, seat: number, move: Move, spoken: boolean): string {
  const name = (card: string) => (spoken ? cardName(card) : card);
  const subject = { who: who(state, seat) };
  const card = cardOf(move.step);
  switch (kindOf(move.step)) {
    case "+":
      return say("step-played", { ...subject, card: name(card) });
    case ">": {
      const colour = colourName(colourOf(card));
      const message = move.palette ? "step-moved" : "step-canvas";
      return say(message, { ...subject, card: name(card), colour });
    }
    case "^": {
      const laid = { ...subject, card: name(card) };
      const owner = move.palette;
      if (!owner || owner === seat) return say("step-laid", laid);
      const whose = { whose: who(state, owner), name: seatName(state, owner) };
      return say("step-taken", { ...laid, ...whose });
    }
    case "!":
      return card
        ? say("step-drew-known", { ...subject, card: name(card) })
        : say("step-drew", subject);
    case ".":
      return say("step-ended", subject);
    case "~":
      return say("step-dropped", subject);
  }
}

/** Tells a turn in a sentence; one that only ends needs none, as the next one shows it. */
export function turnText(
  state: State,
  seat: number,
  moves: readonly Move[],
  spoken = false,
): string {
  const steps = moves
    .filter((move) => move.step !== ".")
    .map((move) => told(state, seat, move, spoken));
  const last = steps.pop();
  if (last === undefined) return "";
  const joined = steps.length
    ? say("steps-joined", { steps: steps.join(say("separator")), last })
    : last;
  const subject = who(state, seat);
  const sentence = say("turn-told", { who: subject, name: seatName(state, seat), steps: joined });
  // In some languages the verb alone says that it is you, and so begins the sentence.
  return subject === "you" ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
}

function asked(state: State, seat: number): string {
  return say("web-log-rematch", { who: who(state, seat), name: brief(seatName(state, seat)) });
}

/** Tells which of the others want a rematch, a sentence for each. */
export function rematchAsked(state: State): string[] {
  if (state.stage !== "over") return [];
  const wanting = state.seats.filter((view) => view.ready && view.seat !== state.you);
  return wanting.map((view) => asked(state, view.seat));
}

/** Tells why a match is over; nothing of a single round, which shows it. */
export function whyOver(state: State): string {
  switch (state.result?.reason) {
    case "goal":
      return say("web-over-goal", { goal: state.goal ?? 0 });
    case "cards":
      return say("web-over-cards");
    default:
      return "";
  }
}

/** Tells an event; null for what needs no telling. */
export function tell(state: State, event: AnyEvent, spoken = false): Omit<StoryLine, "key">[] {
  const line = (seat: number, text: string, heading = false) => ({ seat, text, heading });
  switch (event.kind) {
    case "stepped": {
      const about = (seat: number) => ({ who: who(state, seat), name: seatName(state, seat) });
      const lines = [];
      if (event.cause === "timeout")
        lines.push(line(event.seat, say("web-log-timeout", about(event.seat))));
      const text = turnText(state, event.seat, event.moves, spoken);
      if (text) lines.push(line(event.seat, text));
      const dropped = event.moves.at(-1)?.step === "~" ? event.seat : 0;
      for (const seat of event.out ?? [])
        if (seat !== dropped) {
          // Anybody but the one who moved is out for want of cards.
          const message = seat === event.seat ? "player-out" : "player-out-cards";
          lines.push(line(seat, say(message, about(seat))));
        }
      return lines;
    }
    case "dealt":
      return [
        line(
          0,
          say(event.begins === state.you ? "round-begins-you" : "round-begins", {
            number: event.round,
            name: seatName(state, event.begins),
          }),
          true,
        ),
      ];
    case "round-ended":
      return [
        line(
          event.winner,
          say(event.winner === state.you ? "web-log-you-won" : "web-log-won", {
            name: seatName(state, event.winner),
            canvas: colourName(event.colour),
            cards: spoken ? list(event.cards.map(cardName)) : event.cards.join(" "),
            count: event.points,
          }),
        ),
      ];
    case "game-ended": {
      const text = whyOver({ ...state, result: event.result });
      return text ? [line(0, text)] : [];
    }
    case "said":
      return [
        line(
          event.seat,
          say("web-log-said", {
            name: event.seat ? called(state, event.seat) : isolated(event.name) || say("somebody"),
            text: say(`phrase-${event.phrase}`),
          }),
        ),
      ];
    case "seated": {
      const own = event.bot ? "other" : who(state, event.seat);
      const name = event.bot ? seatName(state, event.seat) : isolated(event.name);
      return [line(event.seat, say("web-log-seated", { who: own, name }))];
    }
    case "left":
      return [line(event.seat, say("web-log-left", { name: seatName(state, event.seat) }))];
    case "stood-in": {
      const values = { name: seatName(state, event.seat), bot: botLevel(event.bot) };
      return [line(event.seat, say("web-log-stood-in", values))];
    }
    case "agreed":
      return event.to === "rematch" ? [line(event.seat, asked(state, event.seat))] : [];
    case "hurried":
      return [
        line(
          event.seat,
          say(event.to === "end" ? "web-log-to-end" : "web-log-faster", {
            who: who(state, event.seat),
            name: seatName(state, event.seat),
          }),
        ),
      ];
    case "hinted":
      return [
        line(
          event.seat,
          say("web-log-hinted", {
            who: who(state, event.seat),
            name: seatName(state, event.seat),
            stage: event.stage,
          }),
        ),
      ];
    case "resumed":
      // Without a clock, it only says that somebody was there.
      return state.setup.clock.kind === "none" ? [] : [line(0, say("web-log-resumed"))];
    case "expired":
      return [line(0, say("web-log-expired"))];
    default:
      return [];
  }
}

/** The last thing that happened in this round, in a sentence. */
export function latest(state: State, events: readonly AnyEvent[]): string {
  const EDGES = ["dealt", "round-ended"];
  const last = events.findLast((event) => EDGES.includes(event.kind) || tell(state, event).length);
  if (!last || EDGES.includes(last.kind)) return "";
  const told = tell(state, last).map((line) => line.text);
  return told.join(" ");
}

/** Tells of everybody, or of one seat, who is out of this round for want of cards. */
export function outOfCards(state: State, events: readonly AnyEvent[], one = 0): string {
  const dealt = events.findLastIndex((event) => event.kind === "dealt");
  return events
    .slice(Math.max(0, dealt))
    .flatMap((event) =>
      event.kind === "stepped" ? (event.out ?? []).filter((seat) => seat !== event.seat) : [],
    )
    .filter((seat) => !one || seat === one)
    .map((seat) => say("player-out-cards", { who: who(state, seat), name: seatName(state, seat) }))
    .join(" ");
}

export function lines(state: State, events: readonly AnyEvent[]): StoryLine[] {
  const begun = events.findLastIndex((event) => event.kind === "started");
  return events.slice(Math.max(0, begun)).flatMap((event) =>
    tell(state, event).map((line, index) => ({
      ...line,
      key: `${event.seq}-${event.kind}-${index}`,
    })),
  );
}
