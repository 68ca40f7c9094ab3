import { calls } from '@panome/contract';
import { day, hour } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { buildStaff } from '../../../testing/buildStaff.ts';
import { sendStaffDigests } from './staffDigest.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('the staff is mailed what waits, once a day and only when something does', async () => {
  const { email } = await buildStaff(test, '王工', ['Support']);
  await buildStaff(test, '编辑', ['Editor']);
  const customer = await test.buildUser();
  expect(await sendStaffDigests(test.platform)).toBe(0);
  await test.call(calls.feedbackStore, { token: customer.token, input: { content: '希望有深色图表' } });
  test.clock.advance(3 * hour);
  expect([await sendStaffDigests(test.platform), await sendStaffDigests(test.platform)]).toEqual([1, 0]);
  expect(await test.mailTo(email)).toMatchObject({
    subject: '今天有 1 项待办',
    text: '意见反馈：1 项，最久已等 3 小时',
    path: '/staff',
  });
  test.clock.advance(day);
  expect(await sendStaffDigests(test.platform)).toBe(1);
});
