import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enrichmentScore } from './enrichmentScore.ts';

it('the enrichment score is the extreme of the running sum, followed feature by feature', () => {
  const rankings = fc.array(fc.record({ strength: fc.nat(40).map((quarters) => quarters / 4), hit: fc.boolean() }), {
    minLength: 2,
    maxLength: 40,
  });
  fc.assert(
    fc.property(rankings, (ranking) => {
      const hits = Int32Array.from(ranking.flatMap(({ hit }, place) => (hit ? [place] : [])));
      fc.pre(hits.length > 0 && hits.length < ranking.length);
      const sum = ranking.reduce((all, { hit, strength }) => all + (hit ? strength : 0), 0);
      let running = 0;
      const walked = ranking.map(
        ({ hit, strength }) =>
          (running += hit ? (sum === 0 ? 1 / hits.length : strength / sum) : -1 / (ranking.length - hits.length)),
      );
      const [top, bottom] = [Math.max(0, ...walked), Math.min(0, ...walked)];
      const { es } = enrichmentScore(
        hits,
        hits.length,
        Float64Array.from(ranking, ({ strength }) => strength),
        ranking.length,
      );
      expect(Math.abs(es)).toBeCloseTo(Math.max(top, -bottom), 9);
      if (Math.abs(top + bottom) > 1e-9) expect(es).toBeCloseTo(top > -bottom ? top : bottom, 9);
    }),
  );
});
