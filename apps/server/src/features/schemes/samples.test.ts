import { calls, type GroupScheme, type SamplesOfPlace, type SchemeGuard, type TableSpread } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { uploadFile } from '../../testing/uploadFile.ts';

let server: TestApp;
let owner: { id: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
  owner = await server.buildUser();
});
afterAll(() => server.close());

const names = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
const matrix = (samples: readonly string[]) =>
  [
    ['id', ...samples],
    ...['G1', 'G2', 'G3'].map((id, row) => [id, ...samples.map((_, at) => (row + 1) * 1_000 + at * at * 37)]),
  ]
    .map((row) => row.join(','))
    .join('\n');
/** Every B was handled in the second batch. */
const people = [
  'sample,group,batch,age',
  ...names.map((name, at) => `${name},${name[0]},批${name[0] === 'A' ? 1 : 2},${31 + at}`),
].join('\n');
const tables = {
  'tables/计数.csv': matrix([...names, 'QC1']),
  'tables/差异.csv': 'id,log2fc,p\nG1,1.5,0.01\nG2,-0.4,0.4\nG3,0.2,0.7\n',
  'tables/功能.csv': 'gene,term\nG1,GO:1\nG2,GO:1\nG3,GO:2\n',
  'tables/环境.csv': [
    'sample,pH,温度',
    ...names.slice(0, 5).map((name, at) => `${name},${6 + at / 10},${20 + at}`),
  ].join('\n'),
  'tables/样本.csv': people,
  // A long table names each sample in several lines, and comes before the table of samples.
  'tables/KO来源.csv': ['sample,taxon,share', ...names.flatMap((name) => [`${name},g1,0.4`, `${name},g2,0.6`])].join(
    '\n',
  ),
  'tables/空.csv': '',
};
const build = (groups: boolean) =>
  buildProject(server, {
    ownerId: owner.id,
    files: Object.entries(tables).map(([path, content]) => ({ path, content, kind: 'table' as const })),
    samples: names.map((name) => ({ name, group: groups ? (name[0] === 'A' ? '模型' : '对照') : '' })),
  });
type Design = { scheme: GroupScheme; contrasts: object[]; from: string; table: string };

it('the samples of a project are those of its tables, whichever way these lie; results and annotations name none', async () => {
  const { fileIds, projectId } = await build(true);
  const input = { project_id: projectId };
  const found = await server.data<SamplesOfPlace>(calls.allSampleOfMc, { token: owner.token, input });
  const states = Object.fromEntries(found.tables.map(({ name, samples, state }) => [name, [state, samples]]));
  expect(states).toEqual({
    '计数.csv': ['read', 7],
    '差异.csv': ['other', 0],
    '功能.csv': ['other', 0],
    '环境.csv': ['read', 5],
    '样本.csv': ['other', 0],
    'KO来源.csv': ['other', 0],
    '空.csv': ['failed', 0],
  });
  expect(found.tables.find(({ state }) => state === 'failed')!.reason).not.toBe('');
  expect(found.samples.map(({ name }) => name)).toEqual([...names, 'QC1']);
  const [counts, environment] = ['tables/计数.csv', 'tables/环境.csv'].map((path) => `project-file:${fileIds[path]}`);
  expect(new Set(found.samples[0]!.tables)).toEqual(new Set([counts, environment]));
  expect(found.samples.at(-1)!.tables).toEqual([counts]);
});

it('the delivered grouping comes with the factors of the table of samples, and everything against the control', async () => {
  const { projectId } = await build(true);
  const input = { project_id: projectId };
  const { contrasts, from, scheme, table } = await server.data<Design>(calls.groupOfMc, { token: owner.token, input });
  expect([from, table]).toEqual(['delivery', '样本.csv']);
  expect(scheme.groups.map(({ name, samples }) => [name, samples])).toEqual([
    ['模型', ['A1', 'A2', 'A3']],
    ['对照', ['B1', 'B2', 'B3']],
  ]);
  expect(scheme.factors.map(({ name, values }) => [name, values['B3']])).toEqual([
    ['batch', '批2'],
    ['age', '36'],
  ]);
  expect(contrasts).toEqual([{ test: '模型', reference: '对照', name: '' }]);
  // What was delivered with the samples counts more than a table beside them.
  await server.platform.database
    .updateTable('project_sample')
    .set({ factors: JSON.stringify({ batch: '上午' }) })
    .where('project_id', '=', projectId)
    .execute();
  const again = await server.data<Design>(calls.groupOfMc, { token: owner.token, input });
  expect(again.scheme.factors.map(({ name, values }) => [name, values['B3']])).toEqual([
    ['batch', '上午'],
    ['age', '36'],
  ]);
});

it('without delivered groups the table of samples gives them, and without one the names do', async () => {
  const { projectId } = await build(false);
  const given = await server.data<Design>(calls.groupOfMc, { token: owner.token, input: { project_id: projectId } });
  expect([given.from, given.scheme.groups.map(({ name }) => name)]).toEqual(['table', ['A', 'B']]);
  const { id } = await uploadFile(
    server,
    owner.token,
    '蛋白.csv',
    matrix(['CK_1', 'CK_2', 'T_1', 'T_2', 'QC1', 'QC2']),
  );
  const own = await server.data<Design>(calls.groupOfMc, { token: owner.token, input: { file_id: id } });
  expect([own.from, own.scheme.groups.map(({ name }) => name)]).toEqual(['names', ['CK', 'T', 'QC']]);
  expect(own.contrasts).toEqual([{ test: 'T', reference: 'CK', name: '' }]);
});

it('while grouping it says that a batch is confounded, and the smallest difference that each contrast can detect', async () => {
  const { projectId } = await build(true);
  const { scheme } = await server.data<Design>(calls.groupOfMc, {
    token: owner.token,
    input: { project_id: projectId },
  });
  const guard = await server.data<SchemeGuard>(calls.sampleGroupProgramGuard, {
    token: owner.token,
    input: {
      project_id: projectId,
      scheme: { ...scheme, groups: [...scheme.groups, { name: '单个', color: '#000000', samples: ['QC1'] }] },
      contrasts: [
        { test: '模型', reference: '对照' },
        { test: '单个', reference: '对照' },
        { test: '没有', reference: '对照' },
      ],
    },
  });
  expect(guard.batches).toMatchObject([{ factor: 'batch', batches: ['批1', '批2'], confounded: 'full' }]);
  expect(guard.batches[0]!.findings.some(({ severity }) => severity === 'error')).toBe(true);
  // power.t.test(n = 3, power = 0.8, strict = TRUE)$delta
  expect(guard.contrasts[0]!.smallest).toBeCloseTo(3.07089226636, 8);
  expect(guard.contrasts[1]).toMatchObject({
    test_samples: 1,
    reason: expect.stringContaining('只有 1 个样本') as string,
  });
  expect(guard.contrasts[2]).toMatchObject({ smallest: null, reason: '方案里没有分组“没有”' });
  expect(guard.problems.map(({ code }) => code)).toEqual(['contrast-unknown', 'single-sample-group']);
});

it('differences become log2 by what features vary within the delivered groups, in tables whose scale is plain', async () => {
  const { projectId } = await build(true);
  const input = { project_id: projectId };
  const spreads = await server.data<TableSpread[]>(calls.sampleGroupProgramSpread, { token: owner.token, input });
  expect(spreads).toMatchObject([{ title: '计数.csv', features: 3, logged: false }]);
  const squaresOf = (values: readonly number[]) => {
    const logs = values.map(Math.log2);
    const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    return logs.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  const row = names.map((_, at) => 2_000 + at * at * 37);
  expect(spreads[0]!.sd).toBeCloseTo(Math.sqrt((squaresOf(row.slice(0, 3)) + squaresOf(row.slice(3))) / 4), 10);
});
