import { significant, toCsv, type Example, type TrueChange } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const groups = ['对照', '给药'] as const;
const each = 4;
const proteins = 500;

/**
 * 500 proteins of two groups of four, log2 of their reporter intensities, each with its spectra: the fewer, the
 * noisier.
 */
export function simulateProteinCounts(): Example {
  const draws = randomDraws(20_261_143);
  const samples = groups.flatMap((group, i) =>
    Array.from({ length: each }, (_, k) => ({ group, i, name: `${'CT'[i]}${k + 1}` })),
  );
  const truth: TrueChange[] = [];
  const rows = Array.from({ length: proteins }, (_, at) => {
    const id = `P${String(10_000 + at * 37)}`;
    const spectra = Math.max(1, Math.round(2 ** draws.normal(2.2, 1.5)));
    const [level, sd] = [
      draws.normal(21, 1.8) + 0.3 * Math.log2(spectra),
      (0.1 + 0.55 / Math.sqrt(spectra)) * Math.exp(0.25 * draws.normal()),
    ];
    const change = draws.uniform() < 0.14 ? draws.normal(draws.uniform() < 0.5 ? 1.4 : -1.4, 0.35) : 0;
    if (change !== 0) truth.push({ feature: id, log2fc: { [groups[1]]: significant(change, 4) } });
    return [id, spectra, ...samples.map(({ i }) => significant(level + change * i + sd * draws.normal(), 6))];
  });
  return {
    id: 'protein-counts',
    title: '模拟数据：标记定量蛋白组',
    description: `计算机模拟的数据，不是实测结果。${proteins} 个蛋白的 log2 强度与 PSM 数，对照与给药各 ${each} 个样本；PSM 数少的蛋白测得不准，${truth.length} 个蛋白有差异。`,
    files: {
      matrix: {
        name: '模拟_标记定量蛋白组.csv',
        csv: toCsv(['蛋白', 'PSMs', ...samples.map(({ name }) => name)], rows),
      },
      groups: {
        name: '模拟_标记定量蛋白组_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [name, group]),
        ),
      },
    },
    truth,
  };
}
