import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildWorkbook } from '../../../packages/analysis/src/ingest/testing/buildWorkbook.ts';
import { toGb18030 } from './bigTable.ts';
import { expect, logIn, test } from './journey.ts';
import { startServer } from './server.ts';
import { openSession, type Session } from './session.ts';

const megabyte = 1024 * 1024;
const csv = 'id,A1,A2\nG1,1,2\nG2,3,4\n';
const tus = '**/api/front/user_file_store/tus/*';

const fileOf = (name: string, content: string | Buffer = csv) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

const list = (session: Session, dir: string) => session.call('fileStoreList', { current_dir: dir });

/** An own folder for one test, shown. */
async function openFolder(page: Page, session: Session, name: string): Promise<string> {
  const { id } = await session.call('fileStoreAddDir', { name, current_dir: '' });
  await page.goto(`/#/data-collection/file-store?dir=${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('此文件夹是空的')).toBeVisible();
  return id;
}

const choose = (page: Page, files: ReturnType<typeof fileOf>[] | string) =>
  page.locator('input[type=file][aria-label="上传文件"]').first().setInputFiles(files);
const tray = (page: Page) => page.getByRole('region', { name: '上传列表' });
const rowOf = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });

async function upload(page: Page, ...files: ReturnType<typeof fileOf>[]): Promise<void> {
  await choose(page, files);
  for (const { name } of files) await expect(rowOf(page, name)).toBeVisible();
}

async function preview(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('several files are queued, cancelled, tried again and stored', async ({ session, user }) => {
  const dir = await openFolder(user, session, '多文件上传');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await user.route(tus, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  const names = Array.from({ length: 8 }, (_, at) => `样本 ${at + 1}.csv`);
  await choose(
    user,
    names.map((name) => fileOf(name)),
  );
  await expect(tray(user)).toContainText('正在上传 8 个文件');
  await expect(tray(user).getByText('等待上传')).toHaveCount(6);
  await tray(user).getByRole('button', { name: '取消上传 样本 8.csv' }).click();
  await expect(tray(user)).toContainText('正在上传 7 个文件');
  release();
  await expect(tray(user)).toContainText('7 个文件已上传');
  await tray(user).getByRole('button', { name: '展开上传列表' }).click();
  await tray(user).getByRole('button', { name: '重新上传 样本 8.csv' }).click();
  await expect(tray(user)).toContainText('8 个文件已上传');
  expect((await list(session, dir)).map(({ name }) => name).toSorted()).toEqual(names);
});

test('files come by drop and by paste, and a taken name is asked about', async ({ session, user }) => {
  const dir = await openFolder(user, session, '拖放');
  const put = (how: 'drop' | 'paste', content: string) =>
    user.evaluate(
      ([by, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], '拖放.csv', { type: 'text/csv' }));
        const area = document.querySelector('main table') ?? document.body;
        area.dispatchEvent(
          by === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, clipboardData: data }),
        );
      },
      [how, content] as const,
    );
  await put('drop', 'id,A,B\nG1,1,2\n');
  await expect(rowOf(user, '拖放.csv')).toBeVisible();

  await put('paste', 'id,A,B\nG1,11,2\n');
  await tray(user).getByRole('button', { name: '保留两者 拖放.csv' }).click();
  await expect(rowOf(user, '拖放 (1).csv')).toBeVisible();

  await put('paste', 'id,A,B\nG1,111,2\n');
  await tray(user).getByRole('button', { name: '替换 拖放.csv' }).click();
  await expect
    .poll(async () => (await list(session, dir)).map(({ name, size }) => `${name} ${size}`).toSorted())
    .toEqual(['拖放 (1).csv 15', '拖放.csv 16']);

  await put('paste', 'id,A,B\nG1,1111,2\n');
  await tray(user).getByRole('button', { name: '跳过 拖放.csv' }).click();
  await expect(tray(user).getByText('此文件夹中已有同名文件')).toHaveCount(0);
  expect(await list(session, dir)).toHaveLength(2);
});

test('files that cannot be used say why', async ({ session, user }) => {
  const dir = await openFolder(user, session, '无效文件');
  await choose(user, [
    fileOf('空.csv', ''),
    fileOf('程序.exe', 'x'),
    fileOf('图片.csv', Buffer.from([1, 0, 0, 2, 0, 0, 9])),
    fileOf('改名.xlsx'),
  ]);
  for (const reason of [
    '文件是空的（0 字节）',
    '不支持上传“程序.exe”这种类型的文件',
    '文件内容不是文本，与扩展名 .csv 不符',
    '文件内容不是 .xlsx 格式',
  ])
    await expect(tray(user)).toContainText(reason);
  await expect(tray(user).getByRole('button', { name: /^重新上传/ })).toHaveCount(0);
  expect(await list(session, dir)).toEqual([]);
});

test('a name is changed in place', async ({ session, user }) => {
  const dir = await openFolder(user, session, '改名');
  await upload(user, fileOf('原名.csv'), fileOf('占用.csv'));
  const edit = () =>
    rowOf(user, '原名.csv')
      .getByRole('button', { name: /^重命名/ })
      .click();
  const field = user.getByRole('textbox', { name: '名称' });

  await edit();
  await field.fill('作废');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(rowOf(user, '原名.csv')).toBeVisible();

  await edit();
  await field.fill('占用');
  await field.press('Enter');
  await expect(user.getByText('此文件夹中已有“占用.csv”')).toBeVisible();
  await expect(field).toHaveValue('占用');

  await field.fill('新名');
  await field.press('Enter');
  await expect(rowOf(user, '新名.csv')).toBeVisible();
  expect((await list(session, dir)).map(({ name }) => name).toSorted()).toEqual(['占用.csv', '新名.csv']);
});

test('files move to another folder, go to the trash and come back', async ({ session, user }) => {
  const dir = await openFolder(user, session, '整理');
  await upload(user, fileOf('搬走.csv'), fileOf('误删.csv'));
  await user.getByRole('button', { name: '新建文件夹' }).click();
  await user.getByRole('textbox', { name: '文件夹名称' }).fill('归档');
  await user.keyboard.press('Enter');
  await expect(rowOf(user, '归档')).toBeVisible();

  await user.getByRole('checkbox', { name: /搬走\.csv/ }).check();
  await user.getByRole('button', { name: '移动', exact: true }).click();
  const dialog = user.getByRole('dialog', { name: '移动“搬走.csv”' });
  await dialog.getByRole('button', { name: '整理' }).click();
  await dialog.getByRole('button', { name: '归档' }).click();
  await dialog.getByRole('button', { name: '移动到此处' }).click();
  await expect(user.getByText('已将“搬走.csv”移动到“归档”')).toBeVisible();
  await expect(rowOf(user, '搬走.csv')).toHaveCount(0);
  await user.keyboard.press('Control+z');
  await expect(user.getByText('已将“搬走.csv”移回原处')).toBeVisible();
  await expect(rowOf(user, '搬走.csv')).toBeVisible();

  const remove = async () => {
    await user.getByRole('button', { name: '更多操作 误删.csv' }).click();
    await user.getByRole('menuitem', { name: '删除' }).click();
    await expect(rowOf(user, '误删.csv')).toHaveCount(0);
  };
  await remove();
  await user.getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(user, '误删.csv')).toBeVisible();

  await remove();
  await user.getByRole('link', { name: '回收站' }).click();
  await user.getByRole('button', { name: '恢复 误删.csv' }).click();
  await expect(user.getByText('已恢复“误删.csv”')).toBeVisible();
  expect((await list(session, dir)).map(({ name }) => name).toSorted()).toEqual(['归档', '搬走.csv', '误删.csv']);
});

test('a search looks below the folder, pages follow the address, and a download gives the asked bytes', async ({
  session,
  user,
}) => {
  const dir = await openFolder(user, session, '查找');
  await upload(user, ...Array.from({ length: 10 }, (_, at) => fileOf(`页 ${at + 1}.csv`)));
  await choose(user, [fileOf('页 11.csv'), fileOf('目标.csv')]);
  await expect(user.getByText('共 12 条')).toBeVisible();
  await user.getByRole('button', { name: '第 2 页' }).click();
  await expect(user).toHaveURL(/page=2/);
  await expect(user.getByRole('table').getByRole('row')).toHaveCount(3);

  await user.getByRole('searchbox').fill('目标');
  await expect(user.getByText('在“查找”及其子文件夹中找到 1 项')).toBeVisible();
  await user.reload();
  await expect(rowOf(user, '目标.csv')).toBeVisible();
  await user.getByRole('searchbox').fill('没有的');
  await expect(user.getByText('在“查找”及其子文件夹中找到 0 项')).toBeVisible();

  const [target] = await session.call('fileStoreList', { current_dir: dir, name: '目标' });
  const { url } = await session.call('fileStoreDownloadUrl', { id: target!.id });
  const part = await user.request.get(url, { headers: { range: 'bytes=3-7' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 3-7/${csv.length}`);
  expect(await part.text()).toBe(csv.slice(3, 8));
});

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
    (_, row) => `M${row + 1},${row + 1},${row === 249 ? '12a' : row + 2},${row + 3}`,
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

test('an upload goes on after the page was reloaded, with the same file only', async ({ session, user }) => {
  const dir = await openFolder(user, session, '续传');
  const folder = mkdtempSync(join(tmpdir(), 'panome-e2e-file-'));
  const bytes = Buffer.from(`id,A\n${randomBytes(6 * megabyte).toString('hex')}`);
  const path = join(folder, '续传.csv');
  writeFileSync(path, bytes);
  try {
    let patches = 0;
    await user.route(tus, (route) =>
      route.request().method() === 'PATCH' && ++patches > 1 ? route.abort() : route.continue(),
    );
    await choose(user, path);
    await expect(tray(user)).toContainText('连接中断，恢复后自动继续');
    user.on('dialog', (dialog) => void dialog.accept());
    await user.reload();
    await expect(tray(user)).toContainText('需要重新选择同一文件');
    await user.unroute(tus);

    const again = tray(user).locator('input[type=file]');
    await again.setInputFiles(fileOf('续传.csv', 'id,A\nG1,1\n'));
    await expect(tray(user)).toContainText('所选文件与之前的不同');
    const resumed = user.waitForRequest((request) => request.method() === 'PATCH');
    await again.setInputFiles(path);
    expect((await resumed).headers()['upload-offset']).toBe(String(8 * megabyte));
    await expect(tray(user)).toContainText('1 个文件已上传');
    const [stored] = await list(session, dir);
    expect(stored).toMatchObject({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an upload that the browser has forgotten is offered again by the server', async ({ browser, session, user }) => {
  const dir = await openFolder(user, session, '遗忘');
  const bytes = Buffer.from(`id,A\n${randomBytes(5 * megabyte).toString('hex')}`);
  const folder = mkdtempSync(join(tmpdir(), 'panome-e2e-file-'));
  const path = join(folder, '遗忘.csv');
  writeFileSync(path, bytes);
  try {
    await user.route(tus, (route) =>
      route.request().method() === 'PATCH' && route.request().headers()['upload-offset'] !== '0'
        ? route.abort()
        : route.continue(),
    );
    await choose(user, path);
    await expect(tray(user)).toContainText('连接中断，恢复后自动继续');
    const kept = await user.evaluate(() => localStorage.getItem('panome.session')!);
    await user.close();

    const context = await browser.newContext({ baseURL: new URL(user.url()).origin });
    await context.addInitScript((stored) => localStorage.setItem('panome.session', stored), kept);
    const page = await context.newPage();
    await page.goto('/#/home');
    await expect(tray(page)).toContainText('遗忘.csv');
    const resumed = page.waitForRequest((request) => request.method() === 'PATCH');
    await tray(page).locator('input[type=file]').setInputFiles(path);
    expect((await resumed).headers()['upload-offset']).toBe(String(8 * megabyte));
    await expect(tray(page)).toContainText('1 个文件已上传');
    expect(await list(session, dir)).toMatchObject([
      { name: '遗忘.csv', size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an upload outlives a killed server by itself', async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await logIn(page);
    const session = await openSession(server.address);
    await page.goto('/#/data-collection/file-store');
    await expect(page.getByText('还没有文件')).toBeVisible();

    const bytes = Buffer.from(`id,A\n${randomBytes(5 * megabyte).toString('hex')}`);
    const offsets: (string | undefined)[] = [];
    await page.route(tus, async (route) => {
      if (route.request().method() === 'PATCH') {
        offsets.push(route.request().headers()['upload-offset']);
        if (offsets.length === 2) await server.kill();
      }
      await route.continue();
    });
    await choose(page, [fileOf('不断.csv', bytes)]);
    await expect(tray(page)).toContainText('连接中断，恢复后自动继续');
    await server.restart();
    await expect(tray(page)).toContainText('1 个文件已上传');
    expect(offsets.slice(0, 3)).toEqual(['0', String(8 * megabyte), String(8 * megabyte)]);
    const [stored] = await list(session, '');
    expect(stored).toMatchObject({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  } finally {
    await context.close();
    await server.close();
  }
});
