import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';
import type { RandomDraws } from './randomDraws.ts';

const genes = 300;
const samples = ['对照1', '对照2', '处理1', '处理2'] as const;
/** Three kinds apart, and one that turns into another along a path. */
const kinds = ['T 细胞', 'B 细胞', '单核细胞', '前体', '分化中', '成熟'] as const;
const markersPerKind = 18;
const mitochondrial = 10;
/** Share of the kinds in control and treated samples: the path moves on under treatment. */
const mix = { 对照: [0.26, 0.2, 0.18, 0.16, 0.12, 0.08], 处理: [0.2, 0.2, 0.14, 0.1, 0.14, 0.22] } as const;

type Cell = {
  readonly name: string;
  readonly sample: string;
  readonly kind: number;
  readonly path: number;
  readonly depth: number;
  readonly mito: number;
};

function drawKind(draws: RandomDraws, shares: readonly number[]): number {
  let rest = draws.uniform();
  const kind = shares.findIndex((share) => (rest -= share) < 0);
  return kind < 0 ? shares.length - 1 : kind;
}

/** How strongly a cell shows the marker genes of a kind, 0…1. Along the path one programme fades into the next. */
function activity(cell: Cell, kind: number): number {
  if (cell.kind < 3 || kind < 3) return cell.kind === kind ? 1 : 0;
  return Math.exp(-((cell.path - (kind - 3) / 2) ** 2) / 0.09);
}

/**
 * A single-cell count matrix: 300 genes × 400 cells of four samples (or fewer). Three kinds stand apart; the others
 * form a path from precursor to mature, further on under treatment. About 3 % of the cells are broken: few counts, many
 * of them mitochondrial.
 */
export function simulateSingleCells(perSample = 100): Example {
  const draws = randomDraws(20_261_122);
  const cells = samples.flatMap((sample, s) =>
    Array.from({ length: perSample }, (_, i): Cell => {
      const kind = drawKind(draws, mix[sample.slice(0, 2) as '对照' | '处理']);
      const broken = draws.uniform() < 0.03;
      const path = kind < 3 ? 0 : Math.min(1, Math.max(0, (kind - 3) / 2 + draws.normal(0, 0.16)));
      const depth = Math.exp(draws.normal(Math.log(900), 0.35)) * (broken ? 0.15 : 1);
      return {
        name: `S${s + 1}_${String(i + 1).padStart(3, '0')}`,
        sample,
        kind,
        path,
        depth,
        mito: broken ? 0.45 : draws.gamma(6, 0.05),
      };
    }),
  );
  const names = Array.from({ length: genes }, (_, g) =>
    g < mitochondrial ? `MT-${g + 1}` : `基因${String(g + 1 - mitochondrial).padStart(3, '0')}`,
  );
  const base = names.map(() => Math.exp(draws.normal(0, 1.1)));
  const strength = names.map(() => 4 + draws.gamma(2, 6));
  const kindOf = (gene: number): number => Math.floor((gene - mitochondrial) / markersPerKind);
  const counts = cells.map((cell) =>
    drawCounts(draws, cell, base, (gene) =>
      kindOf(gene) < kinds.length ? 1 + strength[gene]! * activity(cell, kindOf(gene)) : 1,
    ),
  );

  return {
    id: 'single-cells',
    title: '模拟数据：单细胞转录组',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${cells.length} 个细胞，两个对照和两个处理样本各 ${perSample} 个细胞；三类细胞彼此分开，另有一条从前体到成熟的分化路径，处理后更多细胞走向成熟；约 3% 的细胞已破损。`,
    files: {
      cells: {
        name: '模拟单细胞_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, gene) => [name, ...counts.map((column) => column[gene]!)]),
        ),
      },
      groups: {
        name: '模拟单细胞_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'cell_type', 'library'],
          cells.map(({ kind, name, sample }) => [name, sample.slice(0, 2), kinds[kind]!, sample]),
        ),
      },
    },
    truth: [],
  };
}

function drawCounts(
  draws: RandomDraws,
  cell: Cell,
  base: readonly number[],
  factor: (gene: number) => number,
): number[] {
  const level = base.map((value, gene) => (gene < mitochondrial ? value : value * factor(gene)));
  const sum = (from: number, to: number): number => level.slice(from, to).reduce((total, value) => total + value, 0);
  const [mito, rest] = [sum(0, mitochondrial), sum(mitochondrial, level.length)];
  return level.map((value, gene) => {
    const share = gene < mitochondrial ? (cell.mito * value) / mito : ((1 - cell.mito) * value) / rest;
    return draws.poisson(draws.gamma(4, cell.depth * share));
  });
}

/** Such cells grouped by the kind they were made of, as if annotated. */
export function annotatedSingleCells(perSample = 100): Example {
  const example = simulateSingleCells(perSample);
  const rows = example.files
    .groups!.csv.trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return {
    ...example,
    files: {
      ...example.files,
      groups: {
        name: '模拟单细胞_细胞类型.csv',
        csv: toCsv(
          ['sample', 'group', 'library'],
          rows.map(([cell, , kind, library]) => [cell!, kind!, library!]),
        ),
      },
    },
  };
}
