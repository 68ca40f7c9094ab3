import { pinyinInitials } from '../listbox/index.ts';

/** A piece of a label, and whether the typed words stand there. */
export type LabelPiece = { readonly text: string; readonly hit: boolean };

/** Where a typed word stands: as it is, else by the initials of its characters; length 0 where it does not. */
function placeOf(word: string, lower: string, initials: string): { from: number; length: number } {
  const from = lower.indexOf(word);
  const byInitials = from < 0 && /^[a-z]+$/.test(word) ? initials.indexOf(word) : from;
  return { from: byInitials, length: byInitials < 0 ? 0 : word.length };
}

/**
 * A label cut where the typed words stand in it: `hst` marks 火山图 in 差异火山图. What was found by whole syllables or by
 * words that are not shown is not marked.
 */
export function matchOf(label: string, query: string): readonly LabelPiece[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const lower = label.toLowerCase();
  const initials = pinyinInitials(label);
  // In a few languages a letter becomes longer in lower case; then the places would be those of another text.
  if (words.length === 0 || lower.length !== label.length || initials.length !== label.length)
    return [{ text: label, hit: false }];
  const places = words.map((word) => placeOf(word, lower, initials));
  const hit = (at: number) => places.some(({ from, length }) => at >= from && at < from + length);
  const pieces: LabelPiece[] = [];
  for (let at = 0; at < label.length; at += 1) {
    const last = pieces.at(-1);
    if (last?.hit === hit(at)) pieces[pieces.length - 1] = { text: last.text + label[at]!, hit: last.hit };
    else pieces.push({ text: label[at]!, hit: hit(at) });
  }
  return pieces;
}
