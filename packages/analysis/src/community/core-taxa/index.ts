import { defineMethod } from '../../model/index.ts';
import { coreTaxaNote } from './coreTaxa.note.ts';
import { coreTaxaOptions, readCoreTaxaOptions } from './coreTaxa.schema.ts';
import { runCoreTaxa } from './coreTaxa.ts';

const version = '1.0.0';

/** Taxa that most samples hold, and how core and pan change with the number of samples. */
export const coreTaxa = defineMethod({
  id: 'core-taxa',
  version,
  family: 'community',
  title: '核心微生物组与核心–泛曲线',
  summary: '哪些类群在大多数样本中都有，样本增加时核心与总类群数怎样变化',
  keywords: [
    '核心微生物组',
    '核心类群',
    '核心菌',
    '检出率',
    'core microbiome',
    'prevalence',
    'core-pan',
    'Core Pan',
    '泛',
    '核心泛曲线',
    'hexin',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名，其余每列一个样本；计数或相对丰度，不含缺失值',
    },
    {
      id: 'taxonomy',
      required: false,
      label: '物种注释',
      help: '第一列为特征名，其余为各分类级别；用于按属等级别合并',
    },
    { id: 'groups', required: false, label: '样本分组', help: '选择按组计算时必须提供' },
  ],
  options: coreTaxaOptions,
  tables: [
    { id: 'core', title: '核心类群' },
    { id: 'summary', title: '各组的核心' },
    { id: 'heat', title: '不同检出阈值下的检出率' },
    { id: 'curve', title: '核心–泛曲线' },
  ],
  charts: ['core-heatmap', 'core-pan-curve'],
  usesSeed: true,
  run: (inputs, options, context) => runCoreTaxa(inputs, readCoreTaxaOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('taxa')} 个类群中的核心：${said.text('said')}`,
    ...(said.value('units') > 1 && { condition: `各组共有 ${said.count('shared')} 个` }),
  }),
  note: (options, facts) => coreTaxaNote(version, options, facts),
});
