// What is a document, over HTTP.
import type {
  AskHint,
  Choices,
  Me,
  Name,
  NewTable,
  OwnSeat,
  Play,
  Replay,
  RunningTable,
  RunningTables,
  TableSummary,
  ToldHint,
} from "../protocol/http";
import type { Refusal, Setup, Update } from "../protocol/messages";
import { language } from "../words/words.svelte";

/** The server said no, with a sentence for people. */
export class RefusedError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw await refused(answer);
  return (await answer.json()) as T;
}

/** What the server said no with. */
export async function refused(answer: Response): Promise<RefusedError> {
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  return new RefusedError(
    refusal ?? { reason: "", facts: {}, text: "", cause: null },
    answer.status,
  );
}

/** Answers null to whoever is not known to the server yet. */
export async function askMine<T>(path: string): Promise<T | null> {
  try {
    return await ask<T>("GET", path);
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return null;
    throw error;
  }
}

export const whoAmI = () => askMine<Me>("/api/me");
/** The reader's games that go on, those that wait for the reader first. */
export const myTables = (): Promise<readonly RunningTable[]> =>
  askMine<RunningTables>("/api/me/tables").then((answer) => answer?.tables ?? []);

export const takeName = (name: string) => ask<Me>("PUT", "/api/me", { name } satisfies Name);
/** Whoever has a name keeps it; others take this one. */
export const ensureName = (name: string) =>
  ask<Me>("PUT", "/api/me", { name, keep: true } satisfies Name);
export const tableChoices = () => ask<Choices>("GET", "/api/choices");
/** A table against bots, and a seat at it. The name is for whoever has none yet. */
export const playAtOnce = (setup: Setup, name: string, id: string) =>
  ask<Update>("POST", "/api/play", { setup, name, id } satisfies Play);
export const newTable = (setup: Setup, id: string) =>
  ask<TableSummary>("POST", "/api/tables", { setup, id } satisfies NewTable);
/** A finished game; a running one has no replay, nor has one that does not exist. */
export const replayOf = (game: string) => ask<Replay>("GET", `/api/games/${game}/replay`);
/** The seat that the reader had in a finished game; 0 if none. */
export const seatIn = (game: string) =>
  ask<OwnSeat>("GET", `/api/games/${game}/seat`).then(({ seat }) => seat);
/** Takes a hint; all at the table are told so. */
export const takeHint = (table: string, stage: number, id: string) =>
  ask<ToldHint>("POST", `/api/tables/${table}/hint`, { stage, id } satisfies AskHint);
