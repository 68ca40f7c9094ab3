import { defineMethod } from '../../model/index.ts';
import { sourceTrackerNote } from './sourceTracker.note.ts';
import { sourceTrackerOptions } from './sourceTracker.schema.ts';
import { checkSourceTracker } from './prepare.ts';
import { runSourceTracker } from './sourceTracker.ts';

const version = '1.0.0';

/** Where the organisms of samples come from. */
export const sourceTracker = defineMethod({
  id: 'source-tracker',
  version,
  family: 'community',
  title: '微生物溯源（SourceTracker）',
  summary: '一组样本中的微生物有多少来自各个已知来源，有多少来源不明',
  keywords: [
    'SourceTracker',
    '微生物溯源',
    '来源追踪',
    '污染来源',
    '母婴传播',
    'FEAST',
    'source tracking',
    'sink',
    'Gibbs',
    'suyuan',
    'laiyuan',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征名（ASV、OTU 或物种），其余每列一个样本；来源与受纳样本在同一个表中，未归一化的整数计数',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；一组为受纳样本，其余各组为来源',
      levels: { min: 2 },
    },
    { id: 'taxonomy', required: false, label: '物种注释', help: '按属、种等级别追溯时提供' },
  ],
  options: sourceTrackerOptions,
  tables: [
    { id: 'shares', title: '各样本的来源比例' },
    { id: 'means', title: '各来源的平均比例' },
    { id: 'depths', title: '序列数' },
  ],
  charts: ['source-shares', 'source-intervals'],
  usesSeed: true,
  check: checkSourceTracker,
  run: runSourceTracker,
  findings: (said) => ({
    headline: `${said.count('sinks')} 个${said.text('sink')}样本平均有 ${said.share('first_share')} 来自${said.text('first')}，${said.share('unknown')} 来源不明`,
    condition: `各来源平均：${said.text('said')}`,
  }),
  note: (options, facts) =>
    `${sourceTrackerNote(options, facts)}计算使用 Panome 全组学云 source-tracker 方法（版本 ${version}）。`,
});
