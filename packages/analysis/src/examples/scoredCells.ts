import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 320;
const perKind = 14;
/** The first four have a set of markers in the file; the last has none and stays unknown. */
const kinds = [
  ['CD4 T 细胞', 52],
  ['B 细胞', 44],
  ['单核细胞', 60],
  ['NK 细胞', 34],
  ['未收录的细胞', 30],
] as const;
const cycle = { s: kinds.length * perKind, g2m: kinds.length * perKind + 40, end: kinds.length * perKind + 80 };

/**
 * Clustered cells of five kinds, some of which divide, and sets of markers of four of the kinds and of the phases S and
 * G2M.
 */
export function simulateScoredCells(): Example {
  const draws = randomDraws(20_261_126);
  const names = Array.from({ length: genes }, (_, g) => `基因${String(g + 1).padStart(3, '0')}`);
  const base = names.map(() => Math.exp(draws.normal(0, 0.9)));
  const cells = kinds.flatMap(([, size], kind) =>
    Array.from({ length: size }, () => {
      const dividing = draws.uniform() < (kind === 2 ? 0.4 : 0.08);
      const phase = dividing ? (draws.uniform() < 0.5 ? 'S' : 'G2M') : 'G1';
      const factor = (gene: number): number => {
        if (gene < cycle.s) return Math.floor(gene / perKind) === kind ? 7 : 1;
        return (phase === 'S' && gene < cycle.g2m) || (phase === 'G2M' && gene >= cycle.g2m && gene < cycle.end)
          ? 14
          : 1;
      };
      const depth = Math.exp(draws.normal(Math.log(1400), 0.3));
      const level = base.map((value, gene) => value * factor(gene));
      const total = level.reduce((sum, value) => sum + value, 0);
      const angle = (2 * Math.PI * kind) / kinds.length;
      return {
        kind,
        x: 6 * Math.cos(angle) + draws.normal(0, 0.9),
        y: 6 * Math.sin(angle) + draws.normal(0, 0.9),
        counts: level.map((value) => draws.poisson(draws.gamma(4, (depth * value) / total))),
      };
    }),
  );
  const named = cells.map((cell, i) => ({ ...cell, name: `C${String(i + 1).padStart(3, '0')}` }));
  const order = kinds.map((_, kind) => kind).toSorted((a, b) => kinds[b]![1] - kinds[a]![1]);
  const sets: readonly (readonly [string, number, number])[] = [
    ...kinds.slice(0, -1).map(([name], kind) => [name, kind * perKind, kind * perKind + 12] as const),
    ['S', cycle.s, cycle.g2m],
    ['G2M', cycle.g2m, cycle.end],
  ];
  return {
    id: 'scored-cells',
    title: '模拟数据：待注释的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，已聚为 ${kinds.length} 个簇；标志基因集有 ${kinds.length - 1} 种细胞和细胞周期的 S、G2M，其中一个簇没有对应的集合，单核细胞增殖较多。`,
    files: {
      cells: {
        name: '模拟待注释单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...named.map(({ name }) => name)],
          names.map((name, gene) => [name, ...named.map(({ counts }) => counts[gene]!)]),
        ),
      },
      records: {
        name: '模拟待注释单细胞_簇.csv',
        csv: toCsv(
          ['cell', 'cluster', 'x', 'y'],
          named.map(({ kind, name, x, y }) => [
            name,
            order.indexOf(kind) + 1,
            Number(x.toFixed(3)),
            Number(y.toFixed(3)),
          ]),
        ),
      },
      sets: {
        name: '模拟标志基因集.csv',
        csv: toCsv(
          ['term', 'feature'],
          sets.flatMap(([name, from, to]) => names.slice(from, to).map((gene) => [name, gene])),
        ),
      },
    },
    truth: [],
  };
}
