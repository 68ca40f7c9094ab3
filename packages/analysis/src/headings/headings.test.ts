import { expect, it } from 'vitest';
import { columnHeadings, isHeadingOf } from './index.ts';

it('our own headings are known again when a saved table comes back', () => {
  expect(isHeadingOf('log2fc', columnHeadings.log2fc)).toBe(true);
  expect(isHeadingOf('p', columnHeadings.p)).toBe(true);
  expect(isHeadingOf('pAdj', columnHeadings.p_adj)).toBe(true);
  expect(isHeadingOf('feature', '特征')).toBe(true);
});

it.each([
  ['log2fc', ['log2FoldChange', 'logFC', 'avg_log2FC', 'log2 倍数', 'log2FC 值', 'log2 差异倍数', 'log2 变化倍数']],
  ['p', ['P.Value', 'pvalue', 'P 值', 'p_val']],
  ['pAdj', ['adj.P.Val', 'padj', 'FDR', 'q 值', '校正 P 值', '校正后 p 值', 'p_val_adj']],
  ['feature', ['Gene', 'gene_id', '基因名', '代谢物']],
] as const)('the headings of other programs are known for %s', (column, headings) => {
  for (const heading of headings) expect(isHeadingOf(column, heading), heading).toBe(true);
});

it('a fold change that is no logarithm, and a statistic, are not taken for another column', () => {
  expect(isHeadingOf('log2fc', '差异倍数')).toBe(false);
  expect(isHeadingOf('log2fc', 'FC')).toBe(false);
  expect(isHeadingOf('p', 't 值')).toBe(false);
  expect(isHeadingOf('pAdj', 'p')).toBe(false);
});
