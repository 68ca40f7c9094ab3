import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Report, type ReportSection, type Task } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';
import { createReports } from './reports.ts';

let server: TestApp;
let portal: string;
let token: string;

beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'panome-portal-'));
  writeFileSync(join(portal, 'report-runtime.js'), 'void "the script of the built portal";');
  server = await buildTestApp({ env: { PANOME_PORTAL: portal } });
});
beforeEach(async () => {
  ({ token } = await server.buildUser());
});
afterAll(async () => {
  await server.close();
  rmSync(portal, { recursive: true, force: true });
});

const finishedTask = async (tool = 'two-group') => runTask(server, token, await exampleForm(server, token, tool));
const write = (input: object) => server.data<Report>(calls.reportWrite, { token, input });
const detail = (id: string) => server.data<Report>(calls.reportDetail, { token, input: { id } });
const detailOf = (id: string) => server.call(calls.reportDetail, { token, input: { id } });
const text: ReportSection = { kind: 'text', id: 'a', title: '背景', note: '说明' };
const sectionsOf = (task: Task): ReportSection[] => [
  text,
  {
    kind: 'chart',
    id: 'b',
    title: '',
    note: '',
    task_id: task.id,
    chart: 'volcano',
    settings: { title: '我的火山图' },
  },
  { kind: 'table', id: 'c', title: '', note: '', task_id: task.id, table: 'result', rows: 5 },
];

/** An equal call within three seconds would count as a double click. */
const later = () => server.clock.advance(5_000);

async function made(id: string): Promise<Report> {
  later();
  await server.data(calls.reportGenerate, { token, input: { id } });
  await server.app.dispatcher.idle();
  return detail(id);
}

it('a saved report becomes one HTML file with its saved content, and its owner is notified', async () => {
  const task = await finishedTask();
  const { id } = await write({
    title: '肝脏 "组" </title><img src=x onerror=alert(1)>',
    author: '王小明',
    sections: sectionsOf(task),
  });
  const report = await made(id);
  expect(report).toMatchObject({ state: 'ready' });
  const answer = await server.call(calls.reportDownload, { token, input: { id } });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''/);
  expect(answer.rawPayload).toHaveLength(report.size);
  expect(answer.body).toContain('&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;</h1>');
  expect(answer.body).not.toContain('<img src=x');
  expect(answer.body).toContain('void "the script of the built portal";');
  expect(answer.body).toContain(task.name);
  // The title from the settings of the chart.
  expect(answer.body).toContain('<b>图 1</b> 我的火山图');
  expect((answer.body.match(/<tbody>[\s\S]*?<\/tbody>/)![0].match(/<tr>/g) ?? []).length).toBe(5);
  const unread = await server.data<{ count: number }>(calls.notifyNoRead, { token });
  expect(unread.count).toBe(2);
});

it('a report is read in the browser at a signed address, where it reaches neither our origin nor the network', async () => {
  const { id } = await write({ title: '报告', sections: [text] });
  const early = await server.call(calls.reportViewUrl, { token, input: { id } });
  expect(early.json().showMsg).toBe('报告还没有生成，请先点击“生成报告”');
  await made(id);
  const { url } = await server.data<{ url: string }>(calls.reportViewUrl, { token, input: { id } });
  const shown = await server.app.inject(url);
  expect(shown.body).toContain('<h1>报告</h1>');
  expect(shown.headers['content-disposition']).toBe('inline');
  const policy = String(shown.headers['content-security-policy']).split('; ');
  expect(policy).toContain('sandbox allow-scripts allow-downloads allow-popups');
  expect(policy).toContain("default-src 'none'");
  expect((await server.app.inject(url.replace(/session=[^&]+/, 'session=somebody'))).statusCode).toBe(404);
  server.clock.advance(15 * 60_000 + 1);
  expect((await server.app.inject(url)).statusCode).toBe(404);
});

it('a save that would overwrite a newer version is refused, and the newer one stays (REL-07)', async () => {
  const { id, revision } = await write({ title: '一', sections: [text] });
  await write({ id, revision, title: '二', sections: [text] });
  const late = await server.call(calls.reportWrite, { token, input: { id, revision, title: '三', sections: [] } });
  expect(late.statusCode).toBe(409);
  expect((await detail(id)).title).toBe('二');
});

it('the first save of a report makes one, also when it is sent again', async () => {
  const first = { token, input: { title: '一次', sections: [] }, headers: { 'idempotency-key': crypto.randomUUID() } };
  const { id } = await server.data<Report>(calls.reportStore, first);
  expect((await server.data<Report>(calls.reportStore, first)).id).toBe(id);
  expect(await server.data<Report[]>(calls.reportList, { token, input: { name: '一次' } })).toHaveLength(1);
});

it('two clicks make one file, and a change in between makes another one', async () => {
  const { id, revision } = await write({ title: '报告', sections: [text] });
  const generate = () => server.data<Report>(calls.reportGenerate, { token, input: { id } });
  const [one, two] = await Promise.all([generate(), generate()]);
  later();
  expect(new Set([one, two, await generate()].map((report) => report.task_id)).size).toBe(1);
  later();
  await write({ id, revision, title: '改过的报告', sections: [text] });
  const again = await generate();
  expect(again.task_id).not.toBe(one.task_id);
  await server.app.dispatcher.idle();
  expect((await server.call(calls.reportDownload, { token, input: { id } })).body).toContain('改过的报告');
});

it('the last finished file stays available when making a newer one fails', async () => {
  const task = await finishedTask('pca');
  const { id, revision } = await write({ title: '报告', sections: [text] });
  await made(id);
  const gone: ReportSection = {
    kind: 'chart',
    id: 'x',
    title: '不存在的图',
    note: '',
    task_id: task.id,
    chart: 'volcano',
    settings: {},
  };
  await write({ id, revision, title: '报告', sections: [text, gone] });
  const failed = await made(id);
  expect(failed.state).toBe('failed');
  const failure = await server.data<{ class: string; what: string }>(calls.taskReportError, {
    token,
    input: { id: failed.task_id },
  });
  expect(failure).toMatchObject({ class: 'parameter', what: '任务结果中没有图表“不存在的图”' });
  expect((await server.call(calls.reportDownload, { token, input: { id } })).statusCode).toBe(200);
});

it('a report takes only results of its owner', async () => {
  const task = await finishedTask();
  const stranger = await server.buildUser('别人');
  const theirs = await server.call(calls.reportWrite, {
    token: stranger.token,
    input: { title: '偷看', sections: sectionsOf(task) },
  });
  expect(theirs.statusCode).toBe(400);
  const empty = await write({ title: '空报告', sections: [] });
  expect((await server.call(calls.reportGenerate, { token, input: { id: empty.id } })).statusCode).toBe(400);
  expect((await server.call(calls.reportDownload, { token, input: { id: empty.id } })).statusCode).toBe(409);
});

it('answers a stranger as if the report did not exist (SEC-21)', async () => {
  const { id } = await write({ title: '报告', sections: [text] });
  await made(id);
  const stranger = await server.buildUser('别人');
  for (const call of [calls.reportDetail, calls.reportDownload, calls.reportViewUrl, calls.reportGenerate]) {
    const theirs = await server.call(call, { token: stranger.token, input: { id } });
    const nobody = await server.call(call, {
      token: stranger.token,
      input: { id: '0190a000-0000-7000-8000-000000000000' },
    });
    expect([theirs.statusCode, theirs.json().showMsg]).toEqual([nobody.statusCode, nobody.json().showMsg]);
    expect(theirs.statusCode).toBe(404);
  }
  const written = await server.call(calls.reportWrite, {
    token: stranger.token,
    input: { id, revision: 1, title: '改', sections: [] },
  });
  expect(written.statusCode).toBe(404);
  expect((await server.call(calls.reportDelete, { token: stranger.token, input: { ids: id } })).statusCode).toBe(404);
});

it('reports can be searched, deleted and restored', async () => {
  const { id } = await write({ title: '肝脏 100%', sections: [text] });
  await write({ title: '肾脏', sections: [text] });
  const titles = async (name?: string) =>
    (
      (await server.call(calls.reportList, { token, input: name ? { name } : {} })).json() as {
        content: { data: Report[] };
      }
    ).content.data.map((report) => report.title);
  expect(await titles('100%')).toEqual(['肝脏 100%']);
  await server.data(calls.reportDelete, { token, input: { ids: id } });
  expect(await titles()).toEqual(['肾脏']);
  await server.data(calls.reportRestore, { token, input: { ids: [id] } });
  expect((await titles()).toSorted()).toEqual(['肝脏 100%', '肾脏'].toSorted());
});

it('cancelling the making of a report restores its former state', async () => {
  const { id } = await write({ title: '报告', sections: [text] });
  const begin = async () => {
    later();
    return server.data<Report>(calls.reportGenerate, { token, input: { id } });
  };
  await server.data(calls.taskCancel, { token, input: { id: (await begin()).task_id } });
  expect((await detail(id)).state).toBe('draft');
  const done = await made(id);
  await server.data(calls.taskCancel, { token, input: { id: (await begin()).task_id } });
  expect(await detail(id)).toMatchObject({ state: 'ready', generated_at: done.generated_at });
});

it('a report keeps one file, and loses it when it leaves the trash', async () => {
  const reports = createReports({
    platform: server.platform,
    findTask: (task) =>
      server.platform.database.selectFrom('task').selectAll().where('id', '=', task).executeTakeFirst(),
    wake: () => undefined,
  });
  const { id, revision } = await write({ title: '一', sections: [text] });
  const first = await made(id);
  await write({ id, revision, title: '二', sections: [text] });
  const second = await made(id);
  const kept = () =>
    server.platform.database
      .selectFrom('task')
      .select('id')
      .where('report_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
  expect(first.task_id).not.toBe(second.task_id);
  expect(await kept()).toEqual([{ id: second.task_id }]);

  await server.data(calls.reportDelete, { token, input: { ids: id } });
  await reports.purge(server.clock.now());
  expect((await detailOf(id)).statusCode).toBe(200);
  await reports.purge(server.clock.now() + 1);
  expect((await detailOf(id)).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});
