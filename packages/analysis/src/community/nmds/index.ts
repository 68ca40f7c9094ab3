import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { nmdsNote } from './nmds.note.ts';
import { nmdsOptions, readNmdsOptions } from './nmds.schema.ts';
import { runNmds } from './nmds.ts';

export { searchNmds } from './search.ts';

const version = '1.0.0';

/** Samples in few dimensions that keep the order of their distances. */
export const nmds = defineMethod({
  id: 'nmds',
  version,
  family: 'community',
  title: '非度量多维标度（NMDS）',
  summary: '只按距离的大小次序把样本排到平面上，看哪些样本相近、各组是否分开',
  keywords: [
    'NMDS',
    'metaMDS',
    '非度量多维标度',
    '应力',
    'stress',
    '排序',
    '群落',
    'Shepard',
    'ordination',
    'feiduliang',
    'paixu',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'groups', required: false, label: '样本分组', help: '用于着色与置信椭圆，不影响计算' },
  ],
  options: nmdsOptions,
  tables: [
    { id: 'points', title: '样本坐标' },
    { id: 'fit', title: '拟合' },
    { id: 'shepard', title: 'Shepard 图数据' },
  ],
  unfit: ['no-variation', 'too-few-samples'],
  charts: ['nmds-points', 'nmds-shepard'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runNmds(inputs, readNmdsOptions(options), context),
  findings: (said) => ({
    headline: `应力为 ${said.number('stress')}${said.value('stress') > 0.2 ? '，高于 0.2，不宜据此解读' : said.value('stress') > 0.1 ? '，可以使用' : '，较好'}`,
    condition: `${said.count('repeats')} 次从不同起点得到同样的结果`,
  }),
  note: (options, facts) => nmdsNote(version, options, facts),
});
