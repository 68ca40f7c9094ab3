import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Six model profiles of four time points, two of them significant, one without a feature. */
function stemTables(): Record<string, Table> {
  const next = random(77);
  const shapes = [
    [0, -1, -2, -3],
    [0, 1, 2, 1],
    [0, 0, -1, 1],
    [0, 2, 0, 2],
    [0, -2, 0, 0],
    [0, 1, 1, 0],
  ];
  const sizes = [14, 9, 3, 4, 2, 0];
  const rows = shapes.flatMap((shape, at) =>
    Array.from({ length: sizes[at]! }, (_, i) => ({
      id: at === 0 && i === 0 ? '基因 1' : `基因 ${at + 1}-${i + 2}`,
      at,
      values: shape.map((value, j) => (j === 0 ? 0 : value + 0.3 * normal(next))),
    })),
  );
  const points = ['t1', 't2', 't3', 't4'];
  return {
    profiles: table('profiles', {
      profile: [1, 2, 3, 4, 5, 6],
      shape: shapes.map((shape) => shape.join(', ')),
      assigned: sizes,
      expected: [3.1, 2.8, 4, 4.4, 3.9, 4.2],
      p: [1e-7, 0.001, 0.7, 0.6, 0.9, 1],
      p_adj: [6e-7, 0.006, 1, 1, 1, 1],
      significant: ['是', '是', '否', '否', '否', '否'],
      cluster: [1, 2, Number.NaN, Number.NaN, Number.NaN, Number.NaN],
    }),
    models: table('models', {
      profile: [1, 2, 3, 4, 5, 6],
      ...Object.fromEntries(points.map((name, j) => [name, shapes.map((shape) => shape[j]!)])),
    }),
    assignments: table('assignments', {
      id: rows.map(({ id }) => id),
      profile: rows.map(({ at }) => at + 1),
      ...Object.fromEntries(points.map((name, j) => [name, rows.map(({ values }) => values[j]!)])),
    }),
  };
}

/** By chart id: tables of courses in time. */
export const courseExamples: Readonly<Record<string, () => Record<string, Table>>> = { 'stem-profiles': stemTables };
