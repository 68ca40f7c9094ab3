import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { hostileSvgs } from './hostileSvgs.ts';
import { expect, openMenu, test } from './journey.ts';
import { guest, openSession } from './session.ts';

const stageOf = (page: Page): Locator => page.getByRole('application');
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('iframe')?.contentDocument?.body.innerHTML ?? '');

/** Selects an element by its name in the list of elements. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByLabel('搜索元素').fill(name);
  await page.getByRole('region', { name: '元素' }).getByRole('button', { name, exact: true }).first().click();
}

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存到结果')).toBeVisible();
}

test('a chart of a result is mended in the editor, and the result, its files and the report show it', async ({
  session,
  user,
}) => {
  const form = await session.example('two-group');
  const id = await session.finish({
    ...form,
    name: '修改图形',
    chart_settings: { volcano: { title: '差异代谢物' } },
  });
  await user.goto(`/#/tools/detail?mission_id=${id}`);
  const panel = user.getByRole('region', { name: '火山图', exact: true });
  await expect(panel.locator('canvas').first()).toBeVisible();
  const opening = user.context().waitForEvent('page');
  await panel.getByRole('button', { name: '在编辑器中修改' }).click();
  const editor = await opening;
  await expect(stageOf(editor)).toBeVisible();
  expect(await editor.evaluate(() => window.opener as unknown)).toBeNull();

  // What nobody sees, as the colourless ground of the legend, is no element; mark and words of an entry are told apart.
  const listed = editor.getByRole('region', { name: '元素' });
  await editor.getByLabel('搜索元素').fill('图例');
  await expect(listed.getByRole('button', { pressed: false }).filter({ hasText: '·' })).toHaveText([
    '上调 · 图形',
    /^上调（\d+） · 文字$/u,
    '下调 · 图形',
    /^下调（\d+） · 文字$/u,
    '不显著 · 图形',
    /^不显著（[\d,]+） · 文字$/u,
  ]);
  await choose(editor, '差异代谢物');
  await editor.getByLabel('文字', { exact: true }).fill('肝脏差异代谢物');
  await editor.getByLabel('颜色', { exact: true }).fill('#123456');
  await choose(editor, 'log2(差异倍数)');
  await stageOf(editor).focus();
  await editor.keyboard.press('Shift+ArrowRight');
  await editor.keyboard.press('ArrowUp');
  await expect(editor.getByLabel('向右移动')).toHaveValue('10');
  await choose(editor, '−log10(校正后 P)');
  await editor.getByRole('button', { name: '隐藏', exact: true }).click();
  await editor.getByRole('button', { name: '撤销' }).click();
  expect(await shown(editor)).toContain('yAxis.0.name');
  await editor.getByRole('button', { name: '重做' }).click();
  expect(await shown(editor)).not.toContain('yAxis.0.name');
  // A press and a pull move what lies there.
  await editor.getByLabel('搜索元素').fill('');
  const place = await editor.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    const [outer, inner] = [frame, frame.contentDocument!.getElementById('legend.0.上调.text')!].map((element) =>
      element.getBoundingClientRect(),
    );
    return { x: outer!.x + inner!.x + inner!.width / 2, y: outer!.y + inner!.y + inner!.height / 2 };
  });
  await editor.mouse.move(place.x, place.y);
  await editor.mouse.down();
  await editor.mouse.move(place.x - 40, place.y + 24, { steps: 4 });
  await editor.mouse.up();
  await expect(editor.getByLabel('向右移动')).not.toHaveValue('0');
  await saved(editor);

  // The result beside it has been told.
  await expect(panel.getByRole('img', { name: '火山图' })).toBeVisible();
  await expect(panel.getByText('图中有 4 处在编辑器中做的修改')).toBeVisible();
  // On a dark page it is drawn for the dark: what nobody changed follows the theme, a chosen colour stays.
  const picture = async () =>
    decodeURIComponent((await panel.getByRole('img', { name: '火山图' }).getAttribute('src')) ?? '');
  expect(await picture()).toMatch(/id="ground"[^>]*fill="#ffffff"/u);
  await user.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(picture).toMatch(/id="ground"[^>]*fill="#(?!ffffff)/u);
  expect(await picture()).toMatch(/fill="#123456"[^>]*>肝脏差异代谢物</u);
  const file = async (query: Readonly<Record<string, string>> = {}) =>
    (await session.bytesOf('taskDownloadResult', { id, chart: 'volcano', format: 'svg', ...query })).toString();
  const mended = await file();
  expect(mended).toMatch(/fill="#123456"[^>]*>肝脏差异代谢物</u);
  expect(mended).toMatch(/translate\(10 -1\)[^>]*>log2\(差异倍数\)</u);
  expect(mended).not.toMatch(/>−log10\(校正后 P\)</u);
  expect(await file({ edits: '0' })).toMatch(/>差异代谢物</u);
  expect(
    (await session.bytesOf('taskDownloadResult', { id, chart: 'volcano', format: 'pdf' })).subarray(0, 5).toString(),
  ).toBe('%PDF-');

  const { chart_settings } = await session.call('taskResult', { id });
  const { id: reportId } = await session.call('reportWrite', {
    title: '含修改的图',
    author: '',
    summary: '',
    revision: 0,
    sections: [
      {
        kind: 'chart',
        id: 's1',
        title: '',
        note: '',
        task_id: id,
        chart: 'volcano',
        settings: chart_settings['volcano'] ?? {},
      },
    ],
  });
  await session.call('reportGenerate', { id: reportId });
  await expect.poll(async () => (await session.call('reportDetail', { id: reportId })).state).toBe('ready');
  const report = (await session.bytesOf('reportDownload', { id: reportId })).toString();
  expect(report).toContain('此图在编辑器中修改过');
  expect(Buffer.from(/svg\+xml;base64,([^"]+)/u.exec(report)![1]!, 'base64').toString()).toContain('肝脏差异代谢物');
});

test('what was not saved comes back, and what somebody else saved is not overwritten unasked', async ({
  session,
  user,
}) => {
  const id = await session.finish({ ...(await session.example('pca')), name: '两处修改' });
  const address = `/svg-editor.html?task=${id}&chart=pca-scores`;
  await user.goto(address);
  await choose(user, '轴线');
  await user.getByRole('button', { name: '隐藏', exact: true }).first().click();
  user.once('dialog', (dialog) => void dialog.accept());
  await user.goto(address);
  await expect(user.getByText('已恢复上次没有保存的修改')).toBeVisible();

  await session.call('taskStoreChartEdits', {
    id,
    chart: 'pca-scores',
    known: [],
    edits: [{ id: 'yAxis.0.name', fill: '#123456' }],
  });
  await user.getByRole('button', { name: '保存', exact: true }).click();
  await expect(user.getByText('这张图已在别处被修改')).toBeVisible();
  await user.getByRole('button', { name: '载入那里的修改' }).click();
  await expect.poll(() => shown(user)).toContain('#123456');
});

test('a chart of somebody else, and one that is not there, are not opened', async ({ server, session, user }) => {
  const theirs = await openSession(server.address, guest);
  const id = await theirs.finish({ ...(await theirs.example('pca')), name: '别人的图' });
  await user.goto(`/svg-editor.html?task=${id}&chart=pca-scores`);
  await expect(user.getByText('没有找到这个任务')).toBeVisible();
  const own = await session.finish({ ...(await session.example('pca')), name: '没有这张图' });
  await user.goto(`/svg-editor.html?task=${own}&chart=volcano`);
  await expect(user.getByText('这个结果中没有这张图')).toBeVisible();
});

test('a file of one’s own keeps its look and is saved with what was changed', async ({ user }) => {
  await user.goto('/svg-editor.html');
  const drawing =
    '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><style>.a{fill:#ff0000} .b{stroke:#00ff00}</style><g transform="scale(2)"><rect class="a b" x="5" y="5" width="20" height="10"/></g><text style="font-size:20px;fill:#0000ff" x="90" y="50">旧字</text></svg>';
  await user
    .locator('input[type=file]')
    .setInputFiles({ name: '图.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(user.getByRole('heading', { level: 1, name: '图', exact: true })).toBeVisible();
  expect(await shown(user)).toMatch(/<rect [^>]*fill="#ff0000"|<rect [^>]*fill="rgb\(255, 0, 0\)"/u);
  await choose(user, '旧字');
  await user.getByLabel('文字', { exact: true }).fill('新字');
  await openMenu(user.getByRole('button', { name: '下载', exact: true }));
  const coming = user.waitForEvent('download');
  await user.getByRole('menuitem', { name: 'SVG', exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('图.svg');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/fill="#0000ff"[^>]*>新字<\/text>/u);
});

test('SEC-38: no hostile drawing runs, loads or breaks anything', async ({ user }) => {
  const asked: string[] = [];
  const hits: string[] = [];
  let now = '';
  user.on('request', (request) => request.url().includes('canary') && asked.push(`${now}: ${request.url()}`));
  user.on('dialog', (dialog) => {
    hits.push(now);
    void dialog.dismiss();
  });
  await user.exposeFunction('hit', () => void hits.push(now));
  await user.goto('/svg-editor.html');
  const drawings = Object.entries(hostileSvgs);
  expect(drawings.length).toBeGreaterThan(60);
  const kept: string[] = [];
  for (const [at, [name, drawing]] of drawings.entries()) {
    now = name;
    const file = { name: `${at}-图.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
    await user.locator('input[type=file]').setInputFiles(file);
    const opened = user.getByRole('heading', { level: 1, name: `${at}-图`, exact: true });
    await expect(opened.or(user.getByText(/不是 SVG 图形|元素太多|图形太大/u)).first(), name).toBeVisible();
    const markup = await shown(user);
    if (
      /<script|<foreignobject|<iframe|\son\w+=|javascript:|canary|<style|<animate|<set\b|data:text|data:image\/svg/iu.test(
        markup,
      )
    )
      kept.push(`${name}: ${markup.slice(0, 300)}`);
  }
  // A press on what was opened would be the last chance of a handler.
  expect(kept).toEqual([]);
  expect(hits).toEqual([]);
  expect(asked).toEqual([]);
});
