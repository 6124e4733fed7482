// Everything the page says, from files that red7.words reads too.
import { FluentBundle, FluentNumber } from "@fluent/bundle";
import type { FluentResource, FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import VARIANTS from "../../../src/red7/words/variants.json";
import type { Colour, Language } from "../protocol/parts";
import { screen } from "../settings/screen.svelte";
import { settings } from "../settings/settings.svelte";

export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
  pl: "Polski",
};

interface Variant {
  language: string;
  changes: string[][];
}

// Each with the words of game.ftl before its own, and parsed, see messages.ts.
const FILES = import.meta.glob<FluentResource>("../../../src/red7/words/*/{page,setup}.ftl", {
  import: "default",
});
/** What a part says in a language, fetched when it is asked for. */
export type Lesson = (language: Language) => Promise<FluentResource>;

function lesson(file: string): Lesson {
  return (language) => {
    const load = FILES[`../../../src/red7/words/${language}/${file}.ftl`];
    if (!load) throw new Error(language);
    return load();
  };
}

const PAGE = lesson("page");
const SETUP = lesson("setup");
const bundles = new Map<Language, FluentBundle>();
const taken = new Set<Lesson>(); // what only later parts say is needed in every language

let choices = 0; // of a language
let current = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** The first language of the reader's that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

/**
 * Speaks a language once its words are there, unless another has been chosen by then. Without a
 * choice (0), only more words of the one that is spoken are learnt.
 */
export async function speak(language: Language, choice = ++choices): Promise<void> {
  let bundle = bundles.get(language);
  if (!bundle) {
    // Isolating marks are for bidirectional text; ours all runs from left to right.
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(await PAGE(language));
    bundles.set(language, bundle);
  }
  for (const lesson of taken) bundle.addResource(await lesson(language));
  if (choice !== choices && current?.language !== language) return;
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Gives a part that is fetched by itself, with what only such parts say. */
export async function prepared<Part>(part: Promise<Part>, words = SETUP): Promise<Part> {
  taken.add(words);
  // Called while the page is drawn, which must not begin anew when this language is learnt.
  const [found] = await Promise.all([part, speak(untrack(language), 0)]);
  return found;
}

export function language(): Language {
  return current?.language ?? "en";
}

/** Gives a message with its variables filled in; a name that does not exist is shown as it is. */
export function say(message: string, values?: Record<string, FluentVariable>): string {
  const pattern = current?.bundle.getMessage(message)?.value;
  if (!current || pattern == null) return message;
  const counted = values && Object.fromEntries(Object.entries(values).map(count));
  // What is wrong with a message is shown in it, and stops nothing.
  return asPrinted(current.bundle.formatPattern(pattern, counted ?? null, []));
}

/** A number as it is: to format it, a browser would have to load all that it knows of numbers. */
class Count extends FluentNumber {
  override toString(): string {
    return `${this.value}`;
  }
}

function count([name, value]: [string, FluentVariable]): [string, FluentVariable] {
  return [name, typeof value === "number" ? new Count(value) : value];
}

/** Puts a sentence, ours or the server's, into the words of the rulebook that is played by. */
export function asPrinted(text: string): string {
  const variant = (VARIANTS as Partial<Record<string, Variant>>)[settings.book];
  if (variant?.language !== language()) return text;
  return variant.changes.reduce(
    (so, [usual = "", printed = ""]) => so.replaceAll(usual, printed),
    text,
  );
}

export function colourName(colour: Colour): string {
  return say("colour", { colour });
}

/** The name of a colour where it stands alone, or begins a line. */
export function colourHeading(colour: Colour): string {
  return say("colour-heading", { colour });
}

export function ruleText(colour: Colour): string {
  return say("rule-text", { colour });
}

/** What a sentence about a card is made of. */
export function cardFacts(card: string): { colour: string; number: string } {
  // As text: no plural depends on it.
  return { colour: card[0] ?? "", number: card[1] ?? "" };
}

/** A card in words, as a screen reader says it. */
export function cardName(card: string): string {
  return say("web-card", cardFacts(card));
}

const lists = new Map<Language, Intl.ListFormat>();

export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  let format = lists.get(language());
  if (!format) {
    format = new Intl.ListFormat(language(), { type: "conjunction" });
    lists.set(language(), format);
  }
  return format.format(items);
}

const LATER_MS = 2500;

/** Lets the browser find out what a table will ask, while there is nothing else to do. */
export function rehearse(): void {
  void screen.width;
  setTimeout(() => list(["", ""]), LATER_MS); // which takes a phone longer than a frame
}
