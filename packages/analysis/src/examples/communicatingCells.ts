import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 150;
const kinds = [
  ['T 细胞', 62],
  ['B 细胞', 48],
  ['单核细胞', 55],
  ['成纤维细胞', 40],
  ['内皮细胞', 34],
] as const;
type Side = readonly [gene: string, kinds: readonly number[]];
/**
 * Ligands and receptors and the kinds of cells that have much of them; the last pairs are of genes that every kind has.
 */
const pairs: readonly { readonly ligand: readonly Side[]; readonly receptor: readonly Side[] }[] = [
  { ligand: [['CXCL12', [3, 4]]], receptor: [['CXCR4', [0, 1]]] },
  {
    ligand: [['VCAM1', [4]]],
    receptor: [
      ['ITGA4', [0, 1]],
      ['ITGB1', [0, 1, 3]],
    ],
  },
  {
    ligand: [['IL6', [3]]],
    receptor: [
      ['IL6R', [2]],
      ['IL6ST', [2, 4]],
    ],
  },
  { ligand: [['CCL5', [0]]], receptor: [['CCR1', [2]]] },
  { ligand: [['CD40LG', [0]]], receptor: [['CD40', [1, 2]]] },
  { ligand: [['TNF', [2, 0]]], receptor: [['TNFRSF1A', [3, 4]]] },
  { ligand: [['VEGFA', [2, 3]]], receptor: [['KDR', [4]]] },
  { ligand: [['TNFSF13B', [2]]], receptor: [['TNFRSF13B', [1]]] },
  { ligand: [['CSF1', [3, 4]]], receptor: [['CSF1R', [2]]] },
  { ligand: [['JAG1', [4]]], receptor: [['NOTCH1', [0, 4]]] },
  { ligand: [['DLL4', [4]]], receptor: [['NOTCH1', [0, 4]]] },
  { ligand: [['PDGFB', [4]]], receptor: [['PDGFRB', [3]]] },
  { ligand: [['MIF', []]], receptor: [['CD74', []]] },
  { ligand: [['APP', []]], receptor: [['CD44', []]] },
];

/** Cells of five kinds, some of which have the ligands and receptors of each other. */
export function simulateCommunicatingCells(): Example {
  const draws = randomDraws(20_261_128);
  const strong = new Map(pairs.flatMap(({ ligand, receptor }) => [...ligand, ...receptor]));
  const names = [
    ...strong.keys(),
    ...Array.from({ length: genes - strong.size }, (_, g) => `基因${String(g + 1).padStart(3, '0')}`),
  ];
  const base = names.map((name) => ((strong.get(name) ?? []).length > 0 ? 0.03 : 1) * Math.exp(draws.normal(0.2, 0.5)));
  const cells = kinds
    .flatMap(([kind, size], own) =>
      Array.from({ length: size }, () => {
        const depth = Math.exp(draws.normal(Math.log(600), 0.3));
        const level = names.map((name, gene) => base[gene]! * (strong.get(name)?.includes(own) ? 40 : 1));
        const total = level.reduce((sum, value) => sum + value, 0);
        return { kind, counts: level.map((value) => draws.poisson(draws.gamma(3, (depth * value) / total))) };
      }),
    )
    .map((cell, i) => ({ ...cell, name: `C${String(i + 1).padStart(3, '0')}` }));
  const written = (sides: readonly Side[]): string => sides.map(([name]) => name).join('+');
  return {
    id: 'communicating-cells',
    title: '模拟数据：有配体受体的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，${kinds.length} 种细胞；${pairs.length} 对配体与受体中有 2 对在各种细胞中表达相近，其余集中在某些细胞。`,
    files: {
      cells: {
        name: '模拟通讯单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, gene) => [name, ...cells.map(({ counts }) => counts[gene]!)]),
        ),
      },
      edges: {
        name: '模拟配体受体表.csv',
        csv: toCsv(
          ['ligand', 'receptor'],
          pairs.map(({ ligand, receptor }) => [written(ligand), written(receptor)]),
        ),
      },
      records: {
        name: '模拟通讯单细胞_注释.csv',
        csv: toCsv(
          ['cell', 'cell_type'],
          cells.map(({ kind, name }) => [name, kind]),
        ),
      },
    },
    truth: [],
  };
}
