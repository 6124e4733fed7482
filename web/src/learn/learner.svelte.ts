// A task that is being tried, and what the server says of it.
import { Explorer } from "../explore/explorer.svelte";
import type { Trouble } from "../net/study";
import type { Explored, TriedTask } from "../protocol/http";

type Try = (steps: string) => Promise<TriedTask>;

export class Learner {
  readonly explorer: Explorer;
  private readonly told = new Map<Explored, TriedTask>();

  private constructor(
    first: TriedTask,
    attempt: Try,
    tell: (error: unknown) => Trouble,
    reached: () => void,
  ) {
    this.told.set(first.explored, first);
    const { position, state } = first.explored;
    const place = { rules: state.setup.rules, position, line: "" };
    const ask = async ({ steps = "" }: { steps?: string }): Promise<Explored> => {
      const found = await attempt(steps);
      this.told.set(found.explored, found);
      if (found.verdict?.reached) reached();
      return found.explored;
    };
    this.explorer = new Explorer(place, first.explored, ask, tell);
  }

  /** Opens a task. */
  static async begin(
    attempt: Try,
    tell: (error: unknown) => Trouble,
    reached: () => void,
  ): Promise<Learner> {
    return new Learner(await attempt(""), attempt, tell, reached);
  }

  /** What the server says of the position that is shown. */
  get now(): TriedTask | undefined {
    return this.told.get(this.explorer.now);
  }

  /** Makes a step towards the goal. */
  help(): void {
    const hint = this.now?.hint;
    if (hint) void this.explorer.play(hint);
  }

  /** Begins the turn anew. */
  again(): void {
    void this.explorer.go(this.explorer.root);
  }
}
