import type { Inspection } from '@panome/contract';
import { previewText as text } from './preview.text.ts';

/** How a table is to be read, where the user decided; absent is found out by the server. */
export type Reading = { readonly encoding?: string; readonly delimiter?: string; readonly sheet?: string };
export type ReadingName = keyof Reading;
/** Stands for no decision: a Select has no empty value. */
export const auto = 'auto';

export const readingOf = ({ delimiter, encoding, sheet }: Readonly<Record<string, string>>): Reading => ({
  ...(encoding && { encoding }),
  ...(delimiter && { delimiter }),
  ...(sheet && { sheet }),
});

/** The choices for one way of reading; the first names what was found. */
export function choicesOf(words: Readonly<Record<string, string>>, found: string | undefined) {
  const detected = found && words[found];
  return [
    { value: auto, label: detected ? text.autoAs(detected) : text.auto },
    ...Object.entries(words).map(([value, label]) => ({ value, label })),
  ];
}

const kinds: Readonly<Record<Inspection['kind'], string>> = {
  matrix: text.asMatrix,
  groups: text.asGroups,
  other: text.asOther,
};
export const kindWords = (kind: Inspection['kind']): string => kinds[kind];
