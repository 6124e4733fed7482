// How large the window is. To answer that, a browser lays out the whole page if anything on it has
// changed, so it is asked only after the window itself has.

let changes = $state(0);
let asked = -1; // after so many changes
let size = { width: 0, height: 0 };

addEventListener("resize", () => (changes += 1));

function now(): typeof size {
  if (asked !== changes) {
    asked = changes;
    size = { width: innerWidth, height: innerHeight };
  }
  return size;
}

export const screen = {
  get width(): number {
    return now().width;
  },
  get height(): number {
    return now().height;
  },
};
