import type { PermissionNode } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { addNodes } from './addNodes.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const node = (id: string, actions: string[], children: PermissionNode[] = []): PermissionNode => ({
  id,
  name: id,
  mark: '',
  actions,
  children,
});

it('new nodes come beside what an administrator changed, and known ones stay as they are', async () => {
  const { database } = test.platform;
  const changed = [node('user', ['query'], [node('file', ['query']), node('flow', [])]), node('own', ['x'])];
  await database
    .updateTable('role')
    .set({ tree: JSON.stringify(changed) })
    .where('id', '=', 'User')
    .execute();
  await addNodes(database, 'User', [node('flow', ['query', 'add']), node('scheme', ['query'])]);
  await addNodes(database, 'User', [node('scheme', ['query'])]);
  await addNodes(database, 'no such role', [node('scheme', ['query'])]);
  const { tree } = await database.selectFrom('role').select('tree').where('id', '=', 'User').executeTakeFirstOrThrow();
  expect(JSON.parse(tree)).toEqual([
    node('user', ['query'], [node('file', ['query']), node('flow', []), node('scheme', ['query'])]),
    node('own', ['x']),
  ]);
});
