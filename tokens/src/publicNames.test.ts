import { expect, test } from 'vitest';
import { baseTokens, darkTokens, lightTokens } from './index.ts';
import pinned from './publicNames.json' with { type: 'json' };

type Tree = { [key: string]: string | Tree };
const namesOf = (tree: Tree, path: string[] = ['--pn']): string[] =>
  Object.entries(tree).flatMap(([key, node]) => (typeof node === 'string' ? [[...path, key].join('-')] : namesOf(node, [...path, key])));

test('no public name is lost: pages of others style by them', () => {
  const names = new Set([...namesOf(baseTokens), ...namesOf(lightTokens)]);
  expect(pinned.filter((name) => !names.has(name))).toEqual([]);
});

test('every public name is pinned', () => {
  expect([...namesOf(baseTokens), ...namesOf(lightTokens)].filter((name) => !pinned.includes(name))).toEqual([]);
});

test('light and dark have the same names', () => {
  expect(namesOf(darkTokens)).toEqual(namesOf(lightTokens));
});
