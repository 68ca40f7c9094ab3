import { createHash } from 'node:crypto';
import { numberColumn, tableOf, textColumn } from '@panome/analysis/model';
import { describe, expect, it } from 'vitest';
import { buildReportHtml, type ReportPart } from './index.ts';
import { decodeTable, payloadId, type ReportPayload } from './page/index.ts';
import { encodeTable } from './page/tableWire.ts';
import { buildChart, buildDocument, buildModel, buildRun } from './testing/buildModel.ts';

const contentOf = (page: string, id: string) =>
  new RegExp(`<script type="[^"]*" id="${id}">([^<]*)</script>`).exec(page)![1]!;
const payloadOf = (page: string) => JSON.parse(contentOf(page, payloadId)) as ReportPayload;
const tableIn = (page: string, id: string) => decodeTable(contentOf(page, id));

const wide = tableOf('result', '结果', [
  textColumn('feature', '特征', ['葡萄糖', '=1+1', '']),
  numberColumn('p', 'p 值', Float64Array.of(1.234e-5, Number.NaN, 0.1 + 0.2)),
]);
const tablePart = (changes: Partial<Extract<ReportPart, { kind: 'table' }>> = {}): ReportPart => ({
  kind: 'table',
  run: 'one',
  title: '结果',
  note: '',
  table: wide,
  total: 3,
  rows: 2,
  ...changes,
});

describe('text that a person typed', () => {
  const evil = `"><img src=x onerror="alert(1)"></script><script>alert(2)</script>&amp;`;

  it('appears as plain text everywhere: in markup, attributes and the data of the script', () => {
    const run = buildRun({
      name: evil,
      document: buildDocument({
        note: evil,
        options: { [evil]: evil },
        inputs: [{ id: evil, name: evil, sha256: evil, rows: 1, columns: 1, repairs: { [evil]: evil } }],
        groups: { samples: [evil], group: [evil], levels: [evil], colors: {}, factors: [] },
        messages: [{ level: 'warning', text: evil }],
        removed: [{ kind: 'feature', id: evil, reason: evil }],
      }),
    });
    const table = tableOf('t', evil, [textColumn(evil, evil, [evil])]);
    const parts: ReportPart[] = [
      { kind: 'text', title: evil, note: evil },
      buildChart({ title: evil, note: evil, summary: evil, settings: { title: evil } }),
      tablePart({ title: evil, note: evil, table, total: 1 }),
      { kind: 'methods', run: 'one', title: evil, note: evil },
    ];
    const page = buildReportHtml(buildModel({ title: evil, author: evil, summary: evil, parts, runs: { one: run } }));
    expect(page).not.toContain('<img src=x');
    expect(page).not.toMatch(/<script>alert/);
    expect(page.match(/<script/g)).toHaveLength(page.match(/<\/script>/g)!.length);
    expect(page.match(/onerror="/g)).toBeNull();
    expect(payloadOf(page).figures[0]!.settings.title).toBe(evil);
  });

  it('loses the characters that would hide or reverse other text', () => {
    const page = buildReportHtml(buildModel({ title: 'a\u202eb\u0000c' }));
    expect(page).toContain('<h1>abc</h1>');
  });
});

describe('the file', () => {
  it('lets nothing be loaded or sent, and runs only the script it was made with', () => {
    const page = buildReportHtml(buildModel({ runtime: 'void 1;' }));
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update('void 1;').digest('base64')}'`);
    expect(policy).not.toMatch(/https?:|\*/);
    expect(page).not.toMatch(/<(script|img|link|iframe)[^>]+(src|href)="(?!data:)/);
  });

  it('is the same to the byte for the same report', () => {
    expect(buildReportHtml(buildModel())).toBe(buildReportHtml(buildModel()));
  });

  it('refuses a script that would end its own element', () => {
    expect(() => buildReportHtml(buildModel({ runtime: 'const a = "</script>"' }))).toThrow('cannot stand in a page');
  });
});

describe('figures and tables', () => {
  it('are numbered by kind in the order of the report, and the contents lead to each', () => {
    const page = buildReportHtml(
      buildModel({
        parts: [{ kind: 'text', title: '背景', note: '' }, buildChart(), tablePart(), buildChart({ title: '另一张' })],
      }),
    );
    const targets = [...page.matchAll(/<li[^>]*><a href="#([^"]+)">(?:<b>([^<]+)<\/b> )?/g)].map(
      ([, anchor, label]) => [anchor, label],
    );
    expect(targets).toEqual([
      ['text-1', undefined],
      ['chart-1', '图 1'],
      ['table-1', '表 1'],
      ['chart-2', '图 2'],
      ['method-1', undefined],
    ]);
    for (const [anchor] of targets) expect(page.match(new RegExp(`id="${anchor}"`, 'g'))).toHaveLength(1);
  });

  it('include the table of a figure once, however many figures are drawn from it', () => {
    const page = buildReportHtml(buildModel({ parts: [buildChart(), buildChart()] }));
    const [one, two] = payloadOf(page).figures;
    expect(one!.tables).toEqual(two!.tables);
    expect(page.match(/id="data-\d+"/g)).toHaveLength(1);
  });

  it('print the first rows and include every row with exact numbers', () => {
    const page = buildReportHtml(buildModel({ parts: [tablePart()] }));
    expect(page).toContain('<td>葡萄糖</td><td class="number">1.2e-5</td>');
    expect(page).not.toContain('0.3</td>');
    expect(page).toContain('显示前 2 行，全表共 3 行，完整数据已包含在本文件中');
    const [, p] = tableIn(page, payloadOf(page).tables[0]!.data).columns;
    expect([...(p!.values as Float64Array)]).toEqual([1.234e-5, Number.NaN, 0.1 + 0.2]);
  });

  it('say so when the table is too large to be included', () => {
    const page = buildReportHtml(buildModel({ parts: [tablePart({ total: 5_000_000 })] }));
    expect(page).toContain('全表共 5,000,000 行；全表较大，未包含在本文件中');
    expect(payloadOf(page).tables).toEqual([]);
  });

  it('stay static pictures, and say so, when their data are too large', () => {
    const rows = 1_600_000;
    const huge = tableOf('result', '结果', [numberColumn('p', 'p 值', new Float64Array(rows))]);
    const page = buildReportHtml(buildModel({ parts: [buildChart({ tables: [huge] })] }));
    expect(page).toContain('此图为静态图片');
    expect(payloadOf(page).figures).toEqual([]);
  });

  it('a figure with changed elements stays the picture that carries them', () => {
    const page = buildReportHtml(
      buildModel({ parts: [buildChart({ settings: { edits: [{ id: 'title.0.text', hidden: true }] } })] }),
    );
    expect(page).toContain('此图在编辑器中修改过，本文件中为静态图片。');
    expect(payloadOf(page).figures).toEqual([]);
  });

  it('can be read without the script: each figure is a picture with a sentence that describes it', () => {
    const page = buildReportHtml(buildModel());
    const [, summary, data] = /alt="([^"]+)" src="data:image\/svg\+xml;base64,([^"]+)"/.exec(page)!;
    expect(summary).toMatch(/火山图/);
    expect(Buffer.from(data!, 'base64').toString()).toMatch(/^<svg/);
  });
});

describe('what a run found', () => {
  it('stands once, under what first shows the run, and nowhere for a result that does not say', () => {
    const findings = { headline: '处理相比对照：3 个特征上调，1 个下调', condition: '校正后 P < 0.05', facts: [] };
    const runs = { one: buildRun({ document: buildDocument({ findings }) }) };
    const page = buildReportHtml(buildModel({ parts: [buildChart(), tablePart()], runs }));
    expect(page.match(/结果：处理相比对照：3 个特征上调，1 个下调（校正后 P &lt; 0\.05）。/gu)).toHaveLength(1);
    expect(page.indexOf('结果：处理')).toBeLessThan(page.indexOf('</figure>'));
    expect(buildReportHtml(buildModel())).not.toContain('class="finding"');
  });
});

describe('methods', () => {
  it('stand in the report for every run that is shown, once, also when nobody put them there', () => {
    const own: ReportPart = { kind: 'methods', run: 'one', title: '', note: '' };
    for (const parts of [[buildChart()], [own, buildChart(), own]]) {
      expect(buildReportHtml(buildModel({ parts })).match(/<section class="methods"/g)).toHaveLength(1);
    }
  });

  it('name the file by its hash, the version, the seed, and what was not the default; no command for readers who cannot run it', () => {
    const page = buildReportHtml(buildModel());
    for (const fact of ['ab12'.repeat(16), '版本 1.2.0', '<dd>7</dd>', 'Node.js v24.1.0']) expect(page).toContain(fact);
    expect(page).not.toContain('npm run');
    expect(page).toMatch(/差异倍数 <code>fc<\/code><\/th><td>1.5 倍<\/td><td><b>已修改<\/b>/);
    expect(page).toMatch(/<td>Benjamini–Hochberg<\/td><td>默认/);
    expect(page).toMatch(/<td>对照<\/td><td>随数据/);
    expect(page).toContain('<a href="https://doi.org/10.1093/biomet/34.1-2.28">');
  });
});

it('restores every number exactly', () => {
  const table = tableOf('t', '表', [
    numberColumn('x', 'x', Float64Array.of(Number.NaN, Infinity, -Infinity, -0.1, 5e-324)),
  ]);
  expect([...(decodeTable(encodeTable(table)).columns[0]!.values as Float64Array)]).toEqual([
    Number.NaN,
    Infinity,
    -Infinity,
    -0.1,
    5e-324,
  ]);
});
