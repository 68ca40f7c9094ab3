import { demo, expect, test } from './journey.ts';

test('a stranger logs in with the account that the page shows, and returns to the page asked for', async ({ page }) => {
  await page.goto('/#/data-collection/file-store');
  await page.waitForURL(/#\/user\/login/);
  await expect(page).toHaveTitle('登录 · Panome 全组学云');
  await expect(page.getByText(`${demo.email} · 密码 ${demo.password}`)).toBeVisible();
  await page.getByRole('button', { name: '填入演示账号' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/data-collection\/file-store/);
  await expect(page.getByRole('heading', { name: '我的文件', level: 1 })).toBeVisible();
});

test('the drawing beside the form settles for 500 ms before a resize draws it anew', async ({ page }) => {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    const waits: unknown[] = [];
    Object.assign(window, { waits });
    window.setTimeout = ((run: () => void, wait?: number) => {
      waits.push(wait);
      return set(run, wait);
    }) as typeof window.setTimeout;
  });
  await page.goto('/#/user/login');
  await expect(page.locator('canvas')).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(() => page.evaluate(() => (window as unknown as { waits: unknown[] }).waits)).toContain(500);
});

test('a refusal keeps what was typed and says neither which half was wrong nor whether the account exists', async ({
  page,
}) => {
  await page.goto('/#/user/login');
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  await expect(page.getByLabel('邮箱')).toHaveValue(demo.email);
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('not-the-password');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
});

test('a missing value is reported at its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/login') && sent.push(request.url()));
  await page.goto('/#/user/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入邮箱')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(page.getByLabel('邮箱')).toBeFocused();
  expect(sent).toEqual([]);
});

test('SEC-08: a password can be shown, is open to password managers, and caps lock is pointed out', async ({
  page,
}) => {
  await page.goto('/#/user/login');
  const password = page.getByLabel('密码', { exact: true });
  await expect(page.getByLabel('邮箱')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('secret');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText('大写锁定已打开')).toBeVisible();
});

test('login never leads to an address of another site', async ({ user }) => {
  await user.goto('/#/user/login?redirect=https://example.com');
  await user.waitForURL(/#\/home/);
});

test('the drawing beside the form is 900 px wide in a window of 1800 px, and 700 px in a smaller one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.goto('/#/user/login');
  const width = async () => (await page.locator('header canvas').boundingBox())?.width;
  await expect.poll(width).toBe(900);
  await expect(page.getByText('从数据到图表，每一步都有据可查')).toBeVisible();
  expect((await page.locator('main').boundingBox())!.x).toBeGreaterThanOrEqual(900);
  await page.setViewportSize({ width: 1799, height: 900 });
  await expect.poll(width).toBe(700);
});
