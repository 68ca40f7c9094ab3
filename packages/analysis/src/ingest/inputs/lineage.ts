/** The ranks that a column heading or a prefix can name, from the top. */
export const RANKS = ['Domain', 'Kingdom', 'Phylum', 'Class', 'Order', 'Family', 'Genus', 'Species', 'Strain'] as const;
export type Rank = (typeof RANKS)[number];

const HEADINGS: Readonly<Record<string, Rank>> = {
  domain: 'Domain',
  superkingdom: 'Domain',
  realm: 'Domain',
  域: 'Domain',
  kingdom: 'Kingdom',
  界: 'Kingdom',
  phylum: 'Phylum',
  division: 'Phylum',
  门: 'Phylum',
  class: 'Class',
  纲: 'Class',
  order: 'Order',
  目: 'Order',
  family: 'Family',
  科: 'Family',
  genus: 'Genus',
  属: 'Genus',
  species: 'Species',
  种: 'Species',
  strain: 'Strain',
  株: 'Strain',
};
const PREFIXES: Readonly<Record<string, Rank>> = {
  r: 'Domain',
  d: 'Domain',
  sk: 'Domain',
  k: 'Kingdom',
  p: 'Phylum',
  c: 'Class',
  o: 'Order',
  f: 'Family',
  g: 'Genus',
  s: 'Species',
  t: 'Strain',
};

/** The rank a heading names: `Phylum`, `phylum_name`, `门`, `门（Phylum）`; `undefined` when it names none. */
export function rankOfHeading(heading: string): Rank | undefined {
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[ _.-]?name$|水平$|\(.*\)$|（.*）$/u, '');
  return HEADINGS[plain];
}

/**
 * What a taxon's word says: its rank where it has a prefix, and its name, `''` when it says that the taxon is not
 * known.
 */
export type TaxonWord = {
  readonly rank: Rank | undefined;
  readonly name: string;
  /** It stood in for a taxon without naming one. */
  readonly placeholder: boolean;
};

const NOTHING = /^(|na|n\/a|nan|null|none|-|__|unassigned|unclassified|unknown|无|未知|未分类|未注释|no blast hit)$/i;
const PLACEHOLDER =
  /^(uncultured|unidentified|unclassified|ambiguous[ _]taxa|norank|no[ _]rank|incertae[ _]sedis|metagenome|(gut|human|soil|marine|rumen|wastewater|uncultured)[ _](metagenome|bacterium|organism|microorganism|archaeon)|uncultured[ _].*|unidentified[ _].*|unclassified[ _].*|norank[ _].*)$/i;

/**
 * Reads one word of a lineage: the prefixes `k__`, `D_0__` (SILVA 128–132), `d__`, `sk__`, and the bootstrap value that
 * mothur and DADA2 write behind it.
 */
export function taxonWord(text: string): TaxonWord {
  const bare = text.trim().replace(/\(\d+(\.\d+)?\)$/, '');
  const silva = /^D_(\d+)__(.*)$/.exec(bare);
  const prefixed = /^([a-z]{1,2})__(.*)$/i.exec(bare);
  const known = prefixed ? PREFIXES[prefixed[1]!.toLowerCase()] : undefined;
  const rank = silva ? (['Domain', ...RANKS.slice(2)] as const)[Number(silva[1])] : known;
  const rest = (silva ? silva[2]! : known ? prefixed![2]! : bare).trim();
  const name = rest.replace(/^\[(.*)\]$/, '$1');
  if (NOTHING.test(name)) return { rank, name: '', placeholder: false };
  return PLACEHOLDER.test(name) ? { rank, name: '', placeholder: true } : { rank, name, placeholder: false };
}

/** The words of a lineage, whatever separates them: `;`, `|`, or a comma where neither occurs. */
export function lineageWords(text: string): string[] {
  const mark = text.includes(';') ? ';' : text.includes('|') ? '|' : /__.*,.*__/.test(text) ? ',' : ';';
  const words = text.split(mark).map((word) => word.trim());
  while (words.length > 1 && words.at(-1) === '') words.pop();
  return /^(root|cellular organisms)(\(\d+\))?$/i.test(words[0]!.replace(/^[a-z]{1,2}__/i, ''))
    ? words.slice(1)
    : words;
}

/** Whether a cell looks like a lineage: words between `;` or `|`, or a word with a prefix. */
export const isLineage = (text: string): boolean =>
  /^(D_0|[a-z]{1,2})__/i.test(text) || /[^;|]+[;|]\s*[^;|]/.test(text) || /^\w+\(\d+\);/.test(text);
