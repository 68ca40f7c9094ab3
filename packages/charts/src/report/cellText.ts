import type { Column } from '@panome/analysis/model';

const missing = '--';
const isProbability = (name: string) => /^(p|q|fdr)(_adj|_value|_corr|\.value|val)?$/i.test(name);
const isFoldChange = (name: string) => /^log2_?fc$/i.test(name);

/** Three significant digits; very small and very large ones as `1.23e-5`. */
export function shortNumber(value: number): string {
  if (Number.isNaN(value)) return missing;
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-3 || size >= 1e6) return value.toExponential(2).replace('e+', 'e');
  return size >= 1_000 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** What a printed cell shows: p values as `1.2e-5`, log2 fold changes with their sign, `--` for missing. */
export function cellText(column: Column, row: number): string {
  if (column.kind === 'text') return column.values[row] || missing;
  const value = column.values[row]!;
  if (column.kind === 'integer') return Number.isNaN(value) ? missing : String(value);
  // A probability is never 0: this one is below what a double can hold.
  if (isProbability(column.name) && value === 0) return '< 1e-300';
  if (isProbability(column.name) && value < 1e-3) return value.toExponential(1);
  const text = shortNumber(value);
  return isFoldChange(column.name) && value > 0 ? `+${text}` : text;
}
