import { day } from '@panome/contract/durations';
import type { ResponseOf } from '@panome/contract/client';
import { applyEdits } from '@panome/charts/edits';
import { calls } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildDemoProject, formFor } from '../../../testing/flows/demoProject.ts';
import { openFlows, type Flows } from '../../../testing/flows/openFlows.ts';
import { buildRun } from '../../../testing/flows/buildRun.ts';

let flows: Flows;
let owner: { id: string; token: string };
let guest: { id: string; email: string; token: string };
let stranger: { id: string; token: string };
let run: string;
let projectId: string;

beforeAll(async () => {
  flows = await openFlows();
  owner = await flows.server.buildUser('主人');
  guest = await flows.server.buildUser();
  stranger = await flows.server.buildUser();
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
      role: 'view',
      message: '',
      state: 'received',
      created_at: now,
      expires_at: now + 30 * day,
      received_at: now,
      ended_at: null,
    })
    .execute();
  const form = formFor(projectId, { steps: ['pca'], source: { ...formFor(projectId).source, project_from: 1 } });
  ({ id: run } = await flows.run(owner.token, form));
}, 60_000);
afterAll(() => flows.server.close());

type Shown = ResponseOf<'moduleResultsDetail'>;
const asked = (id: string) =>
  [
    [calls.moduleResultsDetail, { run: id }],
    [calls.moduleResultsStep, { run: id, step: 'pca' }],
    [calls.moduleResultsChart, { run: id, step: 'pca', chart: 'pca-scores' }],
    [calls.moduleResultsFigure, { run: id, step: 'pca', chart: 'pca-scores' }],
  ] as const;
const refusals = (token: string, id: string) =>
  Promise.all(asked(id).map(async ([call, input]) => (await flows.refused(token, call, input)).status));
const share = (shared: boolean) => flows.ask<{ shared: boolean }>(owner.token, calls.flowRunShare, { id: run, shared });

it('SEC-21: a run is its owner’s alone until the owner shows it, then also of those who may see its project', async () => {
  expect(await flows.ask<Shown>(owner.token, calls.moduleResultsDetail, { run })).toMatchObject({
    own: true,
    shared: false,
  });
  expect(await refusals(guest.token, run)).toEqual([404, 404, 404, 404]);

  expect(await share(true)).toMatchObject({ shared: true });
  const seen = await flows.ask<Shown>(guest.token, calls.moduleResultsDetail, { run });
  expect(seen).toMatchObject({ own: false, owner_name: '主人', shared: true });
  expect(seen.steps.map(({ id }) => id)).toContain('pca');
  const step = await flows.ask<ResponseOf<'moduleResultsStep'>>(guest.token, calls.moduleResultsStep, {
    run,
    step: 'pca',
  });
  expect(Object.keys(step.document).toSorted()).toEqual(['findings', 'groups', 'options']);
  const { tables } = await flows.ask<ResponseOf<'moduleResultsChart'>>(guest.token, calls.moduleResultsChart, {
    run,
    step: 'pca',
    chart: step.charts[0]!,
  });
  expect(tables[0]!.rows).toBeGreaterThan(0);
  expect(await refusals(stranger.token, run)).toEqual([404, 404, 404, 404]);
  expect((await flows.refused(guest.token, calls.flowRunDetail, { id: run })).status).toBe(404);
  expect((await flows.refused(guest.token, calls.flowRunShare, { id: run, shared: false })).status).toBe(404);
});

it('SEC-21: the gallery closes with the end of the project’s share, in the trash, and when the owner ends it', async () => {
  const { database } = flows.server.platform;
  const setShare = (state: 'received' | 'revoked') =>
    database.updateTable('project_share').set({ state }).where('receiver_id', '=', guest.id).execute();
  await share(true);
  await setShare('revoked');
  expect(await refusals(guest.token, run)).toEqual([404, 404, 404, 404]);
  await setShare('received');
  await flows.ask(owner.token, calls.flowRunDelete, { ids: run });
  expect(await refusals(guest.token, run)).toEqual([404, 404, 404, 404]);
  await flows.ask(owner.token, calls.flowRunRestore, { ids: [run] });
  expect((await flows.ask<Shown>(guest.token, calls.moduleResultsDetail, { run })).id).toBe(run);
  await share(false);
  expect(await refusals(guest.token, run)).toEqual([404, 404, 404, 404]);
});

it('who looks at a gallery gets what the owner changed in a figure, and the figure in the theme of the page', async () => {
  const { steps } = await flows.detail(owner.token, run);
  const task = steps.find(({ id }) => id === 'pca')!.task_id;
  const edits = [{ id: 'xAxis.0.name', fill: '#123456' }];
  const change = { id: task, chart: 'pca-scores', known: [], edits };
  await flows.ask(owner.token, calls.taskStoreChartEdits, change);
  await share(true);
  const step = await flows.ask<ResponseOf<'moduleResultsStep'>>(guest.token, calls.moduleResultsStep, {
    run,
    step: 'pca',
  });
  expect(step.chart_settings).toEqual({ 'pca-scores': { edits } });
  const figure = async (theme: string) => {
    const input = { run, step: 'pca', chart: 'pca-scores', theme };
    return (await flows.server.call(calls.moduleResultsFigure, { token: guest.token, input })).body;
  };
  const [light, dark] = await Promise.all([figure('light'), figure('dark')]);
  // Elements have the same ids in both themes, so that the same edits are made on either.
  for (const svg of [light, dark]) expect(applyEdits(svg, edits)).toMatchObject({ skipped: [] });
  const ground = (svg: string) => /id="ground"[^>]*fill="([^"]+)"/u.exec(svg)?.[1];
  expect(ground(light)).toBe('#ffffff');
  expect(ground(dark)).not.toBe('#ffffff');
  expect(light).not.toContain('#123456');
});

it('a run on own files cannot be shown, in words that say what to do instead', async () => {
  const { runId } = await buildRun(flows.server, owner.id);
  const refused = await flows.refused(owner.token, calls.flowRunShare, { id: runId, shared: true });
  expect([refused.status, refused.showMsg]).toEqual([400, expect.stringContaining('请生成报告')]);
});
