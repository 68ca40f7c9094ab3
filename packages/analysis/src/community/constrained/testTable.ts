import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { TermTest } from './permute.ts';

type Tests = { readonly model: TermTest; readonly terms: readonly TermTest[]; readonly residual: TermTest };

const byWords = {
  margin: '，逐个因子为扣除其他因子之后',
  terms: '，逐个因子按表中次序依次加入',
  axes: '，逐个轴为其特征值',
} as const;

/** The permutation tests of a constrained ordination: the whole model, its parts, the residual. */
export function testTable(
  { model, residual, terms }: Tests,
  total: number,
  { by, permutations }: { readonly by: keyof typeof byWords; readonly permutations: number },
): Table {
  const rows: readonly TermTest[] = [model, ...terms, residual];
  const figures = (pick: (row: TermTest) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('test', '置换检验', [
    textColumn(
      'term',
      '项',
      rows.map(({ term }) => term),
      { help: `全部环境因子合在一起，然后逐个${by === 'axes' ? '轴' : '因子'}，最后是残差` },
    ),
    integerColumn(
      'df',
      '自由度',
      figures(({ df }) => df),
      { help: '该项的自由度；残差为样本数 − 因子数 − 1' },
    ),
    numberColumn(
      'inertia',
      '解释的变异',
      figures(({ inertia }) => inertia),
      { help: `该项解释的变异（惯量）${byWords[by]}` },
    ),
    numberColumn(
      'r2',
      '占总变异',
      figures(({ inertia }) => inertia / total),
      { help: '该项解释的变异 ÷ 总变异' },
    ),
    numberColumn(
      'f',
      'F 值',
      figures(({ f }) => f),
      { help: '每个自由度解释的变异 ÷ 每个自由度的残差变异' },
    ),
    numberColumn(
      'p',
      'p 值',
      figures(({ p }) => p),
      { help: `置换 ${permutations} 次：(不小于实际 F 的次数 + 1) ÷ (次数 + 1)` },
    ),
  ]);
}
