import { significant, toCsv, type Example, type TrueChange } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const sizes = { 健康: 32, 患者: 28 } as const;
const featureCount = 90;
const changed = 8;
const missingShare = 0.02;

/**
 * A cohort of 60 people with 90 candidate markers, 8 of which differ moderately: no marker separates the groups alone.
 * About 2 % of the values of ten unchanged markers are missing.
 */
export function simulateBiomarkers(): Example {
  const draws = randomDraws(20_261_122);
  const levels = Object.keys(sizes) as (keyof typeof sizes)[];
  const samples = levels.flatMap((level) =>
    Array.from({ length: sizes[level] }, (_, i) => ({
      name: `${level === '健康' ? 'H' : 'P'}${String(i + 1).padStart(2, '0')}`,
      level,
      age: Math.round(draws.normal(56, 9)),
    })),
  );
  // Neighbours share a pathway, so that markers are correlated as real ones are.
  const pathways = samples.map(() => Array.from({ length: 6 }, () => draws.normal()));
  const truth: TrueChange[] = [];
  const rows = Array.from({ length: featureCount }, (_, feature) => {
    const name = `标志物 ${String(feature + 1).padStart(2, '0')}`;
    const effect = feature < changed ? (feature % 2 ? -1 : 1) * (1.5 - feature * 0.12) : 0;
    if (effect !== 0) truth.push({ feature: name, log2fc: { 患者: effect } });
    const level = draws.normal(10, 1.5);
    return [
      name,
      ...samples.map(({ level: group }, i) => {
        const log2 = level + 0.6 * pathways[i]![feature % 6]! + draws.normal() * 0.9 + (group === '患者' ? effect : 0);
        const lost = draws.uniform() < missingShare * 6 && feature >= featureCount - 10;
        return lost ? Number.NaN : significant(2 ** log2, 5);
      }),
    ];
  });
  return {
    id: 'biomarkers',
    title: '模拟数据：候选标志物队列',
    description: `计算机模拟的数据，不是实测结果。${featureCount} 个候选标志物，健康 ${sizes.健康} 人、患者 ${sizes.患者} 人；其中 ${changed} 个标志物有中等程度的差异，少数标志物含缺失值。`,
    files: {
      matrix: { name: '模拟标志物.csv', csv: toCsv(['标志物', ...samples.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟标志物_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'age'],
          samples.map(({ age, level, name }) => [name, level, age]),
        ),
      },
    },
    truth,
  };
}
