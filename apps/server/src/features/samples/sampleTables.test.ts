import { calls } from '@panome/contract';
import { columnsOf, sampleFamilyNames } from '@panome/contract/sample-forms';
import { openTable } from '@panome/analysis/ingest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { unzip } from '../../testing/unzip.ts';
import { row, rows, sampleForms } from '../../testing/sampleForms.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const { draft, sent } = sampleForms(() => test);

const gridOf = async (response: { rawPayload: Buffer }, sheet: string) => {
  const { grid, sheets } = await openTable({ bytes: response.rawPayload, name: 'x.xlsx', sheet });
  return { text: Buffer.from(grid.bytes).toString('utf8'), sheets: sheets.map(({ name }) => name) };
};

it('a downloaded template can be uploaded again, and every cell is checked', async () => {
  const { token } = await test.buildUser();
  const template = await test.call(calls.userSampleDownload, { token, input: { kind: 'transcription' } });
  expect(decodeURIComponent(String(template.headers['content-disposition']))).toContain('转录组信息收集表-模板.xlsx');
  const opened = await gridOf(template, '样本');
  expect(opened.sheets).toEqual(['样本', '填写说明']);
  expect(opened.text).toContain('RNA 浓度（ng/µL）');
  const form = await sent(token);
  const filled = await test.call(calls.userSampleDownload, { token, input: { id: form.id } });
  const back = await sendForm(test, calls.userSampleUpload, {
    token,
    name: '样本.xlsx',
    content: filled.rawPayload,
    fields: { kind: 'application' },
  });
  expect(back.json()).toMatchObject({
    code: 1,
    content: { data: { total: 3, problems: [], missing: [], unknown: [], rows } },
  });
  const csv = await sendForm(test, calls.userSampleUpload, {
    token,
    name: '样本.csv',
    content: '样本名称,分组,颜色\n１号,A,红\n',
    fields: { kind: 'application' },
  });
  expect(csv.json()).toMatchObject({ content: { data: { unknown: ['颜色'], rows: [{ name: '1号', group: 'A' }] } } });
  expect(csv.json<{ content: { data: { problems: { text: string }[] } } }>().content.data.problems[0]!.text).toContain(
    '不能用中文',
  );
  const other = await sendForm(test, calls.userSampleUpload, {
    token,
    name: 'a.csv',
    content: 'gene,A\ng1,1\n',
    fields: { kind: 'application' },
  });
  expect(other.json()).toMatchObject({
    code: 0,
    showMsg: '文件中没有找到“样本名称”一列，请下载模板，把内容粘贴到对应的列后再上传',
  });
  expect(
    (
      await sendForm(test, calls.userSampleUpload, {
        token,
        name: 'a.exe',
        content: 'x',
        fields: { kind: 'application' },
      })
    ).statusCode,
  ).toBe(400);
});

it('columns with choices are drop-down lists in spreadsheets', async () => {
  const { token } = await test.buildUser();
  for (const kind of [...sampleFamilyNames, 'application', 'return'] as const) {
    const { rawPayload } = await test.call(calls.userSampleDownload, { token, input: { kind } });
    const sheets = await unzip(rawPayload);
    const choosing = columnsOf(kind).flatMap(({ choices, free }, at) =>
      choices ? [{ choices, free, cells: `${String.fromCharCode(65 + at)}2:${String.fromCharCode(65 + at)}501` }] : [],
    );
    const rules = [
      ...sheets['xl/worksheets/sheet1.xml']!.matchAll(
        /<dataValidation [^>]*?( showErrorMessage="1"[^>]*)?sqref="([^"]+)"><formula1>"([^"]+)"<\/formula1>/g,
      ),
    ];
    expect(
      rules.map(([, refusal, cells, list]) => ({
        choices: list!.split(','),
        free: refusal ? undefined : true,
        cells,
      })),
    ).toEqual(choosing.map(({ cells, choices, free }) => ({ choices: [...choices], free, cells })));
    expect(sheets['xl/worksheets/sheet2.xml']).not.toContain('dataValidation');
  }
});

it('the summary holds the whole form, and dilutions are computed from concentrations', async () => {
  const { token } = await test.buildUser();
  const form = await sent(token, [row('CK-1', { remark: '=1+1' })]);
  const summary = await gridOf(
    await test.call(calls.exportInfoCollectSummary, { token, input: { id: form.id } }),
    '样本',
  );
  expect(summary.sheets).toEqual(['基本信息', '样本']);
  expect(summary.text).toContain('=1+1');
  const none = await test.call(calls.exportInfoCollectDilution, {
    token,
    input: { id: form.id, concentration: 50, volume: 20 },
  });
  expect(none.json()).toMatchObject({ code: 0, showMsg: '这类表没有浓度一列，不能生成稀释模板' });
  const rna = await draft(token, [{ name: 'S1', concentration: '200', volume: '20' }], 'transcription');
  const dilution = await gridOf(
    await test.call(calls.exportInfoCollectDilution, { token, input: { id: rna.id, concentration: 50, volume: 20 } }),
    '稀释模板',
  );
  expect(dilution.text.split('\n')[1]).toContain('S1\t200\t20\t50\t20\t5\t15');
});

it('REL-24: a header made to be slow is read at once', async () => {
  const { token } = await test.buildUser();
  const answer = await sendForm(test, calls.userSampleUpload, {
    token,
    name: 'a.csv',
    content: `样本名称,${'（'.repeat(1_000_000)}\nS1,A\n`,
    fields: { kind: 'application' },
  });
  expect(answer.json()).toMatchObject({ code: 1, content: { data: { rows: [{ name: 'S1' }] } } });
});
