import { day } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProject } from '../../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { tellExpiries } from './expiryNotices.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('owners are told 30, 7 and 1 days before their originals are deleted, once each, and anew after a delay', async () => {
  const { email, id } = await test.buildUser();
  const end = test.clock.now() + 40 * day;
  const { contractId, number } = await buildProject(test, { ownerId: id, originalUntil: end });
  const told = async () => {
    await tellExpiries(test.platform);
    await tellExpiries(test.platform);
    const list = await test.platform.database
      .selectFrom('notification')
      .select('title')
      .where('owner_id', '=', id)
      .where('type', '=', 'expiry')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return list.map(({ title }) => /(\d+) 天后/.exec(title)![1]);
  };
  expect(await told()).toEqual([]);
  test.clock.advance(10.5 * day);
  expect(await told()).toEqual(['30']);
  test.clock.advance(23 * day);
  expect(await told()).toEqual(['7', '30']);
  expect((await test.mailTo(email)).subject).toBe(`合同 ${number} 的原始数据将在 7 天后到期`);
  const later = end + 20 * day;
  await test.platform.database
    .updateTable('contract')
    .set({ original_until: later })
    .where('id', '=', contractId)
    .execute();
  expect(await told()).toEqual(['27', '7', '30']);
  test.clock.advance(40 * day);
  expect(await told()).toEqual(['27', '7', '30']);
});
