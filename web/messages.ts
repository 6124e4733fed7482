// The words of red7.words for the browser: the same files, less what only a command line says.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WANTED =
  /^(colour|rule-text|number-word|counted|cards-counted|nobody|you|separator|label|play-step-|phrase-|book-|rules-|web-)/;

/** Keeps the messages whose names are wanted; a message lasts until the next name at a line's start. */
export function pick(text: string): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of text.split("\n")) {
    const name = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (name !== undefined) keeping = WANTED.test(name);
    else if (line.startsWith("#")) keeping = false;
    if (keeping && line.trim()) kept.push(line);
  }
  return kept.join("\n") + "\n";
}

export function messages(): Plugin {
  return {
    name: "red7-messages",
    load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(pick(readFileSync(id, "utf-8")))}`;
    },
  };
}
