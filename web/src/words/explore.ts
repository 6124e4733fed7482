// What only exploring says.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/explore.ftl", {
  import: "default",
});

export const EXPLORE: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/explore.ftl`];
  if (!load) throw new Error(language);
  return load();
};
