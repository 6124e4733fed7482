// Looking for words in texts, whatever their accents and capitals.

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

// Letters that are no other letter with an accent, as they are typed without them.
const TYPED: Readonly<Record<string, string>> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", "’": "'" };

/** A text as it is compared, and for each of its letters the place of the one that it comes from. */
function folded(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  for (const [place, letter] of Array.from(text).entries()) {
    const low = letter.toLowerCase();
    const bare = TYPED[low] ?? low.normalize("NFD").replaceAll(/\p{M}/gu, "");
    plain += bare;
    places.push(...Array<number>(bare.length).fill(place));
  }
  return { plain, places };
}

const fold = (text: string) => folded(text).plain;

/** The words of a question. */
export function wanted(question: string): string[] {
  return fold(question).split(/\s+/).filter(Boolean);
}

/** Whether all words stand somewhere in these texts. */
export function holds(texts: readonly string[], words: readonly string[]): boolean {
  const plain = fold(texts.join("\n"));
  return words.every((word) => plain.includes(word));
}

/** A text in pieces, so that what was found can be marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text);
  const { plain, places } = folded(text);
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (const place of places.slice(at, at + word.length)) marked.add(place);
    }
  }
  const cut: Piece[] = [];
  for (const [place, letter] of letters.entries()) {
    const found = marked.has(place);
    const last = cut.at(-1);
    if (last?.found === found) last.text += letter;
    else cut.push({ text: letter, found });
  }
  return cut;
}
