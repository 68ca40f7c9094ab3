import { demoCompanion } from '@panome/analysis/flows-demo';
import { calls, type DeliveredFile, type GroupScheme, type RunForm } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDemoProject, formFor } from '../../testing/flows/demoProject.ts';
import { openFlows, statesOf, type Flows, type Plan } from '../../testing/flows/openFlows.ts';

let flows: Flows;
let token: string;
/** Two omics of the same mice, delivered as two projects. */
let union: (more?: Partial<RunForm>) => RunForm;
let inputs: RunForm['inputs'];

beforeAll(async () => {
  flows = await openFlows();
  const owner = await flows.server.buildUser();
  ({ token } = owner);
  const deliver = (more: object) => buildDemoProject(flows.server, { ownerId: owner.id, ...more });
  const [genes, proteins] = [await deliver({}), await deliver({ project: demoCompanion() })];
  const tableOf = async (project: string, role: string) => {
    const asked = { project_id: project, kind: 'table', size: 50 };
    const files = await flows.ask<DeliveredFile[]>(token, calls.projectFiles, asked);
    return { file_id: `project-file:${files.find((file) => file.role === role)!.id}` };
  };
  inputs = {
    first: await tableOf(genes.projectId, 'expression'),
    second: await tableOf(proteins.projectId, 'intensity'),
    sets: await tableOf(genes.projectId, 'kegg'),
    sets2: await tableOf(proteins.projectId, 'kegg'),
  };
  const { scheme } = await flows.ask<{ scheme: GroupScheme }>(token, calls.groupOfMc, { project_id: genes.projectId });
  union = (more = {}) =>
    formFor('', {
      version_id: 'union-1',
      source: { project_id: '', project_from: 2, source_from: 1, is_example: 0 },
      inputs,
      scheme,
      steps: ['nine-quadrant', 'procrustes', 'joint-pathway'],
      ...more,
    });
}, 120_000);
afterAll(() => flows.server.close());

it('the plan of a union says which samples lack in an omics and which are written otherwise', async () => {
  const { warnings } = await flows.plan(token, union());
  const of = (code: string) => warnings.find((warning) => warning.code === code);
  expect(of('union-samples-lack')).toMatchObject({
    input: 'second',
    what: '第二个组学的数据表没有 2 个样本：HFD4、MET2',
  });
  expect(of('union-samples-lack')!.remedy).toContain('共有的 13 个样本');
  expect(warnings.map(({ what }) => what).join()).not.toContain('不在方案中');
  expect(of('union-samples-renamed')!.what).toContain(
    '13 个样本名的写法不同，已按相近的写法对应：LFQ intensity ND1 即 ND1',
  );
});

it('the pathways of both omics need the annotation of both: without one the plan says so', async () => {
  const { steps } = await flows.plan(token, union({ inputs: { ...inputs, sets2: null } }));
  const joint = steps.filter(({ id }) => id.startsWith('joint-pathway'));
  expect(joint.map(({ reason, state }) => `${state}：${reason}`)).toEqual(
    joint.map(() => 'skipped：没有第二个组学的通路注释'),
  );
});

it('two projects of the same mice run together: overlapping samples and features count, others are left aside', async () => {
  const run = await flows.run(token, union());
  expect(run.steps.flatMap(({ failure, id }) => (failure ? [[id, failure.what]] : []))).toEqual([]);
  expect(run.state).toBe('succeeded');
  const done = run.steps.filter(({ state }) => state === 'succeeded').map(({ id }) => id.split('@')[0]);
  expect(done).toEqual(expect.arrayContaining(['nine-quadrant', 'procrustes', 'joint-pathway']));
}, 60_000);

it('a union of omics without a sample or a feature in common says so before or after the click', async () => {
  const scheme = union().scheme!;
  const foreign = { ...scheme, groups: scheme.groups.map((group) => ({ ...group, samples: [`${group.name}X`] })) };
  const refused = await flows.refused(token, calls.flowRunPlan, union({ scheme: foreign }));
  expect(refused.showMsg).toContain('没有共有的样本');
  const twice = union({ inputs: { ...inputs, second: inputs['first']!, first: inputs['second']! } });
  const { state, steps } = await flows.run(token, {
    ...twice,
    steps: ['joint-pathway'],
    options: { 'joint-pathway': { min_size: 900, max_size: 1_000 } },
  });
  expect(state).toBe('succeeded');
  expect(
    Object.entries(statesOf(steps)).filter(([id, of]) => id.startsWith('joint-pathway@') && of !== 'skipped'),
  ).toEqual([]);
}, 60_000);

it('names that differ in writing are suggested, join once they are confirmed, and stay so in a redo', async () => {
  const { scheme } = union();
  const written = {
    ...scheme!,
    groups: scheme!.groups.map((group) => ({
      ...group,
      samples: group.samples.map((name) => (name === 'ND1' ? 'Sample_ND-01' : name)),
    })),
  };
  const form = union({ scheme: written, steps: ['procrustes'] });
  const before = await flows.plan(token, form);
  expect(before.alike).toEqual([
    { name: 'ND1', sample: 'Sample_ND-01', tables: ['第一个组学的数据表'] },
    { name: 'LFQ intensity ND1', sample: 'Sample_ND-01', tables: ['第二个组学的数据表'] },
  ]);
  const aliases = before.alike.map(({ name, sample }) => ({ name, sample }));
  const confirmed = { ...form, scheme: { ...written, aliases } };
  const { alike, warnings } = await flows.plan(token, confirmed);
  expect(alike).toEqual([]);
  expect(warnings.find(({ code }) => code === 'union-samples-lack')!.remedy).toContain('共有的 13 个样本');

  const run = await flows.run(token, confirmed);
  expect(statesOf(run.steps)).toMatchObject({ 'log-first': 'succeeded', procrustes: 'succeeded' });
  expect(run.command).toContain("--alias ND1=Sample_ND-01 --alias 'LFQ intensity ND1=Sample_ND-01'");
  const { task_id: task } = run.steps.find(({ id }) => id === 'log-second')!;
  const { document } = await flows.ask<{ document: { note: string } }>(token, calls.taskResult, { id: task });
  expect(document.note).toContain('“LFQ intensity ND1”即“Sample_ND-01”');

  const redo = await flows.plan(token, { ...run.form, parent_run: run.id });
  expect(redo.form.scheme!.aliases).toEqual(aliases);
  expect(redo.counts).toMatchObject({ recompute: 0, take_over: 3 });
  const changed = { ...run.form, scheme: { ...run.form.scheme!, aliases: aliases.slice(0, 1) } };
  const other = await flows.plan(token, changed);
  expect(other.steps.filter(({ work }) => work === 'take_over').map(({ id }) => id)).toEqual(['log-first']);
}, 60_000);

it('omics that share no name are refused together with what could be the same samples', async () => {
  const { scheme } = union();
  const groups = scheme!.groups.map((group) => ({ ...group, samples: group.samples.map((name) => `Sample-${name}`) }));
  const { data, showMsg: common } = await flows.refused(
    token,
    calls.flowRunPlan,
    union({ scheme: { ...scheme!, groups } }),
  );
  expect(common).toContain('没有共有的样本');
  expect((data as Plan).alike.slice(0, 1)).toMatchObject([{ name: 'ND1', sample: 'Sample-ND1' }]);
  const twice = {
    ...scheme!,
    aliases: [
      { name: 'x', sample: 'ND1' },
      { name: 'x', sample: 'ND2' },
    ],
  };
  const { showMsg } = await flows.refused(token, calls.flowRunPlan, union({ scheme: twice }));
  expect(showMsg).toContain('“x”对应了两个不同的样本');
});
