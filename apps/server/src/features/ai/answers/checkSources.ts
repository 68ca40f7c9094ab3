import type { AiCitation } from '@panome/contract';

const numbers = /\[(\d{1,3})\]/g;
const dois = /\b10\.\d{4,9}\/[^\s<>"'，。；、）)\]]+/g;
const pmids = /\bPMID[:：]?\s*(\d{4,9})\b/gi;
const urls = /\bhttps?:\/\/[^\s<>"'，。；、）)\]]+/gi;

const each = (text: string, pattern: RegExp, group = 0): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), (match) => match[group]!.replace(/[.,;:]+$/, ''))),
];

type Checked = { readonly citations: AiCitation[]; readonly unverified: string[] };

/**
 * Holds the sources that an answer names against what was found for it: numbers without a record, and DOIs, PMIDs and
 * addresses that no record of our store has, are not verified (SEC-65). It trusts nothing that the model says.
 *
 * @param isKnown - Whether our store has a record with this DOI (`10.…`) or PMID (`pmid:…`).
 */
export async function checkSources(
  text: string,
  records: readonly AiCitation[],
  isKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Checked> {
  const named = new Set(each(text, numbers, 1).map(Number));
  const citations = records.filter(({ number }) => named.has(number));
  const without = [...named].filter((number) => !records.some((record) => record.number === number));
  const addresses = each(text, urls).filter((address) => !/^https?:\/\/(?:dx\.)?doi\.org\//i.test(address));
  const ids = [
    ...each(text, dois).map((doi) => doi.toLowerCase()),
    ...each(text, pmids, 1).map((pmid) => `pmid:${pmid}`),
  ];
  const known = await isKnown(ids);
  return {
    citations,
    unverified: [...without.map((number) => `[${number}]`), ...ids.filter((id) => !known.has(id)), ...addresses],
  };
}
