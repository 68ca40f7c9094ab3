import { expect, it } from 'vitest';
import { looksLike } from './looksLike.ts';

const matrix = {
  kind: 'matrix' as const,
  samples: ['A1', 'A2', 'B1', 'B2'],
  shape: { rows: 20_532, columns: 13 },
  features: 20_531,
};

it('describes a table as features × samples', () => {
  expect(looksLike(matrix, '计数表')).toBe('看起来是计数表，20,531 个特征 × 4 个样本');
  expect(looksLike(matrix, '')).toBe('看起来是定量数据表，20,531 个特征 × 4 个样本');
  expect(looksLike({ ...matrix, kind: 'groups' }, '样本分组表')).toBe('看起来是样本分组表，4 个样本');
});
