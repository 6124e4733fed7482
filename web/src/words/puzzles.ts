// What only puzzles say.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/puzzle-page.ftl", {
  import: "default",
});

export const PUZZLES: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/puzzle-page.ftl`];
  if (!load) throw new Error(language);
  return load();
};
