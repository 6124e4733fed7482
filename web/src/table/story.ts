// What happened, told in words.
import type { AnyEvent } from "../protocol/parts";
import type { Move, State } from "../protocol/messages";
import { cardOf, kindOf } from "../protocol/steps";
import { called, seatName } from "../words/people";
import { cardName, colourName, list, say } from "../words/words.svelte";
import { colourOf } from "../protocol/cards";

export interface Line {
  key: string;
  seat: number; // 0: nobody's
  text: string;
  /** A new round begins here. */
  heading: boolean;
}

function told(state: State, seat: number, move: Move, spoken: boolean): string {
  const name = (card: string) => (spoken ? cardName(card) : card);
  const card = move.card;
  switch (kindOf(move.step)) {
    case "+":
      return say("step-played", { card: name(cardOf(move.step)) });
    case ">": {
      const discarded = cardOf(move.step);
      const values = { card: name(discarded), colour: colourName(colourOf(discarded)) };
      return say(move.origin?.where === "palette" ? "step-moved" : "step-canvas", values);
    }
    case "^": {
      const laid = name(cardOf(move.step));
      const owner = move.origin?.seat ?? 0;
      if (move.origin?.where !== "palette" || owner === seat)
        return say("step-laid", { card: laid });
      if (owner === state.you) return say("web-log-taken-yours", { card: laid });
      return say("step-taken", { card: laid, name: seatName(state, owner) });
    }
    case "!":
      return card ? say("step-drew-known", { card: name(card) }) : say("step-drew");
    case ".":
      return say("step-ended");
    case "~":
      return say("step-dropped");
  }
}

export function turnText(
  state: State,
  seat: number,
  moves: readonly Move[],
  spoken = false,
): string {
  // That a turn ended shows by the next one.
  const steps = moves.filter((move) => move.step !== ".");
  return steps.map((move) => told(state, seat, move, spoken)).join(say("separator"));
}

/** Tells an event; null for what needs no telling. */
export function tell(state: State, event: AnyEvent, spoken = false): Omit<Line, "key">[] {
  const line = (seat: number, text: string, heading = false) => ({ seat, text, heading });
  switch (event.kind) {
    case "stepped": {
      const name = called(state, event.seat);
      const lines = [];
      // A turn that ends after a draw was told already, but for its end.
      const ending = event.moves.length === 1 && event.moves[0]?.step === "." && !event.out.length;
      if (ending) return [];
      const text = turnText(state, event.seat, event.moves, spoken);
      if (event.cause === "timeout") lines.push(line(event.seat, say("web-log-timeout", { name })));
      lines.push(line(event.seat, say("turn-told", { name, steps: text })));
      for (const seat of event.out) {
        const out = say(seat === state.you ? "web-log-you-out" : "player-out", {
          name: seatName(state, seat),
        });
        lines.push(line(seat, out));
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
    case "said":
      return [
        line(
          event.seat,
          say("web-log-said", {
            name: event.seat ? called(state, event.seat) : event.name || say("somebody"),
            text: say(`phrase-${event.phrase}`),
          }),
        ),
      ];
    case "seated":
      return [
        line(
          event.seat,
          say("web-log-seated", { name: event.bot ? seatName(state, event.seat) : event.name }),
        ),
      ];
    case "left":
      return [line(event.seat, say("web-log-left", { seat: event.seat }))];
    case "stood-in":
      return [line(event.seat, say("web-log-stood-in", { seat: event.seat }))];
    case "resumed":
      return [line(0, say("web-log-resumed"))];
    case "expired":
      return [line(0, say("web-log-expired"))];
    default:
      return [];
  }
}

export function lines(state: State, events: readonly AnyEvent[]): Line[] {
  const begun = events.findLastIndex((event) => event.kind === "started");
  return events.slice(Math.max(0, begun)).flatMap((event) =>
    tell(state, event).map((line, index) => ({
      ...line,
      key: `${event.seq}-${event.kind}-${index}`,
    })),
  );
}
