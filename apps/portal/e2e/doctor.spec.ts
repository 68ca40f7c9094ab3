import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openTool, sendIn, submitAndFinish, uploadTable } from './toolForm.ts';

/** Its faults: a gene that Excel turned into a date, two genes of one name, a word in place of a number. */
const bad = 'id,S1,S2,S3,S4\n2-Sep,3,4,5,9\nTP53,2,五,1,4\nTP53,4,1,3,2\nEGFR,1,7,3,8\nMYC,8,2,6,1\n';
/** The next table from the same source: the same kinds of faults without the duplicate, and in another gene. */
const next = 'id,S1,S2,S3,S4\n1-Sep,3,5,5,9\nTP53,2,未检,1,4\nEGFR,1,7,3,8\nMYC,8,2,6,1\nKRAS,5,1,2,7\n';

/** Logarithms, with the samples in rows and their classes beside them. */
const turned =
  'Sample,Class,TP53,EGFR,MYC\nS1,Ctrl,-1.5,2.1,0.5\nS2,Ctrl,-1.2,2.4,0.1\nS3,Treat,1.5,2.2,-0.3\nS4,Treat,1.1,2.6,-0.4\n';

const data = (page: Page): Locator => page.getByRole('region', { name: '数据表', exact: true });
const done = (page: Page): Locator => data(page).getByRole('region', { name: '已应用的处理' });

/** Looks at what a repair would change and applies it. */
async function mend(page: Page, problem: RegExp, expected: string): Promise<void> {
  await data(page)
    .getByRole('listitem')
    .filter({ hasText: problem })
    .getByRole('button', { name: /^(修复|按缺失处理)$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(expected, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '应用' }).click();
  await expect(dialog).toBeHidden();
}

test('a bad table is repaired step by step, and the next table of its kind by the same steps at once', async ({
  user: page,
}, info) => {
  await openTool(page, 'correlation');
  await uploadTable(page, '第一批.csv', bad);
  await expect(data(page)).toContainText('3 个错误');

  await test.step('each repair shows what it changes before it is made', async () => {
    await mend(page, /2-Sep/, '会处理 1 个名称');
    await expect(done(page)).toContainText('1 个名称由日期还原为基因名（如 A2 的“2-Sep”→“SEPTIN2”）');
    await mend(page, /五/, '会处理 1 格');
    await data(page)
      .getByRole('listitem')
      .filter({ hasText: '特征名“TP53”重复' })
      .getByRole('button', { name: '修复' })
      .click();
    const dialog = page.getByRole('dialog', { name: '同名特征' });
    await dialog.getByRole('radio', { name: '相加' }).click();
    await expect(dialog.getByText('会处理 1 行', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: 'TP53' })).toContainText('与第 3 行合并');
    await dialog.getByRole('button', { name: '应用' }).click();
    await expect(data(page)).toContainText('已应用 3 步处理');
    await expect(data(page)).not.toContainText('个错误');
  });

  await test.step('one is taken back, and decided again', async () => {
    await done(page).getByRole('button', { name: '撤销 不是数字的格：按缺失处理' }).click();
    await expect(data(page)).toContainText('1 个错误');
    await expect(done(page)).toContainText('已应用 2 步处理');
    await mend(page, /五/, '会处理 1 格');
  });

  await test.step('it is kept under a name', async () => {
    await done(page).getByRole('button', { name: '保存为方案' }).click();
    await page.getByLabel('方案名称').fill('蛋白组固定处理');
    await page.keyboard.press('Enter');
    await expect(page.getByText('已保存方案“蛋白组固定处理”')).toBeVisible();
  });

  await submitAndFinish(page);
  await test.step('the result says what was done, in words, in the command and as a file', async () => {
    await page.getByRole('tab', { name: '方法' }).click();
    const recipe = page.getByRole('region', { name: '数据处理' });
    await expect(recipe.getByRole('row')).toHaveCount(4);
    await expect(recipe).toContainText('1 行与同名特征合并，取和');
    await expect(page.getByText('数据处理：读取数据表“第一批.csv”时')).toBeVisible();
    await expect(
      page.getByText('--repair date-genes=march --repair duplicate-feature=sum --repair text-in-number=missing'),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await recipe.getByRole('button', { name: '下载步骤' }).click();
    const path = info.outputPath('recipe.json');
    await (await download).saveAs(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      format: 1,
      steps: [{ repair: 'date-genes' }, { repair: 'duplicate-feature' }, { repair: 'text-in-number' }],
    });
  });

  await test.step('the next delivery takes over what fits', async () => {
    await openTool(page, 'correlation');
    await uploadTable(page, '第二批.csv', next);
    await expect(data(page).getByText('沿用上次的处理')).toBeVisible();
    await expect(data(page)).toContainText('方案“蛋白组固定处理”');
    await expect(data(page)).toContainText('3 步中有 2 步适用于这个文件');
    await expect(data(page)).toContainText('不适用：没有需要这样处理的地方');
    await expect(data(page)).toContainText('沿用之后没有错误');
    await data(page).getByRole('button', { name: '沿用', exact: true }).click();
    await expect(done(page)).toContainText('“1-Sep”→“SEPTIN1”');
    await expect(data(page)).not.toContainText('个错误');
    await submitAndFinish(page);
  });

  await test.step('samples in rows take one click; what the values say is set, and the groups that stand there', async () => {
    await openTool(page, 'two-group');
    await uploadTable(page, '样本在行.csv', turned);
    await data(page).getByRole('button', { name: '修复' }).click();
    await expect(done(page)).toContainText('样本在行，已行列互换');
    await expect(data(page)).toContainText('3 个特征 × 4 个样本');
    await expect(page.getByRole('checkbox', { name: '数据已取对数（log2）' })).toBeChecked();
    const groups = page.getByRole('region', { name: '样本分组', exact: true });
    await expect(groups).toContainText('分组读自数据表本身');
    await expect(groups).toContainText('已分组 4 / 4 个样本');
    await done(page)
      .getByRole('button', { name: /^撤销 / })
      .click();
    await expect(data(page)).toContainText('看起来样本在行');
    await expect(groups).not.toContainText('分组读自数据表本身');
    await expect(groups).toContainText('已分组 0 / ');
  });
});

test('a second input of a tool is repaired in the same way', async ({ user: page }) => {
  await openTool(page, 'venn');
  const card = page
    .getByRole('region', { name: '列表', exact: false })
    .filter({ has: page.getByRole('button', { name: /^(选择|更换)文件$/ }) })
    .first();
  await card.getByRole('button', { name: /^选择文件$/ }).click();
  const dialog = page.getByRole('dialog', { name: '选择文件' });
  await sendIn(dialog, '基因.csv', '甲,乙\nENSG00000141510.18,ENSG00000141510\n2-Sep,SEPTIN2\nA,B\n');
  await expect(dialog.getByText('上传成功！').first()).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await card
    .getByRole('listitem')
    .filter({ hasText: '带有版本号' })
    .getByRole('button', { name: '去掉版本号' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '应用' }).click();
  await expect(card).toContainText('“ENSG00000141510.18”→“ENSG00000141510”');
  await card.getByRole('listitem').filter({ hasText: '2-Sep' }).getByRole('button', { name: '修复' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '应用' }).click();
  await expect(card).toContainText('已应用 2 步处理');
  await card.getByRole('button', { name: '全部撤销' }).click();
  await expect(card).toContainText('2-Sep');
});
