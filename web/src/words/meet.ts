// What only the page of finding opponents says.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/meet.ftl", {
  import: "default",
});

export const MEET: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/meet.ftl`];
  if (!load) throw new Error(language);
  return load();
};
