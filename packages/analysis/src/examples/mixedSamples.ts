import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const types = ['CD4 T 细胞', 'CD8 T 细胞', 'B 细胞', 'NK 细胞', '单核细胞', '中性粒细胞'] as const;
const perType = 24;
const mix = { 对照: [0.28, 0.14, 0.12, 0.08, 0.12, 0.26], 感染: [0.18, 0.24, 0.07, 0.09, 0.2, 0.22] } as const;

/** Blood of six healthy and seven infected people as the sum of six types of cells, and the signature of the types. */
export function simulateMixedSamples(): Example {
  const draws = randomDraws(20_261_129);
  const genes = Array.from({ length: types.length * perType + 60 }, (_, gene) => ({
    name: `基因${String(gene + 1).padStart(3, '0')}`,
    type: Math.floor(gene / perType),
  }));
  const signature = genes.map(({ type }) =>
    types.map((_, t) => Math.exp(draws.normal(3.4, 0.6)) * (t === type ? 6 + 6 * draws.uniform() : 1)),
  );
  const samples = (['对照', '感染'] as const).flatMap((group) =>
    Array.from({ length: group === '对照' ? 6 : 7 }, (_, i) => {
      const parts = mix[group].map((share) => draws.gamma(30, share));
      const total = parts.reduce((sum, share) => sum + share, 0);
      return { name: `${group === '对照' ? 'H' : 'I'}${i + 1}`, group, shares: parts.map((share) => share / total) };
    }),
  );
  const values = signature.map((row) =>
    samples.map(({ shares }) =>
      significant(row.reduce((sum, level, t) => sum + level * shares[t]!, 0) * Math.exp(draws.normal(0, 0.25)), 5),
    ),
  );
  return {
    id: 'mixed-samples',
    title: '模拟数据：混合样本与签名矩阵',
    description: `计算机模拟的数据，不是实测结果。6 个对照与 7 个感染者的血液，由 ${types.length} 类细胞混合而成；感染后 CD8 T 细胞与单核细胞增多，CD4 T 细胞与 B 细胞减少。签名矩阵 ${genes.length} 个基因，每类有 ${perType} 个特征基因。`,
    files: {
      matrix: {
        name: '模拟混合样本_TPM.csv',
        csv: toCsv(
          ['gene', ...samples.map(({ name }) => name)],
          genes.map(({ name }, g) => [name, ...values[g]!]),
        ),
      },
      matrix2: {
        name: '模拟签名矩阵.csv',
        csv: toCsv(
          ['gene', ...types],
          genes.map(({ name }, g) => [name, ...signature[g]!.map((value) => significant(value, 5))]),
        ),
      },
      groups: {
        name: '模拟混合样本_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [name, group]),
        ),
      },
    },
    truth: [],
  };
}
