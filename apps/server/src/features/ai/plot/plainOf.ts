/** A text without case, width, spaces and hyphens, with the place that each of its characters has in the original. */
export type Plain = { readonly text: string; readonly places: readonly number[] };

const dropped = /[\s\-–—_]/u;

/** So that “T 检验”, “t检验” and “T-检验” are one. */
export function plainOf(original: string): Plain {
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < original.length; at += 1) {
    const character = original[at]!;
    if (dropped.test(character)) continue;
    for (const one of character.normalize('NFKC').toLowerCase()) {
      text += one;
      places.push(at);
    }
  }
  return { text, places };
}

/** A part of the original text, from `from` up to `to`. */
export type Span = { readonly from: number; readonly to: number };

export const spanOf = ({ places }: Plain, from: number, length: number): Span => ({
  from: places[from]!,
  to: places[from + length - 1]! + 1,
});

const latin = /[a-z0-9]/;

/** Where a word stands in a text; one of Latin letters must not be a part of another word. */
export function placesOf({ text }: Plain, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? '';
    const after = text[at + word.length] ?? '';
    const cut =
      (latin.test(word[0]!) && latin.test(before) && word.length < 6) ||
      (latin.test(word.at(-1)!) && /[a-z]/.test(after) && word.length < 6);
    if (!cut) found.push(at);
  }
  return found;
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
