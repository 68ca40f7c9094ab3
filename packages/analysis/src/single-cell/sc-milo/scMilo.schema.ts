import type { Options, OptionSpec } from '../../model/index.ts';
import {
  batchSpec,
  type ComparisonOptions,
  pairSpec,
  referenceSpec,
  testGroupSpec,
} from '../../options/shared/index.ts';

export type ScMiloOptions = Pick<ComparisonOptions, 'reference' | 'test_group' | 'batch' | 'pair'> & {
  /** Nearest cells that each cell is joined with, fewer than there are cells; neighbourhoods grow with it. */
  readonly neighbors: number;
  /** Share of the cells from which neighbourhoods are drawn; above 0, at most 1. */
  readonly share: number;
  /** Principal components in which neighbours are looked for. */
  readonly components: number;
  /** Factors that bring the samples to one scale; `none`: the total numbers of cells alone. */
  readonly library: 'tmm' | 'none';
  /** A spatial FDR below this is significant, 0…1; at 0 none is. */
  readonly p: number;
};

/** The options after the registry has validated them. */
export const readScMiloOptions = (options: Options): ScMiloOptions => options as ScMiloOptions;

export const scMiloOptions: readonly OptionSpec[] = [
  {
    id: 'neighbors',
    label: '近邻数',
    help: '大则每个邻域的细胞多，检验更有力，但分不清相近的状态。邻域平均的细胞数宜不少于样本数的 5 倍。',
    kind: 'integer',
    default: 30,
    min: 3,
    max: 300,
  },
  {
    id: 'share',
    label: '抽取的细胞比例',
    help: '从这些细胞出发取邻域；大则铺得更密而更慢，细胞很多时 0.05 已够。',
    kind: 'number',
    default: 0.1,
    min: 0.01,
    max: 1,
    step: 0.01,
  },
  {
    id: 'components',
    label: '主成分数',
    help: '在这些主成分的空间中找近邻；多则保留更细的差别，也带入噪声。',
    kind: 'integer',
    default: 30,
    min: 2,
    max: 100,
    advanced: true,
  },
  {
    id: 'library',
    label: '样本总量的校正',
    help: '各样本的细胞总数不同。少数细胞状态大量增多时，TMM 可避免其余的看似减少。',
    kind: 'choice',
    default: 'tmm',
    advanced: true,
    choices: [
      { value: 'tmm', label: 'TMM', help: '以多数邻域不变为前提校正，同 miloR' },
      { value: 'none', label: '只用总数', help: '各邻域的细胞数之和' },
    ],
  },
  {
    id: 'cluster_column',
    label: '簇或细胞类型列',
    help: '用来说出邻域多是什么细胞，不参与检验。留空时按列名识别（cluster、cell_type、细胞类型等）。',
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
  referenceSpec({ help: '增多、减少都相对于它。留空时取第一组。' }),
  testGroupSpec({ help: '只比较这一组；留空时参照组之外的每一组都比较。' }),
  batchSpec({
    help: '分组表中的类别列，作为协变量放入模型；不校正近邻图本身，批次分明时请先整合再看。',
    advanced: true,
  }),
  pairSpec({ help: '分组表中标明同一个体或同一对的列，即配对设计；需要提供分组表。', advanced: true }),
  {
    id: 'p',
    label: '空间 FDR 阈值',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.01,
    help: '空间 FDR 小于它的邻域算作增多或减少；Milo 通常取 0.1。',
  },
];
