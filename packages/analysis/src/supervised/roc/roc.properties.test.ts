import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { reals, tied } from '../../testing/tables.ts';
import { rocCurve, youdenPoint } from './rocCurve.ts';

const side = fc.array(fc.oneof(tied, reals), { minLength: 2, maxLength: 9 });

it('the AUC is the share of correctly ordered pairs, its error DeLong’s, and the area under the curve', () => {
  fc.assert(
    fc.property(side, side, fc.boolean(), (cases, controls, higher) => {
      const values = Float64Array.from([...controls, ...cases]);
      const curve = rocCurve(
        values,
        Uint8Array.from(values, (_, i) => Number(i >= controls.length)),
        higher,
      );
      const wins = (a: number, b: number): number => (a === b ? 0.5 : Number(higher === a > b));
      const byCase = cases.map((one) => meanOf(controls.map((other) => wins(one, other))));
      const byControl = controls.map((other) => meanOf(cases.map((one) => wins(one, other))));
      expect(curve.auc).toBeCloseTo(meanOf(byCase), 12);
      expect(curve.se).toBeCloseTo(
        Math.sqrt(varianceOf(byCase) / cases.length + varianceOf(byControl) / controls.length),
        7,
      );
      let area = 0;
      for (let i = 1; i < curve.tpr.length; i += 1)
        area += ((curve.tpr[i]! + curve.tpr[i - 1]!) / 2) * (curve.fpr[i]! - curve.fpr[i - 1]!);
      expect(area).toBeCloseTo(curve.auc, 12);
      expect([curve.tpr[0], curve.fpr[0], curve.tpr.at(-1), curve.fpr.at(-1)]).toEqual([0, 0, 1, 1]);
      const best = youdenPoint(curve);
      const said = (value: number): boolean =>
        higher ? value > curve.threshold[best]! : value < curve.threshold[best]!;
      expect(cases.filter(said).length / cases.length).toBeCloseTo(curve.tpr[best]!, 12);
      expect(controls.filter(said).length / controls.length).toBeCloseTo(curve.fpr[best]!, 12);
    }),
  );
});
