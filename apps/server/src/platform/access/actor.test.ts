import type { PermissionNode } from '@panome/contract';
import { expect, it } from 'vitest';
import { marksOf } from './actor.ts';

const node = (mark: string, ...children: PermissionNode[]): PermissionNode => ({
  id: 'x',
  name: 'x',
  mark,
  actions: [],
  children,
});

it('each node with a mark gives that mark once, however deep it stands; a node without one gives none', () => {
  expect(marksOf([node('User', node('', node('Deep'))), node('', node('User'), node('ProductDb'))])).toEqual([
    'User',
    'Deep',
    'ProductDb',
  ]);
  expect(marksOf([node('', node(''))])).toEqual([]);
});
