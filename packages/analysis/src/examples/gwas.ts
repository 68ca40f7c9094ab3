import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Lengths of the rice chromosomes in IRGSP-1.0. */
const lengths = [
  43_270_923, 35_937_250, 36_413_819, 35_502_694, 29_958_434, 31_248_787, 29_697_621, 28_443_022, 23_012_720,
  23_207_287, 29_021_106, 27_531_856,
];
const markers = 2_400;
/** Places that matter: chromosome, position, the z-score at the place itself. */
const peaks = [
  { chromosome: 2, position: 12_400_000, z: 6.6 },
  { chromosome: 5, position: 5_370_000, z: 9.3 },
  { chromosome: 6, position: 9_330_000, z: 5.3 },
  { chromosome: 11, position: 20_100_000, z: 7.1 },
] as const;
/** How far a place is felt, in base pairs. */
const reach = 350_000;

/** Upper tail of |z| by Abramowitz & Stegun 7.1.26, with the leading term of Mills' ratio far out. */
function chance(z: number): number {
  const x = Math.abs(z);
  if (x > 4) return Math.min(1, (2 * Math.exp((-x * x) / 2) * (1 - 1 / (x * x))) / (x * Math.sqrt(2 * Math.PI)));
  const t = 1 / (1 + 0.3275911 * (x / Math.SQRT2));
  return Math.min(
    1,
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
      t *
      Math.exp((-x * x) / 2),
  );
}

/**
 * A genome-wide association as its program writes it: 2,400 markers on the 12 chromosomes of rice, four of the places
 * matter.
 */
export function simulateAssociation(): Example {
  const draws = randomDraws(20_261_122);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const rows = lengths.flatMap((length, at) => {
    const own = peaks.filter(({ chromosome }) => chromosome === at + 1);
    const spread = Array.from({ length: Math.round((markers * length) / whole) }, () =>
      Math.ceil(draws.uniform() * length),
    );
    // Markers stand densely where something was found: a peak is a row of them.
    const near = own.flatMap(({ position }) =>
      Array.from({ length: 24 }, () => Math.round(position + draws.normal(0, reach))),
    );
    return [...spread, ...near, ...own.map(({ position }) => position)]
      .toSorted((a, b) => a - b)
      .map((position) => {
        const mean = own.reduce(
          (sum, peak) => sum + peak.z * Math.exp(-(((position - peak.position) / reach) ** 2) / 2),
          0,
        );
        const z = mean > 0.5 ? mean * (0.65 + 0.35 * draws.uniform()) + 0.4 * draws.normal() : draws.normal(0, 0.98);
        const exact = own.some((peak) => peak.position === position) ? mean : z;
        return { name: `S${at + 1}_${position}`, chromosome: at + 1, position, p: chance(exact) };
      });
  });
  return {
    id: 'association',
    title: '模拟数据：水稻全基因组关联分析结果',
    description: `计算机模拟的数据，不是实测结果。水稻 12 条染色体上 ${rows.length.toLocaleString('en-US')} 个 SNP 与株高的关联检验，其中 4 处真正有关联，附染色体长度。`,
    files: {
      records: {
        name: '模拟关联分析.csv',
        csv: toCsv(
          ['SNP', 'CHR', 'BP', 'P'],
          rows.map(({ chromosome, name, p, position }) => [
            name,
            `chr${String(chromosome).padStart(2, '0')}`,
            position,
            significant(p, 5),
          ]),
        ),
      },
      ranked: {
        name: '水稻染色体长度.csv',
        csv: toCsv(
          ['chromosome', 'length'],
          lengths.map((length, at) => [`chr${String(at + 1).padStart(2, '0')}`, length]),
        ),
      },
    },
    truth: [],
  };
}
