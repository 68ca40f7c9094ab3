import { expect, it } from 'vitest';
import { changedNodes, choiceOf, diffOf, usualOf } from './roleDiff.ts';

const node = (id: string, actions: string[], usual: string[] | null) => ({
  id,
  name: id,
  depth: 0,
  actions,
  usual,
  offered: [...new Set([...(usual ?? []), ...actions])],
});
const role = {
  id: 'Support',
  name: '技术支持',
  base: false,
  accounts: 1,
  revision: 'a',
  nodes: [node('support', ['query'], ['query', 'answer']), node('own', ['query'], null)],
};

it('says what a choice adds and takes away, and sends only the nodes that change', () => {
  const choice = { ...choiceOf(role), own: [] };
  expect(diffOf(role, choiceOf(role))).toEqual([]);
  expect(diffOf(role, choice).map(({ action, added, node: { id } }) => [id, action, added])).toEqual([
    ['own', 'query', false],
  ]);
  expect(changedNodes(role, choice)).toEqual({ own: [] });
});

it('goes back to what was delivered and leaves a node that was not', () => {
  expect(changedNodes(role, usualOf(role))).toEqual({ support: ['query', 'answer'] });
});
