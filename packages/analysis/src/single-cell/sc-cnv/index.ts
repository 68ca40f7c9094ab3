import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scCnvNote } from './scCnv.note.ts';
import { scCnvOptions } from './scCnv.schema.ts';
import { scCnv as runScCnv } from './scCnv.ts';

const version = '1.0.0';

/** Gains and losses of chromosome segments from the expression of the genes along them. */
export const scCnv = defineMethod({
  id: 'sc-cnv',
  version,
  family: 'single-cell',
  title: '单细胞拷贝数推断',
  summary: '沿染色体平滑基因的表达，与正常的参照细胞相比，推断哪些细胞的哪些染色体片段增多或缺失',
  keywords: [
    '单细胞',
    '拷贝数变异',
    '肿瘤细胞',
    '恶性细胞',
    'inferCNV',
    'CNV',
    'copy number',
    'aneuploidy',
    'danxibao',
    'kaobeishu',
    'zhongliu',
  ],
  inputs: [
    { id: 'cells', required: true, label: '表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}；请先质控` },
    {
      id: 'groups',
      required: true,
      label: '细胞分组',
      help: '第一列细胞条码，第二列细胞类型；其中一类是已知正常的参照细胞，如免疫细胞、基质细胞',
      levels: { min: 2 },
    },
    {
      id: 'records',
      required: true,
      label: '基因位置表',
      help: '每行一个基因：基因名（与表达矩阵相同）、染色体、起始位置，可由 GTF 注释整理得到',
    },
  ],
  options: scCnvOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'chromosomes', title: '各类细胞的染色体' },
    { id: 'bins', title: '片段' },
    { id: 'profile', title: '各类细胞的片段' },
    { id: 'heatmap', title: '作图的细胞' },
  ],
  charts: ['sc-cnv-heatmap', 'sc-cnv-scores'],
  run: ({ cells, groups, records }, options, context) => runScCnv(cells!, groups!, records!, options, context),
  findings: (said) => ({
    headline:
      said.has('gain') || said.has('loss')
        ? [
            ...(said.has('gain') ? [`增多最多的是${said.text('gain')}`] : []),
            ...(said.has('loss') ? [`缺失最多的是${said.text('loss')}`] : []),
          ].join('，')
        : `与参照相比没有看到拷贝数变异`,
    condition: `以 ${said.count('reference_cells')} 个“${said.text('reference')}”为参照，log2 尺度的平均`,
  }),
  note: (options, facts) => scCnvNote(version, options, facts),
});
