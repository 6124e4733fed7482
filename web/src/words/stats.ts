// What only the page of statistics says.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/stats.ftl", {
  import: "default",
});

export const STATS: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/stats.ftl`];
  if (!load) throw new Error(language);
  return load();
};
