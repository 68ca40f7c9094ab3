import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const kinds = ['干细胞', '祖细胞', '红系', '髓系'] as const;
const genes = 160;
const perProgramme = 14;

type Cell = {
  readonly name: string;
  readonly place: number;
  readonly branch: 0 | 1;
  readonly kind: string;
  readonly depth: number;
};

/**
 * How strongly a cell shows each of five programmes: stem, progenitor, both fates late, and one of the first fate that
 * comes and goes.
 */
function programmes({ branch, place }: Cell): readonly number[] {
  const bump = (at: number, width: number): number => Math.exp(-(((place - at) / width) ** 2));
  const late = 1 / (1 + Math.exp(-(place - 1.7) * 6));
  return [
    1 / (1 + Math.exp((place - 0.6) * 5)),
    bump(1.3, 0.7),
    branch === 0 ? late : 0,
    branch === 1 ? late : 0,
    branch === 0 ? bump(1.9, 0.25) : 0,
  ];
}

/** Stem cells that become progenitors and then one of two fates, with names for the stretches of the way. */
export function simulateBranchingCells(count = 200): Example {
  const draws = randomDraws(20_261_124);
  const cells = Array.from({ length: count }, (_, i): Cell => {
    const place = 2.4 * draws.uniform();
    const branch = draws.uniform() < 0.55 ? 0 : 1;
    const kind = place < 0.6 ? kinds[0] : place < 1.4 ? kinds[1] : branch === 0 ? kinds[2] : kinds[3];
    return {
      name: `C${String(i + 1).padStart(3, '0')}`,
      place,
      branch,
      kind,
      depth: Math.exp(draws.normal(Math.log(1200), 0.3)),
    };
  });
  const base = Array.from({ length: genes }, () => Math.exp(draws.normal(0, 0.9)));
  const strength = base.map(() => 4 + draws.gamma(3, 6));
  const counts = cells.map((cell) => {
    const active = programmes(cell);
    const level = base.map(
      (value, gene) => value * (1 + strength[gene]! * (active[Math.floor(gene / perProgramme)] ?? 0)),
    );
    const total = level.reduce((sum, value) => sum + value, 0);
    return level.map((value) => draws.poisson(draws.gamma(6, (cell.depth * value) / total)));
  });
  const names = base.map((_, gene) => `基因${String(gene + 1).padStart(3, '0')}`);
  return {
    id: 'branching-cells',
    title: '模拟数据：分化的单细胞',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${count} 个细胞，从干细胞经祖细胞分化为红系或髓系；基因001～${String(perProgramme).padStart(3, '0')} 在起点高表达，之后各 ${perProgramme} 个基因依次在祖细胞、红系、髓系和红系早期表达。`,
    files: {
      cells: {
        name: '模拟分化_计数.csv',
        csv: toCsv(
          ['gene', ...cells.map(({ name }) => name)],
          names.map((name, gene) => [name, ...counts.map((column) => column[gene]!)]),
        ),
      },
      groups: {
        name: '模拟分化_细胞类型.csv',
        csv: toCsv(
          ['sample', 'group'],
          cells.map(({ kind, name }) => [name, kind]),
        ),
      },
      list: { name: '模拟分化_起点基因.csv', csv: 'gene\n基因001\n基因002\n基因003\n基因004\n基因005\n' },
    },
    truth: [],
  };
}
