import { methods } from '@panome/analysis';
import { expect, it } from 'vitest';
import { findingOf, sentences } from './index.ts';

it('has sentences only for methods that there are', () => {
  expect(Object.keys(sentences).filter((id) => !methods.some((method) => method.id === id))).toEqual([]);
});

it('says nothing when a result lacks a fact that the sentence names', () => {
  expect(findingOf('permanova', { facts: { r2: 0.2256 }, options: {} })).toBeUndefined();
  expect(findingOf('permanova', { facts: { r2: '', p: 0.01 }, options: {} })).toBeUndefined();
  expect(findingOf('constructor', { facts: {}, options: {} })).toBeUndefined();
});

it('writes a small P value as a bound, and others with two digits', () => {
  const said = (p: number) => findingOf('permanova', { facts: { r2: 0.2256, p }, options: {} })?.headline;
  expect(said(0.0004)).toBe('分组解释了群落差异的 22.6%（P < 0.001）');
  expect(said(0.0234)).toBe('分组解释了群落差异的 22.6%（P = 0.023）');
});

it('judges the stress of an ordination', () => {
  const said = (stress: number) => findingOf('nmds', { facts: { stress, repeats: 8 }, options: {} })?.headline;
  expect([said(0.05), said(0.15), said(0.25)]).toEqual(['应力为 0.05，较好', '应力为 0.15，可以使用', '应力为 0.25，高于 0.2，不宜据此解读']);
});
