import { calls, type ContractItem, type ProjectItem } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { demoAccounts } from '../accounts.ts';
import { seedDemo } from '../seed.ts';
import { seedProjects } from './projects.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.platform);
  const [{ email, password }] = demoAccounts;
  ({ token } = await test.data<{ token: string }>(calls.login, { input: { email, password } }));
});
afterAll(() => test.close());

it('the demo has contracts in different states, an example and a share that waits for its receiver', async () => {
  const own = await test.data<ContractItem[]>(calls.contractList, { token });
  expect(
    own
      .map(({ number, original_state, step, waiting }) => [number, step, waiting, original_state])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  ).toEqual([
    ['PN2026-0418', 'delivered', false, 'expiring'],
    ['PN2026-0437', 'analysed', false, 'none'],
    ['PN2026-0452', 'checked', true, 'none'],
  ]);
  expect(await test.data<ContractItem[]>(calls.contractList, { token, input: { scope: 'demo' } })).toMatchObject([
    { number: 'PN-DEMO-001', access: 'demo', report_count: 1 },
  ]);
  expect(await test.data(calls.projectShareNoReceiveCount, { token })).toEqual({ count: 1 });
});

it('the demo reports show their pictures', async () => {
  const projects = await test.data<ProjectItem[]>(calls.projectList, {
    token,
    input: { scope: 'own', state: 'delivered' },
  });
  for (const { id } of projects) {
    const { html, toc } = await test.data<{ html: string; toc: { title: string }[] }>(calls.projectReport, {
      token,
      input: { id },
    });
    expect(toc.map(({ title }) => title)).toEqual(expect.arrayContaining(['样本与流程', '质控', '主要结果', '方法']));
    expect(html.match(/<figure>/g)).toHaveLength(3);
  }
});

it('seeding the demo projects twice changes nothing', async () => {
  const count = async () =>
    (await test.platform.database.selectFrom('project_file').select('object_key').execute()).length;
  const before = await count();
  await seedProjects(test.platform);
  expect(await count()).toBe(before);
});
