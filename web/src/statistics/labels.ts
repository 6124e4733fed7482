// Statistics in words, as the command says them.
import type { Habit, Opponent } from "../protocol/http";
import type { Colour } from "../protocol/parts";
import { tenths } from "../words/numbers";
import { botLevel, isolated } from "../words/people";
import { language, say } from "../words/words.svelte";

/** A share as a bar, with its name and its number. */
export interface Bar {
  name: string;
  /** Of the longest. */
  share: number;
  number: string;
  /** What would be as long by luck alone. */
  mark?: number;
  colour?: Colour;
  lost?: boolean;
}

/** What somebody did. */
export function habitLabel({ group, name }: Habit): string {
  const [first = "", second = ""] = name.split("-");
  if (group === "kind") {
    const same = first === second ? "yes" : "no";
    return say("stats-habit-kind", { played: first, best: second, same });
  }
  if (group === "action") return say("stats-habit-action", { way: first, number: second });
  if (group === "part") return say("stats-habit-part", { part: first });
  return say("stats-habit-theme", { theme: first });
}

export function opponentName({ name, bot }: Opponent): string {
  return bot ? botLevel(bot) : name ? isolated(name) : say("somebody");
}

/** A number with one decimal place, or none if it is whole. */
export function amount(value: number): string {
  return tenths(value, 0);
}

/** A share in whole percent. */
export const percent = (share: number) => Math.round(100 * share);

export function day(ended: number): string {
  const tongue = language() === "en" ? "en-GB" : language(); // as the other words are spelt
  return new Intl.DateTimeFormat(tongue, { dateStyle: "medium" }).format(ended);
}
