import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { matrixOf, tables } from '../../testing/tables.ts';
import { missingMap } from './index.ts';

it('counts every missing cell once by sample, by feature and by pattern', () =>
  fc.assert(
    fc.property(tables({ rows: [1, 12], columns: [1, 6] }), fc.boolean(), (rows, zero) => {
      const output = missingMap.run(
        { matrix: matrixOf(rows) },
        parseOptions(missingMap, { zero_missing: zero, rows: 'all' }),
        { seed: 1, progress: () => undefined },
      );
      const expected = rows.flat().filter((cell) => cell === null || (zero && cell === 0)).length;
      const column = (table: number, name: string) =>
        Array.from(output.tables[table]!.columns.find((one) => one.name === name)!.values as Float64Array);
      const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
      expect(sum(column(1, 'count'))).toBe(expected);
      expect(sum(column(2, 'count'))).toBe(expected);
      expect(sum(column(3, 'count').map((count, i) => count * column(3, 'features')[i]!))).toBe(expected);
      expect(sum(column(3, 'features'))).toBe(rows.length);
    }),
  ));
