import { calls, type Envelope, type StaffAccount, type StaffAccountDetail, type StaffTask } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';

type Person = { id: string; email: string; token: string };
let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await buildStaff(test, '管理员', ['Admin']);
});
afterAll(() => test.close());

const at = (token: string, input: object = {}) => ({ token, input });
const messageOf = (response: { json<T>(): T }) => response.json<Envelope<null>>().showMsg;

it('SEC-17: a blocked account loses its sessions at once and can be let in again', async () => {
  const { email, id, token } = await test.buildUser('李明');
  const [found] = await test.data<StaffAccount[]>(calls.staffAccountList, at(admin.token, { search: email }));
  expect(found).toMatchObject({ id, email, name: '李明', state: 'active', used: 0 });
  const blocked = await test.data<StaffAccountDetail>(calls.staffAccountBlock, at(admin.token, { id, blocked: true }));
  expect([blocked.state, blocked.sessions]).toEqual(['blocked', []]);
  expect((await test.call(calls.userDetail, at(token))).json()).toMatchObject({ code: 2 });
  await test.data(calls.staffAccountBlock, at(admin.token, { id, blocked: false }));
  expect(await actsOf(test, admin.id)).toEqual(['account.disable', 'account.enable']);
  const self = await test.call(calls.staffAccountBlock, at(admin.token, { id: admin.id, blocked: true }));
  expect([self.statusCode, messageOf(self)]).toEqual([409, '不能停用或删除自己的账号']);
});

it('SEC-24: a role counts from the next call, and the last administrator keeps the role', async () => {
  const { id, token } = await test.buildUser();
  const put = (input: object) => test.call(calls.staffAccountRole, at(admin.token, { id, ...input }));
  expect((await put({ role: 'Support', holds: true })).statusCode).toBe(200);
  expect((await test.call(calls.staffInbox, at(token))).statusCode).toBe(200);
  await put({ role: 'Support', holds: false });
  expect((await test.call(calls.staffInbox, at(token))).statusCode).toBe(403);
  expect(messageOf(await put({ role: 'Nobody', holds: true }))).toBe('没有角色“Nobody”');
  const last = await test.call(calls.staffAccountRole, at(admin.token, { id: admin.id, role: 'Admin', holds: false }));
  expect(messageOf(last)).toContain('最后一个管理员');
});

it('an account gets a quota of its own, which is the one that counts', async () => {
  const { id, token } = await test.buildUser();
  await test.data(calls.staffAccountQuota, at(admin.token, { id, bytes: 10 }));
  expect(await test.data(calls.fileStoreQuota, at(token))).toMatchObject({ limit: 10 });
  await expect(test.app.space.reserve(id, { bytes: 11 })).rejects.toMatchObject({ status: 413 });
  await test.data(calls.staffAccountQuota, at(admin.token, { id, bytes: null }));
  (await test.app.space.reserve(id, { bytes: 11 })).release();
});

it('an account with contracts is not deleted; without, it goes with all it made once its address was typed', async () => {
  const owner = await test.buildUser();
  await buildProject(test, { ownerId: owner.id });
  const remove = (person: Person, email: string) =>
    test.call(calls.staffAccountDelete, at(admin.token, { id: person.id, email }));
  expect(messageOf(await remove(owner, owner.email))).toContain('有 1 份合同');
  const guest = await test.buildUser();
  expect(messageOf(await remove(guest, owner.email))).toBe('输入的邮箱与账号不一致，没有删除');
  expect((await remove(guest, guest.email)).statusCode).toBe(200);
  expect((await test.call(calls.staffAccountDetail, at(admin.token, { id: guest.id }))).statusCode).toBe(404);
  expect((await test.call(calls.userDetail, at(guest.token))).json()).toMatchObject({ code: 2 });
});

it('during maintenance customers are told when it ends, and administrators work on', async () => {
  const { token } = await test.buildUser();
  const until = new Date(test.clock.now() + 3_600_000).toISOString();
  const put = (input: object) => test.call(calls.staffMaintenanceStore, at(admin.token, input));
  expect(messageOf(await put({ on: true, until: new Date(test.clock.now()).toISOString() }))).toBe(
    '预计结束时间应晚于现在',
  );
  await put({ on: true, content: '更换硬盘', until });
  expect((await test.call(calls.userDetail, at(token))).statusCode).toBe(503);
  expect(await test.data(calls.isMaintain, at(token))).toMatchObject({ is_maintain: 1 });
  expect(await test.data(calls.isMaintain, at(admin.token))).toMatchObject({ is_maintain: 0 });
  expect(await test.data(calls.maintainContent)).toMatchObject({ content: '更换硬盘', until });
  expect((await put({ on: false })).statusCode).toBe(200);
  expect((await test.call(calls.userDetail, at(token))).statusCode).toBe(200);
});

it('a failed mail is tried again, and no text of a mail is shown', async () => {
  await test.platform.post.send({ address: 'li@example.com', subject: '验证码', text: '123456' });
  await test.platform.database.updateTable('outbox').set({ state: 'failed', attempts: 8 }).execute();
  const [mail] = await test.data<{ id: string }[]>(calls.staffOutboxList, at(admin.token, { state: 'failed' }));
  expect(JSON.stringify(mail)).not.toContain('123456');
  const retry = () => test.call(calls.staffOutboxRetry, at(admin.token, { id: mail!.id }));
  expect((await retry()).json<Envelope<object>>().content.data).toMatchObject({ state: 'queued', attempts: 0 });
  expect((await retry()).statusCode).toBe(409);
});

it('the audit log is searched by who, what and day, and proved to its end', async () => {
  const { total } = (
    await test.call(
      calls.staffAuditList,
      at(admin.token, { search: admin.email, from: '2026-11-21', to: '2026-11-21' }),
    )
  ).json<Envelope<object[]>>().content;
  expect(total).toBeGreaterThan(5);
  expect(await test.data(calls.staffAuditList, at(admin.token, { search: 'maintain.on' }))).toMatchObject([
    { actor: admin.email, object: '更换硬盘' },
  ]);
  expect(await test.data(calls.staffAuditList, at(admin.token, { from: '2026-11-22' }))).toEqual([]);
  expect(await test.data(calls.staffAuditVerify, at(admin.token))).toMatchObject({ breaks: [] });
});

it('a waiting task of a customer is stopped by an administrator', async () => {
  const { id: owner } = await test.buildUser();
  const row = {
    id: 'task-1',
    owner_id: owner,
    kind: 'tool' as const,
    tool_id: 'pca',
    name: '主成分',
    state: 'queued' as const,
    step: '',
    percent: 0,
    attempt: 0,
    crashes: 0,
    worker_id: '',
    lease_until: null,
    not_before: test.clock.now() * 2,
    form: '{}',
    cache_key: '',
    failure: '',
    unfit: 0,
    reused: 0,
    report_id: '',
    run_id: '',
    step_id: '',
    submit_key: null,
    result_path: '',
    chart_settings: '{}',
    created_at: test.clock.now(),
    started_at: null,
    finished_at: null,
    deleted_at: null,
  };
  await test.platform.database.insertInto('task').values(row).execute();
  const [task] = await test.data<StaffTask[]>(calls.staffTaskList, at(admin.token, { state: 'queued' }));
  expect(task).toMatchObject({ id: 'task-1', can_stop: true });
  const stop = () => test.call(calls.staffTaskStop, at(admin.token, { id: 'task-1' }));
  expect((await stop()).json<Envelope<StaffTask>>().content.data.state).toBe('cancelled');
  expect((await stop()).statusCode).toBe(409);
});
