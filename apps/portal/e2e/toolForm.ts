import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens the empty form of a tool. */
export async function openTool(page: Page, id: string): Promise<void> {
  await page.goto(`/#/tools/detail?id=${id}`);
  await expect(page.getByRole('button', { name: '提交任务' })).toBeVisible();
}

const chooseButton = (page: Page, region: string): Locator =>
  page.getByRole('region', { name: region, exact: true }).getByRole('button', { name: /^(选择|更换)文件$/ });

/** Sends a file in the open file picker, which begins with the files that are stored already. */
export async function sendIn(dialog: Locator, name: string, content: string | Buffer): Promise<void> {
  await dialog.getByRole('tab', { name: '上传文件' }).click();
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Opens the file picker of an input and sends a file there; the dialog stays open. */
export async function sendFile(
  page: Page,
  name: string,
  content: string | Buffer,
  region = '数据表',
): Promise<Locator> {
  await chooseButton(page, region).click();
  const dialog = page.getByRole('dialog', { name: '选择文件' });
  await sendIn(dialog, name, content);
  return dialog;
}

/** Uploads a table in the file picker and confirms it. */
export async function uploadTable(
  page: Page,
  name: string,
  content: string | Buffer,
  region = '数据表',
): Promise<void> {
  const dialog = await sendFile(page, name, content, region);
  await expect(dialog.getByText('上传成功！').first()).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: region, exact: true })).toContainText(
    name.slice(0, name.lastIndexOf('.')),
  );
}

/** Sets the groups by pasting text. */
export async function pasteGroups(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: '粘贴' }).click();
  await page.getByLabel('样本与分组').fill(text);
  await page.getByRole('button', { name: '应用' }).click();
}

/** Submits and waits for the finished result. */
export async function submitAndFinish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交任务' }).click();
  await page.waitForURL(/mission_id=/);
  await expect(page.getByRole('tab', { name: '图表' })).toBeVisible();
}
