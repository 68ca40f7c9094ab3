import { defineMethod } from '../../model/index.ts';
import { thresholds, withoutFold } from '../../findings/index.ts';
import { checkDifferentialMetabolites, runDifferentialMetabolites } from './differentialMetabolites.ts';
import { differentialMetabolitesNote } from './differentialMetabolites.note.ts';
import { differentialMetabolitesOptions } from './differentialMetabolites.schema.ts';

const version = '2.0.0';

/** The differential metabolites of two groups by fold change, p-value and VIP together. */
export const differentialMetabolites = defineMethod({
  id: 'differential-metabolites',
  version,
  family: 'difference',
  title: '差异代谢物筛选',
  summary: '按 VIP、差异倍数和 p 值筛选两组之间的差异代谢物，附火山图、差异倍数条形图和 z 值图',
  keywords: [
    '差异代谢物',
    'VIP',
    'OPLS-DA',
    '差异倍数',
    '火山图',
    'z-score',
    'z 值图',
    '动态分布',
    '代谢组',
    'differential metabolites',
    'fold change',
    'dynamic range',
    'volcano',
    'chayi',
    'daixiewu',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为代谢物名，其余每列一个样本；含缺失值的代谢物没有 VIP，宜先填补',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；比较其中两组，每组至少 3 个样本',
      levels: { min: 2 },
    },
  ],
  options: differentialMetabolitesOptions,
  tables: [
    { id: 'result', title: '全部特征' },
    { id: 'differential', title: '差异代谢物' },
    { id: 'zscores', title: 'z 值' },
    { id: 'scores', title: '样本得分' },
    { id: 'vip', title: '变量重要性' },
    { id: 'fit', title: '模型参数' },
    { id: 'permutation', title: '置换检验的各次结果' },
    { id: 'permutation_test', title: '置换检验' },
  ],
  charts: [
    'vip-volcano',
    'fold-change-bars',
    'z-score-plot',
    'dynamic-range',
    'vip',
    'pls-scores',
    'permutation-plot',
    'p-histogram',
  ],
  usesSeed: true,
  check: checkDifferentialMetabolites,
  run: runDifferentialMetabolites,
  findings: (said) => ({
    headline: `${said.text('test_group')}相比${said.text('reference')}：${said.count('differential')} 个差异代谢物，${said.count('up')} 个上调，${said.count('down')} 个下调${withoutFold(said)}`,
    condition: `${[thresholds(said), ...(said.option('vip') !== 0 ? [`VIP ≥ ${said.set('vip', 'VIP 阈值')}`] : [])].join(' 且 ')}，共检验 ${said.count('tested')} 个特征，模型的 Q² 为 ${said.number('q2')}`,
  }),
  note: (options, facts) =>
    `${differentialMetabolitesNote(options, facts)}计算使用 Panome 全组学云 differential-metabolites 方法（版本 ${version}）。`,
});
