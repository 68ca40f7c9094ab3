import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';

type Mail = { readonly to: string; readonly subject: string; readonly path: string };

/** The newest mail to an address, as demo mode shows it. */
async function mailTo(page: Page, address: string): Promise<Mail> {
  const answer = await page.request.get('/api/front/system/demo_outbox');
  const { content } = (await answer.json()) as { content: { data: Mail[] } };
  return content.data.find(({ to }) => to === address)!;
}
const codeOf = ({ subject }: Mail) => /^\d{6}/.exec(subject)![0];
const password = '组学数据分析 2026';
/** Not the demo account: failed logins would lock it for the other journeys. */
const guest = 'guest@panome.dev';
const fresh = '另一个足够长的密码';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function askForCode(page: Page, address: string) {
  const answered = page.waitForResponse((response) => /send_\w+_code$/.test(response.url()));
  await press(page, '发送验证码');
  await answered;
  await page.getByLabel('邮箱验证码').fill(codeOf(await mailTo(page, address)));
}

test('a stranger registers, activates, logs in, forgets the password and sets another', async ({ page }) => {
  const email = 'li.ming@example.com';
  await page.goto('/#/user/login');
  await page.getByRole('link', { name: '注册账号' }).click();
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible();
  await field(page, '邮箱').fill(email);
  await askForCode(page, email);
  await field(page, '姓名').fill('李明');
  await field(page, '手机号').fill('13800138000');
  await field(page, '密码').fill('12345678');
  await field(page, '再次输入密码').fill('1234567');
  await press(page, '注册');
  await expect(page.getByText('两次输入的密码不一致，请重新输入').first()).toBeVisible();
  await field(page, '再次输入密码').fill('12345678');
  await press(page, '注册');
  await expect(page.getByText('这个密码太常见，容易被猜中，请换一个')).toBeVisible();
  await expect(field(page, '姓名')).toHaveValue('李明');
  await field(page, '密码').fill(password);
  await field(page, '再次输入密码').fill(password);
  await press(page, '注册');
  await expect(page.getByRole('heading', { name: '还差一步：激活账号' })).toBeVisible();

  await page.goto('/#/user/login');
  await field(page, '邮箱').fill(email);
  await field(page, '密码').fill(password);
  await press(page, '登录');
  await expect(page.getByText('账号还没有激活，请打开激活邮件中的链接，或重新发送激活邮件')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新发送激活邮件' })).toBeVisible();

  await page.goto('/#/user/demo-mail');
  await page.getByRole('link', { name: '打开邮件中的链接' }).first().click();
  await press(page, '激活账号');
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(field(page, '邮箱')).toHaveValue(email);
  await expect(field(page, '密码')).toBeFocused();

  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { name: '忘记密码' })).toBeVisible();
  await field(page, '邮箱').fill(email);
  await press(page, '发送链接');
  await expect(page.getByText('请查收邮件')).toBeVisible();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  const { path } = await mailTo(page, email);
  await page.goto(`/#${path}`);
  await field(page, '新密码').fill(fresh);
  await field(page, '再次输入新密码').fill('不一样');
  await press(page, '设置密码');
  await expect(page.getByText('两次输入的密码不一致，请重新输入')).toBeVisible();
  await field(page, '再次输入新密码').fill(fresh);
  await press(page, '设置密码');
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await field(page, '密码').fill(fresh);
  await press(page, '登录');
  await expect(page.getByRole('button', { name: /李明/ })).toBeVisible();
  // SEC-19: the value of the link is in no address that a server or a proxy logs.
  expect(seen.filter((url) => url.split('#')[0]!.includes('reset_data'))).toEqual([]);

  await page.goto('/#/home');
  await page.goto(`/#${path}`);
  await expect(page.getByText('重设密码的链接已过期或已使用')).toBeVisible();
});

test('five failures cost the next try a proof of work, unseen; a code by mail opens the session', async ({ page }) => {
  await page.goto('/#/user/login');
  await field(page, '邮箱').fill(guest);
  await field(page, '密码').fill('wrong');
  for (let failure = 0; failure < 6; failure += 1) {
    const answered = page.waitForResponse(
      async (response) => response.url().endsWith('/login') && !(await response.text()).includes('unsolved'),
    );
    await press(page, '登录');
    await answered;
  }
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误');

  await page.getByRole('link', { name: '用验证码登录' }).click();
  await expect(page.getByLabel('邮箱验证码')).toBeVisible();
  await expect(field(page, '邮箱')).toHaveValue(guest);
  await askForCode(page, guest);
  await press(page, '登录');
  await expect(page.getByRole('button', { name: /访客用户/ })).toBeVisible();
});

test('the owner chooses which mail to get, sees the other sign-ins and ends them', async ({
  browser,
  page,
  server,
}) => {
  await signIn(page);
  const elsewhere = await (await browser.newContext({ baseURL: server.address })).newPage();
  await signIn(elsewhere);
  await page.goto('/#/about-user/security');
  await page.getByRole('switch', { name: '任务结束' }).click();
  await press(page, '退出其他所有登录');
  await expect(page.getByText(/已退出 \d+ 处登录/)).toBeVisible();
  await expect(page.getByText('本次登录')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: '任务结束' })).toBeChecked();
  await elsewhere.goto('/#/data-collection/file-store');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: '登录' })).toBeVisible();
  await elsewhere.context().close();
});
