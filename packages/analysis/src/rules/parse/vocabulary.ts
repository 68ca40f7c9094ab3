import type { NumberOperator, TextOperator } from '../model.ts';

/** In lower case and half width, as the reader folds what was typed. */
export const connectives = {
  and: ['且', '并且', '而且', '同时', 'and', '&&', '&', ',', ';', '；', '，'],
  or: ['或', '或者', '或是', 'or', '||'],
  not: ['非', '不满足', 'not', '!'],
} as const;
/** Where a new condition may begin; `|` alone stands for a size. */
export const anyConnective: readonly string[] = [...connectives.and, ...connectives.or];

export const numberWords: Readonly<Record<Exclude<NumberOperator, `abs-${string}`>, readonly string[]>> = {
  ge: ['≥', '≧', '>=', '=>', '⩾', '大于等于', '大于或等于', '不小于', '不低于', '不少于', '至少'],
  gt: ['>', '大于', '高于', '超过', '多于'],
  le: ['≤', '≦', '<=', '=<', '⩽', '小于等于', '小于或等于', '不大于', '不高于', '不超过', '不多于', '至多'],
  lt: ['<', '小于', '低于', '少于'],
  eq: ['=', '==', '等于'],
  ne: ['≠', '!=', '<>', '不等于'],
};
export const textWords: Readonly<Record<TextOperator, readonly string[]>> = {
  is: ['是', '为'],
  'is-not': ['不是', '不为'],
  contains: ['含有', '包含', '含'],
  'contains-not': ['不含', '不含有', '不包含'],
  begins: ['开头是', '开头为'],
};
export const stateWords = {
  present: ['不为空', '非空', '不是空', '有值', '不缺失'],
  absent: ['为空', '是空', '缺失'],
} as const;
export const listWords = { in: ['属于', 'in'], 'not-in': ['不属于', 'not in'] } as const;
export const extremeWords = {
  top: ['最大的', '最大', '最高的', '最高'],
  bottom: ['最小的', '最小', '最低的', '最低'],
} as const;
export const betweenWords = {
  open: ['在', '介于'],
  middle: ['到', '至', '和', '与', '~', '-'],
  close: ['之间'],
} as const;
export const measureNames = {
  count: ['样本数', 'count'],
  share: ['样本占比', 'share'],
  mean: ['均值', '平均值', 'mean'],
  rsd: ['rsd', '相对标准偏差', '变异系数'],
  foldchange: ['倍数', 'foldchange'],
} as const;
export const units = ['个', '行', '条', '名', '项'];
export const everyRow = ['全部行'];
export const noRow = ['没有一行'];
export const allSamples = ['全部样本', '所有样本'];
