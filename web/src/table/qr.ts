// A QR code of a link: bytes, error correction L, mask 0, versions 1 to 6.
// See ISO/IEC 18004; its numbers are in the tables below.
const SIZES = [
  { data: 19, check: 7, blocks: 1 },
  { data: 34, check: 10, blocks: 1 },
  { data: 55, check: 15, blocks: 1 },
  { data: 80, check: 20, blocks: 1 },
  { data: 108, check: 26, blocks: 1 },
  { data: 136, check: 18, blocks: 2 },
];
const FORMAT = 0b111011111000100; // L and mask 0, with its own check bits

/** Gives the rows of the code, true where it is dark; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(({ data }) => bytes.length + 2 <= data) + 1;
  const size = SIZES[version - 1];
  if (!size) return null;
  return draw(version, interleave(fill(bytes, size.data), size.blocks, size.check));
}

/** The bytes behind their kind and number, then an end, then filling. */
function fill(bytes: Uint8Array, length: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const data: number[] = [];
  for (let at = 0; at < halves.length; at += 2)
    data.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0));
  for (let pad = 0; data.length < length; pad ^= 1) data.push(pad ? 0x11 : 0xec);
  return data;
}

function interleave(data: readonly number[], blocks: number, check: number): number[] {
  const each = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * each, (at + 1) * each));
  const woven = (of: readonly number[][]) =>
    (of[0] ?? []).flatMap((_, at) => of.map((part) => part[at] ?? 0));
  return [...woven(parts), ...woven(parts.map((part) => remainder(part, check)))];
}

/** Multiplies in the field of 256 elements modulo x⁸+x⁴+x³+x²+1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The check bytes of Reed and Solomon. */
function remainder(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < length; at++, root = times(root, 2)) {
    const higher = [...divisor, 0];
    divisor = higher.map((value, index) => value ^ times(divisor[index - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    divisor.forEach(
      (value, index) => (rest[at + index] = (rest[at + index] ?? 0) ^ times(value, factor)),
    );
  }
  return rest.slice(data.length);
}

function draw(version: number, words: readonly number[]): boolean[][] {
  const side = 17 + 4 * version;
  const rows = Array.from({ length: side }, () => Array<boolean | undefined>(side));
  const set = (x: number, y: number, dark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < side) row[x] = dark;
  };
  /** Rings around a middle, each light or dark. */
  const eye = (middleX: number, middleY: number, rings: readonly boolean[]) => {
    const reach = rings.length - 1;
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(middleX + x, middleY + y, rings[Math.max(Math.abs(x), Math.abs(y))] ?? false);
  };
  for (let at = 0; at < side; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    eye(x, y, [true, true, false, true, false]);
  if (version > 1) eye(side - 7, side - 7, [true, false, true]);
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((FORMAT >> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit;
    set(8, along, dark);
    const across = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit;
    set(across, 8, dark);
  }
  set(8, side - 8, true);
  place(rows, words);
  return rows.map((row) => Array.from(row, Boolean));
}

/** Writes the bits where nothing is yet, in columns of two from the right, up and down. */
function place(rows: (boolean | undefined)[][], words: readonly number[]): void {
  const side = rows.length;
  let bit = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const y = (right + 1) & 2 ? step : side - 1 - step;
      for (const x of [right, right - 1]) {
        const row = rows[y];
        if (!row || row[x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== ((x + y) % 2 === 0);
        bit++;
      }
    }
  }
}
