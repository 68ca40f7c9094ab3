import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { emptyRecipe, type ResultDocument } from '@panome/analysis/model';
import { chartById } from '@panome/charts';
import type { ChartSettingsBody } from '@panome/contract';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { badInput, notFound, unavailable } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { ExportJob, TableView } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';

type Download = {
  readonly dir: string;
  readonly document: ResultDocument;
  readonly name: string;
  readonly settings: Readonly<Record<string, ChartSettingsBody>>;
  readonly table?: string | undefined;
  readonly chart?: string | undefined;
  readonly format: ExportJob['format'] | 'md';
  readonly view: TableView;
  readonly theme: 'light' | 'dark';
  readonly raw: boolean;
};

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
  md: 'text/markdown; charset=utf-8',
} as const;

function whatOf({ chart, document, format, table, view }: Download): ExportJob['what'] {
  if (table !== undefined) {
    if (!document.tables.some(({ id }) => id === table)) throw notFound();
    if (format !== 'csv' && format !== 'xlsx') throw badInput('表格只能下载为 CSV 或 XLSX');
    return { table, view };
  }
  if (chart !== undefined) {
    if (!document.charts.includes(chart) || !chartById(chart)) throw notFound();
    if (format === 'xlsx' || format === 'zip') throw badInput('图表只能下载为 SVG、PDF、CSV 或 JSON');
    return { chart };
  }
  if (format !== 'zip') throw badInput('请指定要下载的表格或图表');
  return { everything: true };
}

/** Result names in files: what file systems refuse becomes `_`. */
export const fileName = (...parts: string[]) => parts.join('-').replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 150);

/** Makes a download in a child and gives it; the temporary file goes with the answer. */
export function createDownloads(dataFolder: string, runJob: JobRunner) {
  const folder = join(dataFolder, 'results/tmp');
  return async (request: Download): Promise<FileAnswer> => {
    const { dir, document, format, name, raw, settings, theme } = request;
    if (format === 'md') return file({ name: `${fileName(name, '方法说明')}.md`, type: types.md, open: () => createReadStream(join(dir, 'methods.zh.md')) });
    if (format === 'json' && request.table === undefined && request.chart === undefined) {
      const text = `${JSON.stringify(document.recipe ?? emptyRecipe, null, 2)}\n`;
      return file({ name: `${fileName(name, '数据处理步骤')}.json`, type: types.json, open: () => Readable.from([text]) });
    }
    const what = whatOf(request);
    await mkdir(folder, { recursive: true });
    const outPath = join(folder, `${newId()}.${format}`);
    const answer = await runJob({ kind: 'export', source: { dir, settings }, what, format, theme, raw, outPath }).catch(async (error: unknown) => {
      await rm(outPath, { force: true });
      throw error;
    });
    if (!answer.ok) throw unavailable('下载文件生成失败，请稍后重试', 10);
    const { size } = await stat(outPath);
    const label = 'table' in what ? what.table : 'chart' in what ? (chartById(what.chart)?.title ?? what.chart) : '全部结果';
    return file({
      name: `${fileName(name, document.method.title, label)}.${format}`,
      type: types[format],
      size,
      open: (range) => createReadStream(outPath, range ?? {}).on('close', () => void rm(outPath, { force: true })),
    });
  };
}
