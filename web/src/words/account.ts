// What only the page of accounts says.
import type { FluentResource } from "@fluent/bundle";
import type { Lesson } from "./words.svelte";

const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/account.ftl", {
  import: "default",
});

export const ACCOUNT: Lesson = (language) => {
  const load = FILES[`../../../src/red7/words/${language}/account.ftl`];
  if (!load) throw new Error(language);
  return load();
};
