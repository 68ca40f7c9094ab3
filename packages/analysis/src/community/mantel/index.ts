import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { mantelNote } from './mantel.note.ts';
import { mantelOptions, readMantelOptions } from './mantel.schema.ts';
import { runMantel } from './mantel.ts';

const version = '1.0.0';

/** Whether communities differ more where the environment does. */
export const mantel = defineMethod({
  id: 'mantel',
  version,
  family: 'community',
  title: 'Mantel 检验',
  summary: '环境差别越大的样本，群落差别是否也越大；哪些环境变量与群落有关',
  keywords: [
    'Mantel',
    '环境因子',
    '距离相关',
    '置换检验',
    '理化性质',
    '群落',
    'environment',
    'distance',
    'huanjing',
    'yinzi',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'env', required: true, label: '环境因子', help: '第一列为样本名，其余每列一个数值变量，如 pH、有机碳' },
  ],
  options: mantelOptions,
  tables: [
    { id: 'result', title: 'Mantel 检验' },
    { id: 'pairs', title: '样本对的距离' },
  ],
  charts: ['mantel-scatter'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runMantel(inputs, readMantelOptions(options), context),
  findings: (said) => `群落距离与环境距离的相关系数为 ${said.number('r')}（${said.p()}）`,
  note: (options, facts) => mantelNote(version, options, facts),
});
