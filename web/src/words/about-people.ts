// What is said only where people think something of each other: a page, and a sheet over the table.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/people.ftl", {
  import: "default",
});

export const ABOUT_PEOPLE: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/people.ftl`];
  if (!load) throw new Error(language);
  return load();
};
