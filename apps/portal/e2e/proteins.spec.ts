import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './admin.ts';
import { expect, test } from './journey.ts';

const entry = (at: number) =>
  `ID   GEN${at}_TEST   Reviewed;   12 AA.\nAC   TST${at};\nDE   RecName: Full=Test kinase ${at};\nGN   Name=GEN${at};\nOS   Mus musculus (Mouse).\nOX   NCBI_TaxID=10090;\nPE   1: Evidence at protein level;\nFT   DOMAIN          2..9\nFT                   /note="Fold"\nSQ   SEQUENCE   12 AA;  1300 MW;  00 CRC64;\n     MKWVTFISLL FL\n//\n`;

test('a protein is searched by builder and text, put aside, and a list of genes is resolved', async ({
  server,
  user: page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'proteins-'));
  writeFileSync(join(folder, 'p.dat'), [1, 2, 3].map(entry).join(''));
  writeFileSync(
    join(folder, 'g.tsv'),
    'taxon\tsymbol\tentrez\taliases\n10090\tGEN1\t101\tSAME\n10090\tGEN2\t102\tSAME\n',
  );
  await admin(server, 'reference', 'import', 'uniprot', join(folder, 'p.dat'), '--licence', 'CC0 1.0');
  await admin(server, 'reference', 'import', 'genes', join(folder, 'g.tsv'), '--licence', 'CC0 1.0');

  await page.goto('/#/protein-db/advance-search');
  await page.getByRole('textbox', { name: '检索式' }).fill('gene:GEN1 OR (length');
  await expect(page.getByText('第 14 个字符的括号没有成对').first()).toBeVisible();
  await page.getByRole('textbox', { name: '检索式' }).fill('gene:GEN1 OR gene:GEN3');
  await expect(page.getByRole('group', { name: '检索条件 2' }).getByRole('textbox', { name: '内容' })).toHaveValue(
    'GEN3',
  );
  await page.getByRole('button', { name: '检索', exact: true }).click();
  await expect(page.getByText('找到 2 个蛋白').first()).toBeVisible();
  const found = { from: 'task', id: 't1', title: '磷酸化差异', table: '结果', at: '2026-11-28T00:00:00.000Z' };
  const sites = [
    {
      ...found,
      name: 'TST3_S8',
      residue: 'S',
      position: 8,
      change: 'up',
      log2fc: 1.5,
      p: 0.001,
      found: 'S',
      fits: 'yes',
    },
    {
      ...found,
      name: 'TST3_S3',
      residue: 'S',
      position: 3,
      change: 'up',
      log2fc: 2,
      p: 0.01,
      found: 'W',
      fits: 'residue',
    },
  ];
  const content = { data: { tables: [], sites, looked: 1, unread: 0, left: 0 } };
  await page.route('**/protein/quantification*', (route) =>
    route.fulfill({ json: { code: 1, showMsg: '', debugMsg: '', content } }),
  );
  await page.getByRole('link', { name: 'TST3' }).click();
  await expect(page.getByRole('heading', { name: 'Test kinase 3', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'DOMAIN 2–9 Fold' })).toBeVisible();
  const words = 'S8 上调，log2 差异倍数 1.5，结果';
  await page.getByRole('img', { name: words }).focus();
  await expect(page.getByText(words).last()).toBeVisible();
  await expect(page.getByRole('img', { name: /^S3 / })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /S3/ })).toContainText('不一致：序列此处为 W');
  await page.getByRole('button', { name: '加入蛋白篮' }).click();
  await expect(page.getByRole('button', { name: '移出蛋白篮' })).toBeVisible();
  await page.goto('/#/protein-db/list-search');
  await expect(page.getByRole('table', { name: '蛋白篮' })).toContainText('TST3');

  await page.goto('/#/static-search/gene-reference-search');
  await page.getByRole('textbox', { name: '要查的名称或编号' }).fill('gen1 102 SAME GEN7');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByRole('region', { name: '已对应 2 个' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'SAME 选择' }).click();
  await page.getByRole('option', { name: /GEN2/ }).click();
  await expect(page.getByRole('region', { name: '已对应 3 个' }).first()).toBeVisible();
  await page.getByRole('button', { name: '用于编号转换' }).click();
  await expect(page).toHaveURL(/tools\/detail\?.*id-map/);
});
