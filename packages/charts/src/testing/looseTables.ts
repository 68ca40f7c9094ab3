import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** The account of two tables that were merged. */
const mergedTables = (): Record<string, Table> => ({
  summary: table('summary', {
    what: ['第一个表的行', '第二个表的行', '合并后的行', '只在第一个表', '只在第二个表'],
    count: [80, 75, 80, 12, 7],
    part: ['输入', '输入', '结果', '结果', '去掉'],
  }),
});

/** Words of three groups. */
const cloudTables = (): Record<string, Table> => {
  const words = ['基因 1', '细胞凋亡', 'MAPK 信号通路', '糖酵解', 'p53', '自噬', '核糖体', 'Wnt'];
  return {
    words: table('words', {
      rank: words.map((_, i) => i + 1),
      word: words,
      weight: [9, 7, 6, 5, 4, 3, 2, 1],
      share: [0.243, 0.189, 0.162, 0.135, 0.108, 0.081, 0.054, 0.027],
      group: ['模型组', '对照组', '模型组', 'High dose', '对照组', 'High dose', '模型组', '对照组'],
      rows: words.map(() => 1),
    }),
  };
};

/** Two measures of three groups. */
const boxTables = (): Record<string, Table> => {
  const cells = ['基因 1', 'Gene2'].flatMap((panel, k) =>
    ['模型组', '对照组', 'High dose'].map((group, i) => ({
      panel,
      group,
      values: [-1, -0.4, 0, 0.2, 0.9].map((shift) => 5 + 2 * i + 10 * k + shift),
    })),
  );
  const grid = [-2, -1, 0, 1, 2];
  const figure = (of: (values: readonly number[]) => number) => cells.map(({ values }) => of(values));
  return {
    boxes: table('boxes', {
      panel: cells.map(({ panel }) => panel),
      group: cells.map(({ group }) => group),
      n: figure(() => 5),
      mean: figure((v) => v[2]! - 0.06),
      sem: figure(() => 0.32),
      lower: figure((v) => v[0]!),
      q1: figure((v) => v[1]!),
      median: figure((v) => v[2]!),
      q3: figure((v) => v[3]!),
      upper: figure((v) => v[4]!),
      min: figure((v) => v[0]!),
      max: figure((v) => v[4]!),
      letters: cells.map((_, i) => ['c', 'b', 'a'][i % 3]!),
    }),
    points: table('points', {
      panel: cells.flatMap(({ panel, values }) => values.map(() => panel)),
      group: cells.flatMap(({ group, values }) => values.map(() => group)),
      row: cells.flatMap(({ values }, i) => values.map((_, k) => i * 5 + k + 1)),
      value: cells.flatMap(({ values }) => values),
    }),
    density: table('density', {
      panel: cells.flatMap(({ panel }) => grid.map(() => panel)),
      group: cells.flatMap(({ group }) => grid.map(() => group)),
      x: cells.flatMap(({ values }) => grid.map((x) => values[2]! + x)),
      y: cells.flatMap(() => grid.map((x) => Math.exp(-x * x))),
    }),
    comparisons: table('comparisons', {
      panel: ['基因 1', '基因 1', 'Gene2'],
      a: ['模型组', '模型组', '对照组'],
      b: ['对照组', 'High dose', 'High dose'],
      p: [0.002, 1e-5, 0.3],
      p_adj: [0.004, 3e-5, 0.3],
    }),
  };
};

/** Three intervals of four samples. */
const intervalTables = (): Record<string, Table> => {
  const names = ['S1', 'S2', 'S7', 'S8'];
  return {
    intervals: table('intervals', {
      name: names.flatMap((name) => [name, name, name]),
      interval: names.flatMap(() => ['0～1', '1～10', '≥ 10']),
      from: names.flatMap(() => [0, 1, 10]),
      to: names.flatMap(() => [1, 10, Number.NaN]),
      count: names.flatMap((_, i) => [20 + i, 50, 30 - i]),
      share: names.flatMap((_, i) => [0.2 + i / 100, 0.5, 0.3 - i / 100]),
    }),
  };
};

/** By chart id: tables in the shapes that the table tools make. */
export const looseExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'table-rows': mergedTables,
  'word-cloud': cloudTables,
  'box-plot': boxTables,
  'interval-bars': intervalTables,
};
