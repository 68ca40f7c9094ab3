import type { ResponseOf } from '@panome/contract/client';

export type Faq = ResponseOf<'supportSystemInfo'>['faq'][number];
export type FaqGroup = { readonly name: string; readonly questions: readonly Faq[] };

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The questions that hold every word of the search, by group, in the order in which they were written. */
export function faqMatches(faq: readonly Faq[], search: string): FaqGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = faq.filter(({ answer, group, question }) => {
    const text = `${group} ${question} ${plain(answer)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(found, ({ group }) => group)].map(([name, questions]) => ({ name, questions }));
}
