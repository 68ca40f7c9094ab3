import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const kinds = ['CD4 T 细胞', 'CD8 T 细胞', 'B 细胞', '单核细胞', 'NK 细胞', '树突状细胞'] as const;
/** The treated have more CD8 T cells and fewer B cells; what is left follows. */
const mix = { 对照: [0.3, 0.14, 0.2, 0.2, 0.11, 0.05], 处理: [0.27, 0.3, 0.09, 0.19, 0.1, 0.05] } as const;
const sizes = [150, 118, 96, 132, 88, 160, 104, 75, 141] as const;

/** Annotated cells of four controls and five treated samples that differ in depth and a little in everything. */
export function simulateCellAnnotations(): Example {
  const draws = randomDraws(20_261_123);
  const samples = sizes.map((size, i) => ({
    name: `P${i + 1}`,
    group: i < 4 ? ('对照' as const) : ('处理' as const),
    size,
  }));
  const rows = samples.flatMap(({ group, name, size }) => {
    const shares = mix[group].map((share) => draws.gamma(40, share));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return Array.from({ length: size }, (_, i) => {
      let rest = draws.uniform() * total;
      const kind = Math.max(
        0,
        shares.findIndex((share) => (rest -= share) < 0),
      );
      return [`${name}_${String(i + 1).padStart(3, '0')}`, name, group, kinds[kind]!];
    });
  });
  return {
    id: 'cell-annotations',
    title: '模拟数据：细胞注释',
    description: `计算机模拟的数据，不是实测结果。${samples.length} 个样本（对照 4 个、处理 5 个）的 ${rows.length} 个细胞，分为 ${kinds.length} 种；处理组的 CD8 T 细胞增多、B 细胞减少。`,
    files: {
      records: { name: '模拟细胞注释.csv', csv: toCsv(['cell', 'sample', 'group', 'cell_type'], rows) },
      groups: {
        name: '模拟细胞注释_样本分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [name, group]),
        ),
      },
    },
    truth: [],
  };
}
