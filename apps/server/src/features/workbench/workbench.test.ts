import { calls, usualLayout, workbenchBlocks, type WorkbenchLayout } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('each account keeps its own arrangement of the workbench', async () => {
  const [one, other] = [await test.buildUser(), await test.buildUser()];
  const layoutOf = ({ token }: { token: string }) => test.data<WorkbenchLayout>(calls.dashboardDetail, { token });
  expect(await layoutOf(one)).toEqual(usualLayout);
  const order = workbenchBlocks.toReversed();
  await test.data(calls.dashboardStore, { token: one.token, input: { order, hidden: ['news'] } });
  expect(await layoutOf(one)).toEqual({ order, hidden: ['news'] });
  expect(await layoutOf(other)).toEqual(usualLayout);
});

it('blocks that an arrangement does not name come last, those it names twice stand once, others are refused', async () => {
  const { token } = await test.buildUser();
  const stored = await test.data<WorkbenchLayout>(calls.dashboardStore, {
    token,
    input: { order: ['news', 'files', 'news'], hidden: [] },
  });
  expect(stored.order.slice(0, 3)).toEqual(['news', 'files', 'waiting']);
  expect(stored.order.length).toBe(workbenchBlocks.length);
  const refused = await test.call(calls.dashboardStore, { token, input: { order: ['strange'], hidden: [] } });
  expect(refused.statusCode).toBe(400);
  expect((await test.call(calls.dashboardDetail)).json<{ code: number }>().code).toBe(2);
});

it('an arrangement of another version of the program keeps what this one knows', async () => {
  const { id, token } = await test.buildUser();
  await test.platform.database
    .insertInto('workbench')
    .values({ account_id: id, layout: '{"order":["gone","news"],"hidden":["gone","storage"]}', updated_at: 1 })
    .execute();
  const layout = await test.data<WorkbenchLayout>(calls.dashboardDetail, { token });
  expect([layout.order[0], layout.hidden]).toEqual(['news', ['storage']]);
});
