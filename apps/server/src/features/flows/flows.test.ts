import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  calls,
  type FlowRun,
  type FlowStep,
  type GroupScheme,
  type Report,
  type Task,
  type TaskForm,
} from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemoProject, formFor } from '../../testing/flows/demoProject.ts';
import { openFlows, statesOf, type Flows, type Whole } from '../../testing/flows/openFlows.ts';

let flows: Flows;
let token: string;
let owner: string;
let projectId: string;
/** A run of some steps that has ended; the tests look at it and redo it. */
let first: Whole;
const some = ['pca', 'venn', 'ora-kegg'];

beforeAll(async () => {
  flows = await openFlows();
  ({ id: owner, token } = await flows.server.buildUser());
  ({ projectId } = await buildDemoProject(flows.server, { ownerId: owner }));
  first = await flows.run(token, formFor(projectId, { steps: some }));
}, 120_000);
afterAll(() => flows.server.close());

const redo = (more: Parameters<typeof formFor>[1]) =>
  formFor(projectId, { steps: some, parent_run: first.id, ...more });

describe('what a project allows', () => {
  it('its tables are bound to roles, and what is not possible says why', async () => {
    const menu = await flows.ask<ResponseOf<'availableModuleChart'>>(token, calls.availableModuleChart, {
      version_id: 'transform-1',
      project_id: projectId,
    });
    const bound = Object.fromEntries(menu.roles.map(({ bound: table, id }) => [id, table?.name]));
    expect(bound).toMatchObject({ counts: '基因计数.csv', expression: '基因表达量.csv', ontology: 'GO层级.obo' });
    expect(menu.missing).toEqual([]);
    expect(menu.contrasts).toHaveLength(2);
    const items = menu.sections.flatMap((section) => section.items);
    expect(items.find((item) => item.method_id === 'deseq2')).toMatchObject({ available: true, reason: '' });
    const { standard } = menu;
    expect(standard.find((step) => step.id === 'limma')).toMatchObject({ available: false });
    for (const { available, reason } of [...items, ...standard]) expect(available).toBe(reason === '');
  });

  it('a form of the menu comes with the tables and groups of the project, and runs', async () => {
    const { files, forms } = await flows.ask<{ forms: TaskForm[]; files: Record<string, string> }>(
      token,
      calls.moduleChartForms,
      { version_id: 'transform-1', project_id: projectId, methods: ['pca', 'deseq2'] },
    );
    const [pca, deseq2] = forms;
    expect(files[deseq2!.inputs.matrix!.file_id]).toContain('计数');
    expect(pca!.inputs.groups!.groups.map(({ samples }) => samples.length)).toEqual([5, 5, 5]);
    await flows.ask(token, calls.taskValidate, deseq2!);
  });

  it('quality controls are in the groups only where quality is looked at', async () => {
    const { projectId: id } = await buildDemoProject(flows.server, { ownerId: owner, family: 'untarget' });
    const asked = { version_id: 'untarget-1', project_id: id, methods: ['pls-da', 'qc-rsd'] };
    const { forms } = await flows.ask<{ forms: TaskForm[] }>(token, calls.moduleChartForms, asked);
    const names = forms.map(({ inputs }) => inputs.groups!.groups.map(({ name }) => name));
    expect(names.map((groups) => groups.includes('QC'))).toEqual([false, true]);
  });

  it('a project without the needed tables is offered apart, with what it lacks', async () => {
    const lacking = await buildDemoProject(flows.server, { ownerId: owner, without: ['counts', 'expression'] });
    const version = { version_id: 'transform-1' };
    const whole = await flows.ask<{ value: string }[]>(token, calls.projectByModule, version);
    const partial = await flows.ask<{ value: string; missing: string[] }[]>(
      token,
      calls.noDataProjectByModule,
      version,
    );
    expect(whole.map(({ value }) => value)).toEqual([projectId]);
    expect(partial.map(({ missing, value }) => [value, missing])).toEqual([
      [lacking.projectId, ['基因计数表或基因表达量表']],
    ]);
    expect((await flows.refused(token, calls.flowRunPlan, formFor(lacking.projectId))).showMsg).toContain(
      '还缺少基因计数表或基因表达量表',
    );
  });
});

describe('a run', () => {
  it('does what its plan said, in menu order, and leaves one entry and one message', async () => {
    const plan = await flows.plan(token, formFor(projectId, { steps: some }));
    expect(first.state).toBe('succeeded');
    expect(first.steps.map(({ id }) => id)).toEqual(plan.steps.map(({ id }) => id));
    for (const step of plan.steps) {
      const { reason, state } = first.steps.find(({ id }) => id === step.id)!;
      expect([state === 'skipped' ? 'skipped' : 'planned', reason], step.id).toEqual([step.state, step.reason]);
    }
    expect(plan.counts).toMatchObject({ recompute: 0, take_over: first.counts.done });
    expect(first.steps.filter(({ charts }) => charts.length > 0).map(({ method_id: id }) => id)).toContain('venn');
    const tasks = await flows.server.call(calls.taskList, { token });
    expect(tasks.json<{ content: { total: number } }>().content.total).toBe(0);
    const messages = await flows.ask<{ title: string; content: string; link: string }[]>(token, calls.notifyList, {});
    expect(messages.map(({ content, title }) => [title, content])).toEqual([
      [`“${first.name}”分析完成`, `${first.counts.done} 步有结果，${first.counts.skipped} 步跳过`],
    ]);
    expect(messages[0]!.link).toContain(first.id);
    expect(first.command).toContain('flow run transform-1 --input');
  });

  it('parses a large table once: what a step read is there for the steps after it', () => {
    const { dataFolder } = flows.server.platform.config;
    expect(readdirSync(join(dataFolder, 'readings')).length).toBeGreaterThan(0);
  });

  it('tells of each step its task, where its inputs come from, and how many there are in each state', async () => {
    const id = first.steps.find((step) => step.id.startsWith('ora-kegg@'))!.id;
    const step = await flows.ask<ResponseOf<'detailOfModuleChart'>>(token, calls.detailOfModuleChart, {
      run_id: first.id,
      step_id: id,
    });
    expect(step.task?.tool_id).toBe('ora');
    expect(step.provenance.map(({ from, step_id: parent }) => [from, parent])).toEqual(
      expect.arrayContaining([
        ['step', 'deseq2'],
        ['role', ''],
      ]),
    );
    const counts = await flows.ask<Record<string, number>>(token, calls.moduleChartStatusCount, { run_id: first.id });
    expect([counts['succeeded'], counts['skipped']]).toEqual([first.counts.done, first.counts.skipped]);
    const done = await flows.ask<FlowStep[]>(token, calls.moduleChartByStatus, {
      run_id: first.id,
      state: 'succeeded',
    });
    expect(done).toHaveLength(first.counts.done);
    const all = await flows.ask<(FlowStep & { run: FlowRun })[]>(token, calls.listOfAllModuleChart, { size: 100 });
    expect(all).toHaveLength(first.steps.length);
  });

  it('a redo computes only what its change reaches; edits of charts go with it', async () => {
    const pca = first.steps.find(({ id }) => id === 'pca')!;
    const [chart] = pca.charts;
    const edit = { id: pca.task_id, chart: chart!.id, settings: { title: '我的标题' } };
    await flows.ask(token, calls.taskStoreChartSettings, edit);
    const changed = redo({ options: { deseq2: { fc: 4 } } });
    const plan = await flows.plan(token, changed);
    const computed = plan.steps.filter(({ work }) => work === 'recompute').map(({ id }) => id);
    expect(computed.map((id) => id.split('@')[0])).toEqual(
      expect.arrayContaining(['deseq2', 'venn', 'ora-kegg', 'ora-kegg']),
    );
    const second = await flows.run(token, changed);
    const reused = second.steps.filter((step) => step.reused).map(({ id }) => id);
    expect(second.steps.filter(({ state }) => state === 'succeeded').map(({ id }) => id)).toEqual(computed);
    expect(reused).toEqual(plan.steps.filter(({ work }) => work === 'take_over').map(({ id }) => id));
    const taken = await flows.ask<ResponseOf<'taskResult'>>(token, calls.taskResult, {
      id: second.steps.find(({ id }) => id === 'pca')!.task_id,
    });
    expect(taken.chart_settings).toEqual({ [chart!.id]: { title: '我的标题' } });
    const both = await flows.ask<ResponseOf<'flowRunCompare'>>(token, calls.flowRunCompare, {
      left: first.id,
      right: second.id,
    });
    expect(both.differences).toEqual([expect.objectContaining({ step_id: 'deseq2', right: '4' })]);
    expect(both.steps.find(({ id }) => id === 'pca')).toMatchObject({ same: true });
    expect(both.steps.find(({ id }) => id === 'deseq2')).toMatchObject({ same: false });
  }, 60_000);

  it('where no feature changed, the steps on what changed are left out and say so', async () => {
    const none = await flows.run(token, redo({ options: { deseq2: { fc: 100, p: 1e-12 } } }));
    expect(none.state).toBe('succeeded');
    expect(statesOf(none.steps)).toMatchObject({ pca: 'reused', deseq2: 'succeeded', venn: 'skipped' });
    const left = none.steps.filter(({ id, state }) => id.startsWith('ora-kegg') && state === 'skipped');
    expect(left.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/没有一行/),
      expect.stringMatching(/没有一行/),
    ]);
  }, 60_000);

  it('a step that the data do not fit is left out with the reason, and is no failure', async () => {
    const none = await flows.run(token, redo({ options: { 'ora-kegg': { min_size: 900, max_size: 1_000 } } }));
    expect([none.state, none.counts.failed]).toEqual(['succeeded', 0]);
    const left = none.steps.filter(({ id }) => id.startsWith('ora-kegg@'));
    expect(left.map(({ failure, state }) => [state, failure])).toEqual(left.map(() => ['skipped', null]));
    expect(left[0]!.reason).toMatch(/个集合在背景内的大小都不在 900 到 1000 之间/);
    const asked = { run_id: none.id, state: 'skipped' };
    const skipped = await flows.ask<FlowStep[]>(token, calls.moduleChartByStatus, asked);
    expect([skipped.length, none.counts.skipped]).toEqual([none.counts.skipped, first.counts.skipped + left.length]);
    const listed = await flows.ask<FlowStep[]>(token, calls.listOfAllModuleChart, { state: 'skipped', size: 100 });
    expect(listed.map(({ task_id: task }) => task)).toEqual(
      expect.arrayContaining(left.map(({ task_id: task }) => task)),
    );
  }, 60_000);

  it('the same click twice is one run', async () => {
    const headers = { 'idempotency-key': 'one-click-of-mine' };
    const form = formFor(projectId, { steps: ['hclust'], seed: 5 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => flows.server.call(calls.storeModuleChart, { token, input: form, headers })),
    );
    const ids = answers.map((answer) => answer.json<{ content: { data: FlowRun } }>().content.data.id);
    expect(new Set(ids).size).toBe(1);
    await flows.server.app.runScheduler.idle();
  }, 60_000);

  it('becomes one report of all its charts in menu order, with their edits', async () => {
    const report = await flows.ask<Report>(token, calls.flowRunReport, { id: first.id });
    const charts = report.sections.flatMap((section) => (section.kind === 'chart' ? [section] : []));
    const expected = first.steps.flatMap(({ charts: own, task_id: task }) =>
      own.filter(() => task !== '').map(({ id }) => [task, id]),
    );
    expect(charts.map(({ chart, task_id: task }) => [task, chart])).toEqual(expected);
    expect(report.sections.some(({ kind }) => kind === 'methods')).toBe(true);
    await flows.server.app.runScheduler.idle();
  }, 60_000);
});

describe('the list of runs', () => {
  const list = (input: object) => flows.ask<FlowRun[]>(token, calls.listOfAllMetaWorkflow, { size: 50, ...input });

  it('finds runs by state, family and name, and keeps deleted ones in the trash', async () => {
    expect((await list({ state: 'succeeded', family: 'transform' })).map(({ id }) => id)).toContain(first.id);
    const here = { version_id: 'transform-1', project_id: projectId };
    expect((await flows.ask<FlowRun[]>(token, calls.listOfMetaWorkflow, here)).map(({ id }) => id)).toContain(first.id);
    expect(await flows.ask(token, calls.listOfMetaWorkflow, { ...here, project_id: 'none' })).toEqual([]);
    expect(await list({ state: 'failed' })).toEqual([]);
    expect(await list({ family: 'micro' })).toEqual([]);
    const run = await flows.run(token, formFor(projectId, { steps: ['hclust'], name: '要删除的' }));
    await flows.ask(token, calls.flowRunDelete, { ids: run.id });
    expect(await list({ name: '要删除' })).toEqual([]);
    expect((await list({ name: '要删除', trash: '1' }))[0]?.can).toMatchObject({ restore: true, redo: false });
    const again = await flows.refused(token, calls.storeModuleChart, redo({ parent_run: run.id }));
    expect(again.showMsg).toContain('回收站');
    await flows.ask(token, calls.flowRunRestore, { ids: [run.id] });
    expect((await list({ name: '要删除' })).map(({ id }) => id)).toEqual([run.id]);
  }, 60_000);

  it('a cancelled run ends at once; what has a result keeps it', async () => {
    flows.server.clock.advance(10_000);
    const { id } = await flows.send(
      token,
      formFor(projectId, { steps: some, seed: 9, options: { pca: { components: 4 } } }),
    );
    const cancelled = await flows.ask<FlowRun>(token, calls.flowRunCancel, { id });
    expect([cancelled.state, cancelled.can.cancel]).toEqual(['cancelled', false]);
    await flows.server.app.runScheduler.idle();
    const { counts, steps } = await flows.detail(token, id);
    expect(counts.running).toBe(0);
    expect(steps.every(({ state }) => ['cancelled', 'skipped', 'succeeded', 'reused'].includes(state))).toBe(true);
  }, 60_000);

  it('a task of a run is not deleted alone, and goes with its run once the trash is emptied', async () => {
    const { steps } = first;
    const [step] = steps.filter(({ task_id: task }) => task !== '');
    expect((await flows.refused(token, calls.taskDelete, { ids: step!.task_id })).showMsg).toContain(
      '属于一次流程分析',
    );
    expect((await flows.ask<Task>(token, calls.taskDetail, { id: step!.task_id })).id).toBe(step!.task_id);
  });
});

describe('what is wrong with a run is said before it is sent', () => {
  const scheme = (groups: Record<string, string[]>): GroupScheme => ({
    groups: Object.entries(groups).map(([name, samples]) => ({ name, color: '#123456', samples })),
    excluded: [],
    factors: [],
  });
  const cases: [string, () => Parameters<typeof formFor>[1], RegExp][] = [
    ['samples that no table has', () => ({ scheme: scheme({ A: ['x', 'y'], B: ['z'] }) }), /都不在数据表中/],
    [
      'one group of one sample',
      () => ({ scheme: scheme({ A: first.form.scheme!.groups[0]!.samples.slice(0, 1) }) }),
      /只有一个分组“A”，其中只有 1 个样本/,
    ],
    [
      'a contrast of a group with itself',
      () => ({ contrasts: [{ test: 'A', reference: 'A', name: '' }] }),
      /对比“A”是分组和它自己比较/,
    ],
    [
      'a contrast of a group that is not there',
      () => ({ contrasts: [{ test: 'A', reference: 'B', name: '' }] }),
      /对比里的分组“.+”不在方案中/,
    ],
    ['an option that a method refuses', () => ({ options: { deseq2: { alpha: 7 } } }), /差异/],
    ['a step that the flow does not have', () => ({ steps: ['nothing'] }), /没有步骤“nothing”/],
    ['a role that the flow does not have', () => ({ inputs: { tree: null } }), /不需要“tree”/],
    ['a table of another kind', () => ({ inputs: { counts: first.form.inputs['edges']! } }), /基因计数表/],
    ['no table for what is needed', () => ({ inputs: { counts: null, expression: null } }), /还缺少/],
    ['a retired version', () => ({ version_id: 'transform-0' }), /已停用，请使用最新版本 transform-1/],
    ['no such flow', () => ({ version_id: 'nonsense-1' }), /没有这个流程/],
    ['a run that is gone', () => ({ parent_run: 'gone' }), /已被删除/],
  ];
  it.each(cases)('%s', async (_name, more, message) => {
    const form = formFor(projectId, more());
    const call = form.parent_run === '' ? calls.flowRunPlan : calls.storeModuleChart;
    const { showMsg, status } = await flows.refused(token, call, form);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(showMsg).toMatch(message);
  });

  it('one group of one sample is a doubt, and what needs more is skipped with the reason', async () => {
    const [a, b] = first.form.scheme!.groups;
    const { steps, warnings } = await flows.plan(
      token,
      formFor(projectId, { scheme: scheme({ A: a!.samples, B: b!.samples.slice(0, 1) }) }),
    );
    expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['missing-sample', 'single-sample-group']));
    expect(steps.find(({ id }) => id === 'trend')).toMatchObject({ state: 'skipped' });
  });
});
