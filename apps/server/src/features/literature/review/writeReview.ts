import type { AiReview } from '@panome/contract';
import { createTextIndex, questionTerms } from '../../../platform/search/textIndex.ts';
import { termsOf } from '../../../platform/search/terms.ts';
import { isFinding, sentencesOf } from './sentences.ts';
import { themesOf } from './themes.ts';

/** A record as a review needs it. */
export type ReviewRecord = {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: number | null;
  readonly journal: string;
  readonly abstract: string;
  readonly doi: string;
  readonly pmid: string;
  readonly keywords: readonly string[];
};
export type ReviewText = Pick<AiReview, 'sections' | 'list' | 'left_out' | 'themes'>;

const perRecord = 2;

/**
 * A review that says nothing of its own: sentences of the abstracts as they stand, each with the number of its source,
 * grouped by what the records share and, in a group, by year. Of each abstract the sentences that say most about the
 * question; those that name a finding first.
 *
 * @param chosen - The records were chosen one by one: they are quoted even when they do not name the question.
 */
export function writeReview(question: string, records: readonly ReviewRecord[], chosen: boolean): ReviewText {
  const index = createTextIndex(
    records.map(({ abstract, id, keywords, title }) => ({
      id,
      title: `${title} ${keywords.join(' ')}`,
      text: abstract,
    })),
  );
  const asked = new Map(questionTerms(question).map((term) => [term, index.weightOf(term)]));
  const matched = new Set(index.search(question, records.length).map(({ id }) => id));
  const weigh = (text: string) =>
    [...new Set(termsOf(text).map(({ term }) => term))].reduce((sum, term) => sum + (asked.get(term) ?? 0), 0);

  const best = ({ abstract }: ReviewRecord): string[] => {
    const sentences = sentencesOf(abstract);
    const ranked = sentences
      .map((text, at) => ({ at, text, weight: weigh(text) + (isFinding(text) ? 2 : 0) + at / (10 * sentences.length) }))
      .toSorted((left, right) => right.weight - left.weight)
      .slice(0, perRecord);
    return ranked.toSorted((left, right) => left.at - right.at).map(({ text }) => text);
  };

  const left_out: { title: string; why: string }[] = [];
  const used = records.flatMap((record) => {
    if (!chosen && !matched.has(record.id)) return [];
    const sentences = best(record);
    if (sentences.length > 0) return [{ record, sentences }];
    left_out.push({ title: record.title, why: record.abstract ? '摘要中没有可以引用的句子' : '没有摘要' });
    return [];
  });
  const numbers = new Map<string, number>();
  const sections = themesOf(used.map(({ record }) => record)).map(({ members, name }) => ({
    theme: name,
    sentences: members
      .map((at) => used[at]!)
      .toSorted((one, other) => (one.record.year ?? 0) - (other.record.year ?? 0))
      .flatMap(({ record, sentences }) => {
        if (!numbers.has(record.id)) numbers.set(record.id, numbers.size + 1);
        return sentences.map((text) => ({ text, number: numbers.get(record.id)! }));
      }),
  }));
  const list = used
    .map(({ record: { abstract: _abstract, keywords: _keywords, ...source } }) => ({
      ...source,
      authors: [...source.authors],
      number: numbers.get(source.id)!,
    }))
    .toSorted((one, other) => one.number - other.number);
  return { sections, list, left_out, themes: sections.map(({ theme }) => theme) };
}
