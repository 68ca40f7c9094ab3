import type { OptionSpec } from '../../model/index.ts';

export const scHvgOptions: readonly OptionSpec[] = [
  {
    id: 'flavor',
    label: '方法',
    help: '都是比较一个基因的变异与同等表达量的基因；结果大体一致，低表达基因的取舍不同。',
    kind: 'choice',
    default: 'vst',
    choices: [
      { value: 'vst', label: 'vst（Seurat 3 起的默认）', help: '用原始计数，按均值–方差曲线标准化' },
      { value: 'seurat', label: '离散度（Seurat 1）', help: '用归一化的表达，在等宽的表达分段内标准化' },
      {
        value: 'cell_ranger',
        label: '离散度（Cell Ranger）',
        help: '用归一化的表达，在分位数分段内以中位数和 MAD 标准化',
      },
    ],
  },
  {
    id: 'top',
    label: '高变基因数',
    help: '取排在最前的若干基因；常用 1,000～3,000，太少会漏掉小的细胞群，太多会带入噪声。',
    kind: 'integer',
    default: 2000,
    min: 1,
    max: 20_000,
    step: 100,
  },
  {
    id: 'span',
    label: '曲线平滑度',
    help: '每处用多大比例的基因拟合均值–方差曲线；大则曲线更平。',
    kind: 'number',
    default: 0.3,
    min: 0.05,
    max: 1,
    step: 0.05,
    when: { option: 'flavor', in: ['vst'] },
    advanced: true,
  },
];
