import { exampleFor } from '@panome/analysis/examples';
import { day } from '@panome/contract/durations';
import { calls, type Envelope, type GroupScheme, type Task, type TaskForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { exampleForm, runTask, type TaskDetail } from '../../testing/runTask.ts';
import { uploadFile } from '../../testing/uploadFile.ts';

let server: TestApp;
let owner: { id: string; token: string };
let guest: { id: string; email: string; token: string };
let stranger: { token: string };
let example: TaskForm;
let delivered: string;

beforeAll(async () => {
  server = await buildTestApp();
  [owner, guest, stranger] = [await server.buildUser(), await server.buildUser(), await server.buildUser()];
  example = await exampleForm(server, owner.token, 'pca');
  const { fileIds, projectId } = await buildProject(server, {
    ownerId: owner.id,
    files: [{ path: 'tables/matrix.csv', content: exampleFor('pca').files.matrix!.csv }],
  });
  delivered = `project-file:${fileIds['tables/matrix.csv']}`;
  const now = server.clock.now();
  const share = {
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
  };
  await server.platform.database.insertInto('project_share').values(share).execute();
}, 60_000);
afterAll(() => server.close());

const formOn = (source: string): TaskForm => ({
  ...example,
  inputs: { ...example.inputs, matrix: { file_id: source } },
});
const refused = async (call: Parameters<TestApp['call']>[0], token: string, input: object) =>
  (await server.call(call, { token, input })).json<Envelope<null>>();

describe('a delivered table', () => {
  it('is inspected, grouped, checked and analysed where it is', async () => {
    const { token } = owner;
    const { report } = await inspectFile(server, token, { id: delivered });
    expect(report).toMatchObject({ kind: 'matrix', problems: [] });
    const { tools } = await inspectFile(server, token, { id: delivered, tools: 'ranked' });
    expect(tools!.ranked.find(({ id }) => id === 'pca')).toMatchObject({ fit: 'first', input: 'matrix' });
    const preview = await server.data<ResponseOf<'fileStorePreview'>>(calls.fileStorePreview, {
      token,
      input: { id: delivered },
    });
    expect(preview.total_rows).toBe(report!.features);
    const { scheme } = await server.data<{ scheme: GroupScheme }>(calls.toolGroupScheme, {
      token,
      input: { matrix: { file_id: delivered }, source: { kind: 'guess' } },
    });
    expect(scheme.groups.length).toBeGreaterThan(1);
    await server.data(calls.taskValidate, { token, input: formOn(delivered) });
    const done = await runTask(server, token, formOn(delivered));
    expect([done.state, done.files[delivered]]).toEqual(['succeeded', 'matrix.csv']);
    const copied = await runTask(server, token, example);
    expect(copied.reused, 'the same bytes in my files give the same result').toBe(true);
  }, 60_000);

  it('is not there for a stranger', async () => {
    const answers = [
      await refused(calls.fileStoreInspect, stranger.token, { id: delivered }),
      await refused(calls.taskStore, stranger.token, formOn(delivered)),
    ];
    const never = `project-file:${newId()}`;
    expect(answers.map(({ showMsg }) => showMsg)).toEqual([
      (await refused(calls.fileStoreInspect, stranger.token, { id: never })).showMsg,
      (await refused(calls.taskStore, stranger.token, formOn(never))).showMsg,
    ]);
  });

  it('is analysed with the rights of the moment: once the share is revoked, the task says so', async () => {
    const { database } = server.platform;
    const task = await runTask(server, guest.token, formOn(delivered));
    expect(task.state).toBe('succeeded');
    await database.updateTable('project_share').set({ state: 'revoked' }).where('receiver_id', '=', guest.id).execute();
    await database.updateTable('task').set({ state: 'queued' }).where('id', '=', task.id).execute();
    await server.app.dispatcher.idle();
    const { failure, state } = await server.data<TaskDetail>(calls.taskDetail, {
      token: guest.token,
      input: { id: task.id },
    });
    expect(state).toBe('failed');
    expect(failure).toMatchObject({ class: 'data', what: '分享已结束', where: '数据表' });
    const again = { ...formOn(delivered), seed: 2 };
    expect((await refused(calls.taskStore, guest.token, again)).showMsg).toContain('分享已结束');
  }, 60_000);
});

describe('a table of a result', () => {
  it('is the input of the next tool, with the bytes that a saved copy has', async () => {
    const { token } = owner;
    const { id } = await runTask(server, token, await exampleForm(server, token, 'normalize'));
    const source = `table:${id}/matrix`;
    const { report } = await inspectFile(server, token, { id: source });
    expect(report).toMatchObject({ kind: 'matrix', problems: [] });
    const names = await inspectFile(server, token, { id: source, as: 'list', tools: 'ranked' });
    expect([names.tools!.table, names.tools!.ranked[0]]).toMatchObject([
      '名单',
      { id: 'ora', fit: 'first', input: 'list' },
    ]);
    const onTable = await runTask(server, token, formOn(source));
    expect(onTable.state).toBe('succeeded');
    const copy = await server.data<{ id: string }>(calls.taskStoreResult, { token, input: { id, table: 'matrix' } });
    expect((await server.data<Task>(calls.taskStore, { token, input: formOn(copy.id) })).reused).toBe(true);
    expect(
      (await server.call(calls.fileStoreInspect, { token: stranger.token, input: { id: source } })).statusCode,
    ).toBe(404);
    const faults = await Promise.all(
      [`table:${id}/nothing`, `table:${id}/matrix?!`, 'table:', 'nonsense:1', `table:${id}`].map(async (wrong) => [
        wrong,
        (await refused(calls.taskStore, token, formOn(wrong))).showMsg,
      ]),
    );
    for (const [wrong, message] of faults) expect(message, wrong).toMatch(/不存在|没有这张表/);
  }, 60_000);
});

it('a second table names its samples, and those that were confirmed meet the first, also in the command', async () => {
  const { token } = owner;
  const samples = ['S1', 'S2', 'S3', 'S4', 'S5'];
  const tableOf = (id: string, names: readonly string[]) =>
    [['id', ...names], ...[3, 5, 7, 11].map((k) => [`${id}${k}`, ...names.map((_, at) => ((at + 2) * k) % 13)])]
      .map((row) => `${row.join(',')}\n`)
      .join('');
  const otherwise = samples.map((name) => name.replace('S', 'Sample_0'));
  const one = await uploadFile(server, token, 'one.csv', tableOf('a', samples));
  const two = await uploadFile(server, token, 'two.csv', tableOf('b', otherwise));
  expect((await inspectFile(server, token, { id: two.id, as: 'matrix2' })).report?.samples).toEqual(otherwise);
  const aliases = samples.map((sample, at) => ({ name: otherwise[at]!, sample }));
  const { id, state } = await runTask(server, token, {
    ...example,
    tool_id: 'network',
    inputs: {
      matrix: { file_id: one.id },
      groups: { groups: [], excluded: [], factors: [], aliases },
      more: { matrix2: { file_id: two.id } },
    },
    options: {},
  });
  expect(state).toBe('succeeded');
  const { command } = await server.data<ResponseOf<'taskResult'>>(calls.taskResult, { token, input: { id } });
  expect(command).toContain('--alias Sample_01=S1');
}, 60_000);
