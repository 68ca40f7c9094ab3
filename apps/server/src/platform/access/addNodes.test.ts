import type { PermissionNode } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { addNodes } from './addNodes.ts';
import { baseRole, builtInRoles } from './roles.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const roles = () => server.platform.database.selectFrom('role').select(['id', 'tree']).orderBy('id').execute();
const add = () => server.platform.database.transaction().execute((transaction) => addNodes(transaction, ['scheme']));
const store = (tree: readonly PermissionNode[]) =>
  server.platform.database
    .updateTable('role')
    .set({ tree: JSON.stringify(tree) })
    .where('id', '=', baseRole)
    .execute();
const treeOfBase = async () => JSON.parse((await roles()).find(({ id }) => id === baseRole)!.tree) as PermissionNode[];

it('a role as an administrator changed it gets the new node and keeps the rest', async () => {
  const [root] = builtInRoles.find(({ id }) => id === baseRole)!.tree;
  const file = root!.children.find(({ id }) => id === 'file')!;
  const scheme = root!.children.find(({ id }) => id === 'scheme')!;
  const changed = { ...file, name: '文件', actions: ['query'] };
  await store([{ ...root!, children: [changed] }]);
  const others = (await roles()).filter(({ id }) => id !== baseRole);
  await add();
  expect(await treeOfBase()).toEqual([{ ...root, children: [changed, scheme] }]);
  await add();
  expect(await treeOfBase()).toEqual([{ ...root, children: [changed, scheme] }]);
  expect((await roles()).filter(({ id }) => id !== baseRole)).toEqual(others);
});

it('a node that was changed stays changed, and nothing is added where the node above is gone', async () => {
  const [root] = builtInRoles.find(({ id }) => id === baseRole)!.tree;
  const scheme = { ...root!.children.find(({ id }) => id === 'scheme')!, actions: ['query'] };
  await store([{ ...root!, children: [scheme] }]);
  await add();
  expect(await treeOfBase()).toEqual([{ ...root, children: [scheme] }]);
  await store([]);
  await add();
  expect(await treeOfBase()).toEqual([]);
});
