import { termsOf } from './terms.ts';
import { questionTerms, type TextIndex } from './textIndex.ts';

const sentenceEnd = /(?<=[。！？；\n])|(?<=[.!?;]\s)/u;

/** A part of a text and where it stands in it. */
export type Passage = { readonly text: string; readonly at: number };

const sentencesOf = (text: string): Passage[] => {
  let at = 0;
  return text.split(sentenceEnd).map((sentence) => {
    const passage = { text: sentence, at };
    at += sentence.length;
    return passage;
  });
};

/**
 * The sentences of a text that say most about a question, whole and one after another, at most `most` characters.
 * A first sentence that is longer is cut and ends with `…`. Without a shared term it is the beginning of the text.
 */
export function passageOf(
  text: string,
  question: string,
  { weightOf }: Pick<TextIndex, 'weightOf'>,
  most = 160,
): Passage {
  const asked = new Map(questionTerms(question).map((term) => [term, weightOf(term)]));
  const sentences = sentencesOf(text);
  const terms = sentences.map((sentence) => new Set(termsOf(sentence.text).map(({ term }) => term)));
  const windowFrom = (first: number) => {
    const held = new Set<string>();
    let length = 0;
    let last = first;
    for (let index = first; index < sentences.length; index += 1) {
      length += sentences[index]!.text.length;
      if (index > first && length > most) break;
      last = index;
      for (const term of terms[index]!) if (asked.has(term)) held.add(term);
    }
    return { first, last, weight: [...held].reduce((sum, term) => sum + asked.get(term)!, 0) };
  };
  let best = windowFrom(0);
  for (let first = 1; first < sentences.length; first += 1) {
    const window = windowFrom(first);
    if (window.weight > best.weight) best = window;
  }
  const found = sentences
    .slice(best.first, best.last + 1)
    .map((sentence) => sentence.text)
    .join('');
  const lead = found.length - found.trimStart().length;
  const trimmed = found.trim();
  return {
    text: trimmed.length > most ? `${trimmed.slice(0, most - 1)}…` : trimmed,
    at: sentences[best.first]!.at + lead,
  };
}
