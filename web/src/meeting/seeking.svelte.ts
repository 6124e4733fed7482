// The reader's search for opponents, as the server knows it: it goes on after a reload.
import { ask, ensureName, RefusedError } from "../net/http";
import { leavePlace, myPlace } from "../net/meeting";
import { notify } from "../net/notices";
import type { MyPlace, Wish } from "../protocol/http";
import { keep, settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";

const PATH = "/api/me/place";
const WAIT = 10; // seconds for which the server may hold back its answer
const AGAIN_MS = 2000; // after an answer was lost

/** How the server is asked. */
export interface Asking {
  place: (version: string, wait: number, signal: AbortSignal) => Promise<MyPlace>;
  change: (method: string, path: string, body?: unknown) => Promise<MyPlace>;
  leave: (table?: string) => Promise<null>;
  name: () => Promise<void>;
}

const SERVER: Asking = {
  place: (version, wait, signal) =>
    myPlace(new URLSearchParams({ version, wait: `${wait}` }).toString(), signal),
  change: (method, path, body) => ask<MyPlace>(method, path, body),
  leave: leavePlace,
  name: async () => {
    const me = await ensureName(settings.name.trim() || say("guest"));
    keep({ known: true, name: me.name });
  },
};

export class Seeking {
  place = $state.raw<MyPlace | null>(null);
  /** Why something could not be done, or what has become of the last game that was found. */
  trouble = $state("");
  busy = $state(false);
  private halt = new AbortController();
  private known = "";

  constructor(
    private readonly ask: Asking = SERVER,
    private readonly lead: (table: string) => void = (table) =>
      location.assign(`/#/table/${table}`),
  ) {}

  /** Follows what the server knows, for as long as there is a place in its queue. */
  async follow(): Promise<void> {
    this.stop();
    const { signal } = (this.halt = new AbortController());
    const over = () => signal.aborted;
    let version = "";
    while (!over() && settings.known) {
      try {
        const next = await this.ask.place(version, version ? WAIT : 0, signal);
        if (over()) return;
        version = next.version;
        this.take(next);
        if (next.stage === "none" || next.stage === "playing") return;
      } catch {
        if (over()) return;
        version = "";
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    }
  }

  stop(): void {
    this.halt.abort();
  }

  private take(next: MyPlace): void {
    const before = this.place;
    this.place = next;
    if (before?.stage === "found" && next.stage === "waiting") this.trouble = say("meet-back");
    if (before?.stage === "found" && next.stage === "none") this.trouble = say("meet-missed");
    if (next.found && next.found.id !== this.known) {
      this.known = next.found.id;
      this.trouble = "";
      void notify(say("meet-found"), "Red7", "/find");
    }
    if (next.stage === "playing" && next.table) this.arrive(next.table);
  }

  /** Goes to the game; whoever comes back here later looks for another one. */
  private arrive(table: string): void {
    void this.ask.leave(table).catch(() => null);
    this.lead(table);
  }

  search = (wish: Wish) =>
    this.attempt(async () => {
      if (!settings.known) await this.ask.name();
      return this.ask.change("PUT", PATH, wish);
    });
  leave = () => this.attempt(() => this.ask.leave(), true);
  bots = () => this.attempt(() => this.ask.change("POST", `${PATH}/bots`));
  answer = (offer: string, yes: boolean) =>
    this.attempt(() => this.ask.change("POST", `${PATH}/${offer}`, { yes }), !yes);

  private async attempt(act: () => Promise<MyPlace | null>, out = false): Promise<void> {
    this.stop();
    this.busy = true;
    this.trouble = "";
    try {
      const next = await act();
      if (out) this.place = null;
      else if (next) this.take(next);
    } catch (error) {
      this.trouble = (error instanceof RefusedError && error.message) || say("web-lost");
    } finally {
      this.busy = false;
    }
    void this.follow();
  }
}
