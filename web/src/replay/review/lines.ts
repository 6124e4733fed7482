// How the lines of the seats are told apart: each has a colour and a dash of its own.
const DASHES: readonly string[] = ["", "9 5", "1 5.5", "11 5 1 5"];

export const colourOf = (seat: number) => `var(--seat-${seat})`;
export const dashOf = (seat: number, scale = 1) =>
  (DASHES[seat - 1] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((part) => Number(part) * scale)
    .join(" ");
