import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const hours = ['0 h', '3 h', '6 h', '12 h', '24 h'] as const;
const replicates = 3;
const courses: readonly { readonly course: readonly number[]; readonly count: number }[] = [
  { course: [0, 0.6, 1.3, 2, 2.4], count: 46 },
  { course: [0, -0.7, -1.2, -1.9, -2.3], count: 38 },
  { course: [0, 1.9, 1.6, 0.5, 0.1], count: 34 },
  { course: [0, -0.2, -1.6, -1.8, -0.2], count: 24 },
];
const idle = 260;

/** 402 genes at five times in three replicates: four courses, and genes that only scatter. */
export function simulateTimeSeries(): Example {
  const draws = randomDraws(20_261_201);
  const samples = hours.flatMap((hour, at) =>
    Array.from({ length: replicates }, (_, i) => ({ name: `${hour.replace(' ', '')}-${i + 1}`, hour, at })),
  );
  const gene = (course: readonly number[] | null): number[] => {
    const level = draws.normal(8, 1.4);
    const size = course ? 0.7 + 0.6 * draws.uniform() : 0;
    const drift = hours.map(() => draws.normal(0, course ? 0.12 : 0.55));
    return samples.map(({ at }) =>
      significant(2 ** (level + size * (course?.[at] ?? 0) + drift[at]! + draws.normal(0, 0.22)), 5),
    );
  };
  const rows = [
    ...courses.flatMap(({ count, course }) => Array.from({ length: count }, () => gene(course))),
    ...Array.from({ length: idle }, () => gene(null)),
  ];
  return {
    id: 'time-series',
    title: '模拟数据：短时间序列',
    description: `计算机模拟的数据，不是实测结果。${rows.length} 个基因 × ${hours.length} 个时间点 × ${replicates} 个重复；${rows.length - idle} 个基因有持续上升、持续下降、先升后降、先降后升四种走势，其余只有随机波动。`,
    files: {
      matrix: {
        name: '模拟时间序列.csv',
        csv: toCsv(
          ['gene', ...samples.map(({ name }) => name)],
          rows.map((values, i) => [`Gene${String(i + 1).padStart(3, '0')}`, ...values]),
        ),
      },
      groups: {
        name: '模拟时间序列_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ hour, name }) => [name, hour]),
        ),
      },
    },
    truth: [],
  };
}
