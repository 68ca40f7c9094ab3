import { calls, type Envelope, type StaffContract } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProject } from '../../testing/buildProject.ts';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('SEC-21: a contract that was given to another account is seen by that one alone, which is told', async () => {
  const staff = await buildStaff(test, '王工', ['Support']);
  const [owner, other] = [await test.buildUser(), await test.buildUser()];
  const { contractId, number, projectId } = await buildProject(test, { ownerId: owner.id });
  const transfer = (email: string) =>
    test.call(calls.staffContractTransfer, { token: staff.token, input: { id: contractId, email } });
  expect((await transfer('nobody@example.com')).json<Envelope<null>>().showMsg).toContain('没有邮箱为');
  expect((await transfer(owner.email)).json<Envelope<null>>().showMsg).toContain('已经属于');
  expect((await transfer(other.email)).json<Envelope<StaffContract>>().content.data).toMatchObject({
    email: other.email,
    projects: 1,
  });
  const seen = async (token: string) =>
    (await test.data<{ id: string }[]>(calls.projectList, { token, input: {} })).map(({ id }) => id);
  expect([await seen(owner.token), await seen(other.token)]).toEqual([[], [projectId]]);
  expect((await test.mailTo(other.email)).subject).toContain(`合同 ${number}`);
  expect(await actsOf(test, staff.id)).toEqual(['contract.transfer']);
  expect(await test.data(calls.staffContractList, { token: staff.token, input: { search: number } })).toMatchObject([
    { id: contractId, email: other.email },
  ]);
});
