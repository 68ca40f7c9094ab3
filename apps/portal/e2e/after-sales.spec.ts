import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { expect, openHome, openMenu, test } from './journey.ts';
import { expectReadable } from './readable.ts';

const list = '/#/data-collection/after-sales-list';

const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

test('a request is filed, answered by the staff, told, read, downloaded, reopened and closed', async ({
  server,
  user: page,
}) => {
  await page.goto(list);
  await expect(row(page, '火山图改用 Bonferroni 校正')).toContainText('已答复');
  await page.getByRole('link', { name: '提交售后申请' }).first().click();
  const form = drawer(page);
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('有 3 处需要修改')).toBeVisible();

  await form.getByRole('combobox', { name: '问题类型' }).click();
  await page.getByRole('option', { name: '图表修改' }).click();
  await form.getByLabel('标题').fill('热图换成色盲友好的配色');
  await form.getByLabel('问题描述').fill('红绿配色不易区分，请换成蓝橙。');
  // What is typed survives a reload.
  await expect(form.getByText(/已于|已保存/)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('标题')).toHaveValue('热图换成色盲友好的配色');
  await form
    .locator('[data-file-input]')
    .setInputFiles({ name: '样本.csv', mimeType: 'text/csv', buffer: Buffer.from('sample\nS1\n') });
  await expect(form.getByText('样本.csv')).toBeVisible();
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/[?&]id=/);
  await expect(drawer(page).getByText('红绿配色不易区分，请换成蓝橙。')).toBeVisible();
  const number = /SH\d{8}-\d{4}/.exec((await drawer(page).textContent()) ?? '')![0];
  await page.keyboard.press('Escape');
  await expect(row(page, number)).toContainText('待处理');

  const folder = mkdtempSync(join(tmpdir(), 'panome-answer-'));
  try {
    writeFileSync(join(folder, '答复.md'), '已换成 **蓝橙** 配色');
    writeFileSync(join(folder, '热图数据.csv'), 'id,A\nP1,1.5\n');
    expect(await admin(server, 'after-sale', 'answer', number, folder)).toContain('附上 1 个结果文件');
    expect(await admin(server, 'after-sale', 'answer', number, folder)).toContain('没有改动');
  } finally {
    rmSync(folder, { recursive: true });
  }

  await page.goto('/#/support/message?type=after-sale');
  await page.getByRole('link', { name: new RegExp(`${number} 已答复`) }).click();
  await page.getByRole('link', { name: '前往查看', exact: true }).click();
  const answer = drawer(page);
  await expect(answer.getByText('蓝橙', { exact: true })).toBeVisible();
  await expectReadable(page);
  await answer.getByRole('button', { name: '预览 热图数据.csv' }).click();
  await expect(page.getByRole('cell', { name: '1.5' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer.getByRole('button', { name: '预览 热图数据.csv' })).toBeFocused();
  const saving = page.waitForEvent('download');
  await answer.getByRole('button', { name: '下载 热图数据.csv' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe('id,A\nP1,1.5\n');
  const zipping = page.waitForEvent('download');
  await answer.getByRole('button', { name: '下载全部结果' }).click();
  expect((await zipping).suggestedFilename()).toBe(`${number} 售后结果.zip`);

  await answer.getByLabel('补充说明').fill('图例也请一起改');
  await answer.getByRole('button', { name: '发送' }).click();
  // Until it has been sent the words stand in the field too.
  await expect(answer.getByLabel('补充说明')).toHaveValue('');
  await expect(answer.getByText('图例也请一起改', { exact: true })).toBeVisible();
  await expect(
    answer.getByRole('list', { name: '处理进度' }).getByRole('listitem').filter({ hasText: '待处理' }),
  ).toHaveAttribute('aria-current', 'step');
  await answer.getByRole('button', { name: '问题已解决' }).click();
  await expect(
    answer.getByRole('list', { name: '处理进度' }).getByRole('listitem').filter({ hasText: '已关闭' }),
  ).toHaveAttribute('aria-current', 'step');
});

test('filters of the list stand in the address, and an unknown request is said to be unknown', async ({
  user: page,
}) => {
  await page.goto(`${list}?state=answered`);
  await expect(row(page, '火山图改用 Bonferroni 校正')).toBeVisible();
  await expect(row(page, '剔除 MOD5')).toHaveCount(0);
  await page.goto(`${list}?search=没有这样的申请`);
  await page.getByRole('search', { name: '筛选' }).getByRole('button', { name: '重置', exact: true }).click();
  await expect(row(page, '剔除 MOD5')).toBeVisible();
  await page.goto(`${list}?id=unknown`);
  await expect(drawer(page).getByText('这个售后申请不存在或已被删除')).toBeVisible();
});

test('feedback goes out from any page with a pasted screenshot', async ({ server, user: page }) => {
  await openHome(page);
  await openMenu(page.getByRole('button', { name: '帮助与反馈' }));
  await page.getByRole('menuitem', { name: '意见反馈' }).click();
  const dialog = drawer(page);
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  await expect(dialog.getByText('请输入反馈内容').first()).toBeVisible();
  await expectReadable(page);
  await dialog.getByLabel('反馈内容').fill('首页的最近项目很好用');
  await dialog.getByLabel('反馈内容').evaluate((field) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]!), (char) => char.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(dialog.getByText(/^截图 [\d-]+\.png$/)).toBeVisible();
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('反馈已提交，感谢您的意见')).toBeVisible();
  const said = await admin(server, 'feedback', 'list');
  expect(said).toContain('首页的最近项目很好用');
  expect(said).toContain('1 张图片');
});

test('a visitor finds an answer in the FAQ, is told what the question lacks, and sends it', async ({ page }) => {
  await page.goto('/#/help/support?from=/tools/tool-list');
  await page.getByRole('searchbox', { name: '搜索常见问题' }).fill('断点续传');
  await page.getByText('上传的文件有大小限制吗？').click();
  await expect(page.getByText('支持断点续传，网络中断后可以接着传', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('请选择问题类型').first()).toBeVisible();
  await expectReadable(page);
  await page.getByRole('combobox', { name: '问题类型' }).click();
  await page.getByRole('option', { name: '账号与登录' }).click();
  await page.getByLabel('问题描述').fill('收不到验证码');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('请填写邮箱，我们将答复到此邮箱').first()).toBeVisible();
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill('li@example.com');
  // The proof of work that visitors bring is not seen.
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('留言已提交').first()).toBeVisible();
});
