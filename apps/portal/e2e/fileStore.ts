import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Session } from './session.ts';

/** A small table that every reader takes. */
export const csv = 'id,A1,A2\nG1,1,2\nG2,3,4\n';

export const fileOf = (name: string, content: string | Buffer = csv) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
type SentFile = ReturnType<typeof fileOf>;

/** The files that the server has in a folder; the id of the top is empty. */
export const listFiles = (session: Session, dir: string) => session.call('fileStoreList', { current_dir: dir });

/** Makes a folder for one test and opens it. */
export async function openFolder(page: Page, session: Session, name: string): Promise<string> {
  const { id } = await session.call('fileStoreAddDir', { name, current_dir: '' });
  await page.goto(`/#/data-collection/file-store?dir=${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('此文件夹是空的')).toBeVisible();
  return id;
}

/** The dialog in which files are chosen for upload. */
export const uploadDialog = (page: Page) => page.getByRole('dialog', { name: /^上传到/ });

/** Opens the dialog and chooses files, or the file at a path. */
export async function chooseInDialog(page: Page, files: SentFile[] | string): Promise<void> {
  await page.getByRole('button', { name: '上传文件' }).first().click();
  await uploadDialog(page).locator('input[type=file][aria-label="选择文件"]').setInputFiles(files);
}

/** Chooses files, or the file at a path, and leaves the dialog at once: they go on in the background. */
export async function chooseFiles(page: Page, files: SentFile[] | string): Promise<void> {
  await chooseInDialog(page, files);
  await uploadDialog(page)
    .getByRole('button', { name: /^(后台上传|完成)$/ })
    .click();
  await expect(uploadDialog(page)).toHaveCount(0);
}

/** The list of uploads under way. */
export const tray = (page: Page) => page.getByRole('region', { name: '上传列表' });
export const rowOf = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });

/** Uploads files and waits for their rows. */
export async function upload(page: Page, ...files: SentFile[]): Promise<void> {
  await chooseFiles(page, files);
  for (const { name } of files) await expect(rowOf(page, name)).toBeVisible();
}
