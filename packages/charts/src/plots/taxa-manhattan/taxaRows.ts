import type { Table } from '@panome/analysis/model';
import { hasColumn, numbers, texts } from '../../table/index.ts';
import { minusLog10 } from '../../parts/thresholds/index.ts';

export const unknownPhylum = '未注释';
export const otherPhyla = '其他门';

export type TaxonRow = {
  readonly feature: string;
  readonly phylum: string;
  /** 1, 2, 3 … along the figure. */
  readonly place: number;
  readonly p: number;
  readonly height: number;
  readonly direction: 'up' | 'down' | 'none';
  /** 0…1. */
  readonly abundance: number;
};
export type Phylum = { readonly name: string; readonly from: number; readonly to: number };

/**
 * The taxa that have a p-value, those of one phylum side by side: phyla by their abundance, the small ones together,
 * the unknown last; within one in the order of the lineage.
 *
 * @param most - As many phyla have a name and a colour of their own.
 */
export function taxaRows(
  table: Table,
  column: 'p' | 'p_adj',
  most: number,
): { readonly rows: readonly TaxonRow[]; readonly phyla: readonly Phylum[] } {
  const [feature, direction, p] = [texts(table, 'feature'), texts(table, 'direction'), numbers(table, column)];
  const of = (name: string): readonly string[] => (hasColumn(table, name) ? texts(table, name) : feature.map(() => ''));
  const [phylum, lineage] = [of('phylum'), of('lineage')];
  const abundance = hasColumn(table, 'abundance') ? numbers(table, 'abundance') : p.map(() => Number.NaN);
  const kept = Array.from(feature.keys()).filter((row) => !Number.isNaN(p[row]!));
  const amounts = new Map<string, number>();
  for (const row of kept)
    amounts.set(phylum[row]!, (amounts.get(phylum[row]!) ?? 0) + (Number.isNaN(abundance[row]!) ? 0 : abundance[row]!));
  const known = [...amounts.keys()]
    .filter((name) => name !== '')
    .toSorted((one, other) => amounts.get(other)! - amounts.get(one)! || (one < other ? -1 : 1));
  // One phylum alone is not put under a heading of its own.
  const named = known.length > most ? known.slice(0, most - 1) : known;
  const blocks = [
    ...named,
    ...(known.length > named.length ? [otherPhyla] : []),
    ...(amounts.has('') ? [unknownPhylum] : []),
  ];
  const blockOf = (row: number): string =>
    phylum[row] === '' ? unknownPhylum : named.includes(phylum[row]!) ? phylum[row]! : otherPhyla;
  const heights = minusLog10(p);
  const ordered = kept
    .map((row) => ({ row, block: blocks.indexOf(blockOf(row)) }))
    .toSorted(
      (one, other) => one.block - other.block || compare(lineage[one.row]!, lineage[other.row]!) || one.row - other.row,
    );
  const rows = ordered.map(({ block, row }, at): TaxonRow => ({
    feature: feature[row]!,
    phylum: blocks[block]!,
    place: at + 1,
    p: p[row]!,
    height: heights[row]!,
    direction: direction[row] === 'up' || direction[row] === 'down' ? direction[row] : 'none',
    abundance: abundance[row]!,
  }));
  const phyla = blocks.map((name) => {
    const own = rows.filter((row) => row.phylum === name);
    return { name, from: own[0]!.place, to: own.at(-1)!.place };
  });
  return { rows, phyla };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
