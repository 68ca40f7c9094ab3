import { formatNumber } from '../../../../shared/format/format.ts';
import { wordOf } from './cellWords.ts';
import type { ColumnMeta } from '../resultTypes.ts';

export type Cell = string | number | null;

/** `p`, `p_adj`, `p.value`, `q`, `fdr`: numbers whose order of magnitude is what matters. */
const isProbability = (name: string) => /^(p|q|fdr)(_adj|_value|_corr|\.value|val)?$/i.test(name);
const isFoldChange = (name: string) => /^log2_?fc$/i.test(name);

/** `0.0000123` → `1.2e-5`; from 0.001 on three digits. */
function formatProbability(value: number): string {
  if (value === 0 || value >= 1e-3) return formatNumber(value);
  return value.toExponential(1);
}

/** What a cell shows (UX-18): three significant digits, p values as `1.2e-5`, log2 fold changes with their sign, `--` for missing. */
export function formatCell(value: Cell, { kind, name }: Pick<ColumnMeta, 'kind' | 'name'>): string {
  if (value === null || value === '') return '--';
  if (typeof value === 'string') return wordOf({ kind, name }, value);
  if (kind === 'integer') return formatNumber(value, 'integer');
  if (isProbability(name)) return formatProbability(value);
  const text = formatNumber(value);
  return isFoldChange(name) && value > 0 ? `+${text}` : text;
}

/** The cell with all its digits, for the hover and for copying; empty when missing, as a spreadsheet expects. */
export const exactCell = (value: Cell): string => (value === null ? '' : String(value));

/** The rows as a spreadsheet pastes them, with all digits. */
export function rowsToTsv(columns: readonly Pick<ColumnMeta, 'label'>[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t');
  return [line(columns.map(({ label }) => label)), ...rows.map((row) => line(row.map(exactCell)))].join('\n');
}
