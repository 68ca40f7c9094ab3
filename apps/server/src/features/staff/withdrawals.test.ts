import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Envelope, type StaffContract } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractCommands } from '../../admin/commands/contracts.ts';
import { deliveryCommands } from '../../admin/commands/delivery.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { localDay } from '../../platform/clock.ts';
import { newTask } from '../../platform/queue/newTask.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

type Means = { readonly lines: string[]; readonly seal: string };
let test: TestApp;
let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await buildStaff(test, '王工', ['Support']);
});
afterAll(() => test.close());

/** A delivered contract that its customer shares with a colleague. */
async function delivered() {
  const [owner, colleague] = [await test.buildUser(), await test.buildUser()];
  const project = await buildProject(test, { ownerId: owner.id });
  await test.data(calls.projectShareStore, {
    token: owner.token,
    input: { project_ids: [project.projectId], emails: [colleague.email], role: 'view', days: 30, message: '' },
  });
  const seenBy = (token: string) =>
    Promise.all([
      test.data<object[]>(calls.contractList, { token, input: {} }),
      test.data<object[]>(calls.projectList, { token, input: {} }),
      test.data<object[]>(calls.projectShareListToMe, { token, input: {} }),
    ]).then((lists) => lists.map(({ length }) => length));
  return { ...project, owner, colleague, seenBy };
}
const means = (id: string) => test.data<Means>(calls.staffContractMeans, { token: staff.token, input: { id } });
const withdraw = (id: string, number: string, seal: string) =>
  test.call(calls.staffContractWithdraw, {
    token: staff.token,
    input: { id, number, reason: '交付给了错误的账号', seal },
  });

it('a withdrawn contract is seen by nobody, its customer is told why, and restoring gives all of it back', async () => {
  const { colleague, contractId, number, owner, projectId, seenBy } = await delivered();
  expect([await seenBy(owner.token), await seenBy(colleague.token)]).toEqual([
    [1, 1, 0],
    [0, 0, 1],
  ]);
  const { lines, seal } = await means(contractId);
  expect(lines.join('\n')).toMatch(new RegExp(`${owner.email} 不再看到合同 ${number}`));
  expect(lines.join('\n')).toContain(`对 ${colleague.email} 的分享暂停`);
  expect((await withdraw(contractId, 'PN-0', seal)).json<Envelope<null>>().showMsg).toContain('合同号不一致');
  expect((await withdraw(contractId, number, 'other')).statusCode).toBe(409);
  expect((await withdraw(contractId, number, seal)).json<Envelope<StaffContract>>().content.data).toMatchObject({
    withdrawn_why: '交付给了错误的账号',
  });
  expect([await seenBy(owner.token), await seenBy(colleague.token)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const detail = await test.call(calls.projectReport, { token: owner.token, input: { id: projectId } });
  expect(detail.statusCode).toBe(404);
  expect((await test.mailTo(owner.email)).text).toContain('原因：交付给了错误的账号。合同');
  expect((await withdraw(contractId, number, seal)).statusCode).toBe(409);

  const restore = { token: staff.token, input: { id: contractId } };
  expect(await test.data<StaffContract>(calls.staffContractRestore, restore)).toMatchObject({ withdrawn_at: null });
  expect(await seenBy(owner.token)).toEqual([1, 1, 0]);
  expect((await test.call(calls.staffContractRestore, restore)).statusCode).toBe(409);
  expect(await actsOf(test, staff.id)).toEqual(['contract.withdraw', 'contract.restore']);
});

it('running tasks on the data are named before a withdrawal, and nobody without the permission withdraws', async () => {
  const { contractId, owner } = await delivered();
  const { id: file } = await test.platform.database
    .selectFrom('project_file')
    .innerJoin('project', 'project.id', 'project_file.project_id')
    .select('project_file.id')
    .where('project.contract_id', '=', contractId)
    .where('kind', '=', 'table')
    .executeTakeFirstOrThrow();
  const before = await means(contractId);
  await test.platform.database
    .insertInto('task')
    .values(
      newTask({
        owner_id: owner.id,
        kind: 'tool',
        tool_id: 'pca',
        name: '主成分',
        form: JSON.stringify({ file }),
        created_at: test.clock.now(),
      }),
    )
    .execute();
  const { lines, seal } = await means(contractId);
  expect(lines.join('\n')).toContain('任务“主成分”还在进行');
  expect(seal).not.toBe(before.seal);
  const theirs = await test.call(calls.staffContractMeans, { token: owner.token, input: { id: contractId } });
  expect(theirs.statusCode).toBe(403);
});

it('a name is put right and original data are kept longer, never shorter', async () => {
  const { contractId, number, owner } = await delivered();
  const correct = (until: string) =>
    test.call(calls.staffContractCorrect, {
      token: staff.token,
      input: { id: contractId, title: '小鼠肝脏代谢组', until },
    });
  expect((await correct(localDay(test.clock.now()))).json<Envelope<null>>().showMsg).toContain('只能改为更晚的日期');
  const until = localDay(test.clock.now() + 90 * day);
  expect((await correct(until)).json<Envelope<StaffContract>>().content.data).toMatchObject({
    title: '小鼠肝脏代谢组',
  });
  expect((await test.mailTo(owner.email)).text).toContain(`原始数据保存到 ${until}`);
  const again = await runCommand(contractCommands, test.platform, ['contract', 'correct', number, '--until', until]);
  expect(again).toContain('没有需要更正的内容');
});

it('the command withdraws and restores as the page does, and a withdrawn contract takes no delivery', async () => {
  const { number, owner, seenBy } = await delivered();
  const admin = (...words: string[]) => runCommand(contractCommands, test.platform, ['contract', ...words]);
  expect(await admin('withdraw', number, '--reason', '发错', '--dry-run')).toContain(`${owner.email} 不再看到合同`);
  expect(await seenBy(owner.token)).toEqual([1, 1, 0]);
  expect(await admin('withdraw', number, '--reason', '发错')).toContain('已撤回');
  expect(await seenBy(owner.token)).toEqual([0, 0, 0]);
  await expect(admin('withdraw', number, '--reason', '发错')).rejects.toThrow('撤回');
  const folder = mkdtempSync(join(tmpdir(), 'panome-withdrawn-'));
  writeFileSync(join(folder, 'contract.yaml'), `number: ${number}\ntitle: 血清\nfamily: untarget\nhuman: false\n`);
  const again = runCommand(deliveryCommands, test.platform, ['deliver', folder, '--to', owner.email]);
  await expect(again).rejects.toThrow('已撤回，请先恢复');
  rmSync(folder, { recursive: true });
  expect(await admin('restore', number)).toContain('已恢复');
  expect(await seenBy(owner.token)).toEqual([1, 1, 0]);
});
