import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 260;
const perKind = 16;
const kinds = [56, 48, 44, 36] as const;
/** Droplets with two cells of different kinds. */
const mixed = [
  [0, 1, 7],
  [0, 2, 5],
  [1, 3, 5],
  [2, 3, 4],
] as const;

/** Cells of four kinds, and some that are two cells of different kinds in one droplet; their names begin with D. */
export function simulateDoubletCells(): Example {
  const draws = randomDraws(20_261_129);
  const base = Array.from({ length: genes }, () => Math.exp(draws.normal(0, 0.9)));
  const draw = (kind: number): number[] => {
    const level = base.map((value, gene) => value * (Math.floor(gene / perKind) === kind ? 9 : 1));
    const total = level.reduce((sum, value) => sum + value, 0);
    const depth = Math.exp(draws.normal(Math.log(1100), 0.25));
    return level.map((value) => draws.poisson(draws.gamma(5, (depth * value) / total)));
  };
  const single = kinds.flatMap((size, kind) => Array.from({ length: size }, () => draw(kind)));
  const double = mixed.flatMap(([one, other, size]) =>
    Array.from({ length: size }, () => {
      const second = draw(other);
      return draw(one).map((count, gene) => count + second[gene]!);
    }),
  );
  const cells = [
    ...single.map((counts, i) => ({ name: `C${String(i + 1).padStart(3, '0')}`, counts })),
    ...double.map((counts, i) => ({ name: `D${String(i + 1).padStart(2, '0')}`, counts })),
  ];
  return {
    id: 'doublet-cells',
    title: '模拟数据：混有双细胞的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，${kinds.length} 种细胞；名称以 D 开头的 ${double.length} 个是两种细胞混在一个液滴中的双细胞。`,
    files: {
      cells: {
        name: '模拟双细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          base.map((_, gene) => [
            `基因${String(gene + 1).padStart(3, '0')}`,
            ...cells.map(({ counts }) => counts[gene]!),
          ]),
        ),
      },
    },
    truth: [],
  };
}
