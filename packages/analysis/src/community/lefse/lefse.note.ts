import type { MethodDefinition } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readLefseOptions } from './lefse.schema.ts';

/** The methods paragraph of one run. */
export const lefseNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readLefseOptions(raw);
  const rank = facts['level'] === 'feature' ? 'feature' : options.rank;
  const level = rank === 'feature' ? '特征本身' : rank === 'all' ? '各级分类单元' : `${rankNames[rank]}水平的分类单元`;
  const strategy =
    Number(facts['levels']) > 2
      ? `，要求${options.strategy === 'one-against-all' ? '至少有一组与其余各组都不同' : '任何两组都不同'}`
      : '';
  const subclass = options.subclass
    ? `再以“${options.subclass}”为亚组，要求两组之间所有亚组对的差异方向一致且 Wilcoxon 秩和检验（正态近似，单侧 p < ${options.wilcoxon}）显著，样本少于 ${options.min_subclass} 个的亚组只比较中位数的方向${strategy}，余 ${facts['candidates']} 个；`
    : '未指定亚组，不做亚组 Wilcoxon 检验；';
  return [
    `以 LEfSe（Segata 等 2011，doi:10.1186/gb-2011-12-6-r60）比较 ${facts['levels']} 组共 ${facts['samples']} 个样本（${facts['groups']}）的${level}。各样本丰度除以总和后乘以 10⁶。`,
    `先以 Kruskal–Wallis 检验筛选 p < ${options.kw} 者（未校正），${facts['tested']} 个中有 ${facts['passed_kw']} 个通过；${subclass}`,
    `最后以线性判别分析估计效应量：有放回地抽取三分之二样本 ${options.boots} 次，每次取各组均值之差与第一判别方向上的贡献的平均，对各次取均值、对各对组取最大，得分为 log10(1 + 效应量)。`,
    `得分大于 ${options.lda} 的 ${facts['kept']} 个为差异，归入平均丰度最高的组。`,
    '与原程序的不同：亚组的第一对比较也须显著；随机数发生器不同，得分在小数点后第二位可有差别。缺失值不作 0 处理，有缺失值时停止计算。',
  ].join('');
};
