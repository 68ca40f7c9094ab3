import { defineMethod } from '../../model/index.ts';
import { indicatorNote } from './indicator.note.ts';
import { indicatorOptions, readIndicatorOptions } from './indicator.schema.ts';
import { runIndicator } from './indicator.ts';
import { prepare } from './prepare.ts';

const version = '1.0.0';

/** Which taxa indicate which group of samples. */
export const indicator = defineMethod({
  id: 'indicator',
  version,
  family: 'community',
  title: '指示物种分析（IndVal）',
  summary: '哪些物种专属于某一组、而且在这一组里处处都有，可以作为它的标志',
  keywords: [
    '指示物种',
    '指示种',
    'IndVal',
    '指示值',
    '特异性',
    '忠诚度',
    'indicspecies',
    'multipatt',
    'labdsv',
    'phi',
    'r.g',
    '点二列相关',
    'indicator species',
    'specificity',
    'fidelity',
    'zhishi',
    'wuzhong',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；计数或相对丰度，不含缺失值',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；每组至少 2 个样本',
      levels: { min: 2 },
    },
    { id: 'taxonomy', required: false, label: '物种注释', help: '提供后先按所选级别合并' },
  ],
  options: indicatorOptions,
  tables: [
    { id: 'result', title: '指示物种' },
    { id: 'groups', title: '在各组的指示值' },
    { id: 'summary', title: '各组的指示物种数' },
  ],
  charts: ['indicator-dots', 'indicator-bar'],
  usesSeed: true,
  check: (inputs, options) => void prepare(inputs, readIndicatorOptions(options)),
  run: (inputs, options, context) => runIndicator(inputs, readIndicatorOptions(options), context),
  findings: (said) => ({
    headline:
      said.value('indicators') > 0
        ? `${said.count('taxa')} 个类群中有 ${said.count('indicators')} 个为指示物种，${said.text('first')}最多（${said.count('first_count')} 个）`
        : `${said.count('tested')} 个类群中没有显著的指示物种`,
    ...(said.value('indicators') > 0 && { condition: said.text('said') }),
  }),
  note: (options, facts) => indicatorNote(version, options, facts),
});
