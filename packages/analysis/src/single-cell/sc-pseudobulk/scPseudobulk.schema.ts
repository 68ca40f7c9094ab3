import type { Options, OptionSpec } from '../../model/index.ts';
import {
  batchSpec,
  type ComparisonOptions,
  foldChangeSpec,
  pairSpec,
  pColumnSpec,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';

export type ScPseudobulkOptions = Pick<ComparisonOptions, 'reference' | 'test_group' | 'batch' | 'pair'> &
  ThresholdOptions & {
    /** The test of the summed counts: quasi-likelihood F of edgeR, Wald of DESeq2, or limma with voom. */
    readonly method: 'edger' | 'deseq2' | 'limma';
    /** Samples with fewer cells of a type take no part in the comparison of that type. */
    readonly min_cells: number;
  };

/** The options after the registry has validated them. */
export const readScPseudobulkOptions = (options: Options): ScPseudobulkOptions => options as ScPseudobulkOptions;

export const scPseudobulkOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '检验方法',
    help: '三者都以样本为重复，结果相近；样本少时 edgeR 的拟似然检验对假阳性的控制最稳。',
    kind: 'choice',
    default: 'edger',
    choices: [
      { value: 'edger', label: 'edgeR（拟似然 F 检验）', help: '负二项模型，计入离散度估计的不确定' },
      { value: 'deseq2', label: 'DESeq2（Wald 检验）', help: '负二项模型，含独立过滤与离群计数的处理' },
      { value: 'limma', label: 'limma-voom', help: 'log2 CPM 的加权线性模型，样本多时最快' },
    ],
  },
  {
    id: 'min_cells',
    label: '每个样本最少细胞数',
    help: '一个样本中某种细胞少于它时，该样本不参与这种细胞的比较。调高更可靠，但会减少样本。',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1000,
  },
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
    help: '样本所属的组，提供了分组表时不用。留空时按列名识别。',
    kind: 'column',
    default: '',
  },
  referenceSpec({ help: '差异倍数以它为分母。留空时取第一组。' }),
  testGroupSpec({ help: '只比较这一组；留空时参照组之外的每一组都比较。' }),
  batchSpec({ help: '分组表中的类别列，作为协变量放入模型，扣除批次的影响；需要提供分组表。', advanced: true }),
  pairSpec({ help: '分组表中标明同一个体或同一对的列，即配对设计；需要提供分组表。', advanced: true }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec({ help: '同时检验许多基因时，原始 p 值会带来大量假阳性，建议使用校正后的 p 值。' }),
];
