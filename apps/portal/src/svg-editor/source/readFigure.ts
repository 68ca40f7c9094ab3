import { cleanSvg, type Cleaned } from '../clean/index.ts';
import { nameElements } from '../stage/elements.ts';

export type Readable = { readonly kind: 'clean'; readonly base: string; readonly removed: number };

/** A figure as the editor works on it: only what draws, every element with an id. */
export function readFigure(text: string): Readable | Exclude<Cleaned, { kind: 'clean' }> {
  const cleaned = cleanSvg(text);
  if (cleaned.kind !== 'clean') return cleaned;
  nameElements(cleaned.svg);
  return { kind: 'clean', base: new XMLSerializer().serializeToString(cleaned.svg), removed: cleaned.removed };
}
