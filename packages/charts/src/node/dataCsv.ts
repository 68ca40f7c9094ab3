import { cellWriter, safeCell, utf8Mark } from '@panome/analysis/csv';
import { headingOf } from '@panome/analysis/headings';
import type { ChartDrawing } from '../model/index.ts';

/**
 * The rows behind a drawing as CSV (UTF-8 with BOM, CRLF): Chinese headers, full double precision, `NA` for missing. To
 * the byte what a page's chart saves.
 */
export function dataCsv({ data }: Pick<ChartDrawing, 'data'>): string {
  const head = data.columns.map((column) => safeCell(headingOf(column))).join(',');
  const cells = data.columns.map((column) => cellWriter(column, safeCell));
  const rows = Array.from({ length: data.rows }, (_, row) => cells.map((cell) => cell(row)).join(','));
  return `${utf8Mark}${[head, ...rows].join('\r\n')}\r\n`;
}
