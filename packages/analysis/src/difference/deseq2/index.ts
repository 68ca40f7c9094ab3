import { defineMethod } from '../../model/index.ts';
import { contrasts } from '../../findings/index.ts';
import { checkDeseq2, runDeseq2 } from './deseq2.ts';
import { deseq2Options } from './deseq2.schema.ts';
import { deseq2Note } from './note.ts';

const version = '1.3.0';

/** Differential expression of counts by negative binomial regressions with shrunken dispersions. */
export const deseq2 = defineMethod({
  id: 'deseq2',
  version,
  family: 'difference',
  title: '计数差异分析（DESeq2）',
  summary: '对原始计数拟合负二项模型，借用全部基因估计离散度，找出组间差异表达的基因',
  keywords: [
    '差异表达',
    '转录组',
    '计数',
    '负二项',
    '离散度',
    '批次',
    '火山图',
    'MA 图',
    'DESeq2',
    'apeglm',
    's 值',
    'RNA-seq',
    'counts',
    'Wald',
    'LRT',
    'zhuanluzu',
    'chayi biaoda',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为基因（或 ASV 等特征）名，其余每列一个样本；未经归一化的整数计数，不能用 TPM、FPKM',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；批次、配对、年龄等放在其后的列',
      levels: { min: 2 },
    },
  ],
  options: deseq2Options,
  tables: [
    { id: 'result', title: '差异检验结果' },
    { id: 'factors', title: '大小因子' },
    { id: 'dispersions', title: '离散度' },
  ],
  charts: ['volcano-contrasts', 'contrast-counts', 'ma', 'dispersion-plot', 'p-histogram-contrasts'],
  check: checkDeseq2,
  run: runDeseq2,
  findings: contrasts('judged'),
  note: (options, facts) =>
    `${deseq2Note(options, facts)}计算使用 Panome 全组学云 deseq2 方法（版本 ${version}），未使用 R；结果与 R 的 DESeq2 1.38 核对一致。`,
});
