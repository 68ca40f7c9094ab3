import type { OptionSpec } from '@panome/analysis/model';
import { plainOf } from './plainOf.ts';

type Choice = Extract<OptionSpec, { kind: 'choice' }>['choices'][number];

/** What people say for a choice beside its label. */
const aliases: Readonly<Record<string, string>> = {
  wilcoxon: '秩和检验 mannwhitney 曼惠特尼 非参数检验',
  welch: 't检验 ttest',
  student: '等方差t检验 studentt检验',
  paired: '配对t检验 配对检验',
  anova: 'anova 单因素方差分析',
  kruskal: 'kruskalwallis kw检验',
  bray: 'bray braycurtis',
  unifrac: '非加权unifrac unweightedunifrac',
  wunifrac: '加权unifrac weightedunifrac',
  BH: 'bh校正 fdr校正 benjaminihochberg bh',
  knn: 'knn k近邻',
  log2: 'log2 log2变换 取对数 对数变换 对数转换',
  log10: 'log10',
  auto: 'uv缩放 单位方差',
  'random-forest': '随机森林填补',
  positive: '只看正相关',
  negative: '只看负相关',
};
/** Labels that are said in other meanings all the time. */
const common = new Set(
  '自动 全部 样本 特征 均值 平均 平均值 中位数 分组 指定 合并 最大值 最小值 相加 保留 去掉 计数 线性 统计 方法 比值 差值 数值 其他 输入 类别 文字 log ratio mean sum none all auto raw p值 参照组 各组 每个组 每个样本 聚类 相关系数 控制fdr 控制fwer r包 基因 相关'.split(
    ' ',
  ),
);

/** How a choice may be said, in plain form, without those that say something else as well. */
export function formsOf({ label, value }: Choice): readonly string[] {
  const pieces = label.split(/[（）()、/·,，]/u);
  const latin = label.match(/[A-Za-z][A-Za-z0-9.]{2,}(?:[-–][A-Za-z]+)*/gu) ?? [];
  return [
    ...new Set([label, ...pieces, ...latin, ...(aliases[value]?.split(' ') ?? [])].map((form) => plainOf(form).text)),
  ].filter((form) => form.length > 1 && !common.has(form) && !/^[\d.]+$/.test(form));
}
