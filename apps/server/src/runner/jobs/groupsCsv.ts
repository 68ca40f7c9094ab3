import { quoteCell } from '@panome/analysis/csv';
import type { Groups } from '@panome/analysis/model';

/** The groups of a run as the command line reads them. */
export function groupsCsv(groups: Groups): string {
  const head = ['sample', 'group', ...groups.factors.map((factor) => factor.name)];
  const rows = groups.samples.map((sample, at) => [
    sample,
    groups.group[at]!,
    ...groups.factors.map((factor) => factor.values[at] ?? ''),
  ]);
  return [head, ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}
