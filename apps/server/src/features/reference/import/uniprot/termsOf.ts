import { locationsOf } from './comments.ts';
import type { UniprotEntry } from './model.ts';

/** Databases by whose ids people look for a protein; of the others only the name is kept. */
const searched = new Set([
  'Ensembl',
  'GeneID',
  'HGNC',
  'InterPro',
  'KEGG',
  'MGI',
  'PDB',
  'Pfam',
  'Reactome',
  'RefSeq',
  'STRING',
]);

/** The words of a text, as searches compare them: parts of words with hyphens count as well as the whole. */
function wordsOf(text: string): string[] {
  const whole =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}_.'-]*/gu) ?? [];
  const words = whole.map((word) => word.replace(/[.'-]+$/, '')).flatMap((word) => [word, ...word.split(/[-.']/)]);
  return [...new Set(words)].filter(Boolean);
}

const longest = 100;

/** What a search finds an entry by, each as `kind:value` in lower case. */
export function termsOf(entry: UniprotEntry): string[] {
  const terms = new Set<string>();
  const put = (kind: string, values: readonly string[]) => {
    for (const value of values) terms.add(`${kind}:${value.toLowerCase().slice(0, longest)}`);
  };
  const names = wordsOf([entry.name, ...entry.otherNames.map(({ text }) => text)].join(' '));
  put('accession', entry.accessions);
  put('id', [entry.entryName]);
  put('gene', entry.genes);
  put('name', names);
  put('organism', wordsOf(entry.organism));
  put('keyword', entry.keywords);
  put('location', wordsOf(locationsOf(entry.comments).join(' ')));
  put(
    'go',
    entry.go.map(({ id }) => id),
  );
  put('ec', entry.ec);
  put(
    'feature',
    entry.features.map(({ type }) => type),
  );
  put(
    'xref',
    entry.xrefs.flatMap(({ db, id }) => (searched.has(db) ? [db, `${db}-${id}`, id] : [db])),
  );
  put('w', [...names, ...entry.accessions, entry.entryName, ...entry.genes, ...wordsOf(entry.keywords.join(' '))]);
  return [...terms];
}

/** What of an entry the modules of the home page count, as `[module, value, label]`. */
export function countedOf(entry: UniprotEntry): (readonly [string, string, string])[] {
  const distinct = (module: string, values: readonly string[]) =>
    [...new Set(values)].map((value) => [module, value, value] as const);
  return [
    ['organism', String(entry.taxon), entry.organism],
    ...distinct('keyword', entry.keywords),
    ...distinct('location', locationsOf(entry.comments)),
    ...distinct(
      'feature',
      entry.features.map(({ type }) => type),
    ),
    ...[...new Map(entry.go.map(({ id, name }) => [id, name]))].map(([id, name]) => ['go', id, name] as const),
    ...distinct(
      'xref',
      entry.xrefs.map(({ db }) => db),
    ),
  ];
}
