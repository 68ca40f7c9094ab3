import type { MethodDefinition } from '../../model/index.ts';
import { adjustSources } from '../../two-group-comparison/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { postHocNames, readMultiGroupOptions, testNames } from './multiGroup.schema.ts';
import type { PostHoc } from '../../group-tests/index.ts';
import type { MultiGroupTest } from './multiGroup.schema.ts';

const definitions: Readonly<Record<MultiGroupTest, string>> = {
  anova: 'F 为组间均方与组内均方之比，假定各组方差相等（Fisher 1925，Statistical Methods for Research Workers）',
  welch: '以 nᵢ/sᵢ² 为权，不假定各组方差相等（Welch 1951，doi:10.1093/biomet/38.3-4.330）',
  kruskal:
    'H 含并列校正，p 值按自由度为组数 − 1 的 χ² 分布（Kruskal & Wallis 1952，doi:10.1080/01621459.1952.10483441）',
  limma:
    '组内方差以经验贝叶斯向全部特征共同的先验收缩，F 的分母自由度为残差自由度加先验自由度（Smyth 2004，doi:10.2202/1544-6115.1027）',
};
const comparisons: Readonly<Record<PostHoc, string>> = {
  tukey:
    '标准误用各组合并的方差，样本数不等时按 Kramer 修正，p 值由学生化极差分布得到（Tukey 1949，doi:10.2307/3001913；Kramer 1956，doi:10.2307/3001469）',
  'games-howell':
    '每一对用自身的方差与 Welch 自由度，p 值由学生化极差分布得到（Games & Howell 1976，doi:10.3102/10769986001002113）',
  dunn: '比较各组平均秩，含并列校正，双侧 p 值在同一特征的各对之间按 Holm 校正（Dunn 1964，doi:10.1080/00401706.1964.10490181）',
  none: '',
};

/** The methods paragraph of one run. */
export const multiGroupNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readMultiGroupOptions(raw);
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  const pairs =
    options.post_hoc === 'none'
      ? '未做两两比较。'
      : `对${options.scope === 'all' ? '全部有 p 值的特征' : '总体检验显著的特征'}（${facts['compared']} 个，各 ${facts['pairs']} 对）以 ${postHocNames[options.post_hoc]} 做两两比较：${comparisons[options.post_hoc]}；以 p < ${options.p} 标注显著性字母，有相同字母的两组差异不显著（Piepho 2004，doi:10.1198/1061860043515），共 ${facts['different']} 对差异显著。`;
  return [
    `逐特征以${testNames[options.test]}比较 ${facts['groups']} 各组（n = ${facts['n']}）：${definitions[options.test]}。`,
    `输入数据按原样检验，未另作变换。缺失值不参与计算；有的组有效值少于 2 个或组内数值没有变化的特征不给 p 值，也不计入校正。`,
    `总体检验的 p 值采用 ${adjustNames[options.p_adjust]}校正，见 ${adjustSources[options.p_adjust]}${typeof facts['pi0'] === 'number' ? `，π₀ = ${Number(facts['pi0'].toFixed(4))}` : ''}；以${column} < ${options.p} 为显著，在 ${facts['features']} 个特征（其中 ${facts['tested']} 个有 p 值）中得到 ${facts['significant']} 个。`,
    pairs,
  ].join('');
};
