import { defineMethod } from '../../model/index.ts';
import { drift as runDrift } from './drift.ts';
import { driftOptions, readDriftOptions } from './drift.schema.ts';
import { injectionsOf } from './injections.ts';
import { driftNote } from './note.ts';
import { refuseNegative } from './refuseNegative.ts';

export { type Injections, injectionsOf } from './injections.ts';
export { driftOptions } from './drift.schema.ts';

const version = '1.1.0';

export const drift = defineMethod({
  id: 'drift',
  version,
  family: 'preprocess',
  title: '信号漂移校正（QC-RLSC）',
  summary: '用质控样本校正仪器信号随进样顺序的漂移，并对齐批次',
  keywords: [
    '漂移校正',
    'QC-RLSC',
    'LOESS',
    '质控',
    '进样顺序',
    '批次',
    '信号漂移',
    'drift',
    'signal correction',
    'piaoyi',
    'jiaozheng',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；用未取对数的强度' },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '含名为 QC 的组和进样顺序列（order）；有多个批次时加 batch 列',
    },
  ],
  options: driftOptions,
  tables: [
    { id: 'matrix', title: '校正后的数据' },
    { id: 'rsd', title: '校正前后的 RSD' },
    { id: 'trend', title: '漂移最大的特征' },
  ],
  charts: ['drift-trend', 'rsd-cumulative', 'rsd-distribution'],
  check: ({ groups, matrix }, options) => {
    refuseNegative(matrix);
    injectionsOf(matrix, groups, readDriftOptions(options));
  },
  run: (inputs, options, context) => runDrift(inputs, readDriftOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('features')} 个特征中 ${said.count('corrected')} 个的信号漂移已校正`,
    condition: `依据 ${said.count('qc_samples')} 个 QC 样本，共 ${said.count('batches')} 批`,
  }),
  note: (options, facts) => driftNote(version, options, facts),
});
