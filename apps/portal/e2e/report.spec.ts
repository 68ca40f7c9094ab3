import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endpointOf, tokenHeader, type CallName, type RequestOf, type ResponseOf } from '@panome/contract/client';
import type { Browser, Page } from '@playwright/test';
import { demo, expect, test } from './journey.ts';
import { startServer } from './server.ts';

/** Calls the server beside the page, with a session of its own. */
async function openSession(address: string) {
  let token = '';
  const call = async <Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<ResponseOf<Name>> => {
    const { method, path } = endpointOf(name);
    const query = method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
    const answer = await fetch(`${address}${path}${query}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { [tokenHeader]: token } : {}) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(request) }),
    });
    const body = (await answer.json()) as { code: number; showMsg: string; content: { data: ResponseOf<Name> } };
    if (body.code !== 1) throw new Error(`${path}: ${body.showMsg}`);
    return body.content.data;
  };
  ({ token } = await call('login', demo));
  return call;
}

async function bytesOf(address: string, id: string): Promise<Buffer> {
  const login = await fetch(`${address}${endpointOf('login').path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(demo) });
  const { token } = ((await login.json()) as { content: { data: { token: string } } }).content.data;
  const answer = await fetch(`${address}${endpointOf('reportDownload').path}?id=${id}`, { headers: { [tokenHeader]: token } });
  return Buffer.from(await answer.arrayBuffer());
}

async function login(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#/user/login`);
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/#\/home/);
}

/** A finished task of the tool's example under this name. */
async function finishedTask(address: string, tool: string, name: string): Promise<string> {
  const call = await openSession(address);
  const form = await call('taskStoreExample', { tool_id: tool });
  const { id } = await call('taskStore', { ...form, name });
  await expect.poll(async () => (await call('taskDetail', { id })).state, { timeout: 30_000 }).toBe('succeeded');
  return id;
}

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

/** Opens a file where there is no network, and notes whatever goes wrong in it or is asked for. */
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

test('a result becomes a file whose figures live without a network, and whose title is never markup', async ({
  browser,
  server,
  user,
}, info) => {
  const task = await finishedTask(server.address, 'heatmap', '报告用的热图');
  await user.goto(`/#/tools/detail?mission_id=${task}`);
  await user.getByRole('link', { name: '加入报告' }).click();
  await user.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
  await expect(outline(user).first()).toContainText('图 1');
  await user.getByLabel('标题').first().fill(evil);
  await user.getByLabel('摘要').fill('第一段\n\n第二段');
  const path = info.outputPath('报告.html');
  await make(user, path);

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
  for (const fact of ['SHA-256', '随机种子', 'npm run --silent cli -- run heatmap']) await expect(page.getByText(fact).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('img')).toBeVisible();
  await expect(figure.locator('.live')).toBeHidden();
  expect(troubles).toEqual([]);
  await close();
});

test('a report reads without script', async ({ browser, server }, info) => {
  const task = await finishedTask(server.address, 'pca', '无脚本的主成分');
  const call = await openSession(server.address);
  const chart = { kind: 'chart', id: 'a', title: '得分图', note: '', task_id: task, chart: 'pca-scores', settings: {} } as const;
  const { id } = await call('reportWrite', { title: '无脚本', author: '', summary: '', revision: 0, sections: [chart] });
  await call('reportGenerate', { id });
  await expect.poll(async () => (await call('reportDetail', { id })).state, { timeout: 30_000 }).toBe('ready');
  const path = info.outputPath('无脚本.html');
  writeFileSync(path, await bytesOf(server.address, id));
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole('img', { name: /主成分得分图/ })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /图 1/ })).toHaveAttribute('href', '#chart-1');
  await context.close();
});

test('the order is changed by keys, by menu and by dragging, and everything is kept over a reload', async ({ server, user }) => {
  const first = await finishedTask(server.address, 'two-group', '顺序一');
  const second = await finishedTask(server.address, 'pca', '顺序二');
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

  await user.getByRole('button', { name: '移动“图 3 主成分得分图”' }).focus();
  await user.keyboard.press('Alt+ArrowUp');
  await user.keyboard.press('Alt+ArrowUp');
  await expect(outline(user).nth(2)).toContainText('图 3 主成分得分图');
  await user.getByRole('button', { name: '更多操作：图 3 主成分得分图' }).first().click();
  await user.getByRole('menuitem', { name: '移到最前' }).click();
  await expect(outline(user).first()).toContainText('图 1 主成分得分图');
  await outline(user).first().dragTo(outline(user).nth(1), { targetPosition: { x: 60, y: 26 } });
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
    await login(page, server.address);
    await page.goto(`${server.address}/#/data-collection/analysis-report/new`);
    await page.waitForURL(/analysis-report\/[0-9a-f-]{36}/);
    await saved(page);
    await server.kill();
    await page.getByLabel('标题').first().fill('断线时写的标题');
    await expect(page.getByText('未保存，您的修改仍在此页')).toBeVisible();
    await server.restart();
    await page.getByRole('button', { name: '重试' }).click();
    await saved(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('断线时写的标题');
  } finally {
    await server.close();
  }
});

test('the list finds reports, and a deleted one comes back', async ({ server, user }) => {
  const call = await openSession(server.address);
  for (const title of ['列表里的肝脏报告', '列表里的肾脏报告']) await call('reportWrite', { title, author: '', summary: '', revision: 0, sections: [] });
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
