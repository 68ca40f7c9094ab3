import type { ChartTable } from './engine/drawing.ts';

/** A spreadsheet takes a text with one of these in front for a formula. */
const formula = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows behind a chart as a file that spreadsheets open: UTF-8 with its mark, all digits, missing numbers as NA. */
export function chartCsv({ columns, rows }: ChartTable): string {
  const head = columns.map(({ label, unit }) => quoted(unit ? `${label}（${unit}）` : label)).join(',');
  const lines = Array.from({ length: rows }, (_, row) =>
    columns
      .map((column) =>
        column.kind === 'text'
          ? quoted(column.values[row]!)
          : Number.isNaN(column.values[row]!)
            ? 'NA'
            : String(column.values[row]),
      )
      .join(','),
  );
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}
