import { methods } from './catalogue/index.ts';
import type { Family, MethodDefinition } from './model/index.ts';

export { methods };

/** The method families in the order of a usual analysis. */
export const families: readonly { readonly id: Family; readonly title: string; readonly summary: string }[] = [
  { id: 'preprocess', title: '数据预处理', summary: '筛选、缺失值填补与归一化，让样本之间可以比较' },
  { id: 'overview', title: '总体概览', summary: '看样本之间的整体差异、离群样本和批次' },
  { id: 'difference', title: '差异分析', summary: '找出组间有差异的特征' },
  { id: 'supervised', title: '判别与预测', summary: '找出最能区分各组的特征，并检验模型是否可靠' },
  { id: 'cluster', title: '聚类分析', summary: '把表现相近的样本或特征归到一起' },
  { id: 'relation', title: '关联分析', summary: '看样本或特征之间如何相关' },
  { id: 'enrichment', title: '功能富集', summary: '差异特征集中在哪些通路或功能上' },
  { id: 'community', title: '群落分析', summary: '扩增子与宏基因组的多样性、组成与组间差异' },
  { id: 'single-cell', title: '单细胞', summary: '从计数矩阵到细胞分群、标志基因与轨迹' },
  { id: 'plot', title: '绘图', summary: '用整理好的数据直接作图' },
];

const byId = new Map(methods.map((method) => [method.id, method]));

/** The method with this id; `undefined` when there is none. */
export function methodById(id: string): MethodDefinition | undefined {
  return byId.get(id);
}
