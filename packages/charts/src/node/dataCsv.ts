import type { ChartDrawing } from '../model/index.ts';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A spreadsheet takes a text that begins so for a formula; the apostrophe makes it text again. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * The rows behind a drawing as CSV (UTF-8 with BOM, CRLF): Chinese headers, full double precision, `NA` for missing. To
 * the byte what a page's chart saves.
 */
export function dataCsv({ data }: Pick<ChartDrawing, 'data'>): string {
  const head = data.columns.map(({ label, unit }) => quoted(harmless(unit ? `${label}（${unit}）` : label))).join(',');
  const rows = Array.from({ length: data.rows }, (_, row) =>
    data.columns
      .map((column) => {
        if (column.kind === 'text') return quoted(harmless(column.values[row]!));
        return Number.isNaN(column.values[row]) ? 'NA' : String(column.values[row]);
      })
      .join(','),
  );
  return `\ufeff${[head, ...rows].join('\r\n')}\r\n`;
}
