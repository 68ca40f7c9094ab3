import { defineMethod } from '../../model/index.ts';
import { accumulationNote } from './accumulation.note.ts';
import { accumulationOptions, readAccumulationOptions } from './accumulation.schema.ts';
import { runAccumulation } from './accumulation.ts';

export { randomOrders } from './accumulate.ts';
export { type Presences, presencesOf } from './presences.ts';

const version = '1.0.0';

/** How the number of features grows with the number of samples. */
export const accumulation = defineMethod({
  id: 'accumulation',
  version,
  family: 'community',
  title: '物种累积曲线',
  summary: '样本数够不够：再多取一个样本，还会出现多少新的物种',
  keywords: [
    '物种累积',
    '累积曲线',
    '取样充分性',
    '扩增子',
    '宏基因组',
    '泛基因组',
    'specaccum',
    'species accumulation',
    'Chao2',
    'wuzhong',
    'leiji',
    'quxian',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；丰度大于 0 视为检出',
    },
    { id: 'groups', required: false, label: '样本分组', help: '提供后每个分组一条曲线' },
  ],
  options: accumulationOptions,
  tables: [
    { id: 'curve', title: '物种累积' },
    { id: 'pool', title: '总特征数估计' },
  ],
  charts: ['accumulation-curve'],
  usesSeed: true,
  run: (inputs, options, context) => runAccumulation(inputs, readAccumulationOptions(options), context),
  findings: (said) =>
    said.value('curves') > 1
      ? `${said.count('curves')} 组的样本分别累积到 ${said.count('observed_min')}～${said.count('observed_max')} 个特征`
      : `${said.count('samples')} 个样本累积到 ${said.count('observed_max')} 个特征`,
  note: (options, facts) => accumulationNote(version, options, facts),
});
