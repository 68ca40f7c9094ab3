import { html, reportStyles, trusted, type Html } from '@panome/charts/report/markup';
import { localDay } from '../../../platform/clock.ts';
import type { ProjectFileRow } from '../../../platform/database/schema/projects.ts';
import type { TocEntry } from './renderReport.ts';

type OfflineReport = {
  readonly contractNumber: string;
  readonly projectName: string;
  readonly species: string;
  readonly deliveredAt: number | null;
  /** The HTML of the report with pictures as `data:` addresses. */
  readonly body: string;
  readonly toc: readonly TocEntry[];
  readonly samples: readonly {
    readonly name: string;
    readonly group: string;
    readonly factors: Readonly<Record<string, string>>;
  }[];
  /** All delivered files except the pictures. */
  readonly files: readonly ProjectFileRow[];
  /** The time when the archive was requested. */
  readonly at: number;
};

/** The page may load nothing, send nothing and run nothing. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const sizeOf = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, bytes === 0 ? 0 : Math.floor(Math.log2(bytes) / 10));
  return `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(1)} ${units[power]}`;
};

const fileTable = (
  files: readonly ProjectFileRow[],
): Html => html`<div class="scroll table"><table><thead><tr><th>文件</th><th>说明</th><th class="number">大小</th><th>SHA-256</th></tr></thead><tbody>
${files.map(({ path, sha256, size, title }) => html`<tr><td>${path}</td><td>${title}</td><td class="number">${sizeOf(size)}</td><td><code>${sha256}</code></td></tr>\n`)}</tbody></table></div>`;

const sampleTable = (samples: OfflineReport['samples']): Html => {
  const factors = Object.keys(samples[0]?.factors ?? {});
  const rowOf = ({ factors: own, group, name }: OfflineReport['samples'][number]): Html =>
    html`<tr><td>${name}</td><td>${group}</td>${factors.map((factor) => html`<td>${own[factor] ?? ''}</td>`)}</tr>\n`;
  return html`<div class="scroll table"><table><thead><tr><th>样本</th><th>分组</th>${factors.map((factor) => html`<th>${factor}</th>`)}</tr></thead><tbody>
${samples.map(rowOf)}</tbody></table></div>`;
};

/** The closing report as one self-contained HTML document. */
export function offlineReport({
  at,
  body,
  contractNumber,
  deliveredAt,
  files,
  projectName,
  samples,
  species,
  toc,
}: OfflineReport): string {
  const outline = [
    ...toc.filter(({ level }) => level <= 3),
    ...(samples.length > 0 ? [{ id: 'samples', title: '样本清单', level: 2 }] : []),
    ...(files.length > 0 ? [{ id: 'files', title: '交付文件', level: 2 }] : []),
  ];
  const page = html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${projectName} · 结题报告</title>
<style>${trusted(reportStyles)}.prose img{max-width:100%;height:auto;background:#fff}.prose figure{margin:24px 0}.prose h3{font-weight:600;margin:24px 0 0}.prose blockquote{margin:0;color:var(--muted)}.prose p,.prose ul,.prose ol,.prose table{margin-top:.75em}.prose th,.prose td{padding-inline-end:12px}</style></head><body>
<header class="cover"><p class="brand">Panome 全组学云 · 结题报告</p><h1>${projectName}</h1>
<p class="byline">合同 ${contractNumber}${species ? ` · ${species}` : ''}${deliveredAt === null ? '' : ` · 交付日期 ${localDay(deliveredAt)}`}</p></header>
<nav class="contents" aria-label="目录"><h2>目录</h2><ol>${outline.map(({ id, level, title }) => html`<li${level > 2 ? trusted(' class="inner"') : ''}><a href="#${id}">${title}</a></li>`)}</ol></nav>
<main><div class="prose">${trusted(body)}</div>
${samples.length > 0 ? html`<h2 id="samples">样本清单</h2>${sampleTable(samples)}` : ''}
${files.length > 0 ? html`<h2 id="files">交付文件</h2>${fileTable(files)}` : ''}
<footer>此文件不需要网络即可阅读，下载日期 ${localDay(at)}</footer></main></body></html>`;
  return page.markup;
}
