import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const geneCount = 800;
const groups = ['对照', '低剂量', '高剂量'] as const;
const samplesPerGroup = 4;

/**
 * Counts of up to 800 genes × 12 samples in three groups, sequenced in two batches; the genes spread by different
 * amounts. 10 % of the genes change with the dose, half of them at the high dose only; 15 % differ between the batches.
 */
export function simulateSequencing(): Example {
  const draws = randomDraws(20_261_123);
  const samples = groups.flatMap((group, dose) =>
    Array.from({ length: samplesPerGroup }, (_, i) => ({
      name: `${['CK', 'L', 'H'][dose]}${i + 1}`,
      group,
      dose,
      batch: i % 2,
      library: 2 ** draws.normal(0, 0.35),
    })),
  );
  const genes = Array.from({ length: geneCount }, (_, i) => {
    const mean = Math.exp(draws.normal(4.4, 1.9));
    const size = (0.9 + 2.2 * draws.uniform() ** 1.5) * (draws.uniform() < 0.5 ? 1 : -1);
    const high = draws.uniform() < 0.1 ? significant(size, 3) : 0;
    const low = draws.uniform() < 0.5 ? significant(high / 2, 3) : 0;
    const batch = draws.uniform() < 0.15 ? draws.normal(0, 1) : 0;
    return {
      name: `GENE${String(i + 1).padStart(5, '0')}`,
      mean,
      effects: [0, low, high],
      batch,
      dispersion: (0.03 + 1.2 / (mean + 6)) * Math.exp(draws.normal(0, 0.6)),
    };
  });
  const counted = genes.map((gene) => ({
    ...gene,
    counts: samples.map((sample) =>
      draws.poisson(
        draws.gamma(
          1 / gene.dispersion,
          gene.mean * sample.library * 2 ** (gene.effects[sample.dose]! + gene.batch * sample.batch),
        ),
      ),
    ),
  }));
  // A gene that no read hit is not in a table, and would ask for a confirmation that an example need not ask for.
  const seen = counted.filter(({ counts }) => counts.some((count) => count > 0));
  const rows = seen.map(({ counts, name }) => [name, ...counts]);
  const truth = seen
    .filter(({ effects }) => effects[2] !== 0)
    .map(({ name, effects }) => ({ feature: name, log2fc: { 低剂量: effects[1]!, 高剂量: effects[2]! } }));

  return {
    id: 'sequencing',
    title: '模拟数据：两个批次的转录组计数',
    description: `计算机模拟的数据，不是实测结果。${rows.length} 个基因，对照、低剂量与高剂量各 ${samplesPerGroup} 个样本，分两批测序；其中 ${truth.length} 个基因的表达量随剂量不同。`,
    files: {
      matrix: { name: '模拟测序_计数.csv', csv: toCsv(['gene', ...samples.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟测序_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'batch'],
          samples.map(({ name, group, batch }) => [name, group, `第${batch === 0 ? '一' : '二'}批`]),
        ),
      },
    },
    truth,
  };
}
