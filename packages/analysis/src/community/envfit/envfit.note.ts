import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readEnvfitOptions } from './envfit.schema.ts';

/** The methods paragraph of one run. */
export function envfitNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { ordination, p_adjust, permutations, tries } = readEnvfitOptions(options);
  const stress = typeof facts['stress'] === 'number' ? `，应力为 ${facts['stress'].toPrecision(3)}` : '';
  return [
    distanceSentence(options, facts),
    ordination === 'pcoa'
      ? `对距离作主坐标分析（PCoA；Gower，1966，doi:10.1093/biomet/53.3-4.325），取前 ${facts['axes']} 轴；`
      : `对距离作 ${facts['axes']} 维的非度量多维标度（NMDS；Kruskal，1964，doi:10.1007/BF02289694；${tries} 次起始取应力最小者${stress}）；`,
    '环境因子以多元回归拟合到各轴（envfit；见 Legendre & Legendre，2012，ISBN 978-0-444-53868-0），方向为回归系数归一到长度 1，R² 为决定系数，图中箭头长度与 √R² 成正比；',
    facts['factors'] ? '分类变量取各类样本坐标的平均值，R² = 1 − 类内平方和 ÷ 总平方和；' : '',
    `随机置换样本 ${permutations} 次，p = (置换 R² 不小于实际 R² 的次数 + 1) ÷ (置换次数 + 1)，与 R 包 vegan 2.6 的 envfit 定义相同；p 值经 ${adjustWords(p_adjust)}。`,
    `环境因子：${facts['vectors']}。${facts['factors'] ? `分类变量：${facts['factors']}。` : ''}`,
    '某因子缺失的样本不参与该因子的拟合，仍参与排序。',
    `计算使用 Panome 全组学云 envfit 方法（版本 ${version}）。`,
  ].join('');
}
