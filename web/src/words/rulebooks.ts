// Rules as a table names them, "v1.2+draw+match", in words. What they mean is the server's affair.
import { say } from "./words.svelte";

export interface Chosen {
  edition: string;
  draw: "" | "draw" | "draw!";
  match: boolean;
  actions: boolean;
}

export function read(rules: string): Chosen {
  const [edition = "v1.2", ...options] = rules.split("+");
  return {
    edition,
    draw: options.includes("draw!") ? "draw!" : options.includes("draw") ? "draw" : "",
    match: options.includes("match"),
    actions: options.includes("actions"),
  };
}

export function write(chosen: Chosen): string {
  return [chosen.edition, chosen.draw, chosen.match && "match", chosen.actions && "actions"]
    .filter(Boolean)
    .join("+");
}

/** The options of some rules, played as a book prints them. */
export function asInBook(rules: string, printed: string | undefined): string {
  if (printed === undefined) return rules;
  const chosen = read(rules);
  const own = read(printed);
  return write({
    ...chosen,
    edition: own.edition,
    draw: chosen.draw && (own.draw || "draw"),
  });
}

/** The name of the mix where it has one, the options otherwise. */
export function rulesText(rules: string): string {
  const chosen = read(rules);
  const options = [
    chosen.draw && say(chosen.draw === "draw" ? "web-option-draw" : "web-option-draw-must"),
    chosen.match && say("web-option-match"),
    chosen.actions && say("web-option-actions"),
  ].filter((text) => typeof text === "string" && text !== "");
  return [chosen.edition, ...(options.length ? options : [say("web-level-basic")])].join(" · ");
}

export function bookName(name: string): string {
  return say(`book-${name.replace("v1.", "v1")}`);
}
