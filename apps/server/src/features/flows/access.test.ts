import { day } from '@panome/contract/durations';
import type { ResponseOf } from '@panome/contract/client';
import { demoProject } from '@panome/analysis/flows-demo';
import { calls } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { buildDemoProject, formFor } from '../../testing/flows/demoProject.ts';
import { openFlows, statesOf, type Flows } from '../../testing/flows/openFlows.ts';

const uploadInto = (server: Flows['server'], token: string, dir: string, name: string, content: string) =>
  sendForm(server, calls.fileStoreUpload, { token, name, content, fields: { current_dir: dir } });

let flows: Flows;
let owner: { id: string; token: string };
let guest: { id: string; email: string; token: string };
let projectId: string;

beforeAll(async () => {
  flows = await openFlows();
  owner = await flows.server.buildUser();
  guest = await flows.server.buildUser();
  ({ projectId } = await buildDemoProject(flows.server, { ownerId: owner.id }));
  const now = flows.server.clock.now();
  await flows.server.platform.database
    .insertInto('project_share')
    .values({
      id: newId(),
      project_id: projectId,
      owner_id: owner.id,
      receiver_email: guest.email,
      receiver_key: guest.email,
      receiver_id: guest.id,
      role: 'analyse',
      message: '',
      state: 'received',
      created_at: now,
      expires_at: now + 30 * day,
      received_at: now,
      ended_at: null,
    })
    .execute();
}, 60_000);
afterAll(() => flows.server.close());

it('a share that is revoked in the middle of a run fails what still reads the project, and keeps the results', async () => {
  const { database } = flows.server.platform;
  const form = formFor(projectId, {
    steps: ['pca', 'distribution'],
    source: { ...formFor(projectId).source, project_from: 1 },
  });
  const run = await flows.run(guest.token, form);
  expect([run.state, run.source_ended]).toEqual(['succeeded', false]);

  // As the run was when its first steps had ended, with the share revoked since.
  const later = run.steps.filter(({ id }) => id === 'pca' || id === 'distribution').map(({ id }) => id);
  await database.deleteFrom('task').where('run_id', '=', run.id).where('step_id', 'in', later).execute();
  await database
    .updateTable('flow_step')
    .set({ state: 'blocked', task_id: '' })
    .where('run_id', '=', run.id)
    .where('step_id', 'in', later)
    .execute();
  await database.updateTable('flow_run').set({ finished_at: null, announced: 0 }).where('id', '=', run.id).execute();
  await database.updateTable('project_share').set({ state: 'revoked' }).where('receiver_id', '=', guest.id).execute();
  flows.server.app.runScheduler.advance(run.id);
  await flows.server.app.runScheduler.idle();

  const after = await flows.detail(guest.token, run.id);
  const states = statesOf(after.steps);
  expect([after.state, after.source_ended, after.can.redo]).toEqual(['partial', true, false]);
  expect([states['normalize'], states['pca']]).toEqual(['succeeded', 'succeeded']);
  const failed = after.steps.filter(({ state }) => state === 'failed');
  expect(failed.map(({ id }) => id)).toEqual(['distribution']);
  for (const { failure } of failed) expect(failure).toMatchObject({ class: 'data', what: '分享已结束' });
  const again = await flows.refused(guest.token, calls.storeModuleChart, { ...form, parent_run: run.id });
  expect(again.status).toBe(404);
}, 90_000);

it('a run does not exist for a stranger, whichever call asks for it', async () => {
  const run = await flows.run(owner.token, formFor(projectId, { steps: ['distribution'] }));
  const stranger = await flows.server.buildUser();
  const { token } = stranger;
  const never = newId();
  const asked = (id: string) =>
    Promise.all([
      flows.refused(token, calls.flowRunDetail, { id }),
      flows.refused(token, calls.flowRunCancel, { id }),
      flows.refused(token, calls.flowRunUpdate, { id, name: 'x' }),
      flows.refused(token, calls.flowRunDelete, { ids: id }),
      flows.refused(token, calls.flowRunRestore, { ids: [id] }),
      flows.refused(token, calls.flowRunReport, { id }),
      flows.refused(token, calls.flowRunCompare, { left: id, right: id }),
      flows.refused(token, calls.listOfModuleChart, { run_id: id }),
      flows.refused(token, calls.detailOfModuleChart, { run_id: id, step_id: 'distribution' }),
      flows.refused(token, calls.moduleChartStatusCount, { run_id: id }),
      flows.refused(token, calls.moduleChartByStatus, { run_id: id, state: 'succeeded' }),
    ]);
  const answers = await asked(run.id);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(answers).toEqual(await asked(never));
  expect((await flows.refused(token, calls.flowRunPlan, formFor(projectId))).status).toBe(404);
  expect((await flows.refused(token, calls.storeModuleChart, formFor(projectId, { parent_run: run.id }))).showMsg).toBe(
    (await flows.refused(token, calls.storeModuleChart, formFor(projectId, { parent_run: never }))).showMsg,
  );
}, 60_000);

it('an own upload is analysed by its names and contents, with the groups that are given', async () => {
  const { token } = owner;
  const { id: dir } = await flows.ask<{ id: string }>(token, calls.fileStoreAddDir, { name: '我的转录组' });
  const { files, samples } = demoProject('transform');
  const counts = files.find(({ role }) => role === 'counts')!.text;
  await uploadInto(flows.server, token, dir, '测序结果.csv', counts);
  const groups = [...Map.groupBy(samples, ({ group }) => group)].map(([name, own]) => ({
    name,
    color: '#0094FF',
    samples: own.map((sample) => sample.name),
  }));
  const source = { project_id: dir, project_from: 2 as const, source_from: 2 as const, is_example: 0 as const };
  const form = formFor(dir, { source, steps: ['distribution'], scheme: { groups, excluded: [], factors: [] } });
  const run = await flows.run(token, form);
  expect([run.state, run.project_name, run.source_ended]).toEqual(['succeeded', '我的转录组', false]);
  expect(Object.values(run.files)).toEqual(['测序结果.csv']);
}, 60_000);

it('a table of samples beside the data groups an own upload, and the plan compares them without being told', async () => {
  const { token } = owner;
  const { id: dir } = await flows.ask<{ id: string }>(token, calls.fileStoreAddDir, { name: '公开数据' });
  const { files, samples } = demoProject('transform');
  await uploadInto(flows.server, token, dir, 'counts.csv', files.find(({ role }) => role === 'counts')!.text);
  const lines = samples.map(({ name }, at) => `${name},${at < 7 ? 'control' : 'treated'},N${at % 3}`);
  await uploadInto(flows.server, token, dir, 'metadata.csv', ['id,dex,celltype', ...lines].join('\n'));
  const source = { project_id: dir, project_from: 2 as const, source_from: 2 as const, is_example: 0 as const };
  const menu = await flows.ask<ResponseOf<'availableModuleChart'>>(token, calls.availableModuleChart, {
    version_id: 'transform-1',
    ...source,
  });
  expect(menu.scheme?.groups.map(({ name, samples: own }) => [name, own.length])).toEqual([
    ['control', 7],
    ['treated', 8],
  ]);
  expect(menu.scheme?.factors.map(({ name }) => name)).toEqual(['celltype']);
  expect(menu.contrasts).toMatchObject([{ test: 'treated', reference: 'control' }]);
  expect(menu.standard.find(({ id }) => id === 'deseq2')).toMatchObject({ available: true });
}, 60_000);

it('a table that is not what its name says is left out with a word, and the groups of a real sample sheet are found in it', async () => {
  const { token } = owner;
  const { id: dir } = await flows.ask<{ id: string }>(token, calls.fileStoreAddDir, { name: '公开的扩增子' });
  const { files, samples } = demoProject('micro');
  for (const [role, name] of [
    ['counts', 'otu_table.csv'],
    ['taxonomy', 'taxonomy.csv'],
  ] as const)
    await uploadInto(flows.server, token, dir, name, files.find((file) => file.role === role)!.text);
  // As QIIME writes it: barcodes and remarks, each of one sample, around the column that groups.
  const lines = samples.map(({ group, name }, at) => `${name},AC${at}GT,${group},remark ${at}`);
  await uploadInto(
    flows.server,
    token,
    dir,
    'metadata.csv',
    ['X.SampleID,Barcode,Type,Description', ...lines].join('\n'),
  );
  const source = { project_id: dir, project_from: 2 as const, source_from: 2 as const, is_example: 0 as const };
  const menu = await flows.ask<ResponseOf<'availableModuleChart'>>(token, calls.availableModuleChart, {
    version_id: 'micro-1',
    ...source,
  });
  expect(menu.roles.find(({ id }) => id === 'env')?.bound).toBeNull();
  const sizes = Map.groupBy(samples, ({ group }) => group);
  expect(menu.scheme?.groups.map(({ name, samples: own }) => [name, own.length])).toEqual(
    [...sizes].map(([name, own]) => [name, own.length]),
  );
  const { steps, warnings } = await flows.plan(token, { ...formFor(dir, { source }), version_id: 'micro-1' });
  expect(warnings.find(({ input }) => input === 'env')).toMatchObject({ severity: 'warning', code: 'wrong-kind' });
  expect(steps.find(({ id }) => id === 'rda')).toMatchObject({ state: 'skipped', reason: '没有环境因子表' });
}, 60_000);
