import type { Options, OptionSpec } from '../../model/index.ts';

export type ScIntegrationOptions = {
  /** Column of the table of cells with the batches; empty: recognised by its name. */
  readonly batch_column: string;
  /** Column of the table of cells with known types, for a check alone; empty: recognised by its name, else no check. */
  readonly label_column: string;
  /** How strongly clusters are held to have cells of every batch; 0: not at all. */
  readonly theta: number;
  /** Ridge penalty, above 0; a larger one corrects less, above all clusters with few cells of a batch. */
  readonly lambda: number;
  /** Softness of the clusters, above 0; a larger one spreads a cell over more of them, for a smoother correction. */
  readonly sigma: number;
  /** How many soft clusters the correction works with; 0: one for every 30 cells, 2…100. */
  readonly clusters: number;
  /** Most rounds of clustering and correcting; it ends sooner when the gain is small. */
  readonly rounds: number;
  /** Principal components that are corrected; fewer, with a message, when the data do not support as many. */
  readonly components: number;
  /** How many of the most variable genes the components are made of. */
  readonly genes: number;
  /** Resolution of the clustering afterwards, higher for more clusters. */
  readonly resolution: number;
  /** About how many cells around each the mixing (LISI) looks at; a third of the cells at most. */
  readonly perplexity: number;
  /** How closely UMAP may pack cells, 0…0.99; it changes the map alone. */
  readonly min_dist: number;
};

/** The options after the registry has validated them. */
export const readScIntegrationOptions = (options: Options): ScIntegrationOptions => options as ScIntegrationOptions;

export const scIntegrationOptions: readonly OptionSpec[] = [
  {
    id: 'batch_column',
    label: '批次列',
    help: '要扣除其差别的列，如批次、样本、供体。留空时按列名识别。与研究的分组完全重合时，分组的差别也会被扣除。',
    kind: 'column',
    default: '',
  },
  {
    id: 'label_column',
    label: '细胞类型列',
    help: '已知的细胞类型，只用来检查整合后各类型是否仍然分开。留空时按列名识别；没有时不检查。',
    kind: 'column',
    default: '',
  },
  {
    id: 'theta',
    label: '混合强度 θ',
    help: '越大越要求每个簇含有各批次的细胞；0 为不要求。批次间细胞组成差别很大时宜调小。',
    kind: 'number',
    default: 2,
    min: 0,
    max: 20,
    step: 0.5,
  },
  {
    id: 'lambda',
    label: '岭回归惩罚 λ',
    help: '越大校正越保守；批次内细胞少的簇受它影响最大。',
    kind: 'number',
    default: 1,
    min: 0.01,
    max: 100,
    step: 0.1,
  },
  {
    id: 'sigma',
    label: '软聚类宽度 σ',
    help: '越大每个细胞分属的簇越多，校正越平滑。',
    kind: 'number',
    default: 0.1,
    min: 0.01,
    max: 1,
    step: 0.01,
    advanced: true,
  },
  {
    id: 'clusters',
    label: '软聚类的簇数',
    help: '0 为自动：细胞数的三十分之一，最多 100。它不是最终的细胞分群。',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 200,
    advanced: true,
  },
  {
    id: 'rounds',
    label: '最多轮数',
    help: '一轮为一次软聚类和一次校正；目标函数不再下降即提前结束。',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 50,
    advanced: true,
  },
  {
    id: 'components',
    label: '主成分数',
    help: '在这么多主成分中整合；过少会丢掉细微的差别。',
    kind: 'integer',
    default: 30,
    min: 2,
    max: 100,
  },
  {
    id: 'genes',
    label: '高变基因数',
    help: '取全部细胞中变异最大的若干基因，越多越慢，也带入更多噪声。',
    kind: 'integer',
    default: 2000,
    min: 100,
    max: 20_000,
    step: 100,
  },
  {
    id: 'resolution',
    label: '聚类分辨率',
    help: '整合后以 Leiden 聚类；大则簇多而小。',
    kind: 'number',
    default: 0.8,
    min: 0.05,
    max: 10,
    step: 0.1,
  },
  {
    id: 'perplexity',
    label: 'LISI 的困惑度',
    help: '混合程度看每个细胞周围约这么多个细胞。',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 100,
    advanced: true,
  },
  {
    id: 'min_dist',
    label: 'UMAP 最小间距',
    help: '只影响图的疏密。',
    kind: 'number',
    default: 0.3,
    min: 0,
    max: 0.99,
    step: 0.05,
    advanced: true,
  },
];
