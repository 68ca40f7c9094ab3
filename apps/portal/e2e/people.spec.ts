import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { demo, expect, openMenu, signIn, test } from './journey.ts';
import { expectReadable } from './readable.ts';
import { guest, openSession } from './session.ts';

const profile = '/#/about-user/authentication';
const groups = '/#/about-user/group';

/** A small picture, wider than high, made by the browser itself. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#0070c8';
    context.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });

test('facts are saved one by one, by keyboard, and an invalid value is reported at its field', async ({ user }) => {
  await user.goto(profile);
  await expect(user.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  await user.getByRole('button', { name: '修改职务' }).focus();
  await user.keyboard.press('Enter');
  const field = user.getByLabel('职务', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('副研究员');
  await user.keyboard.press('Enter');
  await expect(user.getByText('职务已保存')).toBeVisible();
  await expect(user.getByRole('button', { name: '修改职务' })).toBeFocused();

  await user.getByRole('button', { name: '修改姓名' }).click();
  await user.getByLabel('姓名', { exact: true }).fill(' ');
  await user.keyboard.press('Enter');
  await expect(user.getByText('请输入姓名')).toBeVisible();
  await user.keyboard.press('Escape');

  await user.getByRole('button', { name: '修改单位' }).click();
  await user.getByRole('combobox', { name: '单位' }).fill('交通大学');
  await user.getByRole('option', { name: '上海交通大学', exact: true }).click();
  await user.getByRole('button', { name: '保存', exact: true }).click();
  await expect(user.getByText('单位已保存')).toBeVisible();
  await user.reload();
  await expect(user.getByText('副研究员')).toBeVisible();
  await expect(user.getByText('上海交通大学')).toBeVisible();
  await expectReadable(user);
});

test('an avatar is cut out by keyboard, shows at once in the bar, and can be removed', async ({ page, user }) => {
  await user.goto(profile);
  const buffer = Buffer.from(await picture(page), 'base64');
  await user.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = user.getByRole('dialog', { name: '更换头像' });
  await dialog.getByRole('application', { name: '头像裁剪区域' }).focus();
  for (const key of ['ArrowRight', 'ArrowDown', '+', '+', '-']) await user.keyboard.press(key);
  await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveValue('110');
  await expectReadable(user);
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await expect(user.getByText('头像已更换')).toBeVisible();
  const shown = user.locator('img[src*="head_image?image="]');
  await expect(shown).toHaveCount(2);
  const answer = await user.request.get((await shown.first().getAttribute('src'))!);
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  await user.getByRole('button', { name: '移除头像' }).click();
  await user.getByRole('alertdialog').getByRole('button', { name: '移除', exact: true }).click();
  await expect(shown).toHaveCount(0);
});

test('a real name and an organisation are handed in, reviewed, and shown masked', async ({ server, user }) => {
  await user.goto(profile);
  const card = user.getByRole('region', { name: '实名认证' });
  await card.getByRole('button', { name: '去认证' }).click();
  const dialog = user.getByRole('dialog', { name: '实名认证' });
  await dialog.getByLabel('真实姓名').fill('欧阳明月');
  await dialog.getByLabel('证件号码').fill('110105194912310021');
  await dialog.getByLabel('手机号').fill('18612341402');
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(dialog.getByText('身份证号码不正确，请核对 18 位号码').first()).toBeVisible();
  await dialog.getByLabel('证件号码').fill('11010519491231002x');
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(card.getByText('审核中')).toBeVisible();
  await expect(card.getByText('110***********002X')).toBeVisible();

  const organisation = user.getByRole('region', { name: '机构认证' });
  await organisation.getByRole('button', { name: '去认证' }).click();
  const form = user.getByRole('dialog', { name: '机构认证' });
  await form.getByLabel('机构全称').fill('肝脏研究所');
  await form.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form.getByText('请至少上传一份证明材料')).toBeVisible();
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '法人证书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(organisation.getByText('法人证书.pdf')).toBeVisible();
  await expectReadable(user);

  const list = (await admin(server, 'identity', 'list')).split('\n');
  // The other account of the demo waits for its review as well.
  const idOf = (kind: string) => list.find((line) => line.includes(kind) && line.includes(demo.email))!.split('  ')[0]!;
  await admin(server, 'identity', 'approve', idOf('实名认证'));
  await admin(server, 'identity', 'reject', idOf('机构认证'), '证书已过期');
  await user.reload();
  await expect(card.getByText('已认证')).toBeVisible();
  await expect(user.getByText('已实名')).toBeVisible();
  await expect(organisation.getByText('原因：证书已过期')).toBeVisible();
  await organisation.getByRole('button', { name: '删除机构信息' }).click();
  await user.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(organisation.getByText('未认证')).toBeVisible();
});

test('a group invites somebody, who joins; roles change; it is dissolved by its name', async ({
  browser,
  server,
  session,
  user,
}) => {
  await user.goto(groups);
  await user.getByRole('button', { name: '创建课题组' }).click();
  const founding = user.getByRole('dialog', { name: '创建课题组' });
  await founding.getByLabel('课题组名称').fill('旅程课题组');
  await founding.getByRole('button', { name: '创建课题组' }).click();
  await expect(user.getByRole('heading', { name: '旅程课题组' })).toBeVisible();

  await user.getByRole('button', { name: '邀请成员' }).click();
  const inviting = user.getByRole('dialog', { name: '邀请成员' });
  await inviting.getByLabel('邮箱').fill('not an address');
  await inviting.getByRole('button', { name: '发送邀请' }).click();
  await expect(inviting.getByText('“not”不是邮箱，请检查后再发送').first()).toBeVisible();
  await inviting.getByLabel('邮箱').fill(guest.email);
  await inviting.getByRole('button', { name: '发送邀请' }).click();
  await expect(user.getByText('等待接受')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.address });
  const other = await context.newPage();
  await signIn(other, guest);
  await other.goto(groups);
  await expectReadable(other);
  await other.getByRole('button', { name: '接受加入“旅程课题组”' }).click();
  await expect(other.getByRole('heading', { name: '旅程课题组' })).toBeVisible();
  await context.close();

  await user.reload();
  await expect(user.getByText('已接受')).toBeVisible();
  await openMenu(user.getByRole('button', { name: '更多操作 访客用户' }));
  await user.getByRole('menuitem', { name: '设为管理员' }).click();
  await expect(user.getByText('访客用户现在是管理员')).toBeVisible();
  await expectReadable(user);

  await user.getByRole('button', { name: '解散课题组' }).click();
  const question = user.getByRole('alertdialog');
  const dissolve = question.getByRole('button', { name: '解散课题组' });
  await expect(dissolve).toBeDisabled();
  await question.getByRole('textbox').fill('旅程课题组');
  await dissolve.click();
  await expect(user.getByText('课题组已解散')).toBeVisible();
  expect((await session.call('groupList', {})).map(({ name }) => name)).not.toContain('旅程课题组');
});

test('SEC-12: a phone number is set with the password and a code by SMS', async ({ page, server }) => {
  await signIn(page);
  await page.goto('/#/about-user/security');
  const card = page.getByRole('region', { name: '手机号' });
  await card.getByLabel('手机号', { exact: true }).fill('18612341402');
  await card.getByRole('button', { name: '发送验证码' }).click();
  const session = await openSession(server.address);
  await expect
    .poll(async () => (await session.call('demoOutbox', {})).some(({ channel }) => channel === 'sms'))
    .toBe(true);
  const sms = (await session.call('demoOutbox', {})).find(({ channel }) => channel === 'sms')!;
  await card.getByLabel('短信验证码').fill(/\d{6}/.exec(sms.text)![0]);
  await card.getByLabel('登录密码').fill('panome-demo');
  await card.getByRole('button', { name: '设置手机号' }).click();
  await expect(page.getByText('手机号已更换')).toBeVisible();
  await expect(page.getByText('当前手机号：186****1402')).toBeVisible();
});
