import { defineMethod } from '../../model/index.ts';
import { checkTwoGroup } from '../../two-group-comparison/index.ts';
import { daScore as runDaScore } from './daScore.ts';
import { daScoreNote } from './daScore.note.ts';
import { daScoreOptions, readDaScoreOptions } from './daScore.schema.ts';
import { requireDirections } from './directions.ts';

const version = '1.1.0';

/** Whether the features of each pathway rise or fall on the whole. */
export const daScore = defineMethod({
  id: 'da-score',
  version,
  family: 'enrichment',
  title: '通路差异丰度得分（DA score）',
  summary: '每条通路测到的代谢物整体是升高还是降低',
  keywords: [
    'DA score',
    'DA 得分',
    '差异丰度',
    '代谢通路',
    '代谢组',
    '棒棒糖图',
    'KEGG',
    'differential abundance',
    'pathway',
    'daixie',
    'tonglu',
    'chayifengdu',
  ],
  inputs: [
    {
      id: 'sets',
      required: true,
      label: '通路',
      help: 'GMT，或 term、name、feature 三列的长表；特征的编号应与数据表第一列一致（如 KEGG 化合物编号）',
    },
    {
      id: 'matrix',
      required: false,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；与样本分组一起提供，应含全部测到的特征',
    },
    {
      id: 'groups',
      required: false,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；配对检验另需一列标明配对',
      levels: { min: 2 },
    },
    {
      id: 'ranked',
      required: false,
      label: '排序表',
      help: '已有差异结果时代替数据表：两列，特征与 log2 差异倍数（或 1、−1、0 表示升、降、不变）',
    },
  ],
  options: daScoreOptions,
  tables: [
    { id: 'result', title: '差异丰度得分' },
    { id: 'features', title: '特征的方向' },
  ],
  unfit: ['nothing-matches', 'no-set-of-size'],
  charts: ['da-lollipop', 'up-down-bars'],
  check: (inputs, options) => {
    requireDirections(inputs);
    if (!inputs.ranked) checkTwoGroup({ matrix: inputs.matrix!, groups: inputs.groups! }, options);
  },
  run: (inputs, options, context) => runDaScore(inputs, readDaScoreOptions(options), context),
  findings: (said) =>
    `${said.count('scored')} 条通路中，${said.count('rising')} 条整体上升，${said.count('falling')} 条整体下降`,
  note: (options, facts) => daScoreNote(version, options, facts),
});
