import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, openMenu, test } from './journey.ts';
import { guest, openSession, type Session } from './session.ts';

/** Runs the example of a tool under a name of its own and opens its result. */
async function openExample(user: Page, session: Session, tool: string, name: string): Promise<void> {
  const id = await session.submit({ ...(await session.example(tool)), name });
  await user.goto(`/#/tools/detail?mission_id=${id}`);
  await expect(user.getByRole('heading', { level: 1, name })).toBeVisible();
}

const tabOf = (page: Page, name: string) => page.getByRole('tablist', { name: '任务结果' }).getByRole('tab', { name });
const panelOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** Only the settings of a chart say which points carry a label, so the list in the settings panel is read. */
const labelList = (page: Page) => page.getByRole('dialog').getByLabel('标注的名称');

async function drawn(panel: Locator): Promise<void> {
  await expect(panel.locator('canvas').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: '下载', exact: true })).toBeEnabled();
}

async function saved(user: Page, act: () => Promise<void>): Promise<void> {
  const answered = user.waitForResponse(
    (response) => response.url().includes('store_chart_settings') && response.status() === 200,
  );
  await act();
  await answered;
}

async function downloaded(
  page: Page,
  panel: Locator,
  item: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await openMenu(panel.getByRole('button', { name: '下载', exact: true }));
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

async function downloadedPicture(
  page: Page,
  panel: Locator,
  format: 'PNG' | 'SVG' | 'PDF',
  column = '双栏 180 mm',
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await openMenu(panel.getByRole('button', { name: '下载', exact: true }));
  await page.getByRole('menuitem', { name: /^图片/ }).click();
  const dialog = page.getByRole('dialog', { name: /^下载图片/ });
  await dialog.getByRole('radio', { name: format }).click();
  await dialog.getByRole('radio', { name: column }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `下载 ${format}` }).click();
  const file = await coming;
  await expect(dialog).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('what is set on a chart is there after a reload, in its files and after a redo', async ({ session, user }) => {
  await openExample(user, session, 'two-group', '设置保留');
  const volcano = panelOf(user, '火山图');
  await drawn(volcano);
  await openMenu(volcano.getByRole('button', { name: '下载', exact: true }));
  await user.getByRole('menuitem', { name: 'R 代码……' }).click();
  const code = user.getByRole('dialog', { name: '绘图代码：火山图' });
  await expect(code.getByRole('region', { name: 'chart.R' })).toContainText('library(ggplot2)');
  await code.getByRole('button', { name: '关闭' }).last().click();
  await volcano.getByRole('button', { name: '设置' }).click();
  const drawer = user.getByRole('dialog');
  await saved(user, async () => {
    await drawer.getByLabel('标题', { exact: true }).fill('图 1 高剂量与对照');
    await drawer.getByLabel('差异倍数阈值').fill('4');
    await drawer.getByLabel('差异倍数阈值').press('Tab');
  });
  await expect(drawer.getByText(/差异倍数 ≥ 4/)).toBeVisible();
  await user.keyboard.press('Escape');

  await user.reload();
  await drawn(volcano);
  await expect(volcano.getByText(/差异倍数 ≥ 4/)).toBeVisible();
  expect((await downloadedPicture(user, volcano, 'SVG')).bytes.toString('utf8')).toContain('>图 1 高剂量与对照</text>');

  await user.getByRole('link', { name: '重新编辑' }).click();
  await user.getByRole('button', { name: '提交任务' }).click();
  await user.waitForURL(/mission_id=/);
  await drawn(volcano);
  await expect(volcano.getByText(/差异倍数 ≥ 4/)).toBeVisible();
});

test('a redo also has the change that was made just before it', async ({ session, user }) => {
  await openExample(user, session, 'two-group', '立即重做');
  const volcano = panelOf(user, '火山图');
  await drawn(volcano);
  await volcano.getByRole('button', { name: '设置' }).click();
  await user.getByRole('dialog').getByLabel('标题', { exact: true }).fill('刚改的标题');
  await user.keyboard.press('Escape');
  await user.getByRole('link', { name: '重新编辑' }).click();
  await user.getByRole('button', { name: '提交任务' }).click();
  await user.waitForURL(/mission_id=/);
  await drawn(volcano);
  expect((await downloadedPicture(user, volcano, 'SVG')).bytes.toString('utf8')).toContain('>刚改的标题</text>');
});

test('points are labelled by a list and by a click, and undone', async ({ session, user }) => {
  await openExample(user, session, 'two-group', '标注');
  const volcano = panelOf(user, '火山图');
  await drawn(volcano);
  await volcano.getByRole('button', { name: '设置' }).click();
  await saved(user, () => labelList(user).fill('糖类-018\n没有这个特征'));
  await expect(
    user
      .getByRole('dialog')
      .getByText(/没有这个特征/)
      .last(),
  ).toBeVisible();
  await user.keyboard.press('Escape');
  // While it slides away the drawer still shows the same figure.
  await expect(user.getByRole('dialog')).toHaveCount(0);
  expect((await downloadedPicture(user, volcano, 'SVG')).bytes.toString('utf8')).toMatch(/>糖类-018<\/text>/);

  // The highest point stands alone at the top of the plot; the tooltip of the chart finds it as a user does.
  const figure = volcano.getByRole('img');
  const data = volcano.getByRole('button', { name: '查看数据表' });
  await data.click();
  await volcano.getByRole('columnheader', { name: '校正后 p 值' }).getByRole('button').first().click();
  const row = volcano.getByRole('row').nth(1);
  const [id, change, p] = await row.getByRole('gridcell').allInnerTexts();
  // The table lies below the figure; the server draws it at the size it has on the page.
  await volcano.getByRole('button', { name: '设置' }).scrollIntoViewIfNeeded();
  const box = (await figure.boundingBox())!;
  const mm = (pixels: number) => String((pixels * 25.4) / 96);
  const drawing = await session.bytesOf('taskDownloadResult', {
    id: new URLSearchParams(user.url().split('?')[1]).get('mission_id')!,
    chart: 'volcano',
    format: 'svg',
    width: mm(box.width),
    height: mm(box.height),
  });
  const svg = drawing.toString('utf8');
  const at = pointIn(svg, Number(change!.replace('−', '-')), -Math.log10(Number(p)));
  await saved(user, () => user.mouse.click(box.x + at.x * box.width, box.y + at.y * box.height));
  await volcano.getByRole('button', { name: '设置' }).click();
  await expect(labelList(user)).toHaveValue(new RegExp(`糖类-018\\n没有这个特征\\n${id}`));
  await saved(user, () => user.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click());
  await expect(labelList(user)).toHaveValue('');
  await saved(user, () => user.getByRole('dialog').getByRole('button', { name: '撤销' }).click());
  await expect(labelList(user)).toHaveValue(new RegExp(String(id)));

  await test.step('what was clicked is selected in the table too', async () => {
    await user.keyboard.press('Escape');
    await expect(user.getByRole('group', { name: '已选中 1 个特征' })).toBeVisible();
    await tabOf(user, '表格').click();
    await user.getByRole('searchbox', { name: '搜索' }).last().fill(id!);
    await expect(user.getByRole('table').getByRole('row', { name: id! }).getByRole('checkbox')).toBeChecked();
    await user.getByRole('button', { name: '清除选择' }).click();
    await expect(user.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

/** Where a value stands in the figure, as shares of its width and height, by the tick labels of its SVG. */
function pointIn(svg: string, x: number, y: number): { x: number; y: number } {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!;
  const ticks = [...svg.matchAll(/<text([^>]*)>([−\d.]+)<\/text>/g)].map(([, attributes, text]) => {
    const place = /(?:translate\(|matrix\(1 0 0 1 )([\d.]+)[ ,]([\d.]+)\)/.exec(attributes!) ?? [];
    return {
      anchor: /text-anchor="(\w+)"/.exec(attributes!)?.[1],
      left: Number(place[1]),
      top: Number(place[2]),
      value: Number(text!.replace('−', '-')),
    };
  });
  const below = ticks.filter(({ anchor }) => anchor === 'middle');
  const beside = ticks.filter(({ anchor }) => anchor === 'end');
  const along = (list: typeof ticks, side: 'left' | 'top', value: number) => {
    const [first, last] = [list[0]!, list.at(-1)!];
    return first[side] + ((value - first.value) / (last.value - first.value)) * (last[side] - first[side]);
  };
  return { x: along(below, 'left', x) / Number(size[1]), y: along(beside, 'top', y) / Number(size[2]) };
}

test('a chart is saved as PNG, SVG, PDF and data', async ({ session, user }) => {
  await openExample(user, session, 'pca', '下载');
  const scores = panelOf(user, '主成分得分图');
  await drawn(scores);

  const picture = await downloadedPicture(user, scores, 'PNG', '单栏 85 mm');
  const png = picture.bytes;
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  // 85 mm at 300 dpi, which the file says itself in dots a metre.
  expect(png.readUInt32BE(16)).toBe(1_003);
  expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(11_811);

  const drawing = await downloadedPicture(user, scores, 'SVG', '单栏 85 mm');
  const svg = drawing.bytes.toString('utf8');
  expect(svg).toMatch(/^<svg width="85mm" height="\d+mm"/);
  for (const word of ['对照', '高剂量', 'QC']) expect(svg).toContain(`>${word}</text>`);
  expect(svg).toMatch(/>PC1 \(\d+\.\d%\)<\/text>/);

  const pdf = (await downloadedPicture(user, scores, 'PDF', '单栏 85 mm')).bytes.toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 240\.9\d* /);
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans/);
  expect(pdf).toContain('/FontFile2');

  const csv = (await downloaded(user, scores, '数据（CSV）')).bytes.toString('utf8');
  const [head, ...rows] = csv.replace('\ufeff', '').trim().split('\r\n');
  expect(head).toMatch(/^样本,分组,PC1 \(\d+\.\d%\),PC2 /);
  expect(rows).toHaveLength(24);

  expect([picture.name, drawing.name]).toEqual([
    '下载-主成分分析（PCA）-主成分得分图_85x61mm_300dpi.png',
    '下载-主成分分析（PCA）-主成分得分图_85x61mm.svg',
  ]);
});

test('the table gives the counts of the volcano, sorted, filtered, and as files of the same rows', async ({
  session,
  user,
}) => {
  await openExample(user, session, 'two-group', '表格');
  await drawn(panelOf(user, '火山图'));
  const counted = /上调 (\d+) 个，下调 (\d+) 个/.exec(
    (await panelOf(user, '火山图').getByRole('img').getAttribute('aria-label')) ?? '',
  );
  await tabOf(user, '表格').click();
  await expect(user.getByText('600 行 × 14 列')).toBeVisible();

  const change = user.getByRole('columnheader', { name: 'log2 差异倍数' }).getByRole('button').first();
  await change.hover();
  await expect(user.getByRole('tooltip')).toHaveText(/^log2\(比较组算术均值 ÷ 参照组算术均值\)/);
  await user.keyboard.press('Escape');

  await user.getByRole('button', { name: '筛选', exact: true }).click();
  await user.getByRole('combobox', { name: '列' }).click();
  await user.getByRole('option', { name: '变化方向' }).click();
  await user.getByRole('combobox', { name: '条件' }).click();
  await user.getByRole('option', { name: '是', exact: true }).click();
  await user.getByRole('textbox', { name: '值' }).fill('上调');
  await user.getByRole('button', { name: '添加条件' }).click();
  await expect(user.getByText(`符合条件 ${counted![1]} 行，共 600 行`)).toBeVisible();

  const table = user.getByRole('table', { name: '差异检验结果' });
  // What was found stands first, before anybody asks for an order.
  await expect(table.getByRole('columnheader', { name: '校正后 p 值' })).toHaveAttribute('aria-sort', 'ascending');

  const files = async (item: string) => {
    await openMenu(user.getByRole('button', { name: '下载表格' }));
    const coming = user.waitForEvent('download');
    await user.getByRole('menuitem', { name: item }).click();
    return readFileSync(await (await coming).path());
  };
  const lines = (await files('CSV 文件')).toString('utf8').replace('\ufeff', '').trim().split('\r\n');
  expect(lines[0]).toMatch(/^feature,mean_ref,mean_test,log2fc,statistic,df,p,p_adj/);
  expect(lines).toHaveLength(Number(counted![1]) + 1);
  await expect(table.getByRole('row').nth(1)).toContainText(lines[1]!.split(',')[0]!);
  expect((await files('Excel 工作簿')).subarray(0, 2).toString('latin1')).toBe('PK');

  await user.reload();
  await expect(user.getByText(`符合条件 ${counted![1]} 行，共 600 行`)).toBeVisible();
  await user.getByRole('button', { name: '清除筛选' }).click();
  await expect(user.getByText('600 行 × 14 列')).toBeVisible();
});

test('a table is handed to the next tool with its groups, and chosen rows as a list', async ({ session, user }) => {
  await openExample(user, session, 'normalize', '先归一化');
  await tabOf(user, '表格').click();
  await openMenu(user.getByRole('button', { name: '继续分析' }));
  await user.getByRole('menuitem', { name: '用于其他工具…' }).click();
  const dialog = user.getByRole('dialog', { name: '选择分析工具' });
  // The normalized values are logarithms now.
  await expect(dialog.getByText('看起来是已取对数的数据表')).toBeVisible();
  await dialog.getByRole('searchbox', { name: '搜索工具' }).fill('两组差异');
  await dialog.getByRole('button', { name: '两组差异检验', exact: true }).click();
  await expect(user.getByRole('heading', { level: 1, name: '两组差异检验' })).toBeVisible();
  await expect(user.getByRole('region', { name: '数据表', exact: true })).toContainText('先归一化-归一化后的数据');
  const { inputs } = await session.example('normalize');
  await expect(user.getByRole('textbox', { name: '组名' })).toHaveCount(inputs.groups!.groups.length);

  await openExample(user, session, 'two-group', '再做差异');
  // The features that differ are one click from their heatmap, with the groups of the run.
  const changed = await user.getByText(/个差异特征，接着看/).innerText();
  await user.getByRole('button', { name: '聚类热图', exact: true }).click();
  await expect(user.getByRole('heading', { level: 1, name: '聚类热图' })).toBeVisible();
  const data = user.getByRole('region', { name: '数据表', exact: true });
  await expect(data).toContainText(`${/^[\d,]+/.exec(changed)![0]} 个特征`);
  await expect(user.getByRole('textbox', { name: '组名' }).first()).toBeVisible();
  await user.goBack();
  await tabOf(user, '表格').click();
  const boxes = user.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).check();
  await user.getByRole('button', { name: '存为名单' }).click();
  await expect(user.getByText('已存到我的文件：再做差异-差异检验结果名单.csv')).toBeVisible();
  await user.getByRole('button', { name: '用于其他工具…' }).click();
  const ofNames = user.getByRole('dialog', { name: '选择分析工具' }).getByRole('list', { name: '适合这张表' });
  await ofNames.getByRole('button', { name: '功能富集分析（ORA）' }).click();
  await expect(user.getByText('读到 2 条').first()).toBeVisible();
});

test('the method says how it was made and how to repeat it, also where the charts do not come', async ({
  session,
  user,
}) => {
  await user.route('**/task/data_interaction_result*', (route) =>
    route.fulfill({ json: { code: 0, showMsg: '服务器正在休息', debugMsg: '', content: { data: null } } }),
  );
  await openExample(user, session, 'two-group', '方法');
  await expect(user.getByText('获取图表数据响应失败：服务器正在休息').first()).toBeVisible();
  await tabOf(user, '方法').click();
  await expect(user.getByRole('region', { name: '命令', exact: true })).toHaveText(
    /^npm run --silent cli -- run two-group --input 'matrix=模拟代谢组\.csv' --input groups=groups\.csv .*--seed 1 --out result$/,
  );
  await expect(user.getByRole('link', { name: 'doi:10.1093/biomet/34.1-2.28' })).toHaveAttribute(
    'href',
    /^https:\/\/doi\.org\//,
  );
  await expect(user.getByRole('row', { name: '差异倍数阈值' })).toContainText('默认');
  await expect(user.getByText(/^[0-9a-f]{64}$/)).toHaveCount(2);
});

test('a failed task says where and what to do; an unknown task is said to be unknown', async ({
  server,
  session,
  user,
}) => {
  const file = await session.upload('坏单元格.csv', 'id,A1,A2,A3\nm1,1,2,3\nm2,4,五,6\nm3,7,8,10\n');
  const id = await session.submit({
    ...(await session.example('pca')),
    name: '坏单元格',
    inputs: { matrix: { file_id: file }, groups: null },
  });
  await user.goto(`/#/tools/detail?mission_id=${id}`);
  await expect(user.getByText('任务失败：数据问题')).toBeVisible();
  await expect(user.getByText(/C3/).first()).toBeVisible();
  await expect(user.getByRole('link', { name: '重新编辑并提交' })).toBeVisible();

  const other = await openSession(server.address, guest);
  const others = await other.submit(await other.example('pca'));
  for (const missing of [others, '00000000-0000-7000-8000-000000000000']) {
    await user.goto(`/#/tools/detail?mission_id=${missing}`);
    await expect(user.getByRole('heading', { level: 1, name: '没有找到这个任务' })).toBeVisible();
  }
});
