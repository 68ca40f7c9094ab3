import { toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const residues = 'ACDEFGHIKLMNPQRSTVWY';
const percent = [
  8.25, 1.38, 5.46, 6.72, 3.86, 7.07, 2.27, 5.91, 5.8, 9.65, 2.41, 4.06, 4.74, 3.93, 5.53, 6.64, 5.35, 6.86, 1.1, 2.92,
];
const reach = 6;

/**
 * Windows of 420 phosphosites: a third before proline, some after arginine, some before acids; and 2,000 of the same
 * residues for a background.
 */
export function simulateSequenceWindows(): Example {
  const draws = randomDraws(20_261_144);
  const whole = percent.reduce((sum, value) => sum + value, 0);
  const residue = (): string => {
    let rest = draws.uniform() * whole;
    return residues[percent.findIndex((value) => (rest -= value) < 0)] ?? 'L';
  };
  const window = (centre: string): string[] =>
    Array.from({ length: 2 * reach + 1 }, (_, i) => (i === reach ? centre : residue()));
  const centre = (): string => (draws.uniform() < 0.78 ? 'S' : draws.uniform() < 0.85 ? 'T' : 'Y');
  const rows = Array.from({ length: 420 }, (_, at) => {
    const own = window(centre());
    const kind = draws.uniform();
    if (own[reach] !== 'Y' && kind < 0.34) own[reach + 1] = 'P';
    else if (own[reach] === 'S' && kind < 0.56) own[reach - 3] = 'R';
    else if (own[reach] === 'S' && kind < 0.72)
      [own[reach + 1], own[reach + 3]] = [draws.uniform() < 0.6 ? 'D' : 'E', 'E'];
    // Some sites lie at the beginning of their protein.
    if (draws.uniform() < 0.03) own.fill('_', 0, 1 + Math.floor(draws.uniform() * 4));
    return [`P${String(20_000 + at * 13)}_${own[reach]}${40 + ((at * 37) % 600)}`, own.join('')];
  });
  const background = Array.from({ length: 2000 }, () => window(centre()).join(''));
  return {
    id: 'sequence-windows',
    title: '模拟数据：磷酸化位点的序列窗口',
    description: `计算机模拟的数据，不是实测结果。${rows.length} 个磷酸化位点两侧各 ${reach} 个残基，含脯氨酸导向、碱性与酸性 motif；背景为同样的残基周围 ${background.length} 条随机序列。`,
    files: {
      records: { name: '模拟_位点序列.csv', csv: toCsv(['site', 'Sequence window'], rows) },
      background: { name: '模拟_背景序列.txt', csv: `${background.join('\n')}\n` },
    },
    truth: [],
  };
}
