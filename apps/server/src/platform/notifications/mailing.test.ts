import { calls } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { openMessage } from '../post/post.ts';
import { createNotifications } from './notifications.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const subjects = async (email: string) =>
  (
    await test.platform.database
      .selectFrom('outbox')
      .selectAll()
      .where('address', '=', email)
      .orderBy('created_at')
      .execute()
  ).map((row) => openMessage(test.platform.sealer, row).subject);
const build = async () => {
  const user = await test.buildUser();
  const { notify, sendDigests } = createNotifications(test.platform);
  const tell = (type: 'delivery' | 'task' | 'sample', title: string) => {
    test.clock.advance(1_000);
    return notify(user.id, { type, title, content: '内容', link: `/${title}` });
  };
  return { ...user, tell, sendDigests };
};

it('a delivery is mailed without being asked for, further ones of a day in one digest', async () => {
  const { email, sendDigests, tell } = await build();
  expect(await tell('delivery', '一')).toBe('mailed');
  expect(await tell('sample', '样本')).toBe('mailed');
  expect([await tell('delivery', '二'), await tell('delivery', '三')]).toEqual(['digest', 'digest']);
  await sendDigests();
  expect(await subjects(email)).toEqual(['一', '样本']);
  test.clock.advance(25 * hour);
  await sendDigests();
  await sendDigests();
  expect(await subjects(email)).toEqual(['一', '样本', '项目交付：2 条新消息']);
  expect((await test.mailTo(email)).text).toBe('二\n内容\n\n三\n内容');
});

it('what was read in the meantime is not mailed, and whoever switched a kind off gets none', async () => {
  const { email, id, sendDigests, tell, token } = await build();
  await tell('delivery', '一');
  await tell('delivery', '二');
  await test.data(calls.notifyRead, { token, input: {} });
  test.clock.advance(25 * hour);
  await sendDigests();
  expect(await subjects(email)).toEqual(['一']);
  await test.platform.database
    .updateTable('account')
    .set({ mail_switches: '{"delivery":false}' })
    .where('id', '=', id)
    .execute();
  expect([await tell('delivery', '三'), await tell('task', '四')]).toEqual(['message', 'message']);
  expect(await subjects(email)).toEqual(['一']);
});
