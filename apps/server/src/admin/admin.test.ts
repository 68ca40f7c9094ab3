import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FileItem } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts';
import { sendForm } from '../testing/sendForm.ts';
import { actsOf, buildStaff } from '../testing/buildStaff.ts';
import { commands } from './commands/index.ts';
import { runCommand } from './runCommand.ts';

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-backup-'));
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (command: string, ...words: string[]) =>
  runCommand(commands, test.platform, [...command.split(' '), ...words]);
const login = (email: string, password: string) => test.call(calls.login, { input: { email, password } });
const passwordIn = (text: string) => /[\w-]{20}/.exec(text)![0];

it('`user add` makes an account and shows its password once', async () => {
  const said = await admin('user add', 'li@example.com', '李明');
  expect((await login('li@example.com', passwordIn(said))).json()).toMatchObject({
    code: 1,
    content: { data: { name: '李明' } },
  });
  await expect(admin('user add', 'LI@example.com')).rejects.toThrow('已有账号');
  await expect(admin('user add', 'no address')).rejects.toThrow('请给出邮箱');
});

it('SEC-11: a new password ends every session, and the old password no longer works', async () => {
  const { email, token } = await test.buildUser();
  const password = passwordIn(await admin('user passwd', email));
  expect((await test.call(calls.userDetail, { token })).json()).toMatchObject({ code: 2 });
  expect((await login(email, password)).json()).toMatchObject({ code: 1 });
});

it('SEC-17: a disabled account loses its session at once, and can log in after it is enabled again', async () => {
  const { email, token } = await test.buildUser();
  await admin('user disable', email);
  expect((await test.call(calls.userDetail, { token })).json()).toMatchObject({ code: 2 });
  await admin('user enable', email);
  await expect(admin('user disable', 'nobody@example.com')).rejects.toThrow('没有邮箱');
});

it('SEC-82: every act of the operator is written to the audit log', async () => {
  const { email } = await test.buildUser();
  await admin('user disable', email);
  await admin('maintain on', '升级');
  await admin('maintain off');
  const events = await test.platform.database.selectFrom('audit_event').select('action').orderBy('seq').execute();
  expect(events.map((event) => event.action)).toEqual(['account.disable', 'maintain.on', 'maintain.off']);
  expect(await admin('audit verify')).toBe('审计日志完整，共 3 条');
});

it.skipIf(process.env['PANOME_TEST_POSTGRES'])(
  'REL-18: a server started on a backup has every file, and a damaged backup is reported',
  async () => {
    const { token } = await test.buildUser();
    const content = 'id,A\nP1,1\n';
    const uploaded = await sendForm(test, calls.fileStoreUpload, { token, name: 'a.csv', content });
    const { id } = uploaded.json<{ content: { data: FileItem } }>().content.data;
    await admin('backup', folder);
    await expect(admin('backup', folder)).rejects.toThrow('不是空的');
    expect(await admin('backup verify', folder)).toBe('备份完整');

    const restored = await buildTestApp({ env: { PANOME_DATA: folder } });
    try {
      const response = await restored.call(calls.fileStoreDownload, { token, input: { ids: [id] } });
      expect(response.body).toBe(content);
    } finally {
      await restored.close();
    }

    const [shard] = readdirSync(join(folder, 'files/objects'));
    const [object] = readdirSync(join(folder, 'files/objects', shard!));
    const damaged = join(folder, 'files/objects', shard!, object!);
    rmSync(damaged);
    mkdirSync(join(folder, 'x'));
    appendFileSync(damaged, 'other bytes');
    await expect(admin('backup verify', folder)).rejects.toThrow('备份不完整');
  },
);

it('--dry-run says what a command would do and changes nothing', async () => {
  expect(await admin('user add', 'li@example.com', '--dry-run')).toBe('将会：\n  新建账号 li@example.com');
  await expect(admin('user disable', 'li@example.com')).rejects.toThrow('没有邮箱');
});

it('SEC-82: --as writes the act under the name of somebody of the staff, and only of them', async () => {
  const { email } = await test.buildUser();
  const staff = await buildStaff(test, '王工', ['Support']);
  await admin('user disable', email, '--as', '王工');
  expect(await actsOf(test, staff.id)).toEqual(['account.disable']);
  await expect(admin('user enable', email, '--as', email)).rejects.toThrow('没有邮箱或姓名');
  await admin('user enable', email);
  await expect(admin('user disable', staff.email, '--as', email)).rejects.toThrow('没有服务人员的角色');
});

it('--json gives rows with their number, by pages that say how many there are', async () => {
  const people = [await test.buildUser('甲'), await test.buildUser('乙'), await test.buildUser('丙')];
  expect(JSON.parse(await admin('user list', '--json', '--size', '2'))).toMatchObject({ page: 1, size: 2, total: 3 });
  const second = JSON.parse(await admin('user list', '--json', '--size', '2', '--page', '2')) as { data: object[] };
  expect(second.data).toHaveLength(1);
  expect(await admin('user list', '--size', '2')).toContain('第 1 到 2 项，共 3 项；用 --page 翻页');
  await expect(admin('user list', '--page', '0')).rejects.toThrow('--page 应为');
  expect(JSON.parse(await admin('user disable', people[0]!.email, '--json', '--dry-run'))).toEqual({
    steps: [`停用 ${people[0]!.email}`],
  });
  expect(JSON.parse(await admin('user disable', people[0]!.email, '--json'))).toEqual({
    message: `已停用 ${people[0]!.email}`,
  });
});

it('an unknown command or switch is refused by its name', async () => {
  await expect(admin('user remove', 'li@example.com')).rejects.toThrow('用法');
  await expect(admin('user add', 'li@example.com', '--force')).rejects.toThrow('没有选项 --force');
  await expect(admin('user disable', 'li@example.com', 'wang@example.com')).rejects.toThrow('多余的参数：wang@');
  await expect(admin('user list', '--page', '1', '--page', '2')).rejects.toThrow('写了两次');
  expect(await admin('help user add')).toContain('user add <邮箱> [姓名]');
});
