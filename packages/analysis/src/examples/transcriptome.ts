import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const geneCount = 1200;
const samplesPerGroup = 5;

/**
 * A transcriptome: counts of 1,200 genes × 10 samples in two groups, negative binomial, libraries of unequal size.
 * 12 % of the genes change.
 */
export function simulateTranscriptome(): Example {
  const draws = randomDraws(4_173);
  const samples = ['对照', '处理'].flatMap((group, level) =>
    Array.from({ length: samplesPerGroup }, (_, index) => ({
      name: `${level === 0 ? 'CK' : 'T'}${index + 1}`,
      group,
      level,
      library: 2 ** draws.normal(0, 0.45),
    })),
  );
  const genes = Array.from({ length: geneCount }, (_, index) => {
    const mean = Math.exp(draws.normal(4.2, 2));
    const size = (0.8 + 2.4 * draws.uniform() ** 1.5) * (draws.uniform() < 0.5 ? 1 : -1);
    const effect = draws.uniform() < 0.12 ? significant(size, 4) : 0;
    return { name: `GENE${String(index + 1).padStart(5, '0')}`, mean, effect, dispersion: 0.04 + 0.9 / (mean + 4) };
  });
  const rows = genes.map((gene) => [
    gene.name,
    ...samples.map((sample) => {
      const expected = gene.mean * 2 ** (gene.effect * sample.level) * sample.library;
      return draws.poisson(draws.gamma(1 / gene.dispersion, expected));
    }),
  ]);
  const truth = genes
    .filter((gene) => gene.effect !== 0)
    .map((gene) => ({ feature: gene.name, log2fc: { 处理: gene.effect } }));

  return {
    id: 'transcriptome',
    title: '模拟数据：转录组计数',
    description: `计算机模拟的数据，不是实测结果。${geneCount} 个基因，对照与处理各 ${samplesPerGroup} 个样本，测序量不等；其中 ${truth.length} 个基因的表达量不同。`,
    files: {
      matrix: { name: '模拟转录组_计数.csv', csv: toCsv(['gene', ...samples.map((sample) => sample.name)], rows) },
      groups: {
        name: '模拟转录组_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map((sample) => [sample.name, sample.group]),
        ),
      },
    },
    truth,
  };
}
