import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { methodById } from '@panome/analysis';
import { InputError, type Column, type ResultDocument, type Table } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { chartById } from '@panome/charts';
import { renderFigure } from '@panome/charts/node';
import { buildReportHtml, mayCarry, type ReportPart, type ReportRun } from '@panome/charts/report';
import { hitsFirst } from '@panome/charts/wording';
import type { ReportSection } from '@panome/contract';
import manifest from '../../../package.json' with { type: 'json' };
import { localTime } from '../../platform/clock.ts';
import { readDocument } from '../../results/resultFolder.ts';
import { rowsOfView } from '../../results/tableView.ts';
import type { ReportJob } from '../job.ts';
import { drawChart } from './drawChart.ts';

type Source = { readonly dir: string; readonly document: ResultDocument };

const missing = (what: string) =>
  new InputError(
    [{ code: 'report-section', severity: 'error', what, remedy: '请在报告中移除该内容后重新生成' }],
    'parameter',
  );

function chartPart(section: Extract<ReportSection, { kind: 'chart' }>, { dir, document }: Source): ReportPart {
  const { chart, note, settings, task_id: run } = section;
  if (!document.charts.includes(chart) || !chartById(chart))
    throw missing(`任务结果中没有图表“${section.title || chart}”`);
  const { drawing, size, tables, title } = drawChart({ dir, document, chart, settings, theme: 'light' });
  const { skipped, svg } = renderFigure(drawing, size);
  return {
    kind: 'chart',
    title: section.title || title,
    note,
    run,
    chart,
    settings,
    size,
    svg,
    summary: drawing.summary + (skipped.length > 0 ? `${skipped.length} 处修改找不到对应的图形元素，已跳过。` : ''),
    tables: Object.values(tables),
  };
}

function tablePart(section: Extract<ReportSection, { kind: 'table' }>, { dir, document }: Source): ReportPart {
  const { note, rows, task_id: run } = section;
  const meta = document.tables.find(({ id }) => id === section.table);
  if (!meta) throw missing(`任务结果中没有表格“${section.title || section.table}”`);
  const whole = mayCarry(meta.rows, meta.columns.length);
  const hits = hitsFirst(meta);
  const common = { kind: 'table' as const, title: section.title || meta.title, note, run, total: meta.rows, rows };
  if (!hits) return { ...common, table: readTable(dir, meta.id, whole ? {} : { limit: rows }) };
  const table = readTable(dir, meta.id);
  const order = rowsOfView(table, { sort: hits.column, order: hits.order, filters: [] });
  return {
    ...common,
    table: pickRows(table, whole ? order : order.slice(0, rows)),
    order: meta.columns.find(({ name }) => name === hits.column)!.label,
  };
}

/** The table with these rows only, in this order. */
const pickRows = (table: Table, rows: readonly number[]): Table => ({
  ...table,
  rows: rows.length,
  columns: table.columns.map((column): Column =>
    column.kind === 'text'
      ? { ...column, values: rows.map((row) => column.values[row]!) }
      : { ...column, values: Float64Array.from(rows, (row) => column.values[row]!) },
  ),
});

function partOf(section: ReportSection, sources: Readonly<Record<string, Source>>): ReportPart {
  const { note, title } = section;
  if (section.kind === 'text') return { kind: 'text', title, note };
  const source = sources[section.task_id];
  if (!source) throw missing(`“${title || '无标题'}”引用的任务已被删除`);
  if (section.kind === 'methods') return { kind: 'methods', title, note, run: section.task_id };
  return section.kind === 'chart' ? chartPart(section, source) : tablePart(section, source);
}

/** Writes the HTML of a report. @throws {InputError} When a section shows what its result does not have. */
export async function report(job: ReportJob, progress: (step: string, fraction: number) => void): Promise<null> {
  const sources = Object.fromEntries(
    await Promise.all(
      Object.entries(job.results).map(
        async ([id, { dir }]) => [id, { dir, document: await readDocument(dir) }] as const,
      ),
    ),
  );
  const parts = job.sections.map((section, index) => {
    progress(`整理内容 ${index + 1}/${job.sections.length}`, (0.9 * index) / job.sections.length);
    return partOf(section, sources);
  });
  const runs = Object.fromEntries(
    Object.entries(job.results).map(([id, { name }]): [string, ReportRun] => {
      const { document } = sources[id]!;
      return [id, { name, document, options: methodById(document.method.id)?.options ?? [] }];
    }),
  );
  progress('写入文件', 0.9);
  const { author, madeAt, summary, title } = job;
  const product = { name: 'Panome 全组学云', version: manifest.version };
  await writeFile(
    job.outPath,
    buildReportHtml({
      title,
      author,
      summary,
      parts,
      runs,
      madeAt: localTime(madeAt),
      product,
      runtime: readFileSync(job.runtimePath, 'utf8'),
    }),
  );
  return null;
}
