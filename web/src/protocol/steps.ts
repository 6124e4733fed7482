// Steps as they are written on the wire: a sign for what is done, then the card it is done with.
import type { Choice } from "./messages";

export type StepKind = "+" | ">" | "^" | "!" | "." | "~";

export function kindOf(step: string): StepKind {
  return step[0] as StepKind;
}

export function cardOf(step: string): string {
  return step.slice(1);
}

/** The choices that move a given card. */
export function choicesFor(choices: readonly Choice[], card: string): Choice[] {
  return choices.filter((choice) => choice.step.length === 3 && cardOf(choice.step) === card);
}
