import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { bigTable } from './bigTable.ts';
import { demo, expect, openMenu, test } from './journey.ts';
import { startServer } from './server.ts';

async function fileOf(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await press();
  const download: Download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Counts what a person presses, keys on a button among them, from now on. @returns how often so far. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('panomeClicked', () => (count += 1));
  await page.evaluate(() => {
    const told = (window as unknown as { panomeClicked: () => void }).panomeClicked;
    addEventListener('click', ({ isTrusted }) => isTrusted && told(), true);
  });
  return () => count;
}

/** Resolves once such an element was there, even if only for a moment. */
const watchFor = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => document.querySelector(wanted) && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    selector,
  );

test('from a table as Chinese Excel saves it to a volcano, its numbers and its files', async ({ browser }) => {
  const { bytes, changed, groups } = bigTable();
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.address, locale: 'zh-CN' });
  const page = await context.newPage();
  try {
    await test.step('log in as the page says', async () => {
      await page.goto('/#/home');
      await page.goto('/#/user/login?redirect=%2Fhome');
      await page.getByLabel('邮箱').fill(demo.email);
      await page.getByLabel('密码', { exact: true }).fill(demo.password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/home/);
    });

    const clicks = await countClicks(page);
    let toChart = 0;
    await test.step('the table and its groups lead from the home page to the form of a tool', async () => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: '上传数据' }).click();
      await (
        await choosing
      ).setFiles([
        { name: '样本.csv', mimeType: 'text/csv', buffer: Buffer.from(groups) },
        { name: '代谢物定量.csv', mimeType: 'text/csv', buffer: bytes },
      ]);
      const tools = page.getByRole('dialog', { name: '选择分析工具' });
      await expect(tools).toContainText('分组表“样本.csv”', { timeout: 60_000 });
      await tools.getByRole('button', { name: '两组差异检验' }).click();
      await page.waitForURL(/id=two-group/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      toChart = clicks();
    });

    await test.step('the table is read with its Chinese names', async () => {
      const facts = page.getByRole('region', { name: '数据表' });
      await expect(facts).toContainText('20,000 个特征 × 60 个样本', { timeout: 60_000 });
      await expect(facts).toContainText('编码：GB18030');
      await page.getByRole('button', { name: '预览' }).click();
      const preview = page.getByRole('dialog', { name: '代谢物定量.csv' });
      await expect(preview.getByRole('combobox', { name: '编码' })).toContainText('GB18030');
      await expect(preview.getByRole('columnheader', { name: /对照-1$/ })).toBeVisible();
      await expect(preview.getByText('代谢物1', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('its groups are there with their pairs, and the task is submitted and seen to run', async () => {
      const before = clicks();
      await expect(page.getByText('分组读自一起上传的分组表')).toBeVisible();
      await expect(page.getByRole('list', { name: '处理' }).getByRole('listitem')).toHaveCount(30);
      await expect(page.getByRole('textbox', { name: '组名' }).first()).toHaveValue('对照');
      // Mentioned, and not used unless somebody says so.
      await expect(page.getByRole('button', { name: '按“个体”列配对' })).toBeVisible();
      const progressSeen = watchFor(page, '[role=progressbar]');
      await page.getByRole('button', { name: '提交任务' }).click();
      await page.waitForURL(/mission_id=/);
      await progressSeen;
      await expect(page.getByRole('tab', { name: '图表' })).toBeVisible({ timeout: 60_000 });
      toChart += clicks() - before;
      // Upload, tool, submit; the sheet of groups costs none.
      expect(toChart).toBe(3);
    });

    let missed = 0;
    await test.step('the significant features are those that were changed', async () => {
      const statement = page.getByRole('region', { name: '结论' });
      await expect(statement).toContainText('处理相比对照');
      const words = await statement.innerText();
      const up = Number(/([\d,]+) 个特征上调/.exec(words)![1]!.replaceAll(',', ''));
      const down = Number(/([\d,]+) 个下调/.exec(words)![1]!.replaceAll(',', ''));
      // A fourfold rise with a log2 sd of 0.5 is far above the threshold of 2; at FDR 0.05 and |log2fc| ≥ 1 hardly
      // anything else is.
      expect(up).toBeGreaterThanOrEqual(changed.size - 5);
      expect(up).toBeLessThanOrEqual(changed.size + 5);
      expect(down).toBeLessThanOrEqual(5);
      missed = changed.size - up;
      await expect(page.getByRole('region', { name: '火山图' }).getByRole('img')).toBeVisible();
    });

    await test.step('the table that is downloaded names them', async () => {
      await page.getByRole('tab', { name: '表格' }).click();
      await page.getByRole('button', { name: '下载表格' }).click();
      const { bytes: csv, name } = await fileOf(page, () => page.getByRole('menuitem', { name: 'CSV 文件' }).click());
      expect(name).toMatch(/\.csv$/);
      const [head, ...rows] = csv
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/);
      const columns = head!.split(',');
      expect(columns.slice(0, 10)).toEqual([
        'feature',
        'mean_ref',
        'mean_test',
        'log2fc',
        'statistic',
        'df',
        'p',
        'p_adj',
        'p_kind',
        'direction',
      ]);
      expect(rows).toHaveLength(20_000);
      const up = rows.map((row) => row.split(',')).filter((cells) => cells[columns.indexOf('direction')] === 'up');
      expect(up).toHaveLength(changed.size - missed);
      const found = up.filter((cells) => changed.has(cells[0]!));
      expect(found.length).toBeGreaterThanOrEqual(changed.size - 5);
      const log2fc = found.map((cells) => Number(cells[columns.indexOf('log2fc')]));
      const mean = log2fc.reduce((sum, value) => sum + value, 0) / log2fc.length;
      expect(mean).toBeCloseTo(2, 1);
    });

    await test.step('a chart leaves as picture, vector, page and data', async () => {
      await page.getByRole('tab', { name: '图表' }).click();
      const volcano = page.getByRole('region', { name: '火山图' });
      const save = async (item: string) => {
        await openMenu(volcano.getByRole('button', { name: '下载' }));
        return fileOf(page, () => page.getByRole('menuitem', { name: item }).click());
      };
      const picture = async (format: string) => {
        await openMenu(volcano.getByRole('button', { name: '下载' }));
        await page.getByRole('menuitem', { name: /^图片/ }).click();
        const dialog = page.getByRole('dialog', { name: /^下载图片/ });
        await dialog.getByRole('radio', { name: format }).click();
        return fileOf(page, () => dialog.getByRole('button', { name: `下载 ${format}` }).click());
      };
      expect((await picture('SVG')).bytes.toString('utf8')).toMatch(/^(<\?xml[^>]*>\s*)?<svg/);
      expect((await picture('PNG')).bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect((await picture('PDF')).bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      expect((await save('数据（CSV）')).bytes.toString('utf8').trim().split('\n').length).toBeGreaterThan(20_000);
    });

    await test.step('the result goes into a report of one file', async () => {
      await page.getByRole('link', { name: '加入报告' }).click();
      await page.getByRole('button', { name: '生成报告' }).click();
      const download = page.getByRole('button', { name: '下载 HTML' });
      await expect(download).toBeVisible({ timeout: 60_000 });
      const { bytes: report } = await fileOf(page, () => download.click());
      expect(report.toString('utf8')).toContain('火山图');
    });
  } finally {
    await context.close();
    await server.close();
  }
});
