// Steps as they are written on the wire: a sign for what is done, then the card it is done with.
import type { Choice } from "./messages";

export type StepKind = "+" | ">" | "^" | "!" | "." | "~";

export function kindOf(step: string): StepKind {
  return step[0] as StepKind;
}

export function cardOf(step: string): string {
  return step.slice(1);
}

/** A step that may be made, or one that is refused and has no outcome. */
export interface Option {
  step: string;
  outcome: Choice | undefined;
}

/** What might be done with a card, its palette first. */
export function optionsFor(
  card: string,
  choices: readonly Choice[],
  refused: readonly string[],
): Option[] {
  return ["+", ">", "^"]
    .map((kind) => kind + card)
    .map((step) => ({ step, outcome: choices.find((choice) => choice.step === step) }))
    .filter(({ step, outcome }) => outcome ?? refused.includes(step));
}
