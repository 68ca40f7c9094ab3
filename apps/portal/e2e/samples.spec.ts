import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { expectReadable } from './readable.ts';
import { openSession } from './session.ts';

const gridOf = (page: Page) => page.getByRole('grid', { name: '样本表' });
const fieldOf = (page: Page, column: string, row: number) =>
  page
    .getByRole('textbox', { name: `${column}，第 ${row} 行` })
    .or(page.getByRole('combobox', { name: `${column}，第 ${row} 行` }));
/** The drawn cell of a row, both from 1. */
const cellOf = (page: Page, row: number, column: number) =>
  gridOf(page).locator(`[role="row"][aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`);

/** What Excel would put into the clipboard, pasted with the keyboard's event. */
const paste = (page: Page, text: string) =>
  page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, text);

/** 96 samples of two groups, each group on a day of its own; two names are alike. */
const plate = Array.from({ length: 96 }, (_, at) =>
  [
    at === 95 ? 'ck-1' : at < 48 ? `CK-${at + 1}` : `HFD-${at - 47}`,
    at < 48 ? 'CK' : 'HFD',
    String((at % 48) + 1),
    at < 48 ? '11-16' : '11-17',
    '',
    '',
    '50',
    'mg',
  ].join('\t'),
).join('\r\n');

test('96 samples are pasted, mended, checked against their batches, sent and labelled', async ({ user }) => {
  await user.goto('/#/data-collection/sample/application');
  await user.getByRole('button', { name: '新建信息单' }).click();
  await user.getByLabel('名称', { exact: true }).fill('小鼠肝脏 第三批');
  await expect(user.getByRole('heading', { level: 1, name: /样本信息单 YP/ })).toBeVisible();

  await cellOf(user, 1, 1).click();
  await paste(user, plate);
  await expect(user.getByText('已粘贴 96 行')).toBeVisible();
  await expect(user.getByRole('button', { name: '提交 96 个样本' })).toBeVisible();
  await expect(user.getByText('2 处需要修改')).toBeVisible();

  await user
    .getByRole('list', { name: '问题列表' })
    .getByRole('button', { name: /^第 96 行/ })
    .click();
  await expect(fieldOf(user, '样本名称', 96)).toBeFocused();
  await user.keyboard.type('HFD-48');
  await user.keyboard.press('Enter');
  await expect(user.getByText('没有问题')).toBeVisible();

  await expect(user.getByText('所有对照（CK）都在“11-16”批')).toBeVisible();
  await expect(user.getByText('完全混杂')).toBeVisible();
  await user.getByRole('button', { name: '查看均衡的安排' }).click();
  await user.getByRole('button', { name: '把批次改成这样' }).click();
  await expect(user.getByText('各组均匀分布在各批中')).toBeVisible();

  await user.getByRole('button', { name: '提交 96 个样本' }).click();
  await expect(user.getByRole('alert').filter({ hasText: '物种' })).toBeVisible();
  await user.getByLabel('联系人').fill('李明');
  await user.getByLabel('联系电话').fill('13800000000');
  await user.getByRole('combobox', { name: '物种', exact: true }).fill('小鼠');
  await user.getByRole('combobox', { name: '生物安全等级' }).click();
  await user.getByRole('option', { name: '无已知危害' }).click();
  await expect(user.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  await user.getByRole('button', { name: '提交 96 个样本' }).click();
  await user.getByRole('dialog').getByRole('button', { name: '确认提交' }).click();

  await expect(user.getByRole('heading', { level: 1, name: '小鼠肝脏 第三批' })).toBeVisible();
  await expect(user.getByText('等待样本到货')).toBeVisible();
  await user.getByRole('button', { name: '打印标签' }).click();
  await expect(user.getByRole('list', { name: '标签预览' }).getByRole('listitem')).toHaveCount(96);
  await expect(user.getByRole('dialog')).toContainText('HFD-48');
  await expectReadable(user);
});

test('a new form is made by its first change, in the page and the tab that it has', async ({ session, user }) => {
  const forms = async () => (await session.call('sampleFormList', { kind: 'return', page: 1, size: 100 })).length;
  const before = await forms();
  const heading = user.getByRole('heading', { level: 1 });
  const create = user.getByRole('button', { name: '新建返样单' }).first();
  await user.goto('/#/data-collection/sample/status');
  await create.click();
  await expect(heading).toHaveText('新建返样单');
  await user.goBack();
  await create.click();
  await expect(user.getByText('还没有保存，填写后自动保存')).toBeVisible();
  expect(await forms()).toBe(before);

  const title = user.getByLabel('名称', { exact: true });
  await title.focus();
  await user.keyboard.type('第一批');
  await user.waitForURL(/status\?id=[0-9a-f-]{36}/);
  await expect(heading).toHaveText(/返样单 FY/);
  await expect(title).toBeFocused();
  await user.keyboard.type('剩余样本');
  await expect(title).toHaveValue('第一批剩余样本');
  await expect(user.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  expect(await forms()).toBe(before + 1);
  const tabs = user.getByRole('region', { name: '标签页' }).getByRole('tab');
  await expect(tabs.filter({ hasText: /^返样单 FY/ })).toHaveCount(1);
  await expect(tabs.filter({ hasText: '新建返样单' })).toHaveCount(0);
  await user.goBack();
  await expect(heading).toHaveText('返样单');
  await user.goForward();
  await expect(title).toHaveValue('第一批剩余样本');
});

test('the grid is filled in by keys alone', async ({ user }) => {
  await user.goto('/#/data-collection/sample/application');
  await user.getByRole('button', { name: '新建信息单' }).click();
  await cellOf(user, 1, 1).click();
  await user.keyboard.type('CK-1');
  await user.keyboard.press('Tab');
  await user.keyboard.type('CK');
  await user.keyboard.press('Enter');
  await user.keyboard.press('ArrowUp');
  await user.keyboard.press('ArrowLeft');
  await user.keyboard.press('Shift+ArrowDown');
  await user.keyboard.press('Shift+ArrowDown');
  await user.keyboard.press('Shift+ArrowRight');
  await user.keyboard.press('Control+d');
  await expect(cellOf(user, 3, 1)).toHaveText('CK-3');
  await expect(cellOf(user, 3, 2)).toHaveText('CK');
  await user.keyboard.press('Control+z');
  await expect(cellOf(user, 3, 1)).toHaveText('');
  await user.keyboard.press('Control+y');
  await expect(cellOf(user, 3, 1)).toHaveText('CK-3');
  await user.keyboard.press('Escape');
  // A column of choices: Enter takes the choice that matches; text that matches none is marked.
  await cellOf(user, 1, 8).click();
  await user.keyboard.type('m');
  await expect(user.getByRole('listbox').getByRole('option')).toHaveText(['mg', 'mL']);
  await user.keyboard.press('Enter');
  await expect(cellOf(user, 1, 8)).toHaveText('mg');
  await user.keyboard.press('F2');
  await user.keyboard.press('Escape');
  await user.keyboard.press('ArrowUp');
  await user.keyboard.press('ArrowLeft');
  await user.keyboard.type('五十');
  await user.keyboard.press('Enter');
  await expect(cellOf(user, 1, 7)).toHaveAttribute('aria-invalid', 'true');
  await user.keyboard.press('ArrowUp');
  await expect(fieldOf(user, '送样量', 1)).toHaveAccessibleDescription(/送样量应为数字/);
  await user.keyboard.press('Delete');
  await user.keyboard.press('Escape');
  await user.keyboard.press('Tab');
  await expect(gridOf(user).locator('..').getByRole('textbox').first()).not.toBeFocused();
  await expectReadable(user);
  await user.reload();
  await expect(cellOf(user, 3, 1)).toHaveText('CK-3');
});

test('a form of a family takes the filled template; nothing is lost when saving fails', async ({ user }) => {
  await user.goto('/#/data-collection/sample/collection-list');
  await user.getByRole('button', { name: '新建收集表' }).click();
  await user.getByRole('menuitem', { name: '转录组信息收集表' }).click();
  await expect(gridOf(user).getByRole('columnheader', { name: 'RIN' })).toBeAttached();
  const download = user.waitForEvent('download');
  await user.getByRole('button', { name: '下载模板' }).click();
  expect((await download).suggestedFilename()).toBe('转录组信息收集表-模板.xlsx');
  await user.locator('input[type=file][aria-label="上传表格"]').setInputFiles({
    name: '样本.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      '样本名称,分组,送样类型,建库类型,RIN,颜色\nWT-1,WT,总 RNA,mRNA,8.9,红\nWT-2,WT,总 RNA,mRNA,5.1,红\n',
    ),
  });
  const report = user.getByRole('dialog', { name: '已读取上传的表格' });
  await expect(report).toContainText('新增 2 个样本');
  await expect(report).toContainText('没有用到的列：颜色');
  await report.getByRole('button', { name: '查看第一处' }).click();
  await expect(gridOf(user).locator('..').getByRole('textbox').first()).toBeFocused();
  await expect(user.getByRole('list', { name: '问题列表' })).toContainText('低于 6.5 说明 RNA 有降解');

  await expect(user.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  await user.route('**/api/front/sample_form/update', (route) => route.abort());
  await cellOf(user, 3, 1).click();
  await user.keyboard.type('WT-3');
  await user.keyboard.press('Enter');
  await expect(user.getByText('未能保存，内容还在')).toBeVisible();
  await user.unroute('**/api/front/sample_form/update');
  await user.getByRole('button', { name: '重新保存' }).click();
  await expect(user.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  await user.reload();
  await expect(cellOf(user, 3, 1)).toHaveText('WT-3');
});

test('a checked form says which samples must be sent again, and leftovers can be asked back', async ({ user }) => {
  await user.goto('/#/data-collection/sample/status?tab=progress');
  await user.getByRole('link', { name: '拟南芥干旱处理转录组' }).click();
  await expect(user.getByText('1 个样本有问题，请补送或联系客户服务确认：')).toBeVisible();
  await expect(user.getByText(/^D24h-2：RIN 4.3/)).toBeVisible();
  const table = user.getByRole('grid', { name: '样本' });
  const row = table.getByRole('row').filter({ hasText: 'D24h-2' });
  await user.getByRole('button', { name: 'D24h-2，在样本表中查看' }).click();
  await expect(table).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport();
  await expectReadable(user);
  await user.getByRole('main').getByRole('button', { name: '更多', exact: true }).click();
  await user.getByRole('menuitem', { name: '申请返样' }).click();
  await expect(user.getByRole('heading', { level: 1, name: /返样单 FY/ })).toBeVisible();
  await expect(cellOf(user, 12, 1)).toHaveText('R24h-3');
});

test('a deleted draft can be restored', async ({ server, user }) => {
  const session = await openSession(server.address);
  const { number } = await session.call(
    'sampleFormStore',
    { kind: 'protein', title: '' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await user.goto('/#/data-collection/sample/collection-list');
  const row = user.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: `更多操作：${number}` }).click();
  await user.getByRole('menuitem', { name: /^删除/ }).click();
  await expect(row).toHaveCount(0);
  await user.getByRole('button', { name: '撤销' }).click();
  await expect(row).toHaveCount(1);
  await expectReadable(user);
});

test('a union form has the columns of its families, and two pages do not overwrite each other', async ({
  session,
  user,
}) => {
  const { id } = await session.call(
    'sampleFormStore',
    { kind: 'union', title: '联合' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await user.goto(`/#/data-collection/sample/union-collection?id=${id}`);
  const rin = gridOf(user).getByRole('columnheader', { name: 'RIN' });
  await user.getByRole('checkbox', { name: '转录组' }).click();
  await user.getByRole('checkbox', { name: '代谢组' }).click();
  await expect(rin).toBeAttached();
  await cellOf(user, 1, 1).click();
  await user.keyboard.type('A-1');
  await user.keyboard.press('Enter');
  await user.keyboard.press('Control+End');
  await user.getByRole('checkbox', { name: '转录组' }).click();
  await expect(rin).toHaveCount(0);
  await expect(user.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();

  const { header, revision, rows } = await session.call('sampleFormDetail', { id });
  await session.call('sampleFormUpdate', { id, revision, title: '另一处', header, rows });
  await cellOf(user, 2, 2).click();
  await user.keyboard.type('T9');
  await user.keyboard.press('Enter');
  await user.getByRole('button', { name: '使用另一份' }).click();
  await expect(user.getByLabel('名称', { exact: true })).toHaveValue('另一处');
  await expect(cellOf(user, 2, 2)).toHaveText('');
});
