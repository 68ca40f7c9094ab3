import { expect, it } from 'vitest';
import { methodById } from '../registry.ts';
import type { Findings, MethodOutput, Options } from '../model/index.ts';
import { findingsOf } from './index.ts';

const empty = { facts: {}, options: {}, messages: [], charts: [], tables: [] };
const found = (method: string, facts: MethodOutput['facts'], options: Options = {}): Findings =>
  findingsOf(methodById(method), { ...empty, facts, options });

const compared = { reference: '对照', test_group: '高剂量', up: 1058, down: 41, tested: 20_000 };
const thresholds = { p_column: 'p_adj', p: 0.05, fc: 2 };

it('names both groups, both counts and the thresholds of a two-group run, and keeps them as typed facts', () => {
  expect(found('two-group', compared, thresholds)).toEqual({
    headline: '高剂量相比对照：1,058 个特征上调，41 个下调',
    condition: '校正后 P < 0.05 且 |log2FC| ≥ 1，共检验 20,000 个特征',
    facts: [
      { id: 'test_group', label: '比较组', kind: 'text', value: '高剂量' },
      { id: 'reference', label: '参照组', kind: 'text', value: '对照' },
      { id: 'up', label: '上调', kind: 'count', value: 1058 },
      { id: 'down', label: '下调', kind: 'count', value: 41 },
      { id: 'option_p', label: 'P 值阈值', kind: 'number', value: 0.05 },
      { id: 'option_fc', label: '差异倍数阈值', kind: 'number', value: 2, unit: '倍' },
      { id: 'tested', label: '检验的', kind: 'count', value: 20_000 },
    ],
  });
});

it('counts what is significant without a fold change by itself, neither as up nor as down', () => {
  const facts = { ...compared, only_test: 12, only_ref: 3, no_fold: 0 };
  expect(found('two-group', facts, thresholds).headline).toBe(
    '高剂量相比对照：1,058 个特征上调，41 个下调，另有 12 个仅比较组检出、3 个仅参照组检出',
  );
});

it('says which p value decided', () => {
  expect(found('two-group', compared, { p_column: 'p', p: 0.01, fc: 1.5 }).condition).toBe(
    'P < 0.01 且 |log2FC| ≥ 0.585，共检验 20,000 个特征',
  );
});

it('lends the first information where a result lacks what the sentence says, or counts what it gave', () => {
  const messages = [
    { level: 'warning', text: '样本 QC1 偏离其余样本' },
    { level: 'info', text: '600 个特征中保留 533 个，筛除 67 个。' },
  ] as const;
  const permanova = methodById('permanova')!;
  const lacking: MethodOutput['facts'][] = [{ r2: 0.2256 }, { r2: '', p: 0.01 }];
  for (const facts of lacking)
    expect(findingsOf(permanova, { ...empty, facts, messages })).toEqual({
      headline: '600 个特征中保留 533 个，筛除 67 个',
      facts: [],
    });
  expect(findingsOf(undefined, { ...empty, charts: ['a', 'b'] }).headline).toBe('得到 2 张图和 0 个表格');
});

it('writes a small P value as a bound, and others with two digits', () => {
  const said = (p: number) => found('permanova', { r2: 0.2256, p }).headline;
  expect(said(0.0004)).toBe('分组解释了群落差异的 22.6%（P < 0.001）');
  expect(said(0.0234)).toBe('分组解释了群落差异的 22.6%（P = 0.023）');
});

it('judges the stress of an ordination', () => {
  const said = (stress: number) => found('nmds', { stress, repeats: 8 }).headline;
  expect([said(0.05), said(0.15), said(0.25)]).toEqual([
    '应力为 0.05，较好',
    '应力为 0.15，可以使用',
    '应力为 0.25，高于 0.2，不宜据此解读',
  ]);
});

it('counts pairs between two tables or within one, and calls types of cells by that name', () => {
  const facts = { items: 22, items_second: 6, pairs: 132, observations: 24, r_min: -0.61, r_max: 0.72, significant: 9 };
  const headline = (of: string, more = {}) => found('correlation', { ...facts, ...more }, { of }).headline;
  expect(headline('samples')).toBe('22 个样本两两的相关系数 −0.61～0.72');
  expect(headline('features')).toBe('22 个特征的 132 对中，9 对相关显著（校正后 P < 0.05）');
  expect(headline('samples', { tables: 2 })).toBe(
    '两个表 22 个与 6 个变量的 132 对中，9 对相关显著（校正后 P < 0.05）',
  );
  expect(found('sc-composition', { tested: 2, clusters: 6, significant: 3, samples: 9 }).headline).toBe(
    '6 种细胞中有 3 种的比例在组间有显著差异',
  );
});
