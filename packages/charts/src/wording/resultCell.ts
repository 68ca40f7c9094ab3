import { formatNumber } from '@panome/analysis/findings';
import { wordOf, type Named } from './columnWords.ts';

/** A cell of a result table; missing is `null`, or NaN in a column of numbers. */
export type Cell = string | number | null;

const missing = '--';
/** `p`, `p_adj`, `p.value`, `q`, `fdr`: numbers whose order of magnitude is what matters. */
const isProbability = (name: string) => /^(p|q|fdr)(_adj|_value|_corr|\.value|val)?$/i.test(name);
const isFoldChange = (name: string) => /^log2_?fc$/i.test(name);

function formatProbability(value: number): string {
  // A probability is never 0: this one is below what a double can hold.
  if (value === 0) return '< 1e-300';
  return value < 1e-3 ? value.toExponential(1) : formatNumber(value);
}

/**
 * What a cell shows: three significant digits, p values as `1.2e-5`, log2 fold changes with their sign, fixed words in
 * Chinese, `--` for missing.
 */
export function formatCell(value: Cell, column: Named): string {
  if (value === null || value === '') return missing;
  if (typeof value === 'string') return wordOf(column, value);
  if (column.kind === 'integer' || Number.isNaN(value)) return formatNumber(value, 'integer');
  if (isProbability(column.name)) return formatProbability(value);
  const text = formatNumber(value);
  return isFoldChange(column.name) && value > 0 ? `+${text}` : text;
}
