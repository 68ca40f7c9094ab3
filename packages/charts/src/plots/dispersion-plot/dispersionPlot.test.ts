import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

it('counts the features that have a dispersion, not those without a read', () => {
  const missing = Number.NaN;
  const dispersions = table('dispersions', {
    feature: ['a', 'b', 'silent', 'c', 'mute'],
    base_mean: [10, 100, 0, 1000, 0],
    gene_est: [0.5, 1e-8, missing, 0.1, missing],
    fit: [0.4, 0.2, missing, 0.1, missing],
    final: [0.45, 0.15, missing, 0.1, missing],
    outlier: ['no', 'no', '', 'no', ''],
  });
  const { summary } = chartById('dispersion-plot')!.draw(exampleInput('dispersion-plot', { tables: { dispersions } }));
  expect(summary).toMatch(/^离散度图：共 3 个特征/);
  expect(summary).toContain('1 个接近 0');
});
