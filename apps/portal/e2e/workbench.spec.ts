import { expect, openHome, signIn, test } from './journey.ts';
import { guest } from './session.ts';

test('what samples like one’s own gave is told with its n to who holds the mark, and hidden from everybody else', async ({
  page,
  user,
}) => {
  await user.goto('/#/product-db');
  await expect(user.getByRole('heading', { level: 1, name: '代谢项目经验 V1.0' })).toBeVisible();
  await expect(user.getByText('由程序模拟')).toBeVisible();
  await user.getByRole('button', { name: '查看', exact: true }).click();
  await expect(user.getByText('请选择样本类型').first()).toBeVisible();
  await user.getByRole('combobox', { name: '样本类型' }).first().fill('血清');
  await user.getByRole('option', { name: /^血清/ }).click();
  await user.getByRole('button', { name: '查看', exact: true }).click();
  await expect(user.getByText(/15 条中 15 条合格/)).toBeVisible();
  await user.getByRole('combobox', { name: '物种' }).first().fill('人');
  await user.getByRole('option', { name: /^人/ }).click();
  await user.getByRole('combobox', { name: '平台' }).first().fill('GC');
  await user.getByRole('option', { name: /^GC-MS/ }).click();
  await user.getByRole('button', { name: '查看', exact: true }).click();
  await expect(user.getByText(/不给出数字/)).toBeVisible();

  await signIn(page, guest);
  await openHome(page);
  await expect(page.getByRole('link', { name: '项目经验查询' })).toHaveCount(0);
  await page.goto('/#/product-db/home');
  await expect(page.getByRole('heading', { name: '代谢项目经验 V1.0' })).toHaveCount(0);
});

test('the workbench is arranged by keyboard, and is as it was left after a new start of the page', async ({ user }) => {
  await user.goto('/#/dashboard');
  const blocks = user.getByRole('list', { name: '工作台' }).locator('[data-block]');
  await expect(blocks.first()).toHaveAttribute('data-block', 'waiting');
  await expect(user.getByRole('button', { name: 'SVG 编辑器' })).toBeVisible();
  await user.getByRole('button', { name: '调整布局' }).click();
  const handle = user.getByRole('button', { name: '移动“等待您的事项”' });
  await handle.focus();
  await user.keyboard.press('ArrowDown');
  await expect(user.getByText('“等待您的事项”已移到第 2 位，共 10 个')).toBeAttached();
  await expect(handle).toBeFocused();
  await user.getByRole('button', { name: '隐藏“最新动态”' }).click();
  await expect(user.getByRole('button', { name: '显示“最新动态”' })).toBeVisible();
  await user.getByRole('button', { name: '完成' }).click();
  await user.reload();
  await expect(blocks).toHaveCount(9);
  await expect(blocks.nth(1)).toHaveAttribute('data-block', 'waiting');
});
