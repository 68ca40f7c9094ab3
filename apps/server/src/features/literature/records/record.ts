/** A record of the literature as a file gives it. */
export type ReadRecord = {
  /** Line in the file at which it begins; in XML its number. */
  readonly line: number;
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: number | null;
  readonly journal: string;
  readonly abstract: string;
  readonly doi: string;
  readonly pmid: string;
  readonly keywords: readonly string[];
};

/** Fields by name, each with its values in the order of the file. */
export type RawRecord = { readonly line: number; readonly fields: ReadonlyMap<string, readonly string[]> };

const most = { title: 1_000, abstract: 20_000, journal: 300, name: 200, authors: 500, keywords: 100, id: 200 };
const clean = (text: string, length: number) =>
  text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim().slice(0, length);

/** `10.1000/x` of any way to write it; empty when it is none. */
const doiOf = (text: string): string =>
  /10\.\d{4,9}\/[^\s"<>]+/
    .exec(text)?.[0]
    .replace(/[.,;)\]]+$/, '')
    .toLowerCase()
    .slice(0, most.id) ?? '';
const pmidOf = (text: string): string => /^\s*(\d{1,9})\b/.exec(text)?.[1] ?? '';
const yearOf = (text: string): number | null => {
  const found = /(?<!\d)(1[6-9]\d{2}|20\d{2}|21\d{2})(?!\d)/.exec(text)?.[1];
  return found ? Number(found) : null;
};

type Loose = { readonly line: number } & Partial<
  Record<'title' | 'year' | 'journal' | 'abstract' | 'doi' | 'pmid', string>
> & {
    readonly authors?: readonly string[];
    readonly keywords?: readonly string[];
  };

/** The record with one space between words, an id in one form, and nothing longer than it may be. */
export const recordOf = ({ line, ...given }: Loose): ReadRecord => ({
  line,
  title: clean(given.title ?? '', most.title).replace(/\.$/, ''),
  authors: (given.authors ?? [])
    .map((name) => clean(name, most.name))
    .filter(Boolean)
    .slice(0, most.authors),
  year: yearOf(given.year ?? ''),
  journal: clean(given.journal ?? '', most.journal),
  abstract: clean(given.abstract ?? '', most.abstract),
  doi: doiOf(given.doi ?? ''),
  pmid: pmidOf(given.pmid ?? ''),
  keywords: [
    ...new Set((given.keywords ?? []).map((word) => clean(word, most.name).replace(/^\*/, '')).filter(Boolean)),
  ].slice(0, most.keywords),
});

/** The values of the first of these fields that there is. */
export const firstOf = ({ fields }: RawRecord, names: string): readonly string[] =>
  names.split(' ').flatMap((name) => (fields.has(name) ? [fields.get(name)!] : []))[0] ?? [];
