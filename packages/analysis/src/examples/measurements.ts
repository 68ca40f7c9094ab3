import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const lines = ['野生型', '突变体'] as const;
const hours = [0, 6, 12, 24, 48] as const;
const treatments = ['对照', '低剂量', '中剂量', '高剂量'] as const;

/** Six replicates of four treatments of two lines: the dose lowers the content, less so in the mutant. */
export function simulateMeasurements(): Example {
  const draws = randomDraws(20_261_123);
  const rows = treatments.flatMap((treatment, dose) =>
    lines.flatMap((line, mutant) =>
      Array.from({ length: 6 }, (_, i) => [
        `${line}-${treatment}-${i + 1}`,
        treatment,
        line,
        significant(draws.normal(24 - dose * (mutant ? 1.2 : 4.2), 2.1), 4),
      ]),
    ),
  );
  return {
    id: 'measurements',
    title: '模拟测定值',
    description: '4 种处理 × 2 个株系 × 6 个重复的模拟含量，野生型随剂量下降，突变体几乎不变',
    files: { records: { name: '模拟测定值.csv', csv: toCsv(['编号', '处理', '株系', '含量'], rows) } },
    truth: [],
  };
}

/** Four replicates of two lines over 48 hours. */
export function simulateTimeCourse(): Example {
  const draws = randomDraws(20_261_124);
  const rows = lines.flatMap((line, mutant) =>
    hours.flatMap((hour) =>
      Array.from({ length: 4 }, () => [
        line,
        hour,
        significant(draws.normal(3 + (mutant ? 4 : 12) * (1 - Math.exp(-hour / 14)), 0.9), 4),
      ]),
    ),
  );
  return {
    id: 'time-course',
    title: '模拟时间过程',
    description: '2 个株系在 5 个时间点各 4 个重复的模拟表达量',
    files: { records: { name: '模拟时间过程.csv', csv: toCsv(['株系', '时间', '表达量'], rows) } },
    truth: [],
  };
}

/** Five replicates of three varieties in seven measures of different units. */
export function simulateTraits(): Example {
  const draws = randomDraws(20_261_128);
  const traits = { 株高: 92, 穗长: 14, 千粒重: 38, 蛋白: 12.5, 淀粉: 61, 叶绿素: 45, 抗性: 6 };
  const gains = [
    [1, 1, 1, 1, 1, 1, 1],
    [0.82, 1.15, 1.2, 0.9, 1.05, 1.12, 0.7],
    [1.12, 0.85, 0.9, 1.25, 0.92, 0.95, 1.35],
  ];
  const rows = ['品种甲', '品种乙', '品种丙'].flatMap((variety, i) =>
    Array.from({ length: 5 }, () => [
      variety,
      ...Object.values(traits).map((level, k) => significant(level * gains[i]![k]! * draws.normal(1, 0.05), 4)),
    ]),
  );
  return {
    id: 'traits',
    title: '模拟性状',
    description: '3 个品种 × 5 个重复在 7 个性状上的模拟测定值',
    files: { records: { name: '模拟性状.csv', csv: toCsv(['品种', ...Object.keys(traits)], rows) } },
    truth: [],
  };
}
