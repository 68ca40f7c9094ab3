import type { Page } from '@playwright/test';
import { bigTable } from './bigTable.ts';
import { demo, expect, signIn, test } from './journey.ts';
import { startServer } from './server.ts';
import { openSession } from './session.ts';

const list = '/#/data-collection/tool-mission-list';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('filters stand in the address, go back with the browser, and are taken away at once', async ({
  session,
  user,
}) => {
  const pca = await session.example('pca');
  for (let at = 1; at <= 11; at += 1) await session.submit({ ...pca, name: `筛选-${at}`, seed: at });
  await session.submit({ ...(await session.example('hclust')), name: '筛选-聚类' });
  await user.goto(list);
  await user.getByRole('searchbox', { name: '按任务名称搜索' }).fill('筛选-');
  await expect(user.getByText('共 12 条')).toBeVisible();
  await expect(user).toHaveURL(/name=/);
  await user.getByRole('button', { name: '第 2 页' }).click();
  await expect(user.getByRole('row')).toHaveCount(3);

  await user.getByRole('combobox', { name: '工具', exact: true }).click();
  await user.getByRole('option', { name: /层次聚类（1）/ }).click();
  await expect(user.getByText('共 1 条')).toBeVisible();
  await user.getByRole('combobox', { name: '状态' }).click();
  await user.getByRole('option', { name: /成功/ }).click();
  await expect(rowOf(user, '筛选-聚类').getByText('成功')).toBeVisible();
  await user.getByRole('combobox', { name: '提交时间' }).click();
  await user.getByRole('option', { name: '今天' }).click();
  await expect(user).toHaveURL(/tool=hclust.*time=today/);
  await user.reload();
  await expect(rowOf(user, '筛选-聚类')).toBeVisible();

  await rowOf(user, '筛选-聚类').getByRole('link').click();
  await user.waitForURL(/mission_id=/);
  await user.goBack();
  await expect(user.getByText('共 1 条')).toBeVisible();
  await user.getByRole('searchbox', { name: '按任务名称搜索' }).fill('没有这个任务');
  await expect(user.getByText('没有符合条件的结果')).toBeVisible();
  await user.getByRole('button', { name: '清除筛选' }).click();
  await expect(user).toHaveURL(/tool-mission-list$/);
});

test('a deleted task is restored by the toast, by Ctrl+Z, and from the trash', async ({ session, user }) => {
  const form = await session.example('pca');
  for (const name of ['删除-甲', '删除-乙', '删除-丙']) await session.submit({ ...form, name, seed: 50 });
  await user.goto(`${list}?name=${encodeURIComponent('删除-')}`);
  await expect(user.getByText('共 3 条')).toBeVisible();

  await user.getByRole('button', { name: '更多操作 删除-乙' }).click();
  await user.getByRole('menuitem', { name: /删除/ }).click();
  await expect(rowOf(user, '删除-乙')).toHaveCount(0);
  await user.getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(user, '删除-乙')).toBeVisible();

  await rowOf(user, '删除-丙').focus();
  await user.keyboard.press('Delete');
  await expect(rowOf(user, '删除-丙')).toHaveCount(0);
  await expect(rowOf(user, '删除-乙')).toBeFocused();
  await user.keyboard.press('Control+z');
  await expect(rowOf(user, '删除-丙')).toBeVisible();

  await user.getByRole('checkbox', { name: /删除-甲/ }).check();
  await user.getByRole('checkbox', { name: /删除-乙/ }).check();
  await user.getByRole('group', { name: '已选 2 项' }).getByRole('button', { name: '删除' }).click();
  await expect(user.getByText('共 1 条')).toBeVisible();
  await user.getByRole('link', { name: '回收站' }).click();
  await user.getByRole('button', { name: '恢复 删除-甲' }).click();
  await expect(rowOf(user, '删除-甲')).toHaveCount(0);
  await user.goto(`${list}?name=${encodeURIComponent('删除-')}`);
  await expect(user.getByText('共 2 条')).toBeVisible();
});

test('a failed task says why and what to do, and its form opens again with every former value', async ({
  session,
  user,
}) => {
  const form = await session.example('two-group');
  const file = await session.upload('重做用的坏单元格.csv', 'id,A1,A2,B1,B2\nm1,1,2,3,4\nm2,5,五,7,8\n');
  const groups = {
    groups: [
      { name: '甲组', color: '#0070c8', samples: ['A1', 'A2'] },
      { name: '乙组', color: '#c05000', samples: ['B1', 'B2'] },
    ],
    excluded: [],
    factors: [],
  };
  const options = { ...form.options, fc: 3.5 };
  await session.submit({ ...form, name: '重做-两组', options, inputs: { matrix: { file_id: file }, groups } });
  await user.goto(`${list}?name=${encodeURIComponent('重做-')}`);
  await user.getByRole('button', { name: '查看原因：重做-两组' }).click();
  const why = user.getByRole('dialog', { name: '失败原因' });
  await expect(why.getByText('数据问题')).toBeVisible();
  await expect(why.getByText(/C3.*“五”不是数字/)).toBeVisible();
  await expect(why.getByText(/请改为数字/)).toBeVisible();
  await user.keyboard.press('Escape');

  await user.getByRole('button', { name: '重新编辑并提交 重做-两组' }).click();
  await user.waitForURL(/redo=/);
  await expect(user.getByRole('textbox', { name: /任务名称/ })).toHaveValue(/重做-两组/);
  await expect(user.getByText('重做用的坏单元格.csv').first()).toBeVisible();
  await expect(user.getByRole('region', { name: '甲组' })).toBeVisible();
  await expect(user.getByRole('spinbutton', { name: '差异倍数阈值' })).toHaveValue('3.5');
});

test('waiting tasks show their place in the queue and can be cancelled, in every window at once', async ({
  context,
  session,
  user,
}) => {
  const table = bigTable(4_000, 30);
  const matrix = { file_id: await session.upload('取消.csv', table.bytes) };
  const example = await session.example('heatmap');
  // All features are clustered, so that a task takes longer than a look at the list.
  const form = { ...example, options: { ...example.options, top_variable: 'all' }, inputs: { matrix, groups: null } };
  const other = await context.newPage();
  const address = `${list}?name=${encodeURIComponent('取消-')}`;
  await user.goto(address);
  await other.goto(new URL(address, user.url()).href);
  await expect(other.getByText('没有符合条件的结果')).toBeVisible();
  // More tasks than run at once, so that the last one waits.
  for (let at = 0; at < 8; at += 1) await session.submit({ ...form, name: `取消-${at}`, seed: at });
  await expect(rowOf(user, '取消-7').getByText(/排队中 · 第 \d+ 位/)).toBeVisible();
  await user.getByRole('button', { name: '取消任务 取消-7' }).click();
  await expect(rowOf(user, '取消-7').getByText('已取消')).toBeVisible();
  await expect(rowOf(other, '取消-7').getByText('已取消')).toBeVisible();

  await user.getByRole('checkbox', { name: '选择本页全部' }).check();
  await user.getByRole('group', { name: '已选 8 项' }).getByRole('button', { name: '取消任务' }).click();
  await expect(user.getByRole('row').filter({ hasText: /排队中|运行中/ })).toHaveCount(0);
  await expect(other.getByRole('row').filter({ hasText: /排队中|运行中/ })).toHaveCount(0);
});

test('a task survives a killed server, and its page shows it again', async ({ page }) => {
  const server = await startServer();
  try {
    await signIn(page, demo, server.address);
    const session = await openSession(server.address);
    await page.goto(`${server.address}${list}`);
    await expect(page.getByText('还没有任务')).toBeVisible();
    const form = await session.example('two-group');
    for (let at = 0; at < 6; at += 1) await session.submit({ ...form, name: `断电-${at}`, seed: at });
    await server.kill();
    await expect(page.getByText('正在重新连接……')).toBeVisible();
    await server.restart();
    await expect(page.getByText('正在重新连接……')).toBeHidden({ timeout: 40_000 });
    await expect(page.getByText('共 6 条')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '成功' })).toHaveCount(6, { timeout: 60_000 });
  } finally {
    await server.close();
  }
});
