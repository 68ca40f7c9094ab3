import { expect, it } from 'vitest';
import { anchorOf } from './anchorOf.ts';

it.each([
  ['?anchor=volcano', '', 'volcano'],
  ['', '#volcano', 'volcano'],
  ['', '#%E7%BB%93%E6%9E%9C', '结果'],
  ['?anchor=a', '#b', 'a'],
  ['', '#100%', '100%'],
  ['?page=2', '', ''],
])('of %j and %j it is %j', (search, hash, anchor) => {
  expect(anchorOf({ hash, search })).toBe(anchor);
});
