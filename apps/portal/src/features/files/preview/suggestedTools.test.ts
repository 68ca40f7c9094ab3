import { expect, it } from 'vitest';
import { looksLike } from './looksLike.ts';
import { suggestedTools } from './suggestedTools.ts';

const tools = ['correlation', 'filter', 'heatmap', 'pca', 'two-group'].map((id) => ({
  id,
  title: id,
  summary: '',
  family: '',
  keywords: [],
  charts: [],
  inputs: [],
}));
const samples = ['A1', 'A2', 'B1', 'B2'];
const matrix = {
  kind: 'matrix' as const,
  samples,
  problems: [],
  shape: { rows: 20_532, columns: 13 },
  features: 20_531,
};
const idsFor = (report: Parameters<typeof suggestedTools>[1]) => suggestedTools(tools, report).map(({ id }) => id);

it('suggests first the tools that people usually begin with', () =>
  expect(idsFor(matrix)).toEqual(['pca', 'two-group', 'heatmap', 'correlation']));
it('leaves out tools that need more samples', () =>
  expect(idsFor({ ...matrix, samples: ['A1', 'A2'] })).toEqual(['heatmap', 'filter']));
it('suggests nothing for groups, or for a table that must be mended first', () => {
  expect(idsFor({ ...matrix, kind: 'groups' })).toEqual([]);
  expect(idsFor({ ...matrix, problems: [{ code: 'x', severity: 'error', what: '', remedy: '' }] })).toEqual([]);
});

it('describes a table as features × samples', () => {
  expect(looksLike(matrix)).toBe('看起来是定量数据表，20,531 个特征 × 4 个样本');
  expect(looksLike({ ...matrix, kind: 'groups' })).toBe('看起来是样本分组表，4 个样本');
});
