import type { MethodOutput, Options } from '../../model/index.ts';

const tests: Readonly<Record<string, readonly [two: string, more: string]>> = {
  logit: [
    '各样本的细胞数加 0.5 后求比例并取 logit，以 limma 的经验贝叶斯调节 t 检验比较（propeller；Phipson 等，2022，doi:10.1093/bioinformatics/btac582；Smyth，2004，doi:10.2202/1544-6115.1027；不作稳健估计）',
    '先作调节 F 检验，再作两两比较',
  ],
  asin: [
    '各样本的比例取 arcsin √p，以 limma 的经验贝叶斯调节 t 检验比较（propeller；Phipson 等，2022，doi:10.1093/bioinformatics/btac582；Smyth，2004，doi:10.2202/1544-6115.1027；不作稳健估计）',
    '先作调节 F 检验，再作两两比较',
  ],
  wilcoxon: [
    '各样本的比例以 Wilcoxon 秩和检验比较（Wilcoxon，1945，doi:10.2307/3001968；无结且每组少于 50 时用精确分布）',
    '先作 Kruskal–Wallis 检验，再作两两比较',
  ],
};

/** The methods paragraph of one run. */
export function scCompositionNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const [two, more] = tests[String(options['test'])]!;
  const tested = Number(facts['tested']);
  return [
    `统计 ${facts['samples']} 个样本、${facts['cells']} 个细胞在 ${facts['clusters']} 个簇中的比例${Number(facts['groups']) > 0 ? `（${facts['sizes']}）` : ''}。`,
    tested > 1
      ? `以样本为重复，${two}${tested > 2 ? `，${more}` : ''}；P 值在各簇间按 Benjamini–Hochberg 校正（1995，doi:10.1111/j.2517-6161.1995.tb02031.x），${facts['significant']} 个簇校正后 P < 0.05。`
      : '没有两个以上有重复的组，未作检验。',
    '比例之和为 1，一种细胞增多会使其他细胞的比例下降，解释时应注意。Ro/e（Guo 等，2018，doi:10.1038/s41591-018-0045-3）为各组各簇观察细胞数与按边际期望的细胞数之比，只作描述。',
    facts['chi_squared'] === undefined
      ? ''
      : `各簇各组的细胞数附 2×2 卡方检验与标准化残差（全表 χ² = ${Number(Number(facts['chi_squared']).toPrecision(4))}，自由度 ${facts['chi_df']}），检验以细胞为单位，不代替样本间的比较。`,
    Number(facts['left_out']) > 0 ? `${facts['left_out']} 个缺少样本、簇或分组的条目未参与。` : '',
    `计算使用 Panome 全组学云 sc-composition 方法（版本 ${version}）。`,
  ].join('');
}
