import { termsOf } from './terms.ts';

/** A text that may be found. */
export type IndexedText = {
  readonly id: string;
  /** Counts four times as much as the text. */
  readonly title: string;
  readonly text: string;
};

export type TextHit = {
  readonly id: string;
  /** BM25; comparable within one search only. */
  readonly score: number;
  /** The share of the question's weight that the text holds, 0 to 1: rare terms weigh more, unknown ones most. */
  readonly coverage: number;
};

export type TextIndex = {
  /** The number of texts. */
  readonly size: number;
  /** The best first, at most `most`; texts that share no term with the question are left out. */
  readonly search: (question: string, most?: number) => readonly TextHit[];
  /** What finding a term says: the logarithm of how rare it is (IDF), highest for terms of no text. */
  readonly weightOf: (term: string) => number;
};

type Posting = { readonly texts: number[]; readonly counts: number[] };

const titleWeight = 4;
const saturation = 1.2;
const lengthShare = 0.75;

/** What a question asks for: its pairs and words; a single character only where it stands alone. */
export const questionTerms = (question: string): readonly string[] => [
  ...new Set(termsOf(question).flatMap(({ part, term }) => (part ? [] : [term]))),
];

/**
 * Finds texts by Okapi BM25 (k1 = 1.2, b = 0.75; Robertson and Zaragoza 2009, doi:10.1561/1500000019), in memory and
 * the same on every database. The texts are read once; a changed text needs a new index.
 */
export function createTextIndex(texts: readonly IndexedText[]): TextIndex {
  const postings = new Map<string, Posting>();
  const lengths = texts.map(() => 0);

  const add = (index: number, text: string, weight: number, counts: Map<string, number>) => {
    for (const { part, term } of termsOf(text)) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
      if (!part) lengths[index]! += weight;
    }
  };
  texts.forEach(({ text, title }, index) => {
    const counts = new Map<string, number>();
    add(index, title, titleWeight, counts);
    add(index, text, 1, counts);
    for (const [term, count] of counts) {
      const posting = postings.get(term) ?? { texts: [], counts: [] };
      posting.texts.push(index);
      posting.counts.push(count);
      postings.set(term, posting);
    }
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length) || 1;

  const weightOf = (term: string): number => {
    const found = postings.get(term)?.texts.length ?? 0;
    return Math.log(1 + (texts.length - found + 0.5) / (found + 0.5));
  };

  return {
    size: texts.length,
    weightOf,
    search: (question, most = 10) => {
      const scores = new Map<number, { score: number; held: number }>();
      let whole = 0;
      for (const term of questionTerms(question)) {
        const weight = weightOf(term);
        whole += weight;
        const posting = postings.get(term);
        posting?.texts.forEach((index, place) => {
          const count = posting.counts[place]!;
          const norm = saturation * (1 - lengthShare + (lengthShare * lengths[index]!) / meanLength);
          const before = scores.get(index) ?? { score: 0, held: 0 };
          scores.set(index, {
            score: before.score + (weight * count * (saturation + 1)) / (count + norm),
            held: before.held + weight,
          });
        });
      }
      return [...scores]
        .toSorted(([left, a], [right, b]) => b.score - a.score || left - right)
        .slice(0, most)
        .map(([index, { held, score }]) => ({ id: texts[index]!.id, score, coverage: held / whole }));
    },
  };
}
