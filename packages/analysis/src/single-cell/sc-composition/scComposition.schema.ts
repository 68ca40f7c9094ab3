import type { OptionSpec } from '../../model/index.ts';

export const scCompositionOptions: readonly OptionSpec[] = [
  {
    id: 'cluster_column',
    label: '簇或细胞类型列',
    help: '每个细胞所属的簇或类型。留空时按列名识别（cluster、cell_type、细胞类型等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'sample_column',
    label: '样本列',
    help: '每个细胞来自哪个样本。留空时按列名识别；没有这样的列时从细胞条码中取。',
    kind: 'column',
    default: '',
  },
  {
    id: 'group_column',
    label: '分组列',
    help: '样本所属的组，提供了分组表时不用。留空时按列名识别；没有时只给出比例，不作检验。',
    kind: 'column',
    default: '',
  },
  {
    id: 'test',
    label: '检验',
    help: '以样本为重复比较各组的比例；样本少时 propeller 的把握度更高，样本多或有离群时可用秩和检验。',
    kind: 'choice',
    default: 'logit',
    choices: [
      { value: 'logit', label: 'propeller（logit）', help: '比例取 logit 后作 limma 的调节 t 检验，多组时为 F 检验' },
      { value: 'asin', label: 'propeller（arcsin）', help: '比例取 arcsin √p 后作同样的检验，对极小的比例更稳' },
      {
        value: 'wilcoxon',
        label: 'Wilcoxon 秩和',
        help: '不作分布假设；多组时为 Kruskal–Wallis，每组至少 4 个样本才可能显著',
      },
    ],
  },
];
