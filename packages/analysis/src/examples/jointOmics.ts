import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const levels = ['对照', '轻度', '重度'] as const;
const perLevel = 8;
const size = { genes: 300, compounds: 120 } as const;

/** Transcripts and metabolites of the same 24 samples: two ways in which both change, and one of each alone. */
export function simulateJointOmics(): Example {
  const draws = randomDraws(20_261_122);
  const samples = levels.flatMap((level, at) =>
    Array.from({ length: perLevel }, (_, i) => ({
      name: `${['C', 'M', 'S'][at]!}${i + 1}`,
      level,
      // The disease, something that runs across the groups, then what is of one table only: the batch of sequencing,
      // the diet.
      disease: draws.normal(at - 1, 0.35),
      age: draws.normal(0, 0.9),
      sequencing: draws.normal(i % 2 === 0 ? -0.8 : 0.8, 0.3),
      diet: draws.normal(0, 1),
    })),
  );
  type Sample = (typeof samples)[number];
  const rowsOf = (count: number, prefix: string, level: number, own: (sample: Sample) => number) =>
    Array.from({ length: count }, (_, i) => {
      const kind = i % 10;
      const disease = kind < 3 ? draws.normal(draws.uniform() < 0.6 ? 0.9 : -0.9, 0.2) : 0;
      const age = kind === 3 || kind === 4 ? draws.normal(0.8, 0.2) : 0;
      const alone = kind === 5 || kind === 6 ? draws.normal(0.9, 0.25) : 0;
      const base = draws.normal(level, 1.5);
      return [
        `${prefix}${String(i + 1).padStart(3, '0')}`,
        ...samples.map((sample) =>
          significant(
            base + disease * sample.disease + age * sample.age + alone * own(sample) + draws.normal(0, 0.45),
            6,
          ),
        ),
      ];
    });
  const genes = rowsOf(size.genes, 'Gene', 9, ({ sequencing }) => sequencing);
  const compounds = rowsOf(size.compounds, '代谢物-', 16, ({ diet }) => diet);
  const header = ['feature', ...samples.map(({ name }) => name)];
  return {
    id: 'joint-omics',
    title: '模拟数据：同一批样本的转录组与代谢组',
    description: `计算机模拟的数据，不是实测结果。${levels.join('、')}各 ${perLevel} 个样本，${size.genes} 个基因与 ${size.compounds} 个代谢物（均已取 log2）；两个组学共有两种变化，一种随病情、一种与分组无关，另外各有一种独有的变化。`,
    files: {
      matrix: { name: '模拟_转录组.csv', csv: toCsv(header, genes) },
      matrix2: { name: '模拟_代谢组.csv', csv: toCsv(header, compounds) },
      groups: {
        name: '模拟_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ level, name }) => [name, level]),
        ),
      },
    },
    truth: [],
  };
}
