import { columnHeading } from './columnHeading.ts';
import type { ChartColumn, ChartTable } from './engine/drawing.ts';

/** Spreadsheets run a text that begins so as a formula, except for plain numbers and a lone sign or point. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;
const plain = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[+\-.])$/i;

function textCell(text: string): string {
  const safe = formula.test(text) && !plain.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cell({ kind, values }: ChartColumn, row: number): string {
  const value = values[row]!;
  if (kind === 'text') return textCell(String(value));
  if (Number.isNaN(value)) return 'NA';
  return Object.is(value, -0) ? '-0' : String(value);
}

/** The rows behind a chart as a file that spreadsheets open: UTF-8 with its mark, all digits, missing numbers as NA. */
export function chartCsv({ columns, rows }: ChartTable): string {
  const head = columns.map((column) => textCell(columnHeading(column))).join(',');
  const lines = Array.from({ length: rows }, (_, row) => columns.map((column) => cell(column, row)).join(','));
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}
