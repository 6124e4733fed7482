// The lines that were tried from a position, as a tree of turns.
import type { Explored } from "../protocol/http";

/** A turn of a line; at the root, none has been made. */
export class Turn {
  readonly children = $state<Turn[]>([]);
  /** The position after it, once it has been asked for. */
  explored = $state.raw<Explored | null>(null);

  constructor(
    readonly steps = "",
    readonly parent: Turn | null = null,
  ) {}

  /** The turns from the root to this one. */
  get path(): readonly Turn[] {
    return this.parent ? [...this.parent.path, this] : [];
  }

  /** All steps from the root. */
  get line(): string {
    return this.path.map((turn) => turn.steps).join(" ");
  }

  /** The turn that follows with these steps; one that was made before is the same. */
  then(steps: string): Turn {
    const made = this.children.find((child) => child.steps === steps);
    if (made) return made;
    const turn = new Turn(steps, this);
    this.children.push(turn);
    return turn;
  }

  /** Forgets a turn and all that follows it. */
  forget(child: Turn): void {
    const index = this.children.indexOf(child);
    if (index >= 0) this.children.splice(index, 1);
  }

  /** The turn before or after this one that was made in its stead. */
  sibling(by: 1 | -1): Turn | null {
    const all = this.parent?.children ?? [];
    return all[all.indexOf(this) + by] ?? null;
  }

  /** The end of the line that goes on from here. */
  get end(): Turn {
    return this.children[0]?.end ?? this;
  }
}

/** A tree as it is kept: each turn with those that follow it. */
export type Kept = readonly [steps: string, then: readonly Kept[]];

export function keep(turn: Turn): Kept {
  return [turn.steps, turn.children.map(keep)];
}

/** Adds the turns that were kept to those that are there. */
export function restore(turn: Turn, [, then]: Kept): void {
  for (const kept of then) restore(turn.then(kept[0]), kept);
}

interface Root {
  rules: string;
  position: string;
}

const KEY = "red7-explore";
const MOST = 8; // positions whose trees are kept
type Shelf = readonly (Root & { tree: Kept })[];

function shelf(): Shelf {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Shelf;
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

const same = (a: Root, b: Root) => a.rules === b.rules && a.position === b.position;

/** Keeps a tree across a reload. */
export function keepTree({ rules, position }: Root, root: Turn): void {
  const others = shelf().filter((one) => !same(one, { rules, position }));
  const kept = [{ rules, position, tree: keep(root) }, ...others].slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Kept for as long as the page is open, then.
  }
}

export function restoreTree(wanted: Root, root: Turn): void {
  const found = shelf().find((one) => same(one, wanted));
  if (found) restore(root, found.tree);
}

/**
 * Divides steps into turns: of each, the number of steps is known. What is left is a turn under way.
 */
export function divided(steps: string, counts: readonly number[]): string[] {
  const rest = steps.split(" ").filter(Boolean);
  const turns = counts.map((count) => rest.splice(0, count).join(" "));
  return [...turns, rest.join(" ")];
}
