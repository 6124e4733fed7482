// A list that is fetched a page at a time.

export interface Page<Item> {
  items: readonly Item[];
  next: string | null;
}

/** What has been fetched so far; whoever asks for something else starts over. */
export class Pages<Item> {
  items = $state.raw<readonly Item[]>([]);
  next = $state<string | null>(null);
  busy = $state(false);
  failed = $state(false);
  #asked = 0;

  constructor(private readonly fetch: (from: string) => Promise<Page<Item>>) {}

  /** Fetches the first page again. */
  async begin(): Promise<void> {
    await this.#take("", []);
  }

  async more(): Promise<void> {
    if (this.next !== null && !this.busy) await this.#take(this.next, this.items);
  }

  async #take(from: string, before: readonly Item[]): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.failed = false;
    try {
      const page = await this.fetch(from);
      if (asked !== this.#asked) return; // something else was asked for meanwhile
      this.items = [...before, ...page.items];
      this.next = page.next;
    } catch {
      if (asked === this.#asked) this.failed = true;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
