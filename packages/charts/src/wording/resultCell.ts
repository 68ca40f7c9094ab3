import { wordOf, type Named } from './columnWords.ts';

/** A cell of a result table; missing is `null`, or NaN in a column of numbers. */
export type Cell = string | number | null;

const missing = '--';
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** `p`, `p_adj`, `p.value`, `q`, `fdr`: numbers whose order of magnitude is what matters. */
const isProbability = (name: string) => /^(p|q|fdr)(_adj|_value|_corr|\.value|val)?$/i.test(name);
const isFoldChange = (name: string) => /^log2_?fc$/i.test(name);

/**
 * Three significant digits, thousands grouped; very small and very large ones as `1.23e-5`; missing is `--` (UX-18).
 */
export function formatNumber(value: number | null, kind: 'number' | 'integer' = 'number'): string {
  if (value === null || Number.isNaN(value)) return missing;
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (kind === 'integer') return whole.format(value);
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-3 || size >= 1e6) return value.toExponential(2).replace('e+', 'e');
  return size >= 1000 ? whole.format(value) : String(Number(value.toPrecision(3)));
}

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
