import { afterEach, beforeEach, expect, it } from 'vitest';
import { day, minute } from '@panome/contract/durations';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { deliver, sweepOutbox, type Carrier } from './deliver.ts';

let test: TestApp;
beforeEach(async () => void (test = await buildTestApp({ env: { PANOME_PUBLIC_URL: 'https://portal.example.com/' } })));
afterEach(() => test.close());

const message = { address: 'li@example.com', subject: '您好', text: '请打开链接', path: '/user/login' };
const stored = () => test.platform.database.selectFrom('outbox').select(['state', 'attempts']).execute();

it('a waiting mail is sent once, with a link to the portal', async () => {
  await test.platform.post.send(message);
  await test.platform.post.pretend({ ...message, address: 'nobody@example.com' });
  const sent: Parameters<Carrier>[0][] = [];
  const carry: Carrier = async (mail) => void sent.push(mail);
  expect(await deliver(test.platform, carry)).toBe(1);
  expect(await deliver(test.platform, carry)).toBe(0);
  expect(sent).toEqual([
    { to: 'li@example.com', subject: '您好', text: '请打开链接\n\nhttps://portal.example.com/#/user/login\n' },
  ]);
});

it('an SMS is never sent as mail', async () => {
  await test.platform.post.send({ channel: 'sms', address: '18612341402', subject: '', text: '验证码 123456' });
  const sent: string[] = [];
  const carry: Carrier = async ({ to }) => void sent.push(to);
  expect(await deliver(test.platform, carry)).toBe(0);
  expect(await deliver(test.platform, carry, 'sms')).toBe(1);
  expect(sent).toEqual(['18612341402']);
});

it('a refused mail is tried again after 1, 2, 4 … minutes, eight times in all', async () => {
  await test.platform.post.send(message);
  let tries = 0;
  const refuse: Carrier = async () => {
    tries += 1;
    throw new Error('451 try again');
  };
  await deliver(test.platform, refuse);
  await deliver(test.platform, refuse);
  expect(tries).toBe(1);
  test.clock.advance(minute);
  await deliver(test.platform, refuse);
  expect(tries).toBe(2);
  for (let wait = 2; wait <= 128; wait *= 2) {
    test.clock.advance(wait * minute);
    await deliver(test.platform, refuse);
  }
  expect(tries).toBe(8);
  expect(await stored()).toEqual([{ state: 'failed', attempts: 8 }]);
});

it('mail that is only pretended is removed after a day, all other mail after a week', async () => {
  await test.platform.post.pretend(message);
  await test.platform.post.send(message);
  test.clock.advance(day + 1);
  await sweepOutbox(test.platform);
  expect(await stored()).toEqual([{ state: 'queued', attempts: 0 }]);
  test.clock.advance(7 * day);
  await sweepOutbox(test.platform);
  expect(await stored()).toEqual([]);
});

it('SEC-05: the words of a message, with its code, are not to be read in a copy of the database', async () => {
  await test.platform.post.send({ ...message, subject: '123456 是您的验证码', text: '验证码 123456' });
  const rows = await test.platform.database.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/123456|user\/login/);
});

it('a message of a former version, in the clear, is still sent', async () => {
  await test.platform.post.send(message);
  await test.platform.database.updateTable('outbox').set({ subject: '您好', text: '旧的', path: '' }).execute();
  const sent: string[] = [];
  await deliver(test.platform, async ({ text }) => void sent.push(text));
  expect(sent).toEqual(['旧的\n']);
});
