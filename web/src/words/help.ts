// What rules and actions mean, by the rules of the table.
import { numberOf } from "../protocol/cards";
import type { State } from "../protocol/messages";
import type { Colour } from "../protocol/parts";
import { read } from "./rulebooks";
import { say } from "./words.svelte";

/** What a colour's rule means, and what breaks a tie. */
export const ruleHelp = (colour: Colour) => say(`help-rule-${colour}`);

/** What a card does when it is played; nothing if it has no action at this table. */
export function actionHelp(rules: string, card: string): string {
  const { actions, edition } = read(rules);
  const number = numberOf(card);
  if (!actions || number % 2 === 0) return "";
  const name = `help-action-${number}`;
  const text = say(name, { edition: edition.replace(".", "") });
  return text === name ? "" : text; // the first moments of a visit do without
}

/** How drawing works; nothing where it does not. */
export function drawHelp(rules: string): string {
  const { draw } = read(rules);
  const how = draw === "draw!" ? "must" : "may";
  return draw && say("help-draw", { draw: how });
}

/** How points are scored; nothing in a single round. */
export const scoreHelp = ({ goal }: State) => (goal ? say("help-score", { goal }) : "");

/** What a turn is, and how one is out or wins. */
export const turnHelp = () => say("help-turn");
