// What only the page of learning says.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/learn.ftl", {
  import: "default",
});

export const LEARN: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/learn.ftl`];
  if (!load) throw new Error(language);
  return load();
};
