// A server that knows what steps lead to: a turn ends with ".", and "?" is refused.
import type { AskExplore, Explored } from "../../src/protocol/http";
import { pastOf } from "../../src/protocol/positions";
import { round, state } from "../table/state";

export const START = "R 1 33 B5/R7G4 V7/?2";

export function explored(changes: Partial<Explored> = {}): Explored {
  const round_ = round({ turn: 1 });
  return {
    position: START,
    steps: "",
    state: state({ you: 0, round: round_ }),
    legal: ["+R7", ">G4", "~"],
    turn_over: true,
    over: false,
    known: true,
    ...changes,
  };
}

/** Answers as the server does, and remembers what it was asked. */
export class Answers {
  readonly asked: AskExplore[] = [];

  readonly ask = (question: AskExplore): Promise<Explored> => {
    this.asked.push(question);
    const { position, steps = "" } = question;
    if (steps.includes("?")) return Promise.reject(new Error("refused"));
    const [start = "", past = ""] = position.split(" @ ");
    const turns = pastOf(position).length ? past.split(", ").slice(1) : [];
    let under: string[] = [];
    for (const step of steps.split(" ").filter(Boolean)) {
      under.push(step);
      // The draw of a 3 follows by itself.
      if (step === "+Y3" && !steps.includes("!V2")) under.push("!V2");
      if (step !== "." && step !== "~") continue;
      turns.push(`${(turns.length % 2) + 1} ${under.join(" ")}`);
      under = [];
    }
    const before = steps.split(" ").filter(Boolean).length ? steps : "";
    const made = before.replace(/\+Y3(?! !V2)/, "+Y3 !V2");
    const told = [
      (start.split(" ; ")[0] ?? "") + (under.length ? ` ; ${under.join(" ")}` : ""),
      ...(turns.length ? [[START, ...turns].join(", ")] : []),
    ].join(" @ ");
    const shown = round({ turn: (turns.length % 2) + 1, steps: under });
    return Promise.resolve(
      explored({
        position: told,
        steps: made,
        state: state({ you: 0, round: shown }),
        turn_over: !under.length,
      }),
    );
  };
}
