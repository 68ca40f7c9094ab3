import { defineMethod } from '../../model/index.ts';
import { contrasts } from '../../findings/index.ts';
import { checkLimma, runLimma } from './limma.ts';
import { limmaOptions } from './limma.schema.ts';
import { limmaNote } from './note.ts';

export { keptRows } from './prepare.ts';
export { contrastsOf } from './limma.ts';

const version = '1.1.0';

/** Linear models with moderated tests, for designs beyond two plain groups. */
export const limma = defineMethod({
  id: 'limma',
  version,
  family: 'difference',
  title: '线性模型差异分析（limma）',
  summary: '用线性模型同时考虑分组、批次与配对，借用全部特征估计方差，样本很少时仍然稳健',
  keywords: [
    '差异分析',
    '线性模型',
    '批次',
    '配对',
    '经验贝叶斯',
    '火山图',
    'MA 图',
    'limma',
    'voom',
    'eBayes',
    'moderated t',
    'contrast',
    'chayi',
    'xianxing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；强度、log2 值或测序计数',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；批次、配对、年龄等放在其后的列',
      levels: { min: 2 },
    },
  ],
  options: limmaOptions,
  tables: [
    { id: 'result', title: '差异检验结果' },
    { id: 'hyper', title: '方差先验' },
  ],
  charts: ['volcano-contrasts', 'contrast-counts', 'ma', 'p-histogram-contrasts'],
  check: checkLimma,
  run: runLimma,
  findings: contrasts('tested'),
  note: (options, facts) => `${limmaNote(options, facts)}计算使用 Panome 全组学云 limma 方法（版本 ${version}）。`,
});
