import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { emptyRecipe, type ResultDocument } from '@panome/analysis/model';
import { chartById } from '@panome/charts';
import type { Paper } from '@panome/charts/node';
import type { ChartSettingsBody } from '@panome/contract';
import { safeFileName } from '../../platform/safeFileName.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { badInput, notFound, unavailable } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { ExportJob, JobFile, TableView } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import type { KeepFile } from '../files/index.ts';
import { ensureFilters } from './resultReader.ts';

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
  /** The place of a chart on paper; its own size without it. */
  readonly paper?: Paper | undefined;
  readonly raw: boolean;
};

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  graphml: 'application/xml; charset=utf-8',
  cyjs: 'application/json; charset=utf-8',
  zip: 'application/zip',
  md: 'text/markdown; charset=utf-8',
} as const;

function whatOf({ chart, document, format, table, view }: Download): ExportJob['what'] {
  if (table !== undefined) {
    const meta = document.tables.find(({ id }) => id === table);
    if (!meta) throw notFound();
    ensureFilters(view.filters, meta);
    if (format !== 'csv' && format !== 'xlsx') throw badInput('表格只能下载为 CSV 或 XLSX');
    return { table, view };
  }
  if (chart !== undefined) {
    const definition = chartById(chart);
    if (!document.charts.includes(chart) || !definition) throw notFound();
    if (format === 'xlsx' || format === 'zip') throw badInput('图表只能下载为 SVG、PDF、CSV 或 JSON');
    if ((format === 'graphml' || format === 'cyjs') && !definition.exports?.some((one) => one.format === format))
      throw badInput('只有网络图可以下载为 GraphML 或 Cytoscape 文件');
    return { chart };
  }
  if (format !== 'zip') throw badInput('请指定要下载的表格或图表');
  return { everything: true };
}

/** A file name made of several parts; characters that file systems refuse become `_`. */
export const fileName = (...parts: string[]) => safeFileName(parts.join('-')).slice(0, 150);

type Stored = Pick<Download, 'dir' | 'document' | 'name' | 'view'> & {
  readonly table: string;
  readonly columns: 'all' | 'first' | 'data';
  /** The data table of the run, for `data`. */
  readonly data?: JobFile | undefined;
};

/** The folder of 我的文件 in which result tables are saved. */
const resultFolder = '分析结果';

/** Makes files of a result in a child process, for a download or for 我的文件; the temporary file is removed afterwards. */
export function createDownloads(dataFolder: string, runJob: JobRunner, keepFile: KeepFile) {
  const folder = join(dataFolder, 'results/tmp');

  /** @returns the path of the file that was made. @throws {Refusal} 503 when it could not be made. */
  async function make(job: Omit<ExportJob, 'kind' | 'outPath'>): Promise<string> {
    await mkdir(folder, { recursive: true });
    const outPath = join(folder, `${newId()}.${job.format}`);
    const answer = await runJob({ kind: 'export', ...job, outPath }).catch(async (error: unknown) => {
      await rm(outPath, { force: true });
      throw error;
    });
    if (!answer.ok) throw unavailable('下载文件生成失败，请稍后重试', 10);
    return outPath;
  }

  async function download(request: Download): Promise<FileAnswer> {
    const { dir, document, format, name, paper, raw, settings, theme } = request;
    if (format === 'md')
      return file({
        name: `${fileName(name, '方法说明')}.md`,
        type: types.md,
        open: () => createReadStream(join(dir, 'methods.zh.md')),
      });
    if (format === 'json' && request.table === undefined && request.chart === undefined) {
      const text = `${JSON.stringify(document.recipe ?? emptyRecipe, null, 2)}\n`;
      return file({
        name: `${fileName(name, '数据处理步骤')}.json`,
        type: types.json,
        open: () => Readable.from([text]),
      });
    }
    const what = whatOf(request);
    const outPath = await make({ source: { dir, settings }, what, format, theme, paper, raw });
    const { size } = await stat(outPath);
    const label =
      'table' in what ? what.table : 'chart' in what ? (chartById(what.chart)?.title ?? what.chart) : '全部结果';
    const sides = paper && (format === 'svg' || format === 'pdf') ? `_${paper.width}x${paper.height}mm` : '';
    return file({
      name: `${fileName(name, document.method.title, label)}${sides}.${format}`,
      type: types[format],
      size,
      open: (range) => createReadStream(outPath, range ?? {}).on('close', () => void rm(outPath, { force: true })),
    });
  }

  /**
   * Saves a table to the actor's files. Texts are not guarded against formulas, because the next tool needs the names
   * unchanged.
   */
  async function store(actor: Actor, { columns, data, dir, document, name, table, view }: Stored): Promise<FileRow> {
    const meta = document.tables.find(({ id }) => id === table);
    if (!meta) throw notFound();
    ensureFilters(view.filters, meta);
    const path = await make({
      source: { dir, settings: {} },
      what: columns === 'data' ? { table, view, data } : { table, view, columns },
      format: 'csv',
      theme: 'light',
      raw: true,
    });
    try {
      const label = { all: meta.title, first: `${meta.title}名单`, data: `${meta.title}的原始数据` }[columns];
      return await keepFile(
        actor,
        resultFolder,
        `${fileName(name.replace(/\.(csv|tsv|txt|xlsx?)$/iu, ''), label)}.csv`,
        () => createReadStream(path),
      );
    } finally {
      await rm(path, { force: true });
    }
  }
  return { download, store };
}
export type Downloads = ReturnType<typeof createDownloads>;
