// What the server knows about the reader and other people.
import { ask, askMine, refused } from "../net/http";
import type {
  Attitude,
  Attitudes,
  ChangeTie,
  NewReport,
  People,
  Seen,
  Whom,
} from "../protocol/http";
import { language } from "../words/words.svelte";

export type Tie = ChangeTie["kind"];
export type Reason = NewReport["reason"];
export const REASONS: readonly Reason[] = ["name", "phrases", "stalling", "cheating", "other"];

/** Null for whoever is not known to the server yet. */
export const myPeople = () => askMine<People>("/api/people");
export const peopleAt = (table: string) =>
  ask<Attitudes>("GET", `/api/people/at/${table}`).then((answer) => answer.people);

/** Begins or ends to follow, mute or block somebody; answers what one thinks of them now. */
export const think = (whom: Partial<Whom>, kind: Tie, on: boolean) =>
  ask<Attitude>("PUT", "/api/people", { whom, kind, on });

export const beSeen = (hidden: boolean) => tell("PUT", "/api/people/seen", { hidden });
export const report = (sent: NewReport) => tell("POST", "/api/people/reports", sent);

/** For what is answered without a word. */
async function tell(method: string, path: string, body: Seen | NewReport): Promise<void> {
  const answer = await fetch(path, {
    method,
    headers: { "Accept-Language": language(), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw await refused(answer);
}
