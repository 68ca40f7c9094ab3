import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { builtFrom, context, numbersOf, textsOf } from '../../testing/runs.ts';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { tables } from '../../testing/tables.ts';
import { differentialMetabolites } from './index.ts';

const limits = fc.record({
  vip: fc.constantFrom(0, 0.6, 1, 1.3),
  fc: fc.constantFrom(1, 1.5, 2),
  p: fc.constantFrom(0.05, 0.4, 1),
  p_column: fc.constantFrom('p', 'p_adj'),
  model: fc.constantFrom('opls-da', 'pls-da'),
});

it('calls a feature exactly when its own values reach every limit, and measures z from the reference group', () => {
  fc.assert(
    fc.property(tables({ rows: [2, 9], columns: [6, 12] }), fc.nat(), limits, (rows, turn, raw) => {
      const width = rows[0]!.length;
      const group = Array.from({ length: width }, (_, i) => (((i + turn) * 5) % 7 < 3 ? '甲' : '乙'));
      let output: MethodOutput;
      try {
        output = differentialMetabolites.run(
          builtFrom(rows, group, ['甲', '乙']),
          parseOptions(differentialMetabolites, { permutations: 20, ...raw }),
          context,
        );
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        return;
      }
      const [change, p, vip, low, high] = ['log2fc', raw.p_column, 'vip', 'mean_ref', 'mean_test'].map((name) =>
        numbersOf(output, 'result', name),
      );
      const expected = rows.map((_, i) => {
        // A mean of 0 in one group has no finite ratio and passes any.
        const size = Number.isNaN(change![i]!) ? (low![i] === 0 ? Infinity : -Infinity) : change![i]!;
        const counts =
          p![i]! < raw.p &&
          size !== 0 &&
          Math.abs(size) >= Math.log2(raw.fc) &&
          (raw.vip === 0 || vip![i]! >= raw.vip) &&
          low![i] !== high![i];
        if (Number.isNaN(p![i]!)) return 'untested';
        if (!counts) return 'none';
        return size > 0 ? (size < Infinity ? 'up' : 'only_test') : size > -Infinity ? 'down' : 'only_ref';
      });
      expect(textsOf(output, 'result', 'direction')).toEqual(expected);
      expect(output.facts['up']).toBe(expected.filter((word) => word === 'up').length);
      expect([...textsOf(output, 'differential', 'feature')].toSorted()).toEqual(
        rows.flatMap((_, i) => (['none', 'untested'].includes(expected[i]!) ? [] : [`f${i + 1}`])).toSorted(),
      );

      const [feature, sample, z] = [
        textsOf(output, 'zscores', 'feature'),
        textsOf(output, 'zscores', 'sample'),
        numbersOf(output, 'zscores', 'z'),
      ];
      feature.forEach((id, at) => {
        const row = rows[Number(id.slice(1)) - 1]!;
        const own = row.flatMap((value, i) => (value !== null && group[i] === '甲' ? [value] : []));
        const value = row[Number(sample[at]!.slice(1)) - 1];
        const spread = Math.sqrt(varianceOf(own));
        if (value === null || new Set(own).size < 2) expect(z[at]).toBeNaN();
        else expect(z[at]).toBeCloseTo((value! - meanOf(own)) / spread, 7);
      });
    }),
    { numRuns: 80 },
  );
});
