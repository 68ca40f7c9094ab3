import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFiles, chooseInDialog, fileOf, listFiles, openFolder, rowOf, tray, uploadDialog } from './fileStore.ts';
import { expect, signIn, test } from './journey.ts';
import { startServer } from './server.ts';
import { openSession } from './session.ts';

const megabyte = 1024 * 1024;
const tus = '**/api/front/user_file_store/tus/*';

test('several files are queued, cancelled, tried again and stored', async ({ session, user }) => {
  const dir = await openFolder(user, session, '多文件上传');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await user.route(tus, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  const names = Array.from({ length: 8 }, (_, at) => `样本 ${at + 1}.csv`);
  await chooseInDialog(
    user,
    names.map((name) => fileOf(name)),
  );
  const dialog = uploadDialog(user);
  await expect(dialog).toContainText('正在上传 8 个文件');
  // On its way it closes only by its two ways out, and shows alone what the tray would repeat.
  await expect(tray(user)).toHaveCount(0);
  await user.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '后台上传' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(user.getByRole('button', { name: '上传文件' }).first()).toBeFocused();
  await expect(tray(user)).toContainText('正在上传 8 个文件');
  await expect(tray(user).getByText('等待上传')).toHaveCount(6);
  await tray(user).getByRole('button', { name: '取消上传 样本 8.csv' }).click();
  await expect(tray(user)).toContainText('正在上传 7 个文件');
  release();
  await expect(tray(user)).toContainText('7 个文件已上传');
  await tray(user).getByRole('button', { name: '展开上传列表' }).click();
  await tray(user).getByRole('button', { name: '重新上传 样本 8.csv' }).click();
  await expect(tray(user)).toContainText('8 个文件已上传');
  expect((await listFiles(session, dir)).map(({ name }) => name).toSorted()).toEqual(names);

  // On a form, which the list would cover, a message says that it is done.
  await user.unroute(tus);
  let goOn = () => {};
  const waits = new Promise<void>((resolve) => (goOn = resolve));
  await user.route(tus, async (route) => {
    await waits;
    await route.continue();
  });
  await chooseInDialog(user, [fileOf('途中.csv')]);
  await expect(dialog).toContainText('途中.csv');
  // Whoever leaves the page leaves the dialog too; what is on its way goes on in the tray.
  await user.goto('/#/tools/detail?id=pca');
  await expect(dialog).toHaveCount(0);
  await expect(user.getByRole('button', { name: '提交任务' })).toBeVisible();
  await expect(tray(user)).toBeVisible();
  goOn();
  await expect(user.getByText('1 个文件已上传到我的文件')).toBeVisible();
  await expect(tray(user)).toHaveCount(0);
});

test('files are uploaded by drop and by paste, and the user decides about a name that exists', async ({
  session,
  user,
}) => {
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
    .poll(async () => (await listFiles(session, dir)).map(({ name, size }) => `${name} ${size}`).toSorted())
    .toEqual(['拖放 (1).csv 15', '拖放.csv 16']);

  await put('paste', 'id,A,B\nG1,1111,2\n');
  await tray(user).getByRole('button', { name: '跳过 拖放.csv' }).click();
  await expect(tray(user).getByText('此文件夹中已有同名文件')).toHaveCount(0);
  expect(await listFiles(session, dir)).toHaveLength(2);
});

test('files that cannot be used say why', async ({ session, user }) => {
  const dir = await openFolder(user, session, '无效文件');
  await chooseInDialog(user, [
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
    await expect(uploadDialog(user)).toContainText(reason);
  await expect(uploadDialog(user).getByRole('button', { name: /^重新上传/ })).toHaveCount(0);
  // What has failed was seen, so the tray does not tell it again.
  await uploadDialog(user).getByRole('button', { name: '关闭' }).last().click();
  await expect(tray(user)).toHaveCount(0);
  expect(await listFiles(session, dir)).toEqual([]);
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
    await chooseFiles(user, path);
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
    const [stored] = await listFiles(session, dir);
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
    await chooseFiles(user, path);
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
    // Away from the files the list goes once it is done.
    await expect(page.getByText('1 个文件已上传到我的文件')).toBeVisible();
    expect(await listFiles(session, dir)).toMatchObject([
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
    await signIn(page);
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
    await chooseFiles(page, [fileOf('不断.csv', bytes)]);
    await expect(tray(page)).toContainText('连接中断，恢复后自动继续');
    await server.restart();
    await expect(tray(page)).toContainText('1 个文件已上传');
    expect(offsets.slice(0, 3)).toEqual(['0', String(8 * megabyte), String(8 * megabyte)]);
    const [stored] = await listFiles(session, '');
    expect(stored).toMatchObject({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  } finally {
    await context.close();
    await server.close();
  }
});
