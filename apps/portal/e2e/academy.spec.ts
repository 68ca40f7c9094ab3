import { expect, openHome, test } from './journey.ts';
import { submitAndFinish } from './toolForm.ts';

test('a step of a tutorial opens its tool filled in and recognises the right result', async ({ user: page }) => {
  await openHome(page);
  await test.step('the academy is in the menu, and its search knows pinyin and Chinese', async () => {
    await page.getByRole('navigation').getByRole('link', { name: '云学院' }).first().click();
    await expect(page.getByRole('heading', { name: '云学院', level: 1 })).toBeVisible();
    const field = page.getByRole('search').getByRole('searchbox', { name: /^搜索文章/ });
    await field.fill('火山图 阈值');
    await field.press('Enter');
    const results = page.getByRole('list', { name: '搜索结果' });
    await expect(results.getByRole('link', { name: '读懂火山图' })).toBeVisible();
    await page.getByRole('searchbox', { name: /^搜索文章/ }).fill('zhuanluzu');
    await expect(results.getByRole('link', { name: '读懂火山图' })).toHaveCount(0);
    await results.getByRole('link', { name: '转录组：从计数到功能' }).click();
  });
  const step = page.getByRole('region', { name: '画一张火山图' });
  await test.step('before anything ran, the step says what to do', async () => {
    await step.getByRole('button', { name: '核对我的结果' }).click();
    await expect(step.getByRole('status')).toContainText('还没有用这个工具完成的任务');
  });
  await test.step('the tool opens with data and options, and gives what the step promises', async () => {
    await step.getByRole('link', { name: '在工具中打开' }).click();
    await expect(page.getByRole('region', { name: '差异结果表', exact: true })).toContainText('模拟差异结果');
    await submitAndFinish(page);
    await page.getByRole('tab', { name: /转录组：从计数/ }).click();
    await step.getByRole('button', { name: '核对我的结果' }).click();
    await expect(step.getByRole('status').first()).toContainText('与预期一致');
    await expect(step.getByRole('row', { name: /上调/ })).toContainText('29');
  });
  await test.step('what was learnt is kept', async () => {
    await page.getByRole('link', { name: '查看我的学习' }).click();
    await expect(page.getByRole('list', { name: '正在学' })).toContainText('1 / 3 步');
  });
});
