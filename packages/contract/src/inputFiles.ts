import type { ToolInput } from './tools.ts';

/** Tables that people write; also packed. */
const tables = ['csv', 'tsv', 'txt', 'tab', 'xlsx', 'xls'];
const packed = ['csv', 'tsv', 'txt', 'tab'].flatMap((type) => ['gz', 'bz2', 'xz'].map((pack) => `${type}.${pack}`));
/** Extensions that programs give their tables; the reader recognises them by their content. */
const programTables = [
  'gct',
  'biom',
  'shared',
  'taxonomy',
  'dist',
  'h5',
  'hdf5',
  'h5ad',
  'h5mu',
  'loom',
  'qza',
  'qzv',
  'mztab',
  'kreport',
  'cls',
  'rds',
  'rda',
  'rdata',
];
/** The types of a file that may be read as a table. */
export const tableTypes: readonly string[] = [...tables, ...programTables, ...packed];

const sets = ['gmt', 'gaf', 'annotations'];
const sequences = ['fasta', 'fa', 'faa', 'fna'];
const cells = ['zip', 'h5', 'h5ad', 'h5mu', 'loom', 'rds'];
/** What an input takes besides tables; each also packed as `.gz`. */
const further: Readonly<Partial<Record<ToolInput, readonly string[]>>> = {
  tree: ['nwk', 'newick', 'tre', 'tree', 'nhx'],
  sets,
  sets2: sets,
  ontology: ['obo'],
  pathway: ['xml', 'kgml'],
  cells,
  droplets: cells,
  list: sequences,
  background: sequences,
  records: sequences,
  records2: sequences,
};

/**
 * The types of a file that an input of a tool takes, in lower case and without the dot. The one list behind what pages
 * promise, what the picker offers and what the server accepts.
 */
export function inputTypes(input: ToolInput): readonly string[] {
  const own = further[input] ?? [];
  return [...new Set([...own, ...tableTypes, ...own.map((type) => `${type}.gz`)])];
}

const hasType = (name: string, types: readonly string[]): boolean => {
  const lower = name.toLowerCase();
  return types.some((type) => lower.endsWith(`.${type}`));
};
/** Every type that some input takes. */
export const allInputTypes: readonly string[] = [...new Set([...tableTypes, ...Object.values(further).flat()])];

/** Whether a file of this name may be read as a table. */
export const isTableName = (name: string): boolean => hasType(name, tableTypes);
/** Whether a file of this name may be read as this input. */
export const fitsInput = (input: ToolInput, name: string): boolean => hasType(name, inputTypes(input));

/** What to choose, in words: the usual types of a table, and those that only this input takes. */
export const inputTypesInWords = (input?: ToolInput): string =>
  ['CSV', 'TSV', 'TXT', 'XLSX', ...((input && further[input]) ?? []).map((type) => type.toUpperCase())].join('、');
