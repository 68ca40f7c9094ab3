import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildWorkbook } from '../../../packages/analysis/src/ingest/testing/buildWorkbook.ts';
import { buildZip } from '../../../packages/analysis/src/ingest/testing/buildZip.ts';
import { toGb18030 } from './bigTable.ts';
import { chooseFiles, fileOf, openFolder, rowOf, upload } from './fileStore.ts';
import { expect, test } from './journey.ts';
import { expectReadable } from './readable.ts';
import type { Session } from './session.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const reads = Array.from(
  { length: 40 },
  (_, at) => `@read${at} lane 1\n${'ACGT'.repeat(4 + (at % 6))}\n+\n${'IIII'.repeat(4 + (at % 6))}\n`,
).join('');
const matrix = `id,${['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].join(',')}\n${Array.from({ length: 30 }, (_, at) => `G${at},${[1, 2, 3, 4, 5, 6].map((value) => value + at).join(',')}`).join('\n')}\n`;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>document.title="坏"</script><rect width="40" height="20" fill="teal"/></svg>';

const files = [
  ['01 图.png', png],
  ['02 图.svg', svg],
  ['03 说明.md', '# 实验说明\n\n- 第一批\n- 第二批\n\n<script>alert(1)</script>\n'],
  ['04 运行.log', Buffer.from([0xb7, 0xd6, 0xd7, 0xe9, 0x0a])],
  ['05 读段.fastq.gz', gzipSync(reads)],
  [
    '06 资料.zip',
    buildZip([
      { name: '数据/a.csv', content: 'id,A\n' },
      { name: 'b.txt', content: 'x' },
    ]),
  ],
  ['07 论文.pdf', '%PDF-1.7\n'],
  ['08 矩阵.csv', matrix],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillFolder(page: Page, session: Session, name: string): Promise<string> {
  const { id } = await session.call('fileStoreAddDir', { name, current_dir: '' });
  await page.goto(`/#/data-collection/file-store?dir=${id}&sort=name&order=asc`);
  await expect(page.getByText('此文件夹是空的')).toBeVisible();
  const sent = files.map(([file, content]) => ({
    name: file,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  }));
  await chooseFiles(page, sent);
  for (const [file] of files) await expect(rowOf(page, file)).toBeVisible({ timeout: 30_000 });
  return id;
}

test('every kind of file has a preview, and the arrow keys go from one to the next', async ({ session, user }) => {
  await fillFolder(user, session, '各种文件');
  await rowOf(user, '01 图.png').getByRole('link').click();
  await expect(user.getByRole('img', { name: '01 图.png' })).toBeVisible();
  await expect(user.getByText('1 × 1 像素')).toBeVisible();
  await expect(user.getByText('第 1 个，共 8 个文件')).toBeVisible();

  await user.keyboard.press('ArrowRight');
  await expect(user.getByText('40 × 20 像素')).toBeVisible();
  expect(await user.title()).not.toBe('坏');

  await user.keyboard.press('ArrowRight');
  await expect(user.getByRole('heading', { name: '实验说明' })).toBeVisible();
  await expectReadable(user, 'preview', 'main');
  await user.getByRole('tab', { name: '源文本' }).click();
  await expect(user.getByText('- 第二批')).toBeVisible();

  await user.getByRole('button', { name: '下一个文件（→）' }).click();
  await expect(user.getByRole('region', { name: '04 运行.log 的内容' })).toContainText('分组');
  await expect(user.getByText('自动识别（GB18030 / GBK）')).toBeVisible();

  await user.getByRole('button', { name: '下一个文件（→）' }).click();
  await expect(heading(user, '05 读段.fastq.gz')).toBeVisible();
  await expect(user.getByText('read0 lane 1')).toBeVisible();
  await expect(user.getByText('16–36')).toBeVisible();
  await expectReadable(user, 'preview', 'main');

  await user.getByRole('button', { name: '下一个文件（→）' }).click();
  await expect(user.getByText('数据/a.csv')).toBeVisible();
  await expectReadable(user, 'preview', 'main');

  await user.getByRole('button', { name: '下一个文件（→）' }).click();
  await expect(user.getByText('PDF 不在页面中显示，请下载后用阅读器打开')).toBeVisible();

  await user.getByRole('button', { name: '下一个文件（→）' }).click();
  await expect(user.getByText('看起来是计数表，30 个特征 × 6 个样本')).toBeVisible();
  await expect(user.getByRole('list', { name: '适合的工具' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /tools\/detail\?id=deseq2&file=[^&]+&input=matrix/,
  );
  await expect(user.getByRole('button', { name: '下一个文件（→）' })).toBeDisabled();

  await heading(user, '08 矩阵.csv').focus();
  await user.keyboard.press('Escape');
  await expect(rowOf(user, '01 图.png')).toBeVisible();
});

async function preview(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('tables are read in their encoding, sheet by sheet, and problems lead to their cells', async ({
  session,
  user,
}) => {
  await openFolder(user, session, '预览');
  const cell = (at: string, value: string) =>
    /^[\d.]+$/.test(value)
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = (...rows: string[][]) =>
    rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((value, column) => cell(`${'ABC'[column]}${row + 1}`, value)).join('')}</row>`,
      )
      .join('');
  const book = buildWorkbook({
    sheets: [
      { name: '说明', rows: sheet(['key', 'text', 'more'], ['k1', 'words', 'x'], ['k2', 'more', 'y']) },
      { name: '数据', rows: sheet(['id', 'S1', 'S2'], ['G1', '1.5', '2.5'], ['G2', '3.5', '4.5']) },
    ],
  });
  const lines = Array.from(
    { length: 400 },
    (_, row) => `M${row + 1},${(row * 7) % 31},${row === 249 ? '12a' : (row * 5) % 23},${(row * 3) % 17}`,
  );
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('代谢物\t对照-1\t处理-1\n葡萄糖\t1\t2\n乳酸\t3\t4\n', 'utf16le'),
  ]);
  await upload(
    user,
    fileOf('国标.csv', toGb18030('代谢物,对照-1,处理-1\r\n代谢物1,1,2\r\n代谢物2,3,4\r\n')),
    fileOf('宽字符.txt', utf16),
    fileOf('分号.csv', 'id;S1;S2\nG1;1,5;2,5\nG2;3,5;4,5\n'),
    fileOf('多表.xlsx', book),
    fileOf('问题.csv', `# 导出自软件\nid,A1,A2,B1\n\n${lines.join('\n')}\n`),
  );
  const table = user.getByRole('grid', { name: /的内容$/ });

  await preview(user, '国标.csv');
  await expect(table.getByRole('columnheader', { name: 'B · 对照-1' })).toBeVisible();
  await expect(user.getByRole('combobox', { name: '文字编码' })).toContainText('GB18030');
  await user.goBack();

  await preview(user, '宽字符.txt');
  await expect(table.getByText('葡萄糖')).toBeVisible();
  await expect(user.getByRole('combobox', { name: '文字编码' })).toContainText('UTF-16 LE');
  await user.goBack();

  await preview(user, '分号.csv');
  await expect(user.getByRole('combobox', { name: '分隔符' })).toContainText('分号');
  await user.getByRole('combobox', { name: '分隔符' }).click();
  await user.getByRole('option', { name: '制表符' }).click();
  await expect(table.getByRole('columnheader', { name: 'A · id;S1;S2' })).toBeVisible();
  await user.reload();
  await expect(user.getByRole('combobox', { name: '分隔符' })).toContainText('制表符');
  await user.goBack();

  await preview(user, '多表.xlsx');
  await expect(table.getByText('words')).toBeVisible();
  await user.getByRole('combobox', { name: '工作表' }).click();
  await user.getByRole('option', { name: '数据' }).click();
  await expect(table.getByRole('columnheader', { name: 'B · S1' })).toBeVisible();
  await expect(table.getByText('3.5')).toBeVisible();
  await user.goBack();

  await preview(user, '问题.csv');
  await user.getByRole('button', { name: '定位 单元格 C253' }).click();
  await expect(table.locator('mark')).toHaveText('12a');
  await expect(table.getByRole('row').filter({ hasText: '12a' })).toContainText('253');
});

test('files are copied and moved, and the user decides about names that exist', async ({ session, user }) => {
  const dir = await fillFolder(user, session, '复制与移动');
  const { id: target } = await session.call('fileStoreAddDir', { name: '甲', current_dir: dir });
  await user.reload();
  const transfer = async (name: string, how: '复制到' | '移动') => {
    await user.getByRole('button', { name: `更多操作 ${name}` }).click();
    await user.getByRole('menuitem', { name: how, exact: true }).click();
    const dialog = user.getByRole('dialog');
    await dialog.getByRole('button', { name: '复制与移动' }).click();
    await dialog.getByRole('button', { name: '甲' }).click();
    await dialog.getByRole('button', { name: how === '移动' ? '移动到此处' : '复制到此处' }).click();
  };
  const names = async () =>
    (await session.call('fileStoreList', { current_dir: target })).map(({ name }) => name).toSorted();

  await transfer('04 运行.log', '复制到');
  await expect(user.getByText('已将“04 运行.log”复制到“甲”')).toBeVisible();
  await transfer('04 运行.log', '移动');
  await expect(user.getByRole('dialog', { name: '目标文件夹中已有 1 项同名' })).toBeVisible();
  await user.getByRole('dialog').getByRole('button', { name: '保留两者' }).click();
  await expect(rowOf(user, '04 运行.log')).toHaveCount(0);
  expect(await names()).toEqual(['04 运行 (1).log', '04 运行.log']);

  // The row disappears before the server answers; only a move that the message has confirmed can be undone.
  await expect(user.getByText('已将“04 运行.log”移动到“甲”')).toBeVisible();
  await user.keyboard.press('Control+z');
  await expect(user.getByText('已将“04 运行.log”移回原处')).toBeVisible();
  expect(await names()).toEqual(['04 运行.log']);
});

test('the menu of a file names its kind of table and the tools for it, and used space is shown by folder', async ({
  session,
  user,
}) => {
  await fillFolder(user, session, '用量');
  await user.getByRole('button', { name: '更多操作 08 矩阵.csv' }).click();
  await user.getByRole('menuitem', { name: '用此表分析' }).press('ArrowRight');
  await expect(user.getByText('看起来是计数表，30 个特征 × 6 个样本')).toBeVisible();
  await user.getByRole('menuitem', { name: '其他工具…' }).click();
  const tools = user.getByRole('dialog', { name: '选择分析工具' });
  await expect(tools.getByRole('button', { name: '聚类热图' })).toBeVisible();
  await user.keyboard.press('Escape');
  await expect(tools).toBeHidden();

  await user.getByRole('button', { name: /空间用量/ }).click();
  const box = user.getByRole('dialog', { name: '空间用量明细' });
  await box.getByRole('button', { name: /查看“用量”的用量/ }).click();
  await expect(box.getByText('此层文件')).toBeVisible();
  await expect(box.getByRole('button', { name: '返回上一层' })).toBeVisible();
});

test('the charts of finished tasks are exported in one archive', async ({ session, user }) => {
  const form = await session.call('taskStoreExample', { tool_id: 'pca' });
  const { id } = await session.call('taskStore', { ...form, name: '导出图表用' });
  await expect
    .poll(async () => (await session.call('taskDetail', { id })).state, { timeout: 60_000 })
    .toBe('succeeded');
  await user.goto('/#/data-collection/tool-mission-list');
  await user.getByRole('checkbox', { name: /导出图表用/ }).check();
  await user.getByRole('button', { name: '导出图表', exact: true }).click();
  const dialog = user.getByRole('dialog', { name: '导出“导出图表用”的图表' });
  await expect(dialog.getByRole('checkbox', { name: 'SVG 矢量图，可在绘图软件中编辑' })).toBeChecked();
  const saving = user.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^导出图表用-图表-.*\.zip$/);
  await expect(user.getByText('图表已导出')).toBeVisible();
});
