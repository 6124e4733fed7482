// What only reviews say.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/review.ftl", {
  import: "default",
});

export const REVIEW: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/review.ftl`];
  if (!load) throw new Error(language);
  return load();
};
