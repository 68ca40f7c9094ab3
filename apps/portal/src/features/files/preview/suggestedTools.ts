import type { Inspection } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';

type Tool = ResponseOf<'toolList'>['tools'][number];

const most = 4;
/** What people begin with, in this order. */
const first = ['pca', 'two-group', 'heatmap', 'correlation'];
const rankOf = (id: string): number => (first.includes(id) ? first.indexOf(id) : first.length);
/** Samples below which a comparison says nothing. */
const fewest: Readonly<Record<string, number>> = { 'two-group': 4, correlation: 3, pca: 3 };

/** Tools that this table fits, the usual first ones; none for what is no matrix. */
export function suggestedTools(
  tools: readonly Tool[],
  report: Pick<Inspection, 'kind' | 'problems' | 'samples'>,
): Tool[] {
  if (report.kind !== 'matrix' || report.problems.some(({ severity }) => severity === 'error')) return [];
  return tools
    .filter(({ id }) => report.samples.length >= (fewest[id] ?? 2))
    .toSorted((a, b) => rankOf(a.id) - rankOf(b.id))
    .slice(0, most);
}
