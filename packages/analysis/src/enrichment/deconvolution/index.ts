import { defineMethod } from '../../model/index.ts';
import { deconvolutionNote } from './deconvolution.note.ts';
import { deconvolutionOptions } from './deconvolution.schema.ts';
import { checkDeconvolution, runDeconvolution } from './deconvolution.ts';

const version = '1.0.0';

/** Shares of the types of cells in bulk samples, by a signature of the types. */
export const deconvolution = defineMethod({
  id: 'deconvolution',
  version,
  family: 'enrichment',
  title: '细胞组成反卷积',
  summary: '由各类细胞的特征表达，估计混合样本（bulk 转录组）中每类细胞各占多少',
  keywords: [
    '反卷积',
    '免疫浸润',
    '细胞组成',
    '细胞比例',
    'CIBERSORT',
    'NNLS',
    '支持向量回归',
    'deconvolution',
    'immune infiltration',
    'fanjuanji',
    'mianyijinrun',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '混合样本的表达',
      help: '第一列为基因名，其余每列一个样本；TPM、FPKM 或芯片信号等可比的表达量',
    },
    {
      id: 'matrix2',
      required: true,
      label: '签名矩阵',
      help: '第一列为基因名，其余每列一类细胞，为该类细胞的平均表达，不取对数；基因名与样本相同，可由单细胞各类的平均得到',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于按组排列与两组、多组比较；没有时只给各样本的比例' },
  ],
  options: deconvolutionOptions,
  tables: [
    { id: 'fractions', title: '细胞比例' },
    { id: 'fit', title: '拟合优度' },
    { id: 'composition', title: '细胞组成' },
    { id: 'tests', title: '组间检验' },
  ],
  charts: ['sc-composition-bar', 'sc-composition-box', 'deconvolution-fit'],
  usesSeed: true,
  check: checkDeconvolution,
  run: runDeconvolution,
  findings: (said) => ({
    headline:
      said.value('tested') > 0
        ? `${said.count('tested')} 类细胞中有 ${said.count('significant')} 类的比例在组间有差异`
        : `${said.count('samples')} 个样本中平均最多的是“${said.text('most')}”（${said.share('most_share')}）`,
    condition: `拟合的相关系数中位数 ${said.number('r_median')}${said.value('poor') > 0 ? `，${said.count('poor')} 个样本拟合不比随机好` : ''}`,
  }),
  note: (options, facts) => deconvolutionNote(version, options, facts),
});
