import { defineMethod } from '../../model/index.ts';
import { rarefactionNote } from './rarefaction.note.ts';
import { rarefactionOptions, readRarefactionOptions } from './rarefaction.schema.ts';
import { runRarefaction } from './rarefaction.ts';

const version = '1.0.0';

/** How many features a sample shows the more of it is sequenced. */
export const rarefaction = defineMethod({
  id: 'rarefaction',
  version,
  family: 'community',
  title: '稀释曲线',
  summary: '测序量够不够：抽取的序列越多，还能看到多少新的物种',
  keywords: [
    '稀释曲线',
    '抽平',
    '测序深度',
    '饱和度',
    '扩增子',
    'rarefaction',
    'rarefy',
    'richness',
    'xishi',
    'choupin',
    'quxian',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；未经归一化的序列条数',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于给曲线着色，不影响计算' },
  ],
  options: rarefactionOptions,
  tables: [
    { id: 'curve', title: '稀释曲线' },
    { id: 'summary', title: '样本概况' },
  ],
  charts: ['rarefaction-curve'],
  run: ({ matrix }, options, context) => runRarefaction(matrix, readRarefactionOptions(options), context),
  findings: (said) => `各样本抽平到 ${said.count('depth')} 条时的期望特征数`,
  note: (options, facts) => rarefactionNote(version, options, facts),
});
