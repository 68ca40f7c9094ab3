import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { expect, test } from './journey.ts';
import { startServer } from './server.ts';
import { guest, openSession } from './session.ts';

/** What a provider delivers; the example has the number of the demo account's contract. */
const example = join(import.meta.dirname, '../../server/src/demo/content/projects/PN2026-0418');
const customer = { email: 'zhou.qing@example.com', password: '肝脏代谢组学 2026' };
const contract = { title: '小鼠血清非靶向代谢组', number: 'PN2026-9001', project: '小鼠血清代谢组：模型组与对照组' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function register(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#/user/register`);
  await page.getByLabel('邮箱', { exact: true }).fill(customer.email);
  const answered = page.waitForResponse((response) => response.url().endsWith('send_register_code'));
  await press(page, '发送验证码');
  await answered;
  const { content } = (await (await page.request.get(`${address}/api/front/system/demo_outbox`)).json()) as {
    content: { data: { to: string; subject: string }[] };
  };
  await page
    .getByLabel('邮箱验证码')
    .fill(/^\d{6}/.exec(content.data.find(({ to }) => to === customer.email)!.subject)![0]);
  await page.getByLabel('姓名', { exact: true }).fill('周青');
  await page.getByLabel('手机号', { exact: true }).fill('13800138000');
  await page.getByLabel('密码', { exact: true }).fill(customer.password);
  await page.getByLabel('再次输入密码', { exact: true }).fill(customer.password);
  await press(page, '注册');
  await expect(page.getByRole('heading', { name: '还差一步：激活账号' })).toBeVisible();
  await page.goto(`${address}/#/user/demo-mail`);
  await page.getByRole('link', { name: '打开邮件中的链接' }).first().click();
  await press(page, '激活账号');
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await page.getByLabel('密码', { exact: true }).fill(customer.password);
  await press(page, '登录');
  await page.waitForURL(/#\/home/);
}

/** 12 samples of two groups, as they come out of Excel. */
const samples = Array.from({ length: 12 }, (_, at) =>
  [
    at < 6 ? `CK-${at + 1}` : `MOD-${at - 5}`,
    at < 6 ? 'CK' : 'MOD',
    String((at % 6) + 1),
    at % 2 ? '11-16' : '11-17',
    '',
    '',
    '50',
    'mg',
  ].join('\t'),
).join('\r\n');

async function sendSamples(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#/data-collection/sample/application`);
  await page.getByRole('button', { name: '新建信息单' }).first().click();
  await page.getByLabel('名称', { exact: true }).fill('小鼠血清 第一批');
  await page
    .getByRole('grid', { name: '样本表' })
    .locator('[role="row"][aria-rowindex="2"] [aria-colindex="2"]')
    .click();
  await page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, samples);
  await expect(page.getByText('没有问题')).toBeVisible();
  await page.getByLabel('联系人').fill('周青');
  await page.getByLabel('联系电话').fill('13800000000');
  await page.getByRole('combobox', { name: '物种', exact: true }).fill('小鼠');
  await page.getByRole('combobox', { name: '生物安全等级' }).click();
  await page.getByRole('option', { name: '无已知危害' }).click();
  await expect(page.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  await page.getByRole('button', { name: '提交 12 个样本' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click();
  await expect(page.getByText('等待样本到货')).toBeVisible();
}

test('a customer registers, sends samples, gets a delivery, shares it, asks, and is answered', async ({
  browser,
  page,
}) => {
  test.slow();
  const server = await startServer();
  const { address } = server;
  try {
    await register(page, address);
    await sendSamples(page, address);

    const delivery = join(server.dataFolder, 'delivery');
    cpSync(example, delivery, { recursive: true });
    const head = join(delivery, 'contract.yaml');
    writeFileSync(head, readFileSync(head, 'utf8').replace('PN2026-0418', contract.number));
    expect(await admin(server, 'deliver', delivery, '--to', customer.email)).toContain(contract.number);
    await page.goto(`${address}/#/support/message`);
    await page
      .getByRole('link', { name: new RegExp(contract.number) })
      .first()
      .click();
    await page.getByRole('link', { name: '前往查看', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '目录' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: contract.title })).toBeVisible();

    const session = await openSession(address, customer);
    const [own] = await session.call('contractList', { name: contract.number });
    const [file] = await session.call('originalDataList', { contract_id: own!.id });
    const { url } = await session.call('originalDataUrl', { id: file!.id });
    const part = async (range: string) =>
      Buffer.from(await (await fetch(address + url, { headers: { range } })).arrayBuffer());
    const whole = Buffer.concat([await part('bytes=0-699'), await part('bytes=700-')]);
    expect(createHash('sha256').update(whole).digest('hex')).toBe(file!.sha256);

    await page.getByRole('button', { name: '分享', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '接收人邮箱' }).fill(guest.email);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '分享', exact: true }).click();
    await expect(page.getByText('已向 1 人分享 1 个项目')).toBeVisible();

    const context = await browser.newContext({ baseURL: address });
    const other = await context.newPage();
    await other.goto('/#/user/login');
    await other.getByLabel('邮箱').fill(guest.email);
    await other.getByLabel('密码', { exact: true }).fill(guest.password);
    await press(other, '登录');
    await other.waitForURL(/#\/home/);
    await other.goto('/#/data-collection/my-contracts/shared-contract-list');
    await other
      .getByRole('button', { name: `接收 ${contract.project}` })
      .first()
      .click();
    await other.getByRole('link', { name: contract.title }).first().click();
    await expect(other.getByRole('navigation', { name: '目录' })).toBeVisible();
    await context.close();

    await page.getByRole('link', { name: '人工售后', exact: true }).click();
    await page.getByRole('combobox', { name: '问题类型' }).click();
    await page.getByRole('option', { name: '数据重分析' }).click();
    await page.getByLabel('标题').fill('剔除 MOD-2 后重做');
    await page.getByLabel('问题描述').fill('MOD-2 在质控图上偏离，请剔除后重做差异分析。');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect.poll(async () => (await session.call('afterSaleList', {})).length).toBe(1);
    const [asked] = await session.call('afterSaleList', {});
    const folder = mkdtempSync(join(tmpdir(), 'panome-answer-'));
    try {
      writeFileSync(join(folder, '答复.md'), '已剔除 MOD-2，差异代谢物由 38 个变为 41 个。');
      await admin(server, 'after-sale', 'answer', asked!.number, folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
    await page.goto(`${address}/#/support/message`);
    await page.getByRole('link', { name: new RegExp(`${asked!.number} 已答复`) }).click();
    await page.getByRole('link', { name: '前往查看', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('已剔除 MOD-2')).toBeVisible();
  } finally {
    await server.close();
  }
});
