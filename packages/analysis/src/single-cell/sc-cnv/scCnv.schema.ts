import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec } from '../../options/shared/index.ts';

export type ScCnvOptions = {
  /** The class of cells without changes that all are held against; empty: the first class. */
  readonly reference: string;
  /** Neighbouring genes of a chromosome that are averaged at each place; a large one hides short segments. */
  readonly window: number;
  /** Genes with a lower mean count over all cells are left out. */
  readonly min_mean: number;
  /** A gene's log2 difference from the reference is held within ± this. */
  readonly most: number;
  /** Values nearer to 0 than this many standard deviations of the reference cells become 0; 0 keeps all. */
  readonly noise: number;
  /** Leaves X, Y and the mitochondrion out. */
  readonly sex: boolean;
  /** Column of the table of positions with the genes; empty: the one that most genes of the counts are in. */
  readonly gene_column: string;
  /** Column of the table of positions with the chromosomes; empty: recognised by its name. */
  readonly chromosome_column: string;
  /** Column of the table of positions with the starts of the genes; empty: recognised by its name. */
  readonly position_column: string;
};

/** The options after the registry has validated them. */
export const readScCnvOptions = (options: Options): ScCnvOptions => options as ScCnvOptions;

export const scCnvOptions: readonly OptionSpec[] = [
  referenceSpec({
    label: '参照细胞',
    help: '已知没有拷贝数变异的一类细胞，其余都与它相比；有几类时请在分组表中并为一类。留空时取第一类。',
  }),
  {
    id: 'window',
    label: '平滑的基因数',
    help: '每个位置取染色体上前后共这么多个基因的平均；大则更平稳，小片段看不到。',
    kind: 'integer',
    default: 101,
    min: 5,
    max: 401,
    step: 10,
  },
  {
    id: 'min_mean',
    label: '最低平均计数',
    help: '所有细胞的平均计数低于它的基因不参与；10x 数据一般取 0.1，Smart-seq2 取 1。',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 100,
    step: 0.05,
  },
  {
    id: 'most',
    label: '单个基因的上限',
    help: '一个基因与参照的 log2 差超过它时按它计，以免个别高表达的基因左右整段。',
    kind: 'number',
    default: 3,
    min: 0.5,
    max: 10,
    step: 0.5,
    advanced: true,
  },
  {
    id: 'noise',
    label: '去噪的倍数',
    help: '小于参照细胞标准差这么多倍的值作 0；0 为不去噪。',
    kind: 'number',
    default: 1.5,
    min: 0,
    max: 5,
    step: 0.1,
  },
  {
    id: 'sex',
    label: '去掉性染色体与线粒体',
    help: 'X、Y 与线粒体的表达因性别和细胞状态而异，通常不参与。',
    kind: 'boolean',
    default: true,
  },
  {
    id: 'gene_column',
    label: '基因列',
    help: '位置表中的基因名。留空时取与表达矩阵相同最多的一列。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  {
    id: 'chromosome_column',
    label: '染色体列',
    help: '留空时按列名识别（chr、chromosome、染色体等）。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  {
    id: 'position_column',
    label: '起始位置列',
    help: '留空时按列名识别（start、position、起始等）。',
    kind: 'column',
    default: '',
    type: 'number',
    advanced: true,
  },
];
