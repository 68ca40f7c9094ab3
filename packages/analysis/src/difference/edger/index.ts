import { defineMethod } from '../../model/index.ts';
import { contrasts } from '../../findings/index.ts';
import { checkEdger, runEdger } from './edger.ts';
import { edgerOptions } from './edger.schema.ts';
import { edgerNote } from './note.ts';

const version = '1.1.0';

/** Differential expression of counts by negative binomial models. */
export const edger = defineMethod({
  id: 'edger',
  version,
  family: 'difference',
  title: '计数差异分析（edgeR）',
  summary: '对测序计数拟合负二项模型，借用全部特征估计离散度，可扣除批次与配对，重复很少时仍然可靠',
  keywords: [
    '差异表达',
    '转录组',
    'RNA-seq',
    '计数',
    '负二项',
    '拟似然',
    '精确检验',
    'TMM',
    'BCV',
    '火山图',
    'edgeR',
    'glmQLFit',
    'exactTest',
    'negative binomial',
    'chayi',
    'biaoda',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征名，其余每列一个样本；比对或定量得到的原始计数，不是 TPM、FPKM',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；批次、配对、年龄等放在其后的列',
      levels: { min: 2 },
    },
  ],
  options: edgerOptions,
  tables: [
    { id: 'result', title: '差异检验结果' },
    { id: 'factors', title: '文库校正因子' },
    { id: 'dispersions', title: '离散度' },
  ],
  charts: ['volcano-contrasts', 'contrast-counts', 'ma', 'p-histogram-contrasts', 'bcv-plot', 'ql-dispersion-plot'],
  check: checkEdger,
  run: runEdger,
  findings: contrasts('tested'),
  note: (options, facts) => `${edgerNote(options, facts)}计算使用 Panome 全组学云 edger 方法（版本 ${version}）。`,
});
