import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { permanovaNote } from './permanova.note.ts';
import { permanovaOptions, readPermanovaOptions } from './permanova.schema.ts';
import { runPermanova } from './permanova.ts';

export { classTerm, ordersOf, partition } from './partition.ts';

const version = '1.1.0';

/** Whether groups of samples hold different communities. */
export const permanova = defineMethod({
  id: 'permanova',
  version,
  family: 'community',
  title: '置换多元方差分析（PERMANOVA）',
  summary: '各组的群落组成是否不同，分组解释了多少差异',
  keywords: [
    'PERMANOVA',
    'adonis',
    'adonis2',
    '置换多元方差分析',
    '组间差异',
    'R2',
    'Bray-Curtis',
    'permutation',
    'zhihuan',
    'fangchafenxi',
  ],
  inputs: [
    ...distanceInputs,
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；其他列可作为扣除的因素或区组',
      levels: { min: 2 },
    },
  ],
  options: permanovaOptions,
  tables: [
    { id: 'result', title: 'PERMANOVA 结果' },
    { id: 'pairs', title: '两两比较' },
  ],
  charts: ['permanova-r2'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runPermanova(inputs, readPermanovaOptions(options), context),
  findings: (said) => `分组解释了群落差异的 ${said.share('r2')}（${said.p()}）`,
  note: (options, facts) => permanovaNote(version, options, facts),
});
