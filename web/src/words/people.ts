// What those at the table are called.
import type { SeatView, State } from "../protocol/messages";
import { screen } from "../settings/screen.svelte";
import { say } from "./words.svelte";

/** Seven strengths, the gentlest first; bots of others have none. */
export const STRENGTHS = ["violet", "indigo", "blue", "green", "yellow", "orange", "red"];

export function botName(seat: number): string {
  return say("bot-names").split(",")[seat - 1] ?? `${seat}`;
}

export function strength(bot: string): number {
  return STRENGTHS.indexOf(bot) + 1;
}

/** How strong a bot is, in words. */
export function botLevel(bot: string): string {
  const level = strength(bot);
  return level ? say("web-bot-level", { number: level }) : bot;
}

export function seatName(state: State, seat: number): string {
  const view = state.seats[seat - 1];
  if (!view || seat === 0) return say("nobody");
  return personName(view);
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** A name that runs from right to left, kept from reordering the sentence around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function personName(view: SeatView): string {
  const name = view.name || view.former;
  if (name) return isolated(name);
  if (view.kind === "bot") return botName(view.seat);
  return view.kind === "free" ? say("web-seat-free") : say("somebody");
}

/** A name with what has to be known about it: a guest may be anybody, and a bot nobody. */
export function markedName(view: SeatView): string {
  const name = personName(view);
  const guest = say("guest");
  if (view.account === "guest" && name !== guest) return `${name} (${guest})`;
  return view.account === "bot" ? say("web-bot", { name }) : name;
}

/** "You" for the reader's own seat. */
export function called(state: State, seat: number): string {
  return seat !== 0 && seat === state.you ? say("you") : seatName(state, seat);
}

const WIDE =
  /[MWmw@\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const ROOMY = 1160; // pixels of width, from which on there is room for every name
const MOST = 14; // usual letters, or six wide ones

/** A name within a sentence for which there may be little room. */
export function brief(name: string, most = MOST): string {
  if (screen.width >= ROOMY) return name;
  let left = most;
  let cut = "";
  for (const letter of letters(bare(name))) {
    left -= WIDE.test(letter) ? 2.3 : 1;
    if (left < 0) return isolated(`${cut}…`);
    cut += letter;
  }
  return name;
}

function bare(name: string): string {
  return name.replaceAll(/[\u2068\u2069]/g, "");
}

function initial(name: string): string {
  return letters(bare(name).trim())[0]?.toUpperCase() ?? "";
}

let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for one letter, which may be several characters. */
function letters(name: string): string[] {
  if (/^[ -~À-ſ]*$/.test(name)) return name.split("");
  // It takes a browser long to learn what letters there are, so not for names that are plain.
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(name), ({ segment }) => segment);
}

/** A seat in one sign: "You", the first letter of a name, or a number where two begin alike. */
export function tokenOf(state: State, seat: number): string {
  if (seat === 0) return "–";
  if (seat === state.you) return say("you");
  const sign = initial(seatName(state, seat));
  const alike = state.seats.filter(
    (one) => one.seat !== state.you && initial(seatName(state, one.seat)) === sign,
  );
  return alike.length === 1 && sign ? sign : `${seat}`;
}

/** Seats as they sit around the reader, beginning on the reader's left. */
export function others(state: State): number[] {
  const count = state.seats.length;
  const own = state.you || 1;
  return Array.from({ length: count - 1 }, (_, index) => ((own + index) % count) + 1);
}
