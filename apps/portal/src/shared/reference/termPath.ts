import type { AreaName } from '@panome/contract';

type Vocabulary = {
  /** The id at the beginning of a text, alone or before its name. */
  readonly form: RegExp;
  readonly area: AreaName;
  readonly page: string;
  readonly query: (id: string) => Readonly<Record<string, string>>;
};

const alone = String.raw`(?=$|[\s~|（(])`;
const form = (id: string) => new RegExp(`^${id}${alone}`);
/** KEGG's pathways in general, and those of the species that come up: any three letters and five digits may be a sample. */
const organisms = 'map|ko|hsa|mmu|rno|ssc|bta|gga|dre|dme|cel|ath|osa|zma|sce|eco';

const vocabularies: readonly Vocabulary[] = [
  {
    form: form(String.raw`GO:\d{7}`),
    area: 'protein',
    page: '/protein-db/search-results',
    query: (id) => ({ query: `go:${id}` }),
  },
  {
    form: form(String.raw`(?:${organisms})\d{5}`),
    area: 'lookup',
    page: '/static-search/kegg-search',
    query: (text) => ({ text }),
  },
  {
    form: form(String.raw`(?:DOID|MONDO):\d{4,7}`),
    area: 'lookup',
    page: '/static-search/disease-db-search',
    query: (text) => ({ text }),
  },
  {
    form: form(String.raw`ENS[A-Z]{0,4}G\d{11}`),
    area: 'lookup',
    page: '/static-search/gene-reference-search',
    query: (text) => ({ text }),
  },
];

/**
 * The page of the portal that looks up an id of a public vocabulary (GO, KEGG pathways, diseases, Ensembl genes); null
 * for any other text, and where that area holds nothing.
 */
export function termPath(text: string, filled: readonly AreaName[]): string | null {
  for (const { area, form: begins, page, query } of vocabularies) {
    const id = begins.exec(text)?.[0];
    if (id !== undefined) return filled.includes(area) ? `${page}?${new URLSearchParams(query(id)).toString()}` : null;
  }
  return null;
}
