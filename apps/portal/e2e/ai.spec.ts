import { expect, openHome, test } from './journey.ts';

const ris = `TY  - JOUR
TI  - Gut microbiota and insulin resistance
AU  - Li, Ming
PY  - 2021
AB  - Obesity is common. We found that gut microbiota diversity was associated with insulin resistance.
DO  - 10.1000/gut.1
ER  -
`;

test('a question is answered with its source, a sentence becomes a form, and literature is quoted', async ({
  user: page,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: 'AI 助手' }).click();
  await expect(page.getByText('不是 AI 模型的回答')).toBeVisible();

  const question = page.getByLabel('问题', { exact: true });
  await question.fill('WGCNA 的软阈值怎么选');
  await question.press('Enter');
  const log = page.getByRole('log', { name: '对话内容' });
  await expect(log.getByText('站内检索 · 非 AI 生成').first()).toBeVisible();
  await log.getByRole('button', { name: '来源 1' }).click();
  await expect(log.getByRole('listitem').filter({ hasText: '工具说明' }).first()).toBeFocused();

  await page.getByRole('link', { name: '绘图', exact: true }).click();
  await page.getByLabel('要画的图').fill('火山图，p<0.01，倍数>3，用紫色');
  await page.getByRole('button', { name: '读取' }).click();
  await expect(page.getByText('没有读懂：紫色')).toBeVisible();
  await page.getByRole('region', { name: '火山图', exact: true }).getByRole('link', { name: '打开表单' }).click();
  await expect(page.getByLabel('差异倍数阈值')).toHaveValue('3');
  await expect(page.getByLabel('P 值阈值')).toHaveValue('0.01');

  await page.goto('/#/ai-bot/crawler');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.ris', mimeType: 'text/plain', buffer: Buffer.from(ris) });
  await expect(page.getByRole('checkbox', { name: /Gut microbiota/ })).toBeVisible();
  await page.getByLabel('综述的主题').fill('gut microbiota');
  await page.getByRole('button', { name: '生成综述' }).click();
  await expect(
    page.getByText('We found that gut microbiota diversity was associated with insulin resistance.'),
  ).toBeVisible();
});
