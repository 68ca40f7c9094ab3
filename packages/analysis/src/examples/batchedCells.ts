import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 200;
const perKind = 20;
const kinds = ['T 细胞', 'B 细胞', '单核细胞', 'NK 细胞'] as const;
const batches = [
  ['批次1', [24, 18, 20, 12]],
  ['批次2', [16, 20, 18, 12]],
  ['批次3', [18, 14, 17, 0]],
] as const;

/** Cells of four kinds in three batches, each of which distorts many genes; the third has none of the last kind. */
export function simulateBatchedCells(): Example {
  const draws = randomDraws(20_261_127);
  const base = Array.from({ length: genes }, () => Math.exp(draws.normal(0, 0.8)));
  const cells = batches
    .flatMap(([batch, sizes]) => {
      const bias = base.map(() => Math.exp(draws.normal(0, 0.32)));
      return sizes.flatMap((size, kind) =>
        Array.from({ length: size }, () => {
          const level = base.map((value, gene) => value * bias[gene]! * (Math.floor(gene / perKind) === kind ? 5 : 1));
          const total = level.reduce((sum, value) => sum + value, 0);
          const depth = Math.exp(draws.normal(Math.log(1200), 0.25));
          return {
            batch,
            kind: kinds[kind]!,
            counts: level.map((value) => draws.poisson(draws.gamma(6, (depth * value) / total))),
          };
        }),
      );
    })
    .map((cell, i) => ({ ...cell, name: `C${String(i + 1).padStart(3, '0')}` }));
  const names = base.map((_, gene) => `基因${String(gene + 1).padStart(3, '0')}`);
  return {
    id: 'batched-cells',
    title: '模拟数据：多批次的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，${kinds.length} 种细胞分在 3 个批次，每个批次都使许多基因偏高或偏低；第三批没有 NK 细胞。`,
    files: {
      cells: {
        name: '模拟多批次单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, gene) => [name, ...cells.map(({ counts }) => counts[gene]!)]),
        ),
      },
      records: {
        name: '模拟多批次单细胞_注释.csv',
        csv: toCsv(
          ['cell', 'batch', 'cell_type'],
          cells.map(({ batch, kind, name }) => [name, batch, kind]),
        ),
      },
    },
    truth: [],
  };
}
