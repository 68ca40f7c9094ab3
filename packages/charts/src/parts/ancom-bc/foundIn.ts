import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

/** One taxon in one comparison. */
export type Found = {
  readonly feature: string;
  readonly group: string;
  readonly lfc: number;
  readonly low: number;
  readonly high: number;
  readonly p: number;
  readonly direction: string;
  /** One of the two groups lacks it, so that it was not tested. */
  readonly zero: boolean;
};

/** The rows of an ANCOM-BC result that have an estimate, in the order of the table. */
export function foundIn(input: ChartInput): {
  readonly rows: readonly Found[];
  readonly groups: readonly string[];
  readonly reference: string;
} {
  const table = tableOf(input, 'result');
  const [feature, group, contrast, direction, basis] = ['feature', 'group', 'contrast', 'direction', 'basis'].map(
    (name) => texts(table, name),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
  const [lfc, low, high, p] = [
    numbers(table, 'lfc'),
    numbers(table, 'ci_low'),
    numbers(table, 'ci_high'),
    numbers(table, input.options['p_column'] === 'p' ? 'p' : 'p_adj'),
  ];
  const rows = feature.map((name, row): Found => ({
    feature: name,
    group: group[row]!,
    lfc: lfc[row]!,
    low: low[row]!,
    high: high[row]!,
    p: p[row]!,
    direction: direction[row]!,
    zero: basis[row]!.startsWith('结构零'),
  }));
  const first = `${group[0] ?? ''} vs `;
  return {
    rows: rows.filter((row) => Number.isFinite(row.lfc)),
    groups: [...new Set(group)],
    reference: contrast[0]?.startsWith(first) ? contrast[0].slice(first.length) : '参照组',
  };
}
