import type { Column } from '@panome/analysis/model';
import { formatCell } from '../../wording/index.ts';
import { html, paragraphs, type Html } from '../html.ts';
import { columnLimit } from '../limits.ts';
import type { ReportModel, ReportPart } from '../model.ts';
import type { Entry } from '../outline.ts';
import { source, type Told } from './figure.ts';

const grouped = (count: number) => count.toLocaleString('zh-CN');

function extent(part: Extract<ReportPart, { kind: 'table' }>, rows: number, columns: number, whole: boolean): string {
  const { table, total } = part;
  const partial = rows < total || columns < table.columns.length;
  const ordered = part.order ? `，按“${part.order}”排列` : '';
  if (!partial) return `共 ${grouped(total)} 行${ordered}`;
  const shown = columns < table.columns.length ? `前 ${grouped(rows)} 行、前 ${columns} 列` : `前 ${grouped(rows)} 行`;
  const all =
    columns < table.columns.length
      ? `全表 ${grouped(total)} 行、${grouped(table.columns.length)} 列`
      : `全表共 ${grouped(total)} 行`;
  return `显示${shown}${ordered}，${all}${whole ? '，完整数据已包含在本文件中' : '；全表较大，未包含在本文件中，请在 Panome 的任务结果中下载'}`;
}

const head = ({ kind, label, unit }: Column) =>
  html`<th scope="col"${kind === 'text' ? null : html` class="number"`}>${label}${unit ? html` <span class="unit">${unit}</span>` : null}</th>`;
const cell = (column: Column, row: number) =>
  html`<td${column.kind === 'text' ? null : html` class="number"`}>${formatCell(column.values[row]!, column)}</td>`;

/** A table as it is printed; `whole` says that all of it is in the file. */
export function tableBlock(
  model: ReportModel,
  { anchor, label, title }: Entry,
  part: Extract<ReportPart, { kind: 'table' }>,
  { finding, whole }: Told & { readonly whole: boolean },
): Html {
  const columns = part.table.columns.slice(0, columnLimit);
  const rows = Math.min(part.rows, part.table.rows);
  return html`<section class="table" id="${anchor}" aria-label="${label} ${title}">
<h3><b>${label}</b> ${title}</h3>
${paragraphs(part.note)}${finding}<div class="scroll" tabindex="0" role="group" aria-label="${label} 的数据，可横向滚动"><table>
<thead><tr>${columns.map(head)}</tr></thead>
<tbody>
${Array.from({ length: rows }, (_, row) => html`<tr>${columns.map((column) => cell(column, row))}</tr>\n`)}</tbody>
</table></div>
<p class="extent">${extent(part, rows, columns.length, whole)}<span data-actions></span></p>
${source(model, part.run)}</section>
`;
}
