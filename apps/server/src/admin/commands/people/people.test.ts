import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';
import { runCommand } from '../../runCommand.ts';
import { peopleCommands } from '../people.ts';

let test: TestApp;
let folder: string;
let person: { id: string; email: string; token: string };
beforeEach(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-people-'));
  person = await test.buildUser('李明');
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (command: string, ...words: string[]) =>
  runCommand(peopleCommands, test.platform, [...command.split(' '), ...words]);
const marks = async () => (await test.data<{ marks: string[] }>(calls.getPermission, { token: person.token })).marks;
const state = async () => test.data<{ state: string; reason: string }>(calls.userRealNameInfo, { token: person.token });
const idOf = (text: string) => text.split('  ')[0]!;
const realName = { real_name: '李明', id_type: 'id_card', id_number: '11010519491231002X', phone: '18612341402' };

it('SEC-24: a role takes effect at the next call of the person, and so does its removal', async () => {
  expect(await marks()).toEqual(['User']);
  await admin('user role', person.email, 'add', 'ProductDb');
  expect(await marks()).toContain('ProductDb');
  await expect(admin('user role', person.email, 'add', 'ProductDb')).rejects.toThrow('已有角色');
  await admin('user role', person.email, 'remove', 'ProductDb');
  expect(await marks()).toEqual(['User']);
  await expect(admin('user role', person.email, 'add', 'User')).rejects.toThrow('没有角色“User”');
  await expect(admin('user role', person.email, 'grant', 'ProductDb')).rejects.toThrow('用法');
  expect(await admin('user list', person.email)).toContain('李明  User  正常');
});

it('SEC-24: a permission removed from a role is refused by name at the next call', async () => {
  const path = join(folder, 'roles.yaml');
  writeFileSync(
    path,
    'roles:\n  - id: User\n    name: 用户\n    tree:\n      - { id: user, name: 用户, mark: User, actions: [query], children: [{ id: group, name: 课题组, actions: [query] }] }\n',
  );
  expect(await admin('role import', path, '--dry-run')).toContain('替换角色 User');
  expect((await test.call(calls.groupStore, { token: person.token, input: { name: '课题组甲' } })).statusCode).toBe(
    200,
  );
  await admin('role import', path);
  expect(await admin('role import', path)).toBe('没有需要改动的内容');
  const refused = await test.call(calls.groupStore, { token: person.token, input: { name: '课题组乙' } });
  expect([refused.statusCode, refused.json<{ showMsg: string }>().showMsg]).toEqual([
    403,
    '您没有“课题组 · 新增”权限，请联系平台管理员为您开通',
  ]);
  expect((await test.call(calls.groupList, { token: person.token })).statusCode).toBe(200);
});

it('a fault in a file of roles is reported with its line', async () => {
  const path = join(folder, 'roles.yaml');
  writeFileSync(
    path,
    'roles:\n  - id: support\n    name: 支持\n    tree:\n      - id: a\n        name: 甲\n        actions: [fly]\n      - id: a\n        name: 乙\n        colour: red\n',
  );
  const faults = await admin('role import', path).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(faults).toContain(`${path}:2 `);
  expect(faults).toContain(`${path}:7 `);
  expect(faults).toContain(`${path}:10 `);
});

it('the command lists every role with its permissions', async () => {
  expect(await admin('role list')).toMatch(
    /User（用户），每个账号都有，标记：User[\s\S]*课题组（group）：查看、新增、修改、删除/,
  );
});

it('a real name is shown to the reviewer, approved, and the person is notified', async () => {
  await test.call(calls.userRealNameVerify, { token: person.token, input: realName });
  const id = idOf(await admin('identity list'));
  await admin('identity show', id, join(folder, 'review'));
  const text = readFileSync(join(folder, 'review', '申请信息.txt'), 'utf8');
  expect(text).toContain('11010519491231002X');
  expect(statSync(join(folder, 'review', '申请信息.txt')).mode & 0o777).toBe(0o600);
  await expect(admin('identity reject', id)).rejects.toThrow('原因');
  await admin('identity approve', id);
  expect(await state()).toMatchObject({ state: 'approved' });
  expect(await test.data(calls.userDetail, { token: person.token })).toMatchObject({
    is_real_name_auth: true,
    real_name: '李*',
  });
  expect(await test.data(calls.notifyList, { token: person.token })).toMatchObject([
    { type: 'identity', title: '实名认证已通过' },
  ]);
  await expect(admin('identity approve', id)).rejects.toThrow('不在审核中');
  expect(await admin('identity list')).toBe('没有认证申请');
  expect(await admin('identity list', '--all')).toContain('已通过');
  const events = await test.platform.database
    .selectFrom('audit_event')
    .select(['action', 'actor_id'])
    .orderBy('seq')
    .execute();
  expect(events.filter(({ actor_id }) => actor_id === 'admin').map(({ action }) => action)).toEqual([
    'identity.read',
    'identity.approved',
  ]);
});

it('a rejected identity reports the reason and can be submitted again', async () => {
  await test.call(calls.userRealNameVerify, { token: person.token, input: realName });
  await admin('identity reject', idOf(await admin('identity list')), '照片不清晰');
  expect(await state()).toMatchObject({ state: 'rejected', reason: '照片不清晰' });
  expect((await test.call(calls.userRealNameVerify, { token: person.token, input: realName })).statusCode).toBe(200);
  expect(await state()).toMatchObject({ state: 'pending', reason: '' });
});

it('the reviewer gets the documents of an organisation unchanged', async () => {
  const fields = { organisation: '肝脏研究所', credit_code: '91350100M000100Y43' };
  await sendForm(test, calls.userStoreSocialInfo, {
    token: person.token,
    name: '法人证书.pdf',
    content: '%PDF-1.7 x',
    fields,
  });
  const id = idOf(await admin('identity list'));
  await admin('identity show', id, join(folder, 'review'));
  expect(readdirSync(join(folder, 'review')).toSorted()).toEqual(['1-法人证书.pdf', '申请信息.txt']);
  expect(readFileSync(join(folder, 'review', '1-法人证书.pdf'), 'utf8')).toBe('%PDF-1.7 x');
  await expect(admin('identity show', id, join(folder, 'review'))).rejects.toThrow('不是空的');
  await admin('identity approve', id);
  expect(await test.data(calls.userDetail, { token: person.token })).toMatchObject({ is_social_auth: true });
  await test.call(calls.userDeleteSocialInfo, { token: person.token });
  expect(await test.data(calls.userDetail, { token: person.token })).toMatchObject({ is_social_auth: false });
});
