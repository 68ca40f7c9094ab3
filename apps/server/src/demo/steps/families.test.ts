import { calls, type DeliveredFile, type ProjectItem } from '@panome/contract';
import { demoFamilies } from '@panome/analysis/flows-demo';
import { newestOf } from '@panome/analysis/flows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { demoAccounts } from '../accounts.ts';
import { seedDemo } from '../seed.ts';
import { seedFamilies } from './families.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp({ env: { PANOME_DEMO_FAMILIES: demoFamilies.join() } });
  await seedDemo(test.platform);
  const [{ email, password }] = demoAccounts;
  ({ token } = await test.data<{ token: string }>(calls.login, { input: { email, password } }));
}, 60_000);
afterAll(() => test.close());

const projects = (scope: string) => test.data<ProjectItem[]>(calls.projectList, { token, input: { scope, size: 50 } });

it('every family has an example that everybody may analyse, with the tables that its flow needs', async () => {
  const examples = (await projects('demo')).filter(({ contract_number }) => contract_number !== 'PN-DEMO-001');
  expect(examples.map(({ family }) => family)).toEqual(demoFamilies);
  for (const { can, family, flow_version_id, has_report, id, name } of examples) {
    expect([flow_version_id, can.analyse, can.download, has_report]).toEqual([`${family}-1`, true, true, true]);
    expect(name).toMatch(/^示例：/u);
    const files = await test.data<DeliveredFile[]>(calls.projectFiles, { token, input: { project_id: id, size: 50 } });
    const roles = new Set(files.map(({ role }) => role));
    for (const anyOf of newestOf(family)!.needs)
      expect(
        anyOf.some((role) => roles.has(role)),
        family,
      ).toBe(true);
    expect(files.filter(({ title }) => title === '')).toEqual([]);
  }
});

it('the report of an example says that it is simulated, and what is true of it', async () => {
  const [{ id }] = (await projects('demo')) as [ProjectItem];
  const { html, samples, toc } = await test.data<{
    html: string;
    toc: { title: string }[];
    samples: { factors: object }[];
  }>(calls.projectReport, { token, input: { id } });
  expect(toc.map(({ title }) => title)).toEqual(['研究问题', '样本与流程', '交付的数据表', '数据中的真实差异']);
  expect(html).toContain('由计算机模拟，不是实测结果');
  expect(samples[0]!.factors).toEqual({ batch: '批次 1' });
});

it('the demo account has two omics of the same mice of its own to analyse, and a project that is shared with it', async () => {
  const all = await projects('own');
  const second = all.find(({ contract_number }) => contract_number === 'PN2026-0475')!;
  expect([second.family, second.can.analyse, second.sample_count]).toEqual(['protein', true, 13]);
  const own = all.find(({ contract_number }) => contract_number === 'PN2026-0474')!;
  expect([own.family, own.flow_version_id, own.access, own.can.analyse]).toEqual([
    'transform',
    'transform-1',
    'owner',
    true,
  ]);
  const [shared] = await projects('shared');
  expect([shared!.family, shared!.access, shared!.can.analyse]).toEqual(['micro', 'analyse', true]);
});

it('seeding the families twice changes nothing', async () => {
  const rows = () => test.platform.database.selectFrom('project_file').select(['id', 'object_key']).execute();
  const before = await rows();
  await seedFamilies({ ...test.platform, config: { ...test.platform.config, demoFamilies: ['micro'] } });
  expect(await rows()).toEqual(before);
});
