import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const lines = ['野生型', '突变体'] as const;
const hours = [0, 6, 12, 24, 48] as const;
const treatments = ['对照', '低剂量', '中剂量', '高剂量'] as const;

/** Six replicates of four treatments of two lines: the dose lowers the content, less so in the mutant. */
export function simulateMeasurements(): Example {
  const draws = randomDraws(20_261_123);
  const rows = treatments.flatMap((treatment, dose) => lines.flatMap((line, mutant) =>
    Array.from({ length: 6 }, (_, i) => [`${line}-${treatment}-${i + 1}`, treatment, line, significant(draws.normal(24 - dose * (mutant ? 1.2 : 4.2), 2.1), 4)])));
  return {
    id: 'measurements', title: '模拟测定值', description: '4 种处理 × 2 个株系 × 6 个重复的模拟含量，野生型随剂量下降，突变体几乎不变',
    files: { records: { name: '模拟测定值.csv', csv: toCsv(['编号', '处理', '株系', '含量'], rows) } }, truth: [],
  };
}

/** Four replicates of two lines over 48 hours. */
export function simulateTimeCourse(): Example {
  const draws = randomDraws(20_261_124);
  const rows = lines.flatMap((line, mutant) => hours.flatMap((hour) =>
    Array.from({ length: 4 }, () => [line, hour, significant(draws.normal(3 + (mutant ? 4 : 12) * (1 - Math.exp(-hour / 14)), 0.9), 4)])));
  return {
    id: 'time-course', title: '模拟时间过程', description: '2 个株系在 5 个时间点各 4 个重复的模拟表达量',
    files: { records: { name: '模拟时间过程.csv', csv: toCsv(['株系', '时间', '表达量'], rows) } }, truth: [],
  };
}
