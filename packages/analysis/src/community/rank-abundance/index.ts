import { defineMethod } from '../../model/index.ts';
import { rankAbundanceNote } from './rankAbundance.note.ts';
import { rankAbundanceOptions, readRankAbundanceOptions } from './rankAbundance.schema.ts';
import { runRankAbundance } from './rankAbundance.ts';

const version = '1.0.0';

/** How the abundances of a community fall from its commonest to its rarest feature. */
export const rankAbundance = defineMethod({
  id: 'rank-abundance',
  version,
  family: 'community',
  title: '等级丰度曲线',
  summary: '群落有多少种、多均匀：特征按丰度从高到低排开，看曲线有多长、多陡',
  keywords: [
    '等级丰度',
    '丰度等级',
    '均匀度',
    '优势度',
    '扩增子',
    '宏基因组',
    'rank abundance',
    'Whittaker',
    'evenness',
    'dengji',
    'fengdu',
    'junyundu',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；计数或相对丰度，不要取对数',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于给曲线着色；一条曲线代表一个分组时必须提供' },
  ],
  options: rankAbundanceOptions,
  tables: [
    { id: 'curve', title: '等级丰度' },
    { id: 'evenness', title: '均匀度' },
  ],
  charts: ['rank-abundance-curve'],
  run: (inputs, options, context) => runRankAbundance(inputs, readRankAbundanceOptions(options), context),
  findings: (said) =>
    `${said.count('units')} 条曲线，每条有 ${said.count('observed_min')}～${said.count('observed_max')} 个特征`,
  note: (options, facts) => rankAbundanceNote(version, options, facts),
});
