import { version as echartsVersion } from 'echarts/core';
import { jsonElement, packedElement, packTable, scriptElement } from './embed.ts';
import { html, paragraphs, trusted, type Html, type HtmlValue } from './html.ts';
import type { ReportModel, ReportPart } from './model.ts';
import { outlineOf, type Entry } from './outline.ts';
import { payloadId, type ReportPayload } from './page/payload.ts';
import { contents } from './parts/contents.ts';
import { figure } from './parts/figure.ts';
import { finding } from './parts/finding.ts';
import { methods } from './parts/methods.ts';
import { tableBlock } from './parts/tableBlock.ts';
import { reportStyles } from './styles.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

/** Collects the data that the file carries along; the same table of the same run is carried once. */
function createCargo(model: ReportModel) {
  const payload: Mutable<ReportPayload> = {
    runs: Object.fromEntries(
      Object.entries(model.runs).map(([id, { document }]) => [
        id,
        { groups: document.groups, options: document.options },
      ]),
    ),
    figures: [],
    tables: [],
  };
  const elements: Html[] = [];
  const carried = new Map<string, string>();
  const carry = (packed: string): string => {
    const known = carried.get(packed);
    if (known) return known;
    const id = `data-${carried.size + 1}`;
    carried.set(packed, id);
    elements.push(packedElement(id, packed));
    return id;
  };
  const nameOf = ({ label, title }: Entry) => `${label} ${title}`.trim();

  return {
    /** Makes the figure live. @returns why it stays a picture; nothing when it does not. */
    figure: (entry: Entry, part: Extract<ReportPart, { kind: 'chart' }>): string | null => {
      // What draws live figures knows their elements by no name.
      if (part.settings.edits?.length) return '此图在编辑器中修改过，本文件中为静态图片。';
      const packed = part.tables.map((table) => [table.id, packTable(table)] as const);
      if (packed.some(([, data]) => data === null)) return '数据较大，本文件中此图为静态图片。';
      const tables = Object.fromEntries(packed.map(([id, data]) => [id, carry(data!)]));
      const { chart, run, settings, size } = part;
      payload.figures.push({ element: entry.anchor, run, chart, name: nameOf(entry), settings, size, tables });
      return null;
    },
    /** @returns whether the whole table is in the file. */
    table: (entry: Entry, { table, total }: Extract<ReportPart, { kind: 'table' }>): boolean => {
      const packed = table.rows < total ? null : packTable(table);
      if (packed === null) return false;
      payload.tables.push({ element: entry.anchor, name: nameOf(entry), data: carry(packed) });
      return true;
    },
    /** The elements of the data, and what the script must know of them. */
    elements: (): Html => html`${elements}${jsonElement(payloadId, payload)}`,
  };
}

/**
 * A report as one HTML document that needs nothing else: it reads without script and without network, and its policy
 * lets nothing be loaded or sent. The same model gives the same document to the byte.
 *
 * @throws {Error} When the script could not stand in a page.
 */
export function buildReportHtml(model: ReportModel): string {
  const entries = outlineOf(model);
  const cargo = createCargo(model);
  const script = scriptElement(model.runtime);
  const told = new Set<string>();
  /** What a run found, where it is first cited. */
  const findingOf = (run: string): HtmlValue => {
    if (told.has(run)) return null;
    told.add(run);
    return finding(model.runs[run]!);
  };
  const body = entries.map((entry): Html => {
    const { anchor, part, title } = entry;
    switch (part.kind) {
      case 'text':
        return html`<section class="chapter" id="${anchor}">${title ? html`<h2>${title}</h2>\n` : null}${paragraphs(part.note)}</section>\n`;
      case 'chart':
        return figure(model, entry, part, { still: cargo.figure(entry, part), finding: findingOf(part.run) });
      case 'table':
        return tableBlock(model, entry, part, { whole: cargo.table(entry, part), finding: findingOf(part.run) });
      case 'methods':
        return methods(anchor, title, html`${paragraphs(part.note)}${findingOf(part.run)}`, model.runs[part.run]!);
    }
  });
  const policy = `default-src 'none'; script-src ${script.source}; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'`;
  const product = `${model.product.name} ${model.product.version}`;

  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="${product}">
${model.author ? html`<meta name="author" content="${model.author}">\n` : null}<title>${model.title}</title>
<style>${trusted(reportStyles)}</style>
</head>
<body>
<header class="cover">
<p class="brand">Panome 全组学云 · 分析报告</p>
<h1>${model.title}</h1>
<p class="byline">${model.author ? `${model.author} · ` : null}生成于 ${model.madeAt}</p>
${model.summary.trim() ? html`<section class="abstract"><h2>摘要</h2>${paragraphs(model.summary)}</section>\n` : null}</header>
${contents(entries)}<main>
${body}<footer>
<p>本文件由 ${product} 生成，图表由 Apache ECharts ${echartsVersion} 绘制；打开时不需要网络，也不向外发送任何数据。图表与表格来自不可更改的任务结果，其方法、参数与输入文件校验值见各方法一节。</p>
</footer>
</main>
${cargo.elements()}${script.element}</body>
</html>
`.markup;
}
