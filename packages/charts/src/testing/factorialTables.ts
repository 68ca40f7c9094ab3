import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Values of six features in three groups at three times; of every second one the answer depends on the group. */
export function factorialTables(): Record<string, Table> {
  const next = random(53);
  const groups = ['模型组', '对照组', 'High dose'];
  const times = ['0h', '6h', '24h'];
  let sample = 0;
  const rows = Array.from({ length: 6 }, (_, at) => at).flatMap((at) =>
    groups.flatMap((group, i) =>
      times.flatMap((level, j) =>
        Array.from({ length: i === 1 && j === 2 ? 1 : 4 }, () => ({
          feature: `蛋白 ${at + 1}`,
          group,
          level,
          level_rank: j + 1,
          sample: `S${(sample += 1)}`,
          value: 20 + at + j * (at % 2 === 0 ? 1.2 - i : 0.8) + normal(next) * 0.4,
          p_interaction: at % 2 === 0 ? 10 ** (at - 7) : 0.3 + at / 20,
          letters: at % 2 === 0 && j > 0 ? 'abc'[i]! : 'a',
        })),
      ),
    ),
  );
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]) as string[] | number[];
  return {
    top: table(
      'top',
      Object.fromEntries(
        (['feature', 'group', 'level', 'level_rank', 'sample', 'value', 'p_interaction', 'letters'] as const).map(
          (key) => [key, column(key)],
        ),
      ),
    ),
  };
}
