// Questions of study. They are asked by name, so whoever has none yet is given one.
import type {
  Analysis,
  AskAnalysis,
  AskExplore,
  AskWhy,
  Explored,
  Interrupted,
  Why,
} from "../protocol/http";
import { keep, settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import { ask, ensureName, RefusedError } from "./http";
import { lines } from "./lines";

const UNKNOWN = 401;

async function takeName(): Promise<void> {
  const { name } = await ensureName(settings.name || say("guest"));
  keep({ known: true, name });
}

/** Asks something by name. */
export async function named<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  if (!settings.known) await takeName();
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof RefusedError && error.status === UNKNOWN)) throw error;
    await takeName();
    return question();
  }
}

export const explore = (question: AskExplore) =>
  named(() => ask<Explored>("POST", "/api/explore", question));

export const whyOf = (question: AskWhy) =>
  named(() => ask<Why>("POST", "/api/why", question)).then((answer) => answer.why);

/** Gives better and better answers. */
export async function* analyse(
  question: AskAnalysis,
  signal: AbortSignal,
): AsyncGenerator<Analysis> {
  for await (const line of lines<Analysis | Interrupted>("/api/analyse", signal, question)) {
    if ("refusal" in line) throw new RefusedError(line.refusal, 200);
    yield line;
  }
}

/** Why there is no answer, and the section of the rules that explains it, where there is one. */
export interface Trouble {
  text: string;
  section?: string | undefined;
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof RefusedError && error.refusal.text
    ? error.refusal
    : { text: say("web-explore-lost") };
}
