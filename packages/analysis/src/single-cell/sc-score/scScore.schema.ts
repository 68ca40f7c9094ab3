import type { Options, OptionSpec } from '../../model/index.ts';

export type ScScoreOptions = {
  /** `module`: mean above that of control genes; `recovery`: rank in each cell, 0…1; `mean_z`: mean z among cells. */
  readonly method: 'module' | 'recovery' | 'mean_z';
  /** Classes of like expression that control genes are drawn within, for `module` and the phases of the cell cycle. */
  readonly bins: number;
  /** Control genes for each gene of a set, all of its class when that has fewer; for `module` alone. */
  readonly controls: number;
  /** Share of the genes, highest first, that count in the ranking of each cell; for `recovery` alone. */
  readonly top: number;
  /** Sets with fewer genes in the matrix are not scored. */
  readonly min_genes: number;
  /** A cluster whose best mean score is lower is called unknown. */
  readonly min_score: number;
  /** A cluster whose best mean score is less than this above the second is called unknown. */
  readonly min_margin: number;
  /** Column of the table of cells with the clusters; empty: recognised by its name. Without a table they are found. */
  readonly cluster_column: string;
  /** Resolution of the clustering, higher for more clusters; of no effect when a table of cells is given. */
  readonly resolution: number;
};

/** The options after the registry has validated them. */
export const readScScoreOptions = (options: Options): ScScoreOptions => options as ScScoreOptions;

export const scScoreOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '评分方法',
    help: '一般用模块得分；各批次深度相差很大时可用排序恢复；平均 z 分数最简单，受高表达细胞影响较大。',
    kind: 'choice',
    default: 'module',
    choices: [
      {
        value: 'module',
        label: '模块得分（AddModuleScore）',
        help: '集合的平均表达减去表达水平相近的对照基因的平均表达',
      },
      {
        value: 'recovery',
        label: '排序恢复（AUCell）',
        help: '集合的基因在每个细胞的表达排序中有多靠前，0～1，只看次序',
      },
      { value: 'mean_z', label: '平均 z 分数', help: '每个基因在细胞间标准化后取集合的平均' },
    ],
  },
  {
    id: 'bins',
    label: '表达水平分档数',
    help: '对照基因取自同一档；档越多，对照的表达水平越接近。',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 100,
    when: { option: 'method', in: ['module'] },
    advanced: true,
  },
  {
    id: 'controls',
    label: '每个基因的对照数',
    help: '从同一档中不重复地抽取；一档的基因不够时全部取用。',
    kind: 'integer',
    default: 100,
    min: 1,
    max: 1000,
    when: { option: 'method', in: ['module'] },
    advanced: true,
  },
  {
    id: 'top',
    label: '计入的排序比例',
    help: '只看每个细胞中排在最前的这部分基因；检出基因少的数据可调高。',
    kind: 'number',
    default: 0.05,
    min: 0.001,
    max: 1,
    step: 0.01,
    when: { option: 'method', in: ['recovery'] },
  },
  {
    id: 'min_genes',
    label: '集合最少基因数',
    help: '在表达矩阵中找到的基因少于它的集合不评分。',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 100,
  },
  {
    id: 'min_score',
    label: '注释的最低得分',
    help: '簇的最高平均得分低于它时注释为“未知”。',
    kind: 'number',
    default: 0.05,
    min: -10,
    max: 10,
    step: 0.05,
  },
  {
    id: 'min_margin',
    label: '注释的最小差距',
    help: '最高与第二高的平均得分之差小于它时注释为“未知”。',
    kind: 'number',
    default: 0.05,
    min: 0,
    max: 10,
    step: 0.05,
  },
  {
    id: 'cluster_column',
    label: '簇的列',
    help: '注释表中每个细胞所属的簇。留空时按列名识别（cluster、leiden、簇等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'resolution',
    label: '自动聚类的分辨率',
    help: '没有提供细胞注释表时用；大则簇多而小。',
    kind: 'number',
    default: 0.8,
    min: 0.05,
    max: 10,
    step: 0.1,
    advanced: true,
  },
];
