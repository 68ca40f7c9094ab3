/** Plain headings by which the columns of a table of differences are known, whoever made it. */
export const differenceHeadings = {
  feature:
    /^(features?|genes?|geneids?|genename|symbol|ids?|names?|proteins?|metabolites?|compounds?|基因|基因名|特征|蛋白|代谢物|名称|编号)$/u,
  log2fc: /^(log2?fc|log2?foldchange|avglog2?fc|avglogfc|lfc|logfoldchange|logfc|log2(差异|变化)?倍数|log2fc值)$/u,
  p: /^(p|pval|pvalue|pvalues|p值|praw)$/u,
  pAdj: /^(padj|pvaladj|adjp|adjpval|adjpvalue|pvalueadj|fdr|q|qval|qvalue|q值|bh|校正p值|校正后p值)$/u,
} as const;

/** A heading without case, blanks and marks. */
export const plainHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_.·()（）[\]-]/gu, '');

/** Whether a heading of a user's table, or of one of ours, says that the column is this. */
export const isHeadingOf = (column: keyof typeof differenceHeadings, heading: string): boolean =>
  differenceHeadings[column].test(plainHeading(heading));
