import type { Options, OptionSpec } from '../../model/index.ts';

export type ScSpatialOptions = {
  /** Column of the table of spots with the horizontal places; empty: recognised by its name. */
  readonly x_column: string;
  /** Column of the table of spots with the vertical places; empty: recognised by its name. */
  readonly y_column: string;
  /** Column of the table of spots with the clusters; empty: recognised by its name, else spots are clustered. */
  readonly cluster_column: string;
  /** Which spots are neighbours: the `neighbors` nearest, or all within `radius`. */
  readonly weights: 'nearest' | 'radius';
  /** How many nearest spots are neighbours: 6 in a hexagonal grid, 4 or 8 in a square one; for `nearest` alone. */
  readonly neighbors: number;
  /** Distance up to which spots are neighbours, in the unit of the places; for `radius` alone. */
  readonly radius: number;
  /** Genes found in a lower share of the spots are not tested, 0…1. */
  readonly min_pct: number;
  /** Shuffles of the spots for p-values of the genes; 0: by the normal approximation alone. */
  readonly gene_permutations: number;
  /** Shuffles of the clusters for the z of their neighbourhoods. */
  readonly permutations: number;
  /** How many genes, from the highest Moran's I, are listed spot by spot for the plot. */
  readonly top: number;
  /** Resolution of the clustering, higher for more clusters; of no effect when the table has clusters. */
  readonly resolution: number;
};

/** The options after the registry has validated them. */
export const readScSpatialOptions = (options: Options): ScSpatialOptions => options as ScSpatialOptions;

export const scSpatialOptions: readonly OptionSpec[] = [
  {
    id: 'x_column',
    label: '横坐标列',
    help: '留空时按列名识别（x、imagecol、array_col 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'y_column',
    label: '纵坐标列',
    help: '留空时按列名识别（y、imagerow、array_row 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'cluster_column',
    label: '簇的列',
    help: '每个位点所属的簇或细胞类型。留空时按列名识别；没有时自动聚类。',
    kind: 'column',
    default: '',
  },
  {
    id: 'weights',
    label: '邻居',
    help: '位点间距均匀时两者相近；疏密不均时最近的 k 个在稀疏处取得更远。',
    kind: 'choice',
    default: 'nearest',
    choices: [
      { value: 'nearest', label: '最近的 k 个' },
      { value: 'radius', label: '半径以内' },
    ],
  },
  {
    id: 'neighbors',
    label: '邻居数 k',
    help: '六角排列的位点取 6，方格排列取 4 或 8；多则只看得到更大的结构。',
    kind: 'integer',
    default: 6,
    min: 1,
    max: 100,
    when: { option: 'weights', in: ['nearest'] },
  },
  {
    id: 'radius',
    label: '半径',
    help: '单位与坐标相同；没有邻居的位点不起作用。',
    kind: 'number',
    default: 1.5,
    min: 0,
    max: 1_000_000,
    step: 0.5,
    when: { option: 'weights', in: ['radius'] },
  },
  {
    id: 'min_pct',
    label: '最低检出比例',
    help: '检出的位点比例低于它的基因不检验。',
    kind: 'number',
    default: 0.05,
    min: 0,
    max: 1,
    step: 0.05,
  },
  {
    id: 'gene_permutations',
    label: '基因的置换次数',
    help: '填 0 不做，只用正态近似的 p 值；每个基因都要算这么多次，较慢。',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 9999,
    step: 100,
  },
  {
    id: 'permutations',
    label: '邻域的置换次数',
    help: '次数越多 z 值越稳。',
    kind: 'integer',
    default: 1000,
    min: 100,
    max: 20_000,
    step: 100,
  },
  {
    id: 'top',
    label: '作图的基因数',
    help: "Moran's I 最高的若干基因，表达列入位点表，可在图上显示。",
    kind: 'integer',
    default: 12,
    min: 1,
    max: 100,
  },
  {
    id: 'resolution',
    label: '自动聚类的分辨率',
    help: '位点表没有簇的列时用；大则簇多而小。',
    kind: 'number',
    default: 0.8,
    min: 0.05,
    max: 10,
    step: 0.1,
    advanced: true,
  },
];
