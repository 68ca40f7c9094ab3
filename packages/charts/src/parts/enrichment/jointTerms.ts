import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { termsBySide, type Found, type SideTerm } from './sidesTable.ts';

/** What both omics together are called. */
export const merged = '合并';

/** The pathways of two omics, the most significant first; `merged` holds the result of both together. */
type JointTerms = {
  readonly names: readonly [first: string, second: string];
  readonly terms: readonly SideTerm<string>[];
  readonly pColumn: 'p' | 'p_adj';
};

export function jointTerms(input: ChartInput): JointTerms {
  const table = tableOf(input, 'omics');
  const { pColumn, terms } = termsBySide<string>(input, 'omics', 'omics');
  const option = (id: string): string | undefined =>
    (typeof input.options[id] === 'string' ? input.options[id].trim() : undefined) || undefined;
  const seen = [...new Set(texts(table, 'omics'))];
  const first = option('name') ?? seen[0] ?? '基因';
  const names = [first, option('name2') ?? seen.find((name) => name !== first) ?? '代谢物'] as const;
  const together = numbers(table, pColumn === 'p' ? 'combined_p' : 'combined_p_adj');
  const combined = new Map(texts(table, 'term').map((term, row) => [term, together[row]!]));
  return {
    names,
    pColumn,
    terms: terms.map((one) => ({
      ...one,
      of: { ...one.of, [merged]: sumOf(Object.values(one.of) as Found[], combined.get(one.term)!) },
    })),
  };
}

function sumOf(found: readonly Found[], p: number): Found {
  const [overlap, size] = [
    found.reduce((sum, one) => sum + one.overlap, 0),
    found.reduce((sum, one) => sum + one.size, 0),
  ];
  return { p, overlap, size, rich: overlap / size, fold: Number.NaN };
}
