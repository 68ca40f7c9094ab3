import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Genes of each chromosome. */
const chromosomes = [70, 62, 54, 44, 44, 48, 50, 36, 38, 40, 50, 46, 20, 34, 34, 44, 56, 18, 60, 30, 14, 28] as const;
const kinds = [
  ['T 细胞', 60],
  ['成纤维细胞', 34],
  ['肿瘤克隆 1', 70],
  ['肿瘤克隆 2', 44],
] as const;
/** Copies over the usual two, by clone: chromosomes gained and lost; of 1 and 17 a part only. */
const copies: Readonly<
  Record<string, readonly (readonly [chromosome: number, from: number, to: number, factor: number])[]>
> = {
  '肿瘤克隆 1': [
    [7, 0, 1, 1.5],
    [10, 0, 1, 0.5],
    [1, 0.5, 1, 1.5],
  ],
  '肿瘤克隆 2': [
    [7, 0, 1, 1.5],
    [10, 0, 1, 0.5],
    [17, 0, 0.5, 0.5],
    [20, 0, 1, 1.8],
  ],
};

/** Cells of a tumour with two clones among normal cells, and where the genes lie. */
export function simulateTumourCells(): Example {
  const draws = randomDraws(20_261_128);
  const genes = chromosomes.flatMap((count, c) =>
    Array.from({ length: count }, (_, i) => ({
      chromosome: c + 1,
      share: i / count,
      start: Math.round((i + draws.uniform()) * 1.6e6) + 1,
    })),
  );
  const base = genes.map(() => Math.exp(draws.normal(0.4, 0.8)));
  const programme = kinds.map(() => base.map(() => (draws.uniform() < 0.06 ? 3 : 1)));
  const cells = kinds
    .flatMap(([kind, size], k) =>
      Array.from({ length: size }, () => {
        const depth = Math.exp(draws.normal(Math.log(2200), 0.3));
        const level = base.map((value, g) => {
          const { chromosome, share } = genes[g]!;
          const own = (copies[kind] ?? []).find(([c, from, to]) => c === chromosome && share >= from && share < to);
          // Both clones come of one kind of cell.
          return value * programme[Math.min(k, 2)]![g]! * (own?.[3] ?? 1);
        });
        const total = level.reduce((sum, value) => sum + value, 0);
        return { kind, counts: level.map((value) => draws.poisson(draws.gamma(3, (depth * value) / total))) };
      }),
    )
    .map((cell, i) => ({ ...cell, name: `C${String(i + 1).padStart(3, '0')}` }));
  const names = genes.map((_, g) => `基因${String(g + 1).padStart(4, '0')}`);
  return {
    id: 'tumour-cells',
    title: '模拟数据：肿瘤的单细胞',
    description: `计算机模拟的数据，不是实测结果。${names.length} 个基因（22 条染色体）× ${cells.length} 个细胞：T 细胞、成纤维细胞和两个肿瘤克隆；两个克隆都有 7 号增多、10 号缺失，克隆 1 另有 1 号后半段增多，克隆 2 另有 17 号前半段缺失、20 号增多。`,
    files: {
      cells: {
        name: '模拟肿瘤单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, g) => [name, ...cells.map(({ counts }) => counts[g]!)]),
        ),
      },
      groups: {
        name: '模拟肿瘤单细胞_细胞类型.csv',
        csv: toCsv(
          ['sample', 'group'],
          cells.map(({ kind, name }) => [name, kind]),
        ),
      },
      records: {
        name: '模拟基因位置.csv',
        csv: toCsv(
          ['gene', 'chromosome', 'start'],
          names.map((name, g) => [name, `chr${genes[g]!.chromosome}`, genes[g]!.start]),
        ),
      },
    },
    truth: [],
  };
}
