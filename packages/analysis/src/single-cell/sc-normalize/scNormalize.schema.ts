import type { OptionSpec } from '../../model/index.ts';

export const scNormalizeOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '归一化因子',
    help: '前两种只看总计数；去卷积法不受少数高表达基因左右，适合细胞类型差别大的数据，较慢。',
    kind: 'choice',
    default: 'library',
    choices: [
      {
        value: 'library',
        label: '总计数到固定值',
        help: '每个细胞归一到同样的总数，默认 10,000（Seurat 的 LogNormalize）',
      },
      { value: 'median', label: '总计数到中位数', help: '每个细胞归一到总计数的中位数（scanpy 的默认）' },
      {
        value: 'deconvolution',
        label: '去卷积（scran）',
        help: '由成群细胞与平均细胞的中位数比值解出每个细胞的因子，至少 21 个细胞',
      },
    ],
  },
  {
    id: 'scale',
    label: '目标总数',
    help: '归一化后每个细胞的计数之和；习惯取 10,000。',
    kind: 'number',
    default: 10_000,
    min: 1,
    max: 1_000_000,
    step: 1000,
    when: { option: 'method', in: ['library'] },
  },
  {
    id: 'log',
    label: '对数',
    help: '取对数使高低表达的差别可比；加 1 后再取，0 仍为 0。',
    kind: 'choice',
    default: 'ln',
    choices: [
      { value: 'ln', label: 'ln(1 + x)' },
      { value: 'log2', label: 'log2(1 + x)' },
      { value: 'none', label: '不取对数' },
    ],
  },
  {
    id: 'genes',
    label: '矩阵中的基因数',
    help: '归一化矩阵只列出变异最大的若干基因；基因汇总表始终包含全部基因。',
    kind: 'integer',
    default: 500,
    min: 10,
    max: 5000,
    step: 50,
  },
];
