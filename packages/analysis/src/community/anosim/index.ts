import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { anosimNote } from './anosim.note.ts';
import { anosimOptions, readAnosimOptions } from './anosim.schema.ts';
import { runAnosim } from './anosim.ts';

const version = '1.0.0';

/** Whether samples differ more between groups than within them, by ranks. */
export const anosim = defineMethod({
  id: 'anosim',
  version,
  family: 'community',
  title: '相似性分析（ANOSIM）',
  summary: '组间的群落差异是否大于组内，只用距离的大小次序',
  keywords: [
    'ANOSIM',
    '相似性分析',
    '组间差异',
    '置换检验',
    '秩',
    'Clarke',
    'analysis of similarities',
    'xiangsixing',
    'zujian',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'groups', required: true, label: '样本分组', help: '第一列为样本名，第二列为组名', levels: { min: 2 } },
  ],
  options: anosimOptions,
  tables: [
    { id: 'result', title: 'ANOSIM 结果' },
    { id: 'pairs', title: '两两比较' },
    { id: 'ranks', title: '距离的秩' },
  ],
  unfit: ['too-few-samples'],
  charts: ['anosim-ranks'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runAnosim(inputs, readAnosimOptions(options), context),
  findings: (said) => ({
    headline: `组间差异统计量 R = ${said.number('r')}（${said.p()}）`,
    condition: 'R 接近 1 表示组间差异远大于组内，接近 0 表示没有差别',
  }),
  note: (options, facts) => anosimNote(version, options, facts),
});
