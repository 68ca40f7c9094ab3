import { methods } from '@panome/analysis';
import type { Page } from '@playwright/test';
import { buildWorkbook, sheetRows } from '../../../packages/analysis/src/ingest/testing/buildWorkbook.ts';
import { demo, expect, test } from './journey.ts';
import { openTool, pasteGroups, sendFile, sendIn, submitAndFinish, uploadTable } from './toolForm.ts';

const table = `id,CK1,CK2,CK3,T1,T2,T3
${Array.from({ length: 12 }, (_, row) => `F${row + 1},${[1, 2, 4, 8, 9, 11].map((step) => 10 + row + step * (1 + (row % 4))).join(',')}`).join('\n')}
`;

const option = (page: Page, label: string) =>
  page.getByRole('spinbutton', { name: label }).or(page.getByRole('textbox', { name: label }));
const groupNames = (page: Page) => page.getByRole('textbox', { name: '组名' });

test('a stranger searches the list; a tool asks for a login and then opens', async ({ page }) => {
  await page.goto('/#/tools/tool-list');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(methods.length);
  await page.getByRole('searchbox', { name: '搜索工具' }).fill('welch');
  await expect.poll(() => cards.count()).toBeLessThan(methods.length);
  await expect(page.getByRole('heading', { name: '两组差异检验' })).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索工具' }).fill('没有这样的工具');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(cards).toHaveCount(methods.length);
  await page.getByRole('link', { name: '聚类分析' }).click();
  await expect(cards).toHaveCount(methods.filter(({ family }) => family === 'cluster').length);
  await page.reload();
  await expect(cards).toHaveCount(methods.filter(({ family }) => family === 'cluster').length);
  await page.getByRole('link', { name: '层次聚类', exact: true }).click();
  await page.waitForURL(/#\/user\/login/);
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/tools\/detail\?id=hclust/);
  await expect(page.getByRole('heading', { level: 1, name: '层次聚类' })).toBeVisible();
});

test('a tool runs from its example in the list to its result', async ({ user: page }) => {
  for (const title of ['主成分分析（PCA）', '功能富集分析（ORA）']) {
    await test.step(title, async () => {
      await page.goto('/#/tools/tool-list');
      await page.getByRole('link', { name: `用示例数据打开${title}` }).click();
      await expect(page.getByText(/个特征 × \d+ 个样本|读到 \d+ 条/).first()).toBeVisible();
      await submitAndFinish(page);
      await expect(page.getByRole('figure').first()).toBeVisible();
    });
  }
});

test('the samples that a table of single cells names can be put into groups on the page', async ({ user: page }) => {
  const cells = ['CK1', 'CK2', 'T1', 'T2'].flatMap((donor, at) =>
    Array.from({ length: 12 }, (_, cell) => `${donor}_${cell},${cell % 3 === at % 3 ? 'B' : 'T'},${donor}`),
  );
  await openTool(page, 'sc-composition');
  const groups = page.getByRole('region', { name: '样本分组', exact: true });
  await expect(groups).toContainText('请先选择“细胞注释表”，再设置分组');
  await uploadTable(page, '细胞.csv', ['cell,celltype,donor', ...cells].join('\n'), '细胞注释表');
  await groups.getByRole('button', { name: '猜测分组' }).click();
  await expect(groupNames(page)).toHaveCount(2);
  await expect(groups).toContainText('CK1');
  await submitAndFinish(page);
  await expect(page.getByRole('figure').first()).toBeVisible();
});

test('a file that is not a table is refused in the dialog', async ({ user: page }) => {
  await openTool(page, 'pca');
  const dialog = await sendFile(page, '图谱.pdf', '%PDF');
  await expect(dialog.getByText('请上传指定格式的文件：CSV、TSV、TXT、XLSX 等').first()).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: '请上传文件或选择文件！' })).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  const empty = await sendFile(page, '空表.csv', '');
  await expect(empty.getByText(/文件是空的（0 字节）/).first()).toBeVisible();
});

const faults: readonly (readonly [string, string, readonly (string | RegExp)[]])[] = [
  ['one column', 'id\nA\nB\n', ['表格只有一列']],
  ['one cell', '5', ['表格只有 1 行 1 列']],
  ['duplicate samples', 'id,S1,S2,S1\nA,1,2,3\nB,3,4,5\n', ['第 1 行第 4 列（D1）的样本名“S1”与第 2 列重复']],
  ['text in a number', 'id,S1,S2\nA,1,2\nB,2,Ctsd\n', ['第 3 行第 3 列（C3）的“Ctsd”不是数字', '请改为数字']],
  [
    'samples that differ by case and space',
    'id,S1,s1,S 2,S2\nA,1,2,3,4\nB,3,4,5,7\n',
    ['“s1”与第 2 列的“S1”只有大小写、全半角或空格不同'],
  ],
  ['dates instead of genes', 'id,S1,S2\nA,1,2\n2-Sep,3,4\n', ['第 3 行第 1 列（A3）的特征名“2-Sep”是日期', 'SEPTIN2']],
  ['decimal commas', 'id\tS1\tS2\nA\t1,5\t2\nB\t2,25\t3\n', ['第 2 行第 2 列（B2）的“1,5”含有逗号，看起来是小数点']],
];

test('each fault of a table is reported in Chinese with its place, and what was filled in stays', async ({
  user: page,
}) => {
  await openTool(page, 'pca');
  await option(page, '主成分数').fill('3');
  await page.getByLabel('任务名称').fill('坏表');
  for (const [fault, content, words] of faults) {
    await test.step(fault, async () => {
      await uploadTable(page, `${fault}.csv`, content);
      const problems = page.getByRole('region', { name: '问题' });
      for (const word of words) await expect(problems).toContainText(word);
      await expect(option(page, '主成分数')).toHaveValue('3');
      await expect(page.getByLabel('任务名称')).toHaveValue('坏表');
    });
  }
});

test('a workbook asks for its sheet, and a file of 我的文件 is read as it was chosen before', async ({
  user: page,
}) => {
  const rows = table
    .trim()
    .split('\n')
    .map((line, at) => line.split(',').map((cell, column) => (at > 0 && column > 0 ? Number(cell) : cell)));
  const workbook = buildWorkbook({
    sheets: [
      { name: '说明', rows: sheetRows([['实验说明'], ['第一批']]) },
      { name: '定量', rows: sheetRows(rows) },
    ],
  });
  await openTool(page, 'pca');
  await uploadTable(page, '两张表.xlsx', workbook);
  const data = page.getByRole('region', { name: '数据表' });
  await expect(data).toContainText('表格只有一列');
  await data.getByRole('combobox', { name: '工作表' }).click();
  const remembered = page.waitForResponse(/update_config/);
  await page.getByRole('option', { name: '定量' }).click();
  await expect(data).toContainText('12 个特征 × 6 个样本');
  await remembered;

  await openTool(page, 'hclust');
  await page.getByRole('button', { name: '选择文件' }).click();
  const dialog = page.getByRole('dialog', { name: '选择文件' });
  // Of all folders, the newest file first.
  await expect(dialog.getByRole('tab', { name: '我的文件' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('选择 两张表.xlsx');
  await dialog.getByRole('searchbox').fill('两张表');
  await dialog.getByRole('radio', { name: '选择 两张表.xlsx' }).click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(data).toContainText('12 个特征 × 6 个样本');
  await expect(data.getByRole('combobox', { name: '工作表' })).toContainText('定量');
});

test('an applied repair is listed, can be undone, and lets the table be analysed', async ({ user: page }) => {
  await openTool(page, 'correlation');
  await uploadTable(
    page,
    '小数逗号.tsv',
    `id\tS1\tS2\tS3\n${Array.from({ length: 6 }, (_, row) => `F${row}\t${row},5\t${row * row},25\t${row % 3},1`).join('\n')}\n`,
  );
  const apply = async () => {
    await page.getByRole('button', { name: '修复' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '应用' }).click();
  };
  await apply();
  const done = page.getByRole('region', { name: '已应用的处理' });
  await expect(done).toContainText('18 格以逗号为小数点读取');
  await done.getByRole('button', { name: /^撤销 / }).click();
  await expect(done).toBeHidden();
  await apply();
  await submitAndFinish(page);
});

test('the form reports what is missing, out of range or impossible, and leads to its field', async ({ user: page }) => {
  await openTool(page, 'two-group');
  await page.getByRole('button', { name: '提交任务' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '需要修改' });
  await expect(summary).toContainText('请选择数据表');
  await expect(summary).toContainText('请设置样本分组');
  await uploadTable(page, '六样本.csv', table);
  await option(page, '显著性阈值').fill('5');
  await expect(page.getByText('显著性阈值超出范围，取值范围 0～1').first()).toBeVisible();
  await option(page, '显著性阈值').fill('0.01');

  await test.step('groups that match no sample', async () => {
    await pasteGroups(page, 'X1\tA\nX2\tB');
    await expect(page.getByRole('region', { name: '样本分组' })).toContainText(
      '没有得到任何分组，请核对样本名是否与数据表一致',
    );
  });
  await test.step('names that tell no groups', async () => {
    await uploadTable(page, '无规律.csv', 'id,甲乙,丙丁,戊己\nA,1,2,4\nB,3,4,9\n');
    await page.getByRole('tab', { name: '按样本名猜测' }).click();
    await page.getByRole('button', { name: '猜测分组' }).click();
    await expect(page.getByText('无法从样本名推断分组').first()).toBeVisible();
    await uploadTable(page, '又是六样本.csv', table);
  });
  await test.step('a group of one sample', async () => {
    await pasteGroups(page, 'CK1\t对照\nCK2\t对照\nCK3\t对照\nT1\t处理');
    await expect(page.getByRole('region', { name: '样本分组' })).toContainText('样本少于 3 个');
    await page.getByRole('button', { name: '提交任务' }).click();
    await expect(page.getByText('“处理”组只有 1 个样本').first()).toBeVisible();
    await expect(page).toHaveURL(/id=two-group/);
  });
  await expect(option(page, '显著性阈值')).toHaveValue('0.01');
});

test('groups are guessed, pasted or read from a file, then put in order and coloured; the form outlives leaving and reload', async ({
  user: page,
}) => {
  await openTool(page, 'two-group');
  await uploadTable(page, '分组练习.csv', table);
  await page.getByRole('button', { name: '猜测分组' }).click();
  await expect(groupNames(page)).toHaveCount(2);
  await expect(groupNames(page).first()).toHaveValue('CK');

  await pasteGroups(page, '处理：T1 T2 T3\n对照：CK1 CK2 CK3');
  await expect(groupNames(page).first()).toHaveValue('处理');
  await page.getByRole('button', { name: '对照的操作' }).click();
  await page.getByRole('menuitem', { name: '上移' }).click();
  await expect(groupNames(page).first()).toHaveValue('对照');
  await page.getByRole('button', { name: '对照的颜色' }).click();
  await page.getByRole('button', { name: '紫色', exact: true }).click();
  await option(page, '差异倍数阈值').fill('1.5');

  await page.getByRole('link', { name: '工具', exact: true }).first().click();
  await page.waitForURL(/tool-list/);
  await openTool(page, 'two-group');
  await page.reload();
  await expect(groupNames(page).first()).toHaveValue('对照');
  await expect(option(page, '差异倍数阈值')).toHaveValue('1.5');

  await page.getByRole('tab', { name: '分组文件' }).click();
  await page.getByRole('tabpanel', { name: '分组文件' }).getByRole('button', { name: '选择文件' }).click();
  const dialog = page.getByRole('dialog', { name: '选择文件' });
  await sendIn(dialog, '分组.csv', 'sample,group\nT1,甲\nT2,甲\nT3,甲\nCK1,乙\nCK2,乙\nCK3,乙\n');
  await expect(dialog.getByText('上传成功！').first()).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(groupNames(page).first()).toHaveValue('甲');
});

test('two quick presses and a lost answer make one task; a redo brings every value back', async ({ user: page }) => {
  await openTool(page, 'two-group');
  await uploadTable(page, '一次.csv', table);
  await pasteGroups(page, '处理：T1 T2 T3\n对照：CK1 CK2 CK3');
  await option(page, '差异倍数阈值').fill('1.5');
  const correction = page.getByRole('combobox', { name: '多重检验校正' });
  await correction.click();
  await page.getByRole('option', { name: 'Bonferroni（控制 FWER）' }).click();
  await page.getByLabel('任务名称').fill('只有一个');

  let stores = 0;
  let headers: Record<string, string> = {};
  await page.route('**/api/front/task/store', async (route) => {
    stores += 1;
    headers = route.request().headers();
    if (stores > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '提交任务' }).dblclick();
  await expect(page.getByText(/提交失败|可能已经提交/).first()).toBeVisible();
  expect(stores).toBe(1);
  await page.getByRole('button', { name: /提交任务|再次提交/ }).click();
  await page.waitForURL(/mission_id=/);
  const list = await page.request.get('/api/front/task/list?page=1&size=100', {
    headers: { token: headers['token'] ?? '' },
  });
  const named = ((await list.json()) as { content: { data: { name: string }[] } }).content.data.filter(
    ({ name }) => name === '只有一个',
  );
  expect(named).toHaveLength(1);

  await page
    .getByRole('link', { name: /重新编辑/ })
    .or(page.getByRole('button', { name: /重新编辑/ }))
    .first()
    .click();
  await page.waitForURL(/redo=/);
  await expect(page.getByText('按之前的任务重新编辑')).toBeVisible();
  await expect(page.getByLabel('任务名称')).toHaveValue('只有一个');
  await expect(option(page, '差异倍数阈值')).toHaveValue('1.5');
  await expect(correction).toContainText('Bonferroni（控制 FWER）');
  await expect(groupNames(page).first()).toHaveValue('处理');
  await expect(page.getByText('一次.csv').first()).toBeVisible();
  await option(page, '差异倍数阈值').fill('3');
  await expect(page.getByText('之前：1.5 倍')).toBeVisible();
  await submitAndFinish(page);
});
