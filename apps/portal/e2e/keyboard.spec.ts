import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { demo, expect, test } from './journey.ts';
import { choose, expectFocusKept, pressOn, reach, typeInto } from './keys.ts';

/** Each of twelve features differs clearly between the two groups, which the names of the samples tell. */
const table = [
  'feature,CK1,CK2,CK3,MOD1,MOD2,MOD3',
  ...Array.from({ length: 12 }, (_, row) => [`F${row}`, 10, 11, 12 + (row % 3), 40 + row, 43, 47].join(',')),
].join('\n');

const title = (page: Page) => page.locator('main h1');

async function logInByKeys(page: Page): Promise<void> {
  await page.goto('/#/user/login');
  await typeInto(page.getByLabel('邮箱'), demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/home/);
  await expect(title(page)).toBeFocused();
}

/** Goes to a page through the search of the portal. */
async function goThroughSearch(page: Page, words: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
}

test('a file of one’s own becomes a chart by keys alone', async ({ page, session }) => {
  await session.upload('键盘.csv', table);
  await logInByKeys(page);
  await pressOn(page.getByRole('banner').getByRole('link', { name: '工具', exact: true }));
  await expect(title(page)).toHaveText('工具');
  await expect(title(page)).toBeFocused();
  await pressOn(page.getByRole('main').getByRole('link', { name: '两组差异检验', exact: true }));
  await expect(title(page)).toHaveText('两组差异检验');
  await expect(title(page)).toBeFocused();

  const data = page.getByRole('region', { name: '数据表' });
  await pressOn(data.getByRole('button', { name: '选择文件' }));
  const dialog = page.getByRole('dialog', { name: '选择文件' });
  await expect(dialog.getByRole('tab', { name: '我的文件', selected: true })).toBeFocused();
  // Searches, as a person with many files would.
  await typeInto(dialog.getByRole('searchbox'), '键盘');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await pressOn(dialog.getByLabel('选择 键盘.csv'), 'Space');
  await pressOn(dialog.getByRole('button', { name: '确定' }));
  await expect(dialog).toBeHidden();
  await expectFocusKept(page);
  await expect(data).toContainText('12 个特征 × 6 个样本');

  await pressOn(page.getByRole('button', { name: '猜测分组' }));
  await expect(page.getByText('已分组 6 / 6 个样本')).toBeVisible();
  await expectFocusKept(page);

  await choose(page.getByRole('combobox', { name: '检验方法' }), /Wilcoxon 秩和/);
  await pressOn(page.getByRole('button', { name: '提交任务' }));
  await page.waitForURL(/mission_id=/);
  await expect(page.getByRole('region', { name: '火山图' }).getByRole('img').first()).toBeVisible();
  await expect(title(page)).toBeFocused();
  // From the title the keyboard goes on to the tabs; the tables are the next one.
  await reach(page.getByRole('tab', { name: '图表' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '表格' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'F0', exact: true })).toBeVisible();
});

test('a delivery is read through its contents and an original file fetched by keys alone', async ({ page }) => {
  await logInByKeys(page);
  await goThroughSearch(page, '我的报告', '我的报告');
  await pressOn(page.getByRole('main').getByRole('link', { name: '小鼠血清非靶向代谢组' }));
  await page.waitForURL(/report\/1\/[^/]+\/PN2026-0418\/list/);
  await expect(title(page)).toBeFocused();

  const contents = page.getByRole('navigation', { name: '目录' });
  const last = contents.getByRole('button').last();
  const part = (await last.textContent())!;
  await pressOn(last);
  await expect(last).toHaveAttribute('aria-current', 'location');
  const heading = page.getByRole('heading', { name: part, exact: true });
  await expect(heading).toBeInViewport();
  // The heading has the focus, so the next Tab goes to what follows it.
  await expect(heading).toBeFocused();

  await reach(page.getByRole('button', { name: /^放大查看/ }).last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/张，共/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^放大查看/ }).last()).toBeFocused();

  await pressOn(page.getByRole('link', { name: /^原始数据/ }));
  await page.waitForURL(/origin-data/);
  const name = page.getByRole('button', { name: /^下载 .*\.gz$/ }).first();
  const saving = page.waitForEvent('download');
  await pressOn(name);
  expect((await saving).suggestedFilename()).toMatch(/\.gz$/);
  await expect(name).toBeFocused();
});

test('an after-sales request is handed in and its answer read by keys alone', async ({ page, server }) => {
  await logInByKeys(page);
  await goThroughSearch(page, '售后', '售后');
  await pressOn(page.getByRole('link', { name: '提交售后申请' }).first());
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await expectFocusKept(page);

  await choose(form.getByRole('combobox', { name: '问题类型' }), '图表修改');
  await typeInto(form.getByLabel('标题'), '坐标轴请用中文');
  await typeInto(form.getByLabel('问题描述'), '火山图的坐标轴标题请换成中文。');
  await pressOn(form.getByRole('button', { name: '提交申请' }));
  await expect(page).toHaveURL(/[?&]id=/);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('火山图的坐标轴标题请换成中文。')).toBeVisible();
  await expectFocusKept(page);
  const number = /SH\d{8}-\d{4}/.exec((await drawer.textContent()) ?? '')![0];
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expectFocusKept(page);

  const folder = mkdtempSync(join(tmpdir(), 'panome-keys-'));
  try {
    writeFileSync(join(folder, '答复.md'), '已换成中文坐标轴');
    writeFileSync(join(folder, '坐标.csv'), 'id,A\nP1,1.5\n');
    await admin(server, 'after-sale', 'answer', number, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }

  await goThroughSearch(page, '消息', '消息');
  await pressOn(page.getByRole('main').getByRole('link', { name: new RegExp(`${number} 已答复`) }));
  await pressOn(page.getByRole('link', { name: '前往查看', exact: true }));
  await expect(drawer.getByText('已换成中文坐标轴')).toBeVisible();
  const saving = page.waitForEvent('download');
  await pressOn(drawer.getByRole('button', { name: '下载 坐标.csv' }));
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe('id,A\nP1,1.5\n');
  await pressOn(drawer.getByRole('button', { name: '问题已解决' }));
  await expect(
    drawer.getByRole('list', { name: '处理进度' }).getByRole('listitem').filter({ hasText: '已关闭' }),
  ).toHaveAttribute('aria-current', 'step');
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expectFocusKept(page);
});
