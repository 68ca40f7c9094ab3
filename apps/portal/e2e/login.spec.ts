import { expect, test } from './journey.ts';

test('a stranger logs in with the account that the page shows, and returns to the asked page', async ({ page }) => {
  await page.goto('/#/data-collection/file-store');
  await page.waitForURL(/#\/user\/login/);
  await expect(page.getByText('demo@panome.dev')).toBeVisible();
  await page.getByLabel('邮箱').fill('demo@panome.dev');
  await page.getByLabel('密码', { exact: true }).fill('panome-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/data-collection\/file-store/);
  await expect(page.getByRole('heading', { name: '我的文件' })).toBeVisible();
});

test('the frame of a user: home shows itself and the user logs out', async ({ user }) => {
  await expect(user.getByRole('navigation').first()).toBeVisible();
});
