import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { demo, expect, openHome, openMenu, signIn, test } from './journey.ts';
import { startServer } from './server.ts';
import type { Session } from './session.ts';

/** A finished task of the tool's example under this name. */
const finishedTask = async (session: Session, tool: string, name: string): Promise<string> =>
  session.finish({ ...(await session.example(tool)), name });

const outline = (page: Page) => page.getByRole('list', { name: '目录与顺序' }).getByRole('listitem');
const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();

/** Makes the file and saves it at `path`. */
async function make(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: '生成报告' }).click();
  const save = page.getByRole('button', { name: '下载 HTML' });
  await expect(save).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await file.saveAs(path);
}

/** Opens a file without network, and records its errors and requests. */
async function openOffline(browser: Browser, path: string) {
  const context = await browser.newContext({ offline: true, locale: 'zh-CN' });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('dialog', (dialog) => troubles.push(dialog.message()));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) troubles.push(`asked for ${request.url()}`);
  });
  await page.goto(pathToFileURL(path).href);
  return { page, troubles, close: () => context.close() };
}

const evil = '<img src=x onerror=alert(1)> 肝脏报告';

test('a report file has live figures without a network, and its title is text, never markup', async ({
  browser,
  session,
  user,
}, info) => {
  const task = await finishedTask(session, 'heatmap', '报告用的热图');
  await user.goto(`/#/tools/detail?mission_id=${task}`);
  await user.getByRole('link', { name: '加入报告' }).click();
  await user.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
  await expect(outline(user).first()).toContainText('图 1');
  await user.getByLabel('标题').first().fill(evil);
  await user.getByLabel('摘要').fill('第一段\n\n第二段');
  const path = info.outputPath('报告.html');
  await make(user, path);
  // The open report takes another result in; nothing of it is lost.
  const before = await outline(user).count();
  await user.goto(`/#/tools/detail?mission_id=${task}`);
  await openMenu(user.getByRole('button', { name: '加入报告' }));
  await user.getByRole('menuitem', { name: /^加入“/ }).click();
  await expect(outline(user)).toHaveCount(2 * before);
  await expect(user.getByLabel('标题').first()).toHaveValue(evil);

  const { close, page, troubles } = await openOffline(browser, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evil);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const figure = page.locator('.figure').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('canvas').first()).toBeVisible();
  // The pointer over a cell names its row and column.
  await figure.locator('.live').hover();
  await expect(figure.locator('.live')).toContainText(/\n/);
  await figure.getByRole('button', { name: /放大/ }).click();
  await expect(figure.getByRole('button', { name: /还原/ })).toBeEnabled();
  const save = page.getByRole('button', { name: /下载 CSV/ }).first();
  const [csv] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(csv.suggestedFilename()).toMatch(/^表 1 .*\.csv$/);
  for (const fact of ['SHA-256', '随机种子']) await expect(page.getByText(fact).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('img')).toBeVisible();
  await expect(figure.locator('.live')).toBeHidden();
  expect(troubles).toEqual([]);
  await close();
});

test('a report can be read without JavaScript', async ({ browser, session }, info) => {
  const task = await finishedTask(session, 'pca', '无脚本的主成分');
  const chart = {
    kind: 'chart',
    id: 'a',
    title: '得分图',
    note: '',
    task_id: task,
    chart: 'pca-scores',
    settings: {},
  } as const;
  const { id } = await session.call('reportWrite', {
    title: '无脚本',
    author: '',
    summary: '',
    revision: 0,
    sections: [chart],
  });
  await session.call('reportGenerate', { id });
  await expect.poll(async () => (await session.call('reportDetail', { id })).state, { timeout: 30_000 }).toBe('ready');
  const path = info.outputPath('无脚本.html');
  writeFileSync(path, await session.bytesOf('reportDownload', { id }));
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole('img', { name: /主成分得分图/ })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /图 1/ })).toHaveAttribute('href', '#chart-1');
  await context.close();
});

test('the order is changed by keys, by menu and by dragging, and everything is kept over a reload', async ({
  session,
  user,
}) => {
  const first = await finishedTask(session, 'two-group', '顺序一');
  const second = await finishedTask(session, 'pca', '顺序二');
  await user.goto(`/#/data-collection/analysis-report/new?add=${first}`);
  await user.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
  await user.getByRole('button', { name: '添加图表或表格' }).click();
  const picker = user.getByRole('dialog');
  await picker.getByRole('button', { name: /顺序二/ }).click();
  await expect(user).toHaveURL(new RegExp(`pick=${second}`));
  await picker.getByRole('button', { name: '全不选' }).click();
  await picker.getByRole('checkbox', { name: '主成分得分图' }).click();
  await picker.getByRole('button', { name: '添加 1 项' }).click();
  await expect(outline(user).last()).toContainText('图 3 主成分得分图');

  // A closed dialog gives the focus back to what opened it.
  await expect(picker).toHaveCount(0);
  await user.getByRole('button', { name: '移动“图 3 主成分得分图”' }).focus();
  await user.keyboard.press('Alt+ArrowUp');
  await user.keyboard.press('Alt+ArrowUp');
  await expect(outline(user).nth(2)).toContainText('图 3 主成分得分图');
  await user.getByRole('button', { name: '更多操作：图 3 主成分得分图' }).first().click();
  await user.getByRole('menuitem', { name: '移到最前' }).click();
  await expect(outline(user).first()).toContainText('图 1 主成分得分图');
  await outline(user)
    .first()
    .dragTo(outline(user).nth(1), { targetPosition: { x: 60, y: 26 } });
  await expect(outline(user).first()).toContainText('图 1 火山图');
  await expect(outline(user).nth(1)).toContainText('图 2 主成分得分图');

  await user.getByRole('button', { name: '添加文字' }).click();
  await outline(user).last().getByRole('button', { name: '转到：无标题' }).click();
  await user.keyboard.type('讨论');
  await expect(outline(user).last()).toContainText('讨论');
  await outline(user).last().getByRole('button', { name: '更多操作：讨论' }).click();
  await user.getByRole('menuitem', { name: '移除' }).click();
  await expect(outline(user).filter({ hasText: '讨论' })).toHaveCount(0);
  await user.getByRole('button', { name: '撤销' }).click();
  await saved(user);
  await user.reload();
  await expect(outline(user).last()).toContainText('讨论');
  await expect(outline(user).nth(1)).toContainText('图 2 主成分得分图');
});

test('what was typed while the server was gone is kept, and saved when it is back', async ({ page }) => {
  const server = await startServer();
  try {
    await signIn(page, demo, server.address);
    await page.goto(`${server.address}/#/data-collection/analysis-report/new`);
    await expect(page.getByText('还没有保存，写下内容后自动保存')).toBeVisible();
    await server.kill();
    await page.getByLabel('标题').first().fill('断线时写的标题');
    await expect(page.getByText('未保存，您的修改仍在此页')).toBeVisible();
    await server.restart();
    await page.getByRole('button', { name: '重试' }).click();
    await saved(page);
    await page.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('断线时写的标题');
  } finally {
    await server.close();
  }
});

test('a new report that is left with its first words is there in its tab, and nowhere twice', async ({
  session,
  user,
}) => {
  const reports = async () => (await session.call('reportList', { page: 1, size: 100 })).length;
  const before = await reports();
  await openHome(user);
  await user.goto('/#/data-collection/analysis-report');
  await user.getByRole('link', { name: '新建报告' }).first().click();
  await user.getByRole('textbox', { name: '摘要' }).fill('只写了一句');
  const tabs = user.getByRole('region', { name: '标签页' }).getByRole('tab');
  await tabs.filter({ hasText: '首页' }).click();
  await expect.poll(reports).toBe(before + 1);
  await expect(tabs.filter({ hasText: '新建报告' })).toHaveCount(0);
  await tabs.filter({ hasText: '编辑报告' }).click();
  await user.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
  await expect(user.getByRole('textbox', { name: '摘要' })).toHaveValue('只写了一句');
  await saved(user);
  // The way back passes by the address that the page had before.
  await user.goBack();
  await user.goBack();
  await user.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
  await expect(user.getByRole('textbox', { name: '摘要' })).toHaveValue('只写了一句');
  expect(await reports()).toBe(before + 1);
});

test('the list finds reports, and a deleted one can be restored', async ({ session, user }) => {
  for (const title of ['列表里的肝脏报告', '列表里的肾脏报告'])
    await session.call('reportWrite', { title, author: '', summary: '', revision: 0, sections: [] });
  await user.goto('/#/data-collection/analysis-report');
  await user.getByRole('searchbox', { name: '搜索报告标题' }).fill('列表里的肝脏');
  await expect(user).toHaveURL(/name=/);
  await expect(user.getByRole('link', { name: '列表里的肾脏报告' })).toHaveCount(0);
  await user.getByRole('button', { name: '更多操作：列表里的肝脏报告' }).click();
  await user.getByRole('menuitem', { name: '删除' }).click();
  await expect(user.getByRole('link', { name: '列表里的肝脏报告' })).toHaveCount(0);
  await user.getByRole('button', { name: '撤销' }).click();
  await expect(user.getByRole('link', { name: '列表里的肝脏报告' })).toBeVisible();
});
