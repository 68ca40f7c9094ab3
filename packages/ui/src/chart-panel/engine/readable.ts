import type { ChartColumn, ChartDrawing } from './drawing.ts';

const digits = 4;
const most = 6;

/** A number as a reader needs it: four digits, very small ones as `1.2e-5`. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return '--';
  if (value !== 0 && (Math.abs(value) < 1e-3 || Math.abs(value) >= 1e6))
    return value.toExponential(2).replace('e+', 'e');
  return String(Number(value.toPrecision(digits)));
}

export const cellText = (column: ChartColumn, row: number): string =>
  column.kind === 'text' ? column.values[row]! : readable(column.values[row]!);

/** What a row says in a tooltip: its first columns. */
export function rowLines({ data }: Pick<ChartDrawing, 'data'>, row: number): readonly string[] {
  const [first, ...rest] = data.columns.slice(0, most);
  if (!first) return [];
  return [cellText(first, row), ...rest.map((column) => `${column.label}：${cellText(column, row)}`)];
}
