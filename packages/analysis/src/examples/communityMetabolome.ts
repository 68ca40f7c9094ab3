import { minimum } from '../extremes/index.ts';
import { arithmeticMean, sampleSd } from '../statistics/index.ts';
import { simulateCommunity } from './community.ts';
import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const compounds = 90;

/**
 * Metabolites of the soils of `simulateCommunity`: many follow the pH that moves the bacteria, some the carbon, the
 * others neither; one sample was mixed up in the freezer.
 */
export function simulateCommunityMetabolome(): Example {
  const draws = randomDraws(20_261_124);
  const community = simulateCommunity();
  const [header, ...rows] = community.files
    .env!.csv.trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const [acid, carbon] = ['pH', '有机碳'].map((name) => {
    const values = rows.map((row) => Number(row[header!.indexOf(name)]));
    const mean = arithmeticMean(values);
    const sd = sampleSd(values);
    return values.map((value) => (value - mean) / sd);
  }) as [number[], number[]];
  // What lies in the tube of the third sample is soil of the other end of the trial.
  acid[2] = minimum(acid);
  const lines = Array.from({ length: compounds }, (_, i) => {
    const [base, kind] = [draws.normal(17, 2), i % 6];
    const [byAcid, byCarbon] = [
      kind < 3 ? draws.normal(draws.uniform() < 0.6 ? -0.8 : 0.8, 0.25) : 0,
      kind === 3 ? draws.normal(0.5, 0.2) : 0,
    ];
    return [
      `代谢物-${String(i + 1).padStart(2, '0')}`,
      ...rows.map((__, sample) =>
        significant(base + byAcid * acid[sample]! + byCarbon * carbon[sample]! + draws.normal(0, 0.55), 6),
      ),
    ];
  });
  return {
    ...community,
    id: 'community-metabolome',
    title: '模拟数据：土壤细菌与土壤代谢组',
    description: `计算机模拟的数据，不是实测结果。180 个 ASV 的计数与同一批 ${rows.length} 个土壤样本的 ${compounds} 个代谢物（已取 log2）；一半的代谢物随 pH 变化，与细菌一致；样本 ${rows[2]![0]!} 的代谢组被换错。`,
    files: {
      matrix: community.files.matrix!,
      groups: community.files.groups!,
      matrix2: { name: '模拟土壤_代谢组.csv', csv: toCsv(['代谢物', ...rows.map(([name]) => name!)], lines) },
    },
    truth: [],
  };
}
