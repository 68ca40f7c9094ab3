import { defineMethod } from '../../model/index.ts';
import { simperNote } from './simper.note.ts';
import { readSimperOptions, simperOptions } from './simper.schema.ts';
import { runSimper } from './simper.ts';

const version = '1.0.0';

/** Which features make the communities of two groups differ. */
export const simper = defineMethod({
  id: 'simper',
  version,
  family: 'community',
  title: '相似性百分比（SIMPER）',
  summary: '组间的群落差异主要来自哪些物种，各占多少',
  keywords: [
    'SIMPER',
    '相似性百分比',
    '贡献',
    '组间差异',
    'Bray-Curtis',
    'similarity percentages',
    'xiangsixing',
    'gongxian',
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
      help: '第一列为样本名，第二列为组名；两两比较',
      levels: { min: 2 },
    },
  ],
  options: simperOptions,
  tables: [
    { id: 'result', title: '各特征的贡献' },
    { id: 'pairs', title: '各比较的平均差异' },
  ],
  charts: ['simper-bar'],
  usesSeed: true,
  run: (inputs, options, context) => runSimper(inputs, readSimperOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('comparisons')} 对组的差异由哪些特征贡献`,
    condition: said.text('said'),
  }),
  note: (options, facts) => simperNote(version, options, facts),
});
