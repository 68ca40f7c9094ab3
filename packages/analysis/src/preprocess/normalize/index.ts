import { defineMethod } from '../../model/index.ts';
import { normalizeNote } from './note.ts';
import { runNormalize } from './normalize.ts';
import { normalizeOptions } from './normalize.schema.ts';

const version = '1.4.0';

/** Makes samples and features comparable. */
export const normalize = defineMethod({
  id: 'normalize',
  version,
  family: 'preprocess',
  title: '归一化与变换',
  summary: '消除样本间总量、稀释或测序量的差别，并把数值变换到适合统计的尺度',
  keywords: [
    '标准化',
    '归一化',
    '缩放',
    '对数变换',
    'PQN',
    'CPM',
    'TMM',
    'RLE',
    'TPM',
    'FPKM',
    'RPKM',
    'CSS',
    'edgeR',
    'TSS',
    'CLR',
    'VSN',
    '方差稳定',
    '内标',
    '管家基因',
    '取样量',
    '肌酐',
    '抽平',
    'rarefy',
    'internal standard',
    'normalization',
    'scaling',
    'quantile',
    'log2',
    'pareto',
    'guiyihua',
    'biaozhunhua',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本' },
    { id: 'groups', required: false, label: '样本分组', help: '用于图的着色，以及按样本用量归一化' },
  ],
  options: normalizeOptions,
  tables: [
    { id: 'matrix', title: '归一化后的数据' },
    { id: 'factors', title: '样本系数' },
    { id: 'distribution', title: '各样本分布' },
    { id: 'mean_sd', title: '均值与标准差' },
  ],
  charts: ['distribution-box', 'mean-sd-plot'],
  usesSeed: true,
  run: runNormalize,
  findings: (said) => `${said.count('samples')} 个样本、${said.count('features')} 个特征已归一化`,
  note: (options, facts) =>
    `${normalizeNote(options, facts)}计算使用 Panome 全组学云 normalize 方法（版本 ${version}）。`,
});
