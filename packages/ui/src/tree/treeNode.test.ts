import { expect, test } from 'vitest';
import { findNode, idsWithin, matchingNodes, rowsOf, type TreeNode } from './treeNode.ts';

const nodes: TreeNode[] = [
  {
    id: 'liver',
    name: '肝脏代谢组',
    children: [
      { id: 'pos', name: '正离子', children: [{ id: 'qc', name: 'QC-01.csv' }] },
      { id: 'neg', name: '负离子', children: [] },
    ],
  },
  { id: 'plasma', name: '血浆', lazy: true },
  { id: 'note', name: '说明.txt' },
];
const shown = (expanded: string[], query = '') =>
  rowsOf(nodes, { expanded: new Set(expanded), loads: new Map(), matching: matchingNodes(nodes, query) }).map(
    ({ key, level, note }) => [key.trim(), level, note],
  );

test('closed branches hide what lies in them', () => {
  expect(shown([])).toEqual([
    ['liver', 1, undefined],
    ['plasma', 1, undefined],
    ['note', 1, undefined],
  ]);
  expect(shown(['liver'])).toHaveLength(5);
});

test('a branch with nothing in it and one that is being asked for say so', () => {
  expect(shown(['liver', 'neg', 'plasma'])).toContainEqual(['neg', 3, 'empty']);
  expect(shown(['plasma'])).toContainEqual(['plasma', 2, 'loading']);
});

test('a search opens the way to what matches and hides the rest', () => {
  expect(shown([], 'qc')).toEqual([
    ['liver', 1, undefined],
    ['pos', 2, undefined],
    ['qc', 3, undefined],
  ]);
  expect(matchingNodes(nodes, ' QC ')?.count).toBe(1);
  expect(matchingNodes(nodes, '  ')).toBeUndefined();
});

test('Chinese names are found by their pinyin initials', () =>
  expect(shown([], 'gzdx')).toEqual([['liver', 1, undefined]]));

test('what lies in a match can still be opened', () =>
  expect(shown(['pos'], '正离子').map(([id]) => id)).toEqual(['liver', 'pos', 'qc']));

test('places count among those shown', () => {
  const [, , , note] = rowsOf(nodes, { expanded: new Set(['liver']), loads: new Map(), matching: undefined });
  expect(note).toMatchObject({ key: 'plasma', position: 2, siblings: 3 });
});

test('a node is found with all that lies in it', () => {
  expect(findNode(nodes, 'qc')?.name).toBe('QC-01.csv');
  expect(idsWithin(nodes[0]!)).toEqual(['liver', 'pos', 'qc', 'neg']);
  expect(findNode(nodes, 'missing')).toBeUndefined();
});
