import { expect, test } from 'vitest';
import type { TreeNode } from './treeNode.ts';
import { ticksOf, toggleTick } from './treeTicks.ts';

const nodes: TreeNode[] = [
  {
    id: 'all',
    name: 'all',
    children: [
      {
        id: 'a',
        name: 'a',
        children: [
          { id: 'a1', name: 'a1' },
          { id: 'a2', name: 'a2' },
        ],
      },
      { id: 'b', name: 'b', disabled: '尚未交付' },
    ],
  },
  { id: 'late', name: 'late', lazy: true },
];
const ticks = (...selected: string[]) => Object.fromEntries(ticksOf(nodes, new Set(selected)));

test('a branch is half ticked while only some below it are', () => {
  expect(ticks('a1')).toMatchObject({ a1: true, a2: false, a: 'mixed', all: 'mixed' });
  expect(ticks('a1', 'a2')).toMatchObject({ a: true, all: 'mixed' });
  expect(ticks('a1', 'a2', 'b')).toMatchObject({ all: true });
});

test('a branch ticked before its children came counts for all of them', () => {
  expect(ticks('a')).toMatchObject({ a1: true, a2: true, a: true });
  expect(toggleTick(nodes, new Set(['a']), 'a1')).toEqual(['a2']);
});

test('pressing a branch ticks every leaf that can be chosen, and then none', () => {
  expect(toggleTick(nodes, new Set(), 'all')).toEqual(['a1', 'a2']);
  expect(toggleTick(nodes, new Set(['a1']), 'all')).toEqual(['a1', 'a2']);
  expect(toggleTick(nodes, new Set(['a1', 'a2']), 'all')).toEqual([]);
});

test('a leaf that cannot be chosen keeps its tick', () =>
  expect(toggleTick(nodes, new Set(['b', 'a1', 'a2']), 'all')).toEqual(['b']));

test('a branch that is not loaded is chosen itself', () =>
  expect(toggleTick(nodes, new Set(['a1']), 'late')).toEqual(['a1', 'late']));
