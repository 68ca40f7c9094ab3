import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { preview } from 'vite';
import { createConsumer, type Built, type Consumer } from './consumer.ts';

let consumer: Consumer;
test.beforeAll(() => void (consumer = createConsumer(['echarts', 'dompurify', 'react-hook-form', 'zod'])));
test.afterAll(() => consumer.remove());

const kilobytes = (files: Built, ending: string) =>
  [...files]
    .filter(([name]) => name.endsWith(ending))
    .reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0) / 1000;
const mentions = (files: Built, word: string) =>
  [...files].filter(([, text]) => text.includes(word)).map(([name]) => name);

/** The address of a built page. */
async function serve(folder: string) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { address: server.resolvedUrls!.local[0]!, close: () => server.close() };
}

test('a button alone brings its own styles and no chart engine', async ({ page }) => {
  const { files, folder } = await consumer.bundle('button');
  expect(kilobytes(files, '.css')).toBeLessThanOrEqual(3);
  expect(mentions(files, 'echarts')).toEqual([]);
  expect(mentions(files, 'pn_Table')).toEqual([]);

  const { address, close } = await serve(folder);
  await page.goto(address);
  const button = page.getByRole('button', { name: '保存' });
  await expect(button).toHaveCSS('border-radius', '6px');
  await expect(button).toHaveCSS('height', '32px');
  await close();
});

test('an application that writes styles with vanilla-extract itself takes ours as they are', async () => {
  const { files } = await consumer.bundle('button', vanillaExtractPlugin());
  expect(kilobytes(files, '.css')).toBeLessThanOrEqual(3);
});

test('file picker and chart work in an application that only installed the packages', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const { folder } = await consumer.bundle('all');
  const { address, close } = await serve(folder);
  await page.goto(address);

  await page.getByRole('button', { name: '选择文件' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '我的文件' }).click();
  await dialog.getByRole('radio', { name: /定量表\.csv/ }).check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('定量表.csv')).toBeVisible();

  await expect(page.getByRole('img', { name: '脂质最多。' }).locator('canvas').first()).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});

test('Node imports every entry without a bundler', () => {
  consumer.importInNode();
});

test('its declarations are right for a strict compiler that checks libraries too', () => {
  consumer.checkTypes();
});
