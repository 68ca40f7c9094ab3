import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 1_200;

/**
 * A result table as DESeq2 writes it: 1,200 genes, one in eight changed; the p-value follows from the change and its
 * error.
 */
export function simulateDifferences(): Example {
  const draws = randomDraws(20_261_122);
  const rows = Array.from({ length: genes }, (_, i) => {
    const base = 2 ** draws.normal(7, 2.4);
    const error = 0.3 + 2.4 / Math.sqrt(base);
    const change = draws.uniform() < 0.125 ? draws.normal(0, 1.9) : 0;
    const estimate = draws.normal(change, error);
    const z = Math.abs(estimate / error);
    // Abramowitz & Stegun 7.1.26: close enough for a simulated p-value.
    const t = 1 / (1 + 0.3275911 * (z / Math.SQRT2));
    const p = Math.min(
      1,
      ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
        t *
        Math.exp((-z * z) / 2),
    );
    return { gene: `Gene${String(i + 1).padStart(4, '0')}`, base, estimate, error, p };
  });
  const csv = toCsv(
    ['gene', 'baseMean', 'log2FoldChange', 'lfcSE', 'pvalue'],
    rows.map(({ base, error, estimate, gene, p }) => [
      gene,
      significant(base, 6),
      significant(estimate, 6),
      significant(error, 4),
      significant(p, 6),
    ]),
  );
  return {
    id: 'differences',
    title: '模拟差异结果表',
    description: '1,200 个基因的模拟差异分析结果，列名与 DESeq2 相同，约八分之一的基因有差异',
    files: { records: { name: '模拟差异结果.csv', csv } },
    truth: [],
  };
}
