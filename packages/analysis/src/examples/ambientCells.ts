import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 500;
const perKind = 12;
const kinds = [40, 34, 30, 28, 24, 20, 16, 12] as const;
/** How much of each kind breaks apart: the soup is not what the cells are on average. */
const broken = [0.1, 0.2, 0.15, 0.15, 0.15, 0.1, 0.1, 0.05] as const;
const contamination = 0.1;
const droplets = 400;

const shares = (values: readonly number[]): number[] => {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
};

/**
 * Cells of eight kinds in which a tenth of the counts is RNA that floated around them, and the droplets of the same run
 * that hold no cell.
 */
export function simulateAmbientCells(): Example {
  const draws = randomDraws(20_261_123);
  const base = Array.from({ length: genes }, () => Math.exp(draws.normal(0, 0.45)));
  const strength = base.map(() => 4 + draws.gamma(3, 8));
  const profiles = kinds.map((_, kind) =>
    shares(
      base.map((value, gene) => {
        const of = Math.floor(gene / perKind);
        return of === kind ? strength[gene]! : of < kinds.length ? 0 : value;
      }),
    ),
  );
  const soup = shares(
    base.map((_, gene) => broken.reduce((sum, part, kind) => sum + part * profiles[kind]![gene]!, 0)),
  );
  const draw = (level: readonly number[], depth: number): number[] =>
    level.map((share) => draws.poisson(depth * share));
  const cells = kinds.flatMap((size, kind) =>
    Array.from({ length: size }, () => {
      const depth = Math.exp(draws.normal(Math.log(600), 0.3));
      return {
        kind,
        counts: draw(
          soup.map((share, gene) => contamination * share + (1 - contamination) * profiles[kind]![gene]!),
          depth,
        ),
      };
    }),
  );
  const empty = Array.from({ length: droplets }, () => draw(soup, 8 + 60 * draws.uniform()));
  const names = base.map((_, gene) => `基因${String(gene + 1).padStart(3, '0')}`);
  const barcode = (at: number): string => `C${String(at + 1).padStart(3, '0')}`;
  const csv = (columns: readonly { readonly name: string; readonly counts: readonly number[] }[]): string =>
    toCsv(
      ['gene', ...columns.map(({ name }) => name)],
      names.map((name, gene) => [name, ...columns.map(({ counts }) => counts[gene]!)]),
    );
  const named = cells.map(({ counts }, at) => ({ name: barcode(at), counts }));
  return {
    id: 'ambient-cells',
    title: '模拟数据：混有环境 RNA 的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，${kinds.length} 种细胞，各细胞 10% 的计数来自环境；另有未过滤的矩阵，含同样的细胞和 ${droplets} 个空液滴。`,
    files: {
      cells: { name: '模拟单细胞_过滤后.csv', csv: csv(named) },
      droplets: {
        name: '模拟单细胞_未过滤.csv',
        csv: csv([...named, ...empty.map((counts, at) => ({ name: `E${String(at + 1).padStart(3, '0')}`, counts }))]),
      },
    },
    truth: [],
  };
}
