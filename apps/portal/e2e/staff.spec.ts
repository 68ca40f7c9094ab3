import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpointOf } from '@panome/contract/client';
import { demo, expect, openMenu, signIn, test } from './journey.ts';
import { guest, openSession } from './session.ts';

const staff = { email: 'support@panome.dev', password: 'panome-support' };
const content = '样本分两天提取，批次怎么填？';
const answer = '同一天提取的填同一个批次。';

test('a question is found in the inbox, answered, and reaches the customer, who sees no staff side', async ({
  page,
  server,
}) => {
  const customer = await openSession(server.address, guest);
  const question = { topic: 'analysis', name: '', email: '', phone: '', content } as const;
  const { number } = await customer.call('supportStore', question);
  await signIn(page, staff);
  await page.goto('/#/staff');
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(content);
  await drawer.getByLabel('答复').fill(answer);
  await drawer.getByRole('button', { name: '发送答复' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: answer })).toBeVisible();
  await expect(drawer).toContainText('已答复');
  const [message] = await customer.call('notifyList', { page: 1, size: 10 });
  expect(message).toMatchObject({ title: `您的问题 ${number} 已有答复`, content: answer });
  await expect(customer.call('staffInbox', {})).rejects.toThrow('权限');
});

const number = 'PN2026-0977';
const delivery = {
  'contract.yaml': `number: ${number}\ntitle: 血清代谢组\nfamily: untarget\nhuman: false\n`,
  'projects/serum/project.yaml': 'name: 血清\n',
  'projects/serum/attachments/说明.txt': '说明',
};

test('a folder of this machine is delivered, withdrawn before its customer’s eyes and given back', async ({
  browser,
  page,
  server,
}, testInfo) => {
  const folder = testInfo.outputPath('交付');
  for (const [path, text] of Object.entries(delivery)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const theirs = await (await browser.newContext({ baseURL: server.address })).newPage();
  await signIn(theirs, demo);
  await theirs.goto('/#/data-collection/my-contracts/contract-list');
  const contract = theirs.getByText(number);
  await signIn(page, staff);
  await page.goto('/#/staff/contracts');
  await page.getByRole('button', { name: '交付', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(dialog.getByText('3 个文件已上传')).toBeVisible();
  await dialog.getByLabel('客户邮箱').fill(demo.email);
  await dialog.getByRole('button', { name: '核对' }).click();
  await expect(dialog.getByRole('list', { name: '将会有的改动' })).toContainText(`新建合同 ${number}`);
  await dialog.getByRole('button', { name: '确认交付' }).click();
  await expect(dialog).toHaveCount(0);
  await theirs.reload();
  await expect(contract).toBeVisible();

  const acts = page.getByRole('button', { name: `更多操作：${number}` });
  await openMenu(acts);
  await page.getByRole('menuitem', { name: '撤回' }).click();
  await expect(dialog.getByRole('list', { name: '撤回的影响' })).toContainText(`${demo.email} 不再看到合同 ${number}`);
  const confirm = dialog.getByRole('button', { name: '撤回' });
  await dialog.getByLabel('原因').fill('发错了文件夹');
  await dialog.getByLabel('请输入合同号').fill('PN2026-0978');
  await confirm.click();
  await expect(dialog).toContainText(`与合同号 ${number} 不一致`);
  await dialog.getByLabel('请输入合同号').fill(number);
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('撤回：发错了文件夹');
  await theirs.goto('/#/support/message');
  await theirs.getByText(`合同 ${number}“血清代谢组”已撤回`).first().click();
  await expect(theirs.getByRole('region', { name: '消息内容' })).toContainText('原因：发错了文件夹');
  await theirs.getByRole('link', { name: '前往查看' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: '我的报告' })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('PN2026-0418').first()).toBeVisible();
  await expect(contract).toHaveCount(0);

  await openMenu(acts);
  await page.getByRole('menuitem', { name: '恢复' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复' }).click();
  await expect(page.getByRole('row').filter({ hasText: number })).not.toContainText('撤回');
  await theirs.reload();
  await expect(contract).toBeVisible();
  await theirs.goto('/#/staff');
  await expect(theirs.locator('main h1').filter({ visible: true })).toHaveText('页面不存在');
  await expect(theirs.getByRole('navigation', { name: '服务后台' })).toHaveCount(0);
  await theirs.context().close();

  // The roles of the demo wait for nothing; a server of its own would be dear for one line.
  await page.route(`**${endpointOf('getPermission').path}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { readonly content: { readonly data: object } };
    await route.fulfill({ json: { ...answer, content: { data: { ...answer.content.data, waiting: ['管理员'] } } } });
  });
  await page.reload();
  const waiting = page.getByText('您的“管理员”角色在启用两步验证后生效');
  await expect(waiting).toBeVisible();
  await page.getByRole('link', { name: '启用两步验证' }).click();
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText('账号安全');
  await expect(waiting).toHaveCount(0);
});
