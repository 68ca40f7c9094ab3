import type { MethodDefinition } from '../../model/index.ts';
import { adjustSources } from '../../two-group-comparison/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { comparedWords } from './postHocTable.ts';
import { readTwoWayOptions } from './twoWayAnova.schema.ts';

const squaresWords = {
  II: 'II 型平方和（主效应扣除另一主效应，交互作用扣除两个主效应；Langsrud 2003，doi:10.1023/A:1023260610025）',
  III: 'III 型平方和（和为零编码下每个效应都扣除其余全部效应；Langsrud 2003，doi:10.1023/A:1023260610025）',
};
const scopes = {
  'group-within': '分组主效应或交互作用',
  'factor-within': '第二个因素主效应或交互作用',
  group: '分组主效应',
  factor: '第二个因素主效应',
  cells: '任一效应',
  none: '',
};
const chosenBy = { interaction: '交互作用', group: '分组主效应', factor: '第二个因素主效应' };

/** The methods paragraph of one run. */
export const twoWayNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readTwoWayOptions(raw);
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  return [
    `逐特征以含交互作用的双因素方差分析检验分组（${facts['groups']}）与“${facts['factor']}”（${facts['levels']}）的作用，各组合的样本数依次为 ${facts['n']}${facts['balanced'] === 1 ? '' : '，样本数不等'}；采用${squaresWords[options.squares]}，F 为效应均方与组合内均方之比（Fisher 1925，Statistical Methods for Research Workers）。`,
    '效应量为偏 η² = 效应平方和 ÷（效应平方和 + 误差平方和）（Cohen 1973，doi:10.1177/001316447303300111）。',
    '输入数据按原样检验，未另作变换。缺失值不参与该特征的计算；某一水平没有有效值、没有重复或组合内没有变化的特征不给 p 值，也不计入校正。',
    `两个主效应与交互作用的 p 值各自采用 ${adjustNames[options.p_adjust]}校正，见 ${adjustSources[options.p_adjust]}${facts['pi0'] ? `，π₀ 依次为 ${facts['pi0']}` : ''}；以${column} < ${options.p} 为显著，在 ${facts['features']} 个特征（其中 ${facts['tested']} 个可检验）中，分组主效应显著 ${facts['significant_group']} 个，“${facts['factor']}”主效应显著 ${facts['significant_factor']} 个，交互作用显著 ${facts['significant_interaction']} 个。`,
    options.post_hoc === 'none'
      ? '未做两两比较。'
      : `对${options.scope === 'all' ? '全部可检验的特征' : `${scopes[options.post_hoc]}显著的特征`}（${facts['compared']} 个）以 Tukey–Kramer 法作两两比较（${comparedWords(String(facts['factor']))[options.post_hoc]}；Tukey 1949，doi:10.2307/3001913；Kramer 1956，doi:10.2307/3001469）：标准误用含交互作用的模型的组合内方差，不随平方和类型而变，p 值由学生化极差分布得到，在同一特征、同一水平之内校正；${facts['pairs']} 对中 p < ${options.p} 的有 ${facts['different']} 对。${options.post_hoc === 'group' || options.post_hoc === 'factor' ? '边际均值为各组合均值的等权平均（Searle 等 1980，doi:10.1080/00031305.1980.10483031），缺组合的组或水平不比较。' : '有相同字母的组合差异不显著（Piepho 2004，doi:10.1198/1061860043515）。'}`,
    `绘图的特征按${chosenBy[options.top_by]}的 p 值选取。`,
  ].join('');
};
