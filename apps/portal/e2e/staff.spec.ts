import { expect, logIn, test } from './journey.ts';
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
  await logIn(page, staff);
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
