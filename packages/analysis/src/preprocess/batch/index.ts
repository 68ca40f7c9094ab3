import { defineMethod } from '../../model/index.ts';
import { resolveBatch, runBatch } from './batch.ts';
import { batchOptions, readBatchOptions } from './batch.schema.ts';
import { batchNote } from './note.ts';

const version = '1.0.0';

/** Removes batch effects from the data. */
export const batch = defineMethod({
  id: 'batch',
  version,
  family: 'preprocess',
  title: '批次校正',
  summary: '扣除不同批次测量带来的系统差别，保留组间差异，并用主成分图对照校正前后',
  keywords: [
    '批次效应',
    '批次校正',
    '去批次',
    'ComBat',
    'removeBatchEffect',
    'batch effect',
    'limma',
    'sva',
    'pici',
    'jiaozheng',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本' },
    { id: 'groups', required: true, label: '样本分组', help: '第一列为样本名，第二列为组名，另有一列写明批次' },
  ],
  options: batchOptions,
  tables: [
    { id: 'matrix', title: '校正后的数据' },
    { id: 'pca', title: '校正前后的主成分' },
  ],
  charts: ['batch-pca'],
  check: ({ matrix, groups }, options) => void resolveBatch(matrix, groups, readBatchOptions(options)),
  run: runBatch,
  findings: (said) =>
    `${said.count('features')} 个特征的批次差异（“${said.text('batch')}”列，${said.count('batches')} 批）已校正`,
  note: (options, facts) => `${batchNote(options, facts)}计算使用 Panome 全组学云 batch 方法（版本 ${version}）。`,
});
