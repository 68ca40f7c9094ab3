import { afterEach, beforeEach, expect, it } from 'vitest';
import { hour } from '@panome/contract/durations';
import { createAccounts } from '../../features/auth/index.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { demoAccounts } from '../accounts.ts';
import { seedAfterSales } from './afterSales.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

it('the demo has one answered request with results and one waiting, however often it is seeded', async () => {
  const { database } = test.platform;
  await createAccounts(database).add(
    { email: demoAccounts[0].email, name: '演示用户', passwordHash: '' },
    test.clock.now(),
  );
  await seedAfterSales(test.platform);
  await seedAfterSales(test.platform);
  const requests = await database
    .selectFrom('after_sale')
    .select(['state', 'title', 'answered_at', 'asked_at'])
    .orderBy('asked_at')
    .execute();
  expect(requests.map(({ state }) => state)).toEqual(['answered', 'waiting']);
  expect(requests[0]!.answered_at! - requests[0]!.asked_at).toBe(5 * hour);
  const files = await database.selectFrom('after_sale_file').select('kind').execute();
  expect(files.map(({ kind }) => kind).toSorted()).toEqual(['attachment', 'result', 'result']);
});
