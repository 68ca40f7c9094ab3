import type { Groups } from '@panome/analysis/model';

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The groups of a run as the command line reads them. */
export function groupsCsv(groups: Groups): string {
  const head = ['sample', 'group', ...groups.factors.map((factor) => factor.name)];
  const rows = groups.samples.map((sample, at) => [
    sample,
    groups.group[at]!,
    ...groups.factors.map((factor) => factor.values[at] ?? ''),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
