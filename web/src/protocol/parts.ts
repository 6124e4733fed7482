// Names for the parts of messages that have none of their own on the wire.
import type { LANGUAGES, RoundView, Said, Setup, Update } from "./messages";

export type Colour = RoundView["canvas"];
export type Phrase = Said["phrase"];
export type AnyEvent = Update["events"][number];
export type Clock = Setup["clock"];
export type Language = (typeof LANGUAGES)[number];
