import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scNormalizeNote } from './scNormalize.note.ts';
import { scNormalizeOptions } from './scNormalize.schema.ts';
import { scNormalize as runScNormalize } from './scNormalize.ts';

const version = '1.0.0';

export const scNormalize = defineMethod({
  id: 'sc-normalize',
  version,
  family: 'single-cell',
  title: '单细胞归一化',
  summary: '消除细胞间测序深度的差别，得到每个细胞的归一化因子和可用于作图的表达值',
  keywords: [
    '单细胞',
    '归一化',
    '标准化',
    'LogNormalize',
    'size factor',
    'scran',
    '去卷积',
    '测序深度',
    'danxibao',
    'guiyihua',
  ],
  inputs: [
    { id: 'cells', required: true, label: '单细胞表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}；请先质控` },
    {
      id: 'groups',
      required: false,
      label: '细胞分组',
      help: '第一列细胞条码，第二列样本、簇或细胞类型；用于着色和各组的平均表达，不影响归一化',
    },
  ],
  options: scNormalizeOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'genes', title: '基因' },
    { id: 'matrix', title: '归一化矩阵' },
  ],
  charts: ['sc-depth'],
  run: ({ cells, groups }, options, context) => runScNormalize(cells, groups, options, context),
  findings: (said) => `${said.count('cells')} 个细胞、${said.count('genes')} 个基因已归一化`,
  note: (options, facts) => scNormalizeNote(version, options, facts),
});
