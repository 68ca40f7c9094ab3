import type { Column } from '@panome/analysis/model';
import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { tableOf } from '../../table/index.ts';

/** Which gene is drawn, or the first of several. */
export const geneSpec = {
  id: 'gene',
  label: '基因',
  help: '想画的基因在前，其后是各簇的标志基因；画几个基因时从所选的一个起',
  kind: 'number',
  default: 1,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

/**
 * The genes whose expression is known cell by cell, and `count` of them from the chosen one on, the first ones after
 * the last.
 */
export function genesOf(
  input: ChartInput,
  count: number,
): {
  readonly names: readonly string[];
  readonly chosen: readonly (Column & { readonly kind: 'number' | 'integer' })[];
} {
  const genes = tableOf(input, 'cell_expression').columns.filter(
    (column): column is Column & { readonly kind: 'number' | 'integer' } => column.kind !== 'text',
  );
  const first = Math.min(genes.length, Math.round(numberOf(input.settings.own, geneSpec))) - 1;
  return {
    names: genes.map(({ label }) => label),
    chosen: Array.from({ length: Math.min(count, genes.length) }, (_, i) => genes[(first + i) % genes.length]!),
  };
}
