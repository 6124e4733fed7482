// How far somebody has come in the lessons, kept in the browser. Whoever only plays fetches no line
// of this, so it is not one of the settings.
const KEY = "red7-lessons";

type Solved = Readonly<Record<string, number>>;

function read(): Solved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Solved;
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

let kept = $state.raw(read());

/** How many tasks of a lesson have been solved. */
export const solved = (lesson: string): number => kept[lesson] ?? 0;

/** Remembers that a task has been solved. */
export function keepSolved(lesson: string, number: number): void {
  if (number <= solved(lesson)) return;
  kept = { ...kept, [lesson]: number };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Known for this visit only, then.
  }
}
