// What only the pages of games and ratings say.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/ratings.ftl", {
  import: "default",
});

export const RATINGS: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/ratings.ftl`];
  if (!load) throw new Error(language);
  return load();
};
