// What only the rulebook says.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/rulebook.ftl", {
  import: "default",
});

export const RULEBOOK: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/rulebook.ftl`];
  if (!load) throw new Error(language);
  return load();
};
