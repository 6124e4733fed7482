// What is a document, over HTTP.
import type { Refusal, SeatView, Setup, Update } from "../protocol/messages";
import { language } from "../words/words.svelte";

export interface Me {
  player: string;
  name: string;
}

export interface TableSummary {
  table: string;
  created: number;
  setup: Setup;
  stage: string;
  game: number;
  free: number;
  seats: SeatView[];
}

export interface Rulebook {
  name: string;
  language: string;
  rules: string;
}

export interface Offer {
  bots: string[];
  editions: string[];
  named: Record<string, string>;
  rulebooks: Rulebook[];
  languages: string[];
  phrases: string[];
}

/** The server said no, with a sentence for people. */
export class RefusedError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as Refusal | null;
    throw new RefusedError(refusal ?? { reason: "", facts: {}, text: "", cause: null }, answer.status);
  }
  return (await answer.json()) as T;
}

export async function whoAmI(): Promise<Me | null> {
  try {
    return await ask<Me>("GET", "/api/me");
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return null;
    throw error;
  }
}

export const takeName = (name: string) => ask<Me>("PUT", "/api/me", { name });
/** Whoever has a name keeps it; others take this one. */
export const ensureName = (name: string) => ask<Me>("PUT", "/api/me", { name, keep: true });
export const openTables = () =>
  ask<{ tables: TableSummary[] }>("GET", "/api/tables").then((answer) => answer.tables);
export const tableChoices = () => ask<Offer>("GET", "/api/choices");
/** A table against bots, and a seat at it. The name is for whoever has none yet. */
export const playAtOnce = (setup: Setup, name: string, id: string) =>
  ask<Update>("POST", "/api/play", { setup, name, id });
export const newTable = (setup: Setup, id: string) =>
  ask<TableSummary>("POST", "/api/tables", { setup, id });
