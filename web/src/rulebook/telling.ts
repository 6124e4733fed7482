// What the rulebook says of its examples.
import type { RuleSection, RuleTable, RuleText, RuleVerdict } from "../protocol/http";
import { say } from "../words/words.svelte";

export const titleOf = (section: RuleSection) => say(section.title);
export const textOf = ({ message, values }: RuleText) => say(message, values);

/** A paragraph where there is little room. */
export const briefly = ({ brief, message, values }: RuleText) => say(brief || message, values);

export const seatName = (seat: number) => say("seat-number", { seat });

/** Who is winning, and why. */
export function whyText(found: RuleVerdict): string {
  const mine = found.best[found.seat - 1] ?? [];
  const theirs = found.best[found.rival - 1] ?? [];
  return say(`rulebook-why-${found.why}`, {
    name: seatName(found.seat),
    count: mine.length,
    theirs: theirs.length,
    top: mine[0] ?? "",
    their_top: theirs[0] ?? "",
  });
}

/** How things stand after a turn. */
export function standing(table: RuleTable): string {
  return table.winner
    ? say("rulebook-wins", { name: seatName(table.winner) })
    : whyText(table.verdict);
}

/** The highest card on the table, and who sits to the left of it. */
export function firstText(table: RuleTable): string {
  const [card = ""] = table.verdict.best[table.verdict.seat - 1] ?? [];
  return say("rulebook-first", { name: seatName(table.turn), card });
}
