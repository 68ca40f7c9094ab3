import { termsOf } from './terms.ts';

/** A text that may be found. */
export type IndexedText = {
  readonly id: string;
  /** Counts four times as much as the text. */
  readonly title: string;
  readonly text: string;
};

type TextHit = {
  readonly id: string;
  /** BM25; comparable within one search only. */
  readonly score: number;
  /** The share of the question's weight that the text holds, 0 to 1: rare terms weigh more, unknown ones most. */
  readonly coverage: number;
  /** How many different terms of the question the text holds. */
  readonly held: number;
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

/** Takes texts one by one, so that a server can do other work between them; `finish` gives the index. */
export function createIndexer() {
  const postings = new Map<string, Posting>();
  const ids: string[] = [];
  const lengths: number[] = [];

  const add = ({ id, text, title }: IndexedText): void => {
    const index = ids.push(id) - 1;
    const counts = new Map<string, number>();
    let length = 0;
    const count = (part: string, weight: number) => {
      for (const term of termsOf(part)) {
        counts.set(term.term, (counts.get(term.term) ?? 0) + weight);
        if (!term.part) length += weight;
      }
    };
    count(title, titleWeight);
    count(text, 1);
    lengths.push(length);
    for (const [term, times] of counts) {
      const posting = postings.get(term) ?? { texts: [], counts: [] };
      posting.texts.push(index);
      posting.counts.push(times);
      postings.set(term, posting);
    }
  };

  const finish = (): TextIndex => {
    const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, ids.length) || 1;
    const weightOf = (term: string): number => {
      const found = postings.get(term)?.texts.length ?? 0;
      return Math.log(1 + (ids.length - found + 0.5) / (found + 0.5));
    };
    return {
      size: ids.length,
      weightOf,
      search: (question, most = 10) => {
        const found = new Map<number, { score: number; weight: number; held: number }>();
        let whole = 0;
        for (const term of questionTerms(question)) {
          const weight = weightOf(term);
          whole += weight;
          const posting = postings.get(term);
          posting?.texts.forEach((index, place) => {
            const times = posting.counts[place]!;
            const norm = saturation * (1 - lengthShare + (lengthShare * lengths[index]!) / meanLength);
            const before = found.get(index) ?? { score: 0, weight: 0, held: 0 };
            found.set(index, {
              score: before.score + (weight * times * (saturation + 1)) / (times + norm),
              weight: before.weight + weight,
              held: before.held + 1,
            });
          });
        }
        return [...found]
          .toSorted(([left, a], [right, b]) => b.score - a.score || left - right)
          .slice(0, most)
          .map(([index, { held, score, weight }]) => ({ id: ids[index]!, score, coverage: weight / whole, held }));
      },
    };
  };

  return { add, finish };
}

/**
 * Finds texts by Okapi BM25 (k1 = 1.2, b = 0.75; Robertson and Zaragoza 2009, doi:10.1561/1500000019), in memory and
 * the same on every database. The texts are read once; a changed text needs a new index.
 */
export function createTextIndex(texts: readonly IndexedText[]): TextIndex {
  const { add, finish } = createIndexer();
  texts.forEach(add);
  return finish();
}
