import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { mrppNote } from './mrpp.note.ts';
import { mrppOptions, readMrppOptions } from './mrpp.schema.ts';
import { runMrpp } from './mrpp.ts';

const version = '1.0.0';

/** Whether samples of a group are nearer to each other than chance has it. */
export const mrpp = defineMethod({
  id: 'mrpp',
  version,
  family: 'community',
  title: '多响应置换过程（MRPP）',
  summary: '同组样本之间是否比随机分组更相近，A 值说明组内有多一致',
  keywords: [
    'MRPP',
    '多响应置换过程',
    '组间差异',
    '置换检验',
    'A 值',
    'multi-response permutation procedure',
    'zhihuan',
    'zujian',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'groups', required: true, label: '样本分组', help: '第一列为样本名，第二列为组名', levels: { min: 2 } },
  ],
  options: mrppOptions,
  tables: [
    { id: 'result', title: 'MRPP 结果' },
    { id: 'classes', title: '各组的 δ' },
    { id: 'pairs', title: '两两比较' },
    { id: 'distances', title: '组内与组间距离' },
  ],
  charts: ['mrpp-box'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runMrpp(inputs, readMrppOptions(options), context),
  findings: (said) => ({
    headline: `组内一致性 A = ${said.number('a')}（${said.p()}）`,
    condition: '大于 0 表示同组样本比随机分组更相似',
  }),
  note: (options, facts) => mrppNote(version, options, facts),
});
