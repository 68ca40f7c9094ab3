import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 240;
const samples = [
  ['P1', '对照'],
  ['P2', '对照'],
  ['P3', '对照'],
  ['P4', '处理'],
  ['P5', '处理'],
  ['P6', '处理'],
  ['P7', '处理'],
] as const;
/**
 * Shares of the kinds. The last two are a path: within each the treatment moves cells on, which clusters do not show.
 */
const kinds = ['T 细胞', 'B 细胞', '单核细胞', '前体细胞', '成熟细胞'] as const;
const perKind = 24;
const mix = { 对照: [0.24, 0.22, 0.18, 0.2, 0.16], 处理: [0.25, 0.1, 0.18, 0.18, 0.29] } as const;

/**
 * Annotated cells with their counts of three controls and four treated samples; the treated have fewer B cells, and
 * more cells far on a path of maturation.
 */
export function simulateAbundantCells(): Example {
  const draws = randomDraws(20_261_127);
  const names = Array.from({ length: genes }, (_, g) => `基因${String(g + 1).padStart(3, '0')}`);
  const base = names.map(() => Math.exp(draws.normal(0, 0.8)));
  const cells = samples
    .flatMap(([sample, group], s) => {
      const shares = mix[group].map((share) => draws.gamma(60, share));
      const total = shares.reduce((sum, share) => sum + share, 0);
      return Array.from({ length: 74 + 9 * (s % 3) }, () => {
        let rest = draws.uniform() * total;
        const kind = Math.max(
          0,
          shares.findIndex((share) => (rest -= share) < 0),
        );
        const path =
          kind === 3
            ? draws.uniform() * 0.5
            : 0.5 + (group === '处理' ? Math.sqrt(draws.uniform()) : draws.uniform() ** 2) * 0.5;
        const activity = (own: number): number =>
          kind < 3 ? Number(own === kind) : own === 3 ? 1 - path : own === 4 ? path : 0;
        const level = base.map(
          (value, gene) => value * (1 + 8 * (gene < kinds.length * perKind ? activity(Math.floor(gene / perKind)) : 0)),
        );
        const sum = level.reduce((all, value) => all + value, 0);
        const depth = Math.exp(draws.normal(Math.log(900), 0.25));
        return {
          sample,
          group,
          kind,
          counts: level.map((value) => draws.poisson(draws.gamma(5, (depth * value) / sum))),
        };
      });
    })
    .map((cell, i) => ({ ...cell, name: `C${String(i + 1).padStart(3, '0')}` }));
  return {
    id: 'abundant-cells',
    title: '模拟数据：丰度不同的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，来自 3 个对照和 4 个处理样本，注释为 ${kinds.length} 种细胞；处理后 B 细胞减少，成熟细胞增多，且更多地处在成熟路径的末端。`,
    files: {
      cells: {
        name: '模拟丰度单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, gene) => [name, ...cells.map(({ counts }) => counts[gene]!)]),
        ),
      },
      records: {
        name: '模拟丰度单细胞_注释.csv',
        csv: toCsv(
          ['cell', 'sample', 'group', 'cell_type'],
          cells.map(({ group, kind, name, sample }) => [name, sample, group, kinds[kind]!]),
        ),
      },
    },
    truth: [],
  };
}
