import { methods } from '@panome/analysis';
import { expect, it } from 'vitest';
import { findingOf, sentences } from './index.ts';

it('has sentences only for methods that exist', () => {
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
  expect([said(0.05), said(0.15), said(0.25)]).toEqual([
    '应力为 0.05，较好',
    '应力为 0.15，可以使用',
    '应力为 0.25，高于 0.2，不宜据此解读',
  ]);
});

it('counts pairs between two tables or within one, and calls types of cells by that name', () => {
  const facts = { items: 22, items_second: 6, pairs: 132, observations: 24, r_min: -0.61, r_max: 0.72, significant: 9 };
  const headline = (of: string, more = {}) =>
    findingOf('correlation', { facts: { ...facts, ...more }, options: { of } })?.headline;
  expect(headline('samples')).toBe('22 个样本两两的相关系数 −0.61～0.72');
  expect(headline('features')).toBe('22 个特征的 132 对中，9 对相关显著（校正后 P < 0.05）');
  expect(headline('samples', { tables: 2 })).toBe(
    '两个表 22 个与 6 个变量的 132 对中，9 对相关显著（校正后 P < 0.05）',
  );
  expect(
    findingOf('sc-composition', { facts: { tested: 2, clusters: 6, significant: 3, samples: 9 }, options: {} })
      ?.headline,
  ).toBe('6 种细胞中有 3 种的比例在组间有显著差异');
});
