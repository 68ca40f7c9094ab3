import { calls, type Envelope, type StaffRole } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
let admin: { id: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await buildStaff(test, '管理员', ['Admin']);
});
afterAll(() => test.close());

const roleOf = async (id: string) => {
  const { roles } = await test.data<{ roles: StaffRole[] }>(calls.staffRoleTrees, { token: admin.token });
  return roles.find((role) => role.id === id)!;
};
const update = async (role: StaffRole, actions: object) => {
  const input = { id: role.id, revision: role.revision, actions };
  const response = await test.call(calls.staffRoleUpdate, { token: admin.token, input });
  return response.json<Envelope<StaffRole>>();
};

it('SEC-24: what a role no longer allows is refused at the next call, and what it gets back is allowed', async () => {
  const { token } = await buildStaff(test, '王工', ['Support']);
  const before = await roleOf('Support');
  const review = before.nodes.find(({ id }) => id === 'review')!;
  expect(review).toMatchObject({ depth: 1, actions: ['query', 'answer'], usual: ['query', 'answer'] });
  const after = (await update(before, { review: [] })).content.data;
  expect((await test.call(calls.staffIdentityList, { token })).statusCode).toBe(403);
  expect((await update(before, { review: ['query'] })).showMsg).toContain('已被其他人修改');
  await update(after, { review: review.usual });
  expect((await test.call(calls.staffIdentityList, { token })).statusCode).toBe(200);
  expect(await actsOf(test, admin.id)).toEqual(['role.update', 'role.update']);
});

it('nobody can take from administrators what would give it back, or add an action that there is not', async () => {
  const role = await roleOf('Admin');
  expect((await update(role, { admin: ['query'] })).showMsg).toContain('否则无人能再修改权限');
  expect((await update(role, { admin: ['query', 'update', 'fly'] })).showMsg).toBe('权限“管理员”没有操作“fly”');
  expect((await roleOf('Admin')).revision).toBe(role.revision);
});
