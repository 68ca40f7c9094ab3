import type { RuleAliases } from '../../rules/index.ts';

const none = { columns: {}, values: {}, conditions: {} } satisfies RuleAliases;

/** What people say of tables of differences of genes, proteins or other features. */
export const featureWords: RuleAliases = {
  ...none,
  columns: {
    比较: ['contrast'],
    平均计数: ['base_mean'],
    平均水平: ['ave_expr'],
    基因: ['feature'],
    蛋白: ['feature'],
  },
  conditions: { 显著: { column: 'p_adj', op: 'lt', value: 0.05 } },
};
export const metaboliteWords: RuleAliases = {
  ...none,
  columns: { VIP: ['vip'], 代谢物: ['feature'], RSD: ['rsd'] },
  conditions: { 显著: { column: 'p', op: 'lt', value: 0.05 }, 重要: { column: 'vip', op: 'ge', value: 1 } },
};
export const taxonWords: RuleAliases = {
  ...none,
  columns: { 物种: ['taxon', 'feature'], 分组: ['group'], LDA: ['lda'], 系数: ['coef'] },
  conditions: { 显著: { column: 'p', op: 'lt', value: 0.05 } },
};
export const cellWords: RuleAliases = {
  ...none,
  columns: { 簇: ['cluster'], 基因: ['gene', 'feature'], 细胞类型: ['cluster'] },
  conditions: {
    显著: { column: 'p_adj', op: 'lt', value: 0.05 },
    高表达: { column: 'avg_log2fc', op: 'ge', value: 1 },
  },
};
