import type { RecordColumn, Records } from '../../model/index.ts';
import { findColumn } from '../../records/index.ts';
import { functionNames, plainSample, sampleNames, taxonNames } from './columnNames.ts';

/** Barcodes may contain a bar too. */
const cellNames = /^(?:cells?|cellid|cellbarcodes?|barcodes?|细胞|细胞名|条码)$/u;

/** Whether some of the words are “function|taxon”, as HUMAnN writes them. */
export const isBarred = (column: RecordColumn): boolean => column.text.some((text) => text.includes('|'));

/**
 * The samples of a wide stratified table, one a column: behind “function|taxon”, or behind a column of functions and
 * one of taxa.
 *
 * @returns `undefined` for any other table, above all a long one, which names its samples in a column.
 */
export function wideSamples(records: Records): readonly string[] | undefined {
  const find = (names: RegExp): RecordColumn | null => findColumn(records, '', { option: '', label: '', names }, false);
  if (find(sampleNames) || find(cellNames)) return undefined;
  const [first] = records.columns;
  const words = records.columns.filter(({ numbers }) => !numbers);
  const isBoth = words.length === 1 && words[0]! === first && isBarred(words[0]!);
  const areTwo = words.length === 2 && words.includes(find(functionNames)!) && words.includes(find(taxonNames)!);
  if (!isBoth && !areTwo) return undefined;
  const samples = records.columns.filter(({ numbers }) => numbers).map(({ name }) => plainSample(name));
  return samples.length > 0 ? samples : undefined;
}
