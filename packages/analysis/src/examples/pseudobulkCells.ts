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
/** The last kind is too rare to be compared. */
const kinds = [
  ['单核细胞', 26],
  ['T 细胞', 22],
  ['B 细胞', 16],
  ['浆细胞', 3],
] as const;
/** Genes that the treatment changes: in monocytes, in T cells, in both. */
const changed = [
  [40, 62],
  [70, 80],
  [90, 98],
] as const;

/** log2 change under treatment of a gene in a kind. */
function change(gene: number, kind: number): number {
  const set = changed.findIndex(([from, to]) => gene >= from && gene < to);
  const here = (set === 0 && kind === 0) || (set === 1 && kind === 1) || (set === 2 && kind < 2);
  return here ? (gene % 3 === 0 ? -1.6 : 1.6) : 0;
}

/** Annotated cells with their counts, of three controls and four treated samples that differ a little in everything. */
export function simulatePseudobulkCells(): Example {
  const draws = randomDraws(20_261_125);
  const base = Array.from({ length: genes }, () => Math.exp(draws.normal(0, 0.9)));
  const programme = kinds.map((_, kind) =>
    base.map((_level, gene) => (gene >= kind * 10 && gene < kind * 10 + 10 ? 6 : 1)),
  );
  const cells = samples
    .flatMap(([sample, group]) => {
      const own = base.map(() => Math.exp(draws.normal(0, 0.16)));
      return kinds.flatMap(([kind, usual], k) =>
        Array.from({ length: Math.max(1, draws.poisson(usual)) }, () => {
          const depth = Math.exp(draws.normal(Math.log(700), 0.3));
          const level = base.map(
            (value, gene) => value * own[gene]! * programme[k]![gene]! * (group === '处理' ? 2 ** change(gene, k) : 1),
          );
          const total = level.reduce((sum, value) => sum + value, 0);
          return {
            sample,
            group,
            kind,
            counts: level.map((value) => draws.poisson(draws.gamma(4, (depth * value) / total))),
          };
        }),
      );
    })
    .map((cell, i) => ({ ...cell, name: `C${String(i + 1).padStart(3, '0')}` }));
  const names = base.map((_, gene) => `基因${String(gene + 1).padStart(3, '0')}`);
  return {
    id: 'pseudobulk-cells',
    title: '模拟数据：多样本的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，来自 3 个对照和 4 个处理样本，注释为 ${kinds.length} 种细胞；处理改变了单核细胞与 T 细胞的一些基因，B 细胞不变，浆细胞太少。`,
    files: {
      cells: {
        name: '模拟多样本单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, gene) => [name, ...cells.map(({ counts }) => counts[gene]!)]),
        ),
      },
      records: {
        name: '模拟多样本单细胞_注释.csv',
        csv: toCsv(
          ['cell', 'sample', 'group', 'cell_type'],
          cells.map(({ group, kind, name, sample }) => [name, sample, group, kind]),
        ),
      },
    },
    truth: changed.flatMap(([from, to]) =>
      names.slice(from, to).map((feature, i) => ({ feature, log2fc: { 处理: change(from + i, from === 70 ? 1 : 0) } })),
    ),
  };
}
