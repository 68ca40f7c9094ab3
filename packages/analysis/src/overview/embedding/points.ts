import {
  InputError,
  type CellCounts,
  type Matrix,
  type Message,
  type Options,
  type OptionSpec,
  type Removal,
} from '../../model/index.ts';
import { rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import { cellSpace, mostCells } from '../../cells/index.ts';
import { transformed, type Transform } from '../../transform/index.ts';
import { centreAndScale, principalComponents, type Scale } from '../../principal-components/index.ts';

/** The input of both embeddings: samples or cells as points, n × `dimensions`, the components in falling order. */
export type EmbeddingPoints = {
  readonly ids: readonly string[];
  readonly points: Float64Array;
  readonly dimensions: number;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly facts: Readonly<Record<string, string | number>>;
};
export type EmbeddingInputs = { readonly matrix?: Matrix | undefined; readonly cells?: CellCounts | undefined };

export const embeddingInputs = [
  {
    id: 'matrix',
    required: false,
    label: '数据表',
    help: '特征 × 样本，每个样本成为图上的一个点；与单细胞表达矩阵二选一',
  },
  {
    id: 'cells',
    required: false,
    label: '单细胞表达矩阵',
    help: '基因 × 细胞的原始计数，或 MTX 文件夹的 zip，每个细胞成为一个点；与数据表二选一',
  },
  { id: 'groups', required: false, label: '分组', help: '样本或细胞的分组，用于着色，不影响计算' },
] as const;

/** The options that prepare the points; those of a matrix are not used for cells, and the other way round. */
export const pointOptions: readonly OptionSpec[] = [
  {
    id: 'transform',
    label: '数据变换（数据表）',
    help: '只用于数据表；单细胞计数固定按每细胞 10,000 归一化后取 ln(1 + x)。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2', help: '要求所有值大于 0' },
      { value: 'log10', label: 'log10', help: '要求所有值大于 0' },
      { value: 'glog', label: 'glog（广义对数）', help: '允许 0 和负值' },
      { value: 'clr', label: 'CLR（中心对数比）', help: '用于成分数据，要求所有值大于 0' },
    ],
  },
  {
    id: 'scale',
    label: '缩放（数据表）',
    help: '只用于数据表；单细胞的基因固定标准化。量级相差很大时选单位方差，否则图由最强的特征决定。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '仅中心化' },
      { value: 'auto', label: '单位方差（UV）' },
      { value: 'pareto', label: 'Pareto' },
    ],
  },
  {
    id: 'components',
    label: '主成分数',
    help: '先降到这么多主成分，再寻找近邻；越少噪声越小，过少会丢掉细微的差别。',
    kind: 'integer',
    default: 30,
    min: 2,
    max: 100,
    step: 1,
  },
  {
    id: 'genes',
    label: '高变基因数（单细胞）',
    help: '只用于单细胞；取变异最大的若干基因，越多越慢，也带入更多噪声。',
    kind: 'integer',
    default: 2000,
    min: 100,
    max: 20_000,
    step: 100,
  },
];

/**
 * The points of the one input given.
 *
 * @throws {InputError} When both or neither are given, for under `least` of them, or when nothing varies.
 */
export function embeddingPoints(
  inputs: EmbeddingInputs,
  options: Options,
  least: number,
  seed: number,
  most = mostCells,
): EmbeddingPoints {
  const { cells, matrix } = refuseInputs(inputs, most);
  const components = Number(options['components']);
  if (cells) {
    const { dimensions, genesUsed, messages, points, removed, ...space } = cellSpace(
      cells,
      { genes: Number(options['genes']), components, most },
      seed,
    );
    return {
      ids: space.cells,
      points,
      dimensions,
      removed,
      messages,
      facts: {
        kind: 'cells',
        points: space.cells.length,
        genes: genesUsed,
        genes_input: cells.genes.length,
        dimensions,
        empty: removed.length,
      },
    };
  }
  return matrixPoints(matrix!, options['transform'] as Transform, options['scale'] as Scale, components, least, seed);
}

/** @throws {InputError} When both or neither are given, or far too many. */
export function refuseInputs({ cells, matrix }: EmbeddingInputs, most = mostCells): EmbeddingInputs {
  if (!cells && !matrix) throw refusal('no-points', '没有提供数据', '请选择数据表（特征 × 样本）或单细胞表达矩阵之一');
  if (cells && matrix) throw refusal('two-tables', '同时提供了数据表和单细胞表达矩阵', '请只保留其中之一后重新提交');
  const points = cells ? cells.cells.length : matrix!.samples.length;
  if (points > most)
    throw refusal(
      'too-many-points',
      `有 ${points.toLocaleString('en-US')} 个点，最多 ${most.toLocaleString('en-US')} 个`,
      '请先筛选样本或细胞',
    );
  return { cells, matrix };
}

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', what, remedy }]);

function matrixPoints(
  matrix: Matrix,
  transform: Transform,
  scale: Scale,
  components: number,
  least: number,
  seed: number,
): EmbeddingPoints {
  const n = matrix.samples.length;
  if (n < least)
    throw refusal('too-few-samples', `表中只有 ${n} 个样本，至少需要 ${least} 个`, '样本少时请用主成分分析（PCA）');
  const kept: number[] = [];
  const removed: Removal[] = [];
  matrix.ids.forEach((id, i) => {
    const missing = rowAt(matrix.values, n, i).reduce((count, value) => count + Number(Number.isNaN(value)), 0);
    if (missing === 0) kept.push(i);
    else removed.push({ kind: 'feature', id, reason: `有 ${missing} 个缺失值` });
  });
  const complete = selectRows(matrix, kept);
  const values = transformed(complete, transform);
  const varying = kept.map((_, i) => i).filter((i) => rowMoments(rowAt(values, n, i)).variance > 0);
  if (varying.length < 2)
    throw refusal(
      'too-few-features',
      `完整且有变化的特征只有 ${varying.length} 个，无法降维`,
      '请先用“缺失值填补”补全数据，并检查数据是否正确',
    );
  const used = selectRows({ ...complete, values }, varying).values;
  centreAndScale(used, varying.length, n, scale);
  const { scores } = principalComponents(used, varying.length, n, components, seed);
  const points = new Float64Array(n * scores.length);
  scores.forEach((score, k) => score.forEach((value, i) => (points[i * scores.length + k] = value)));
  return {
    ids: matrix.samples,
    points,
    dimensions: scores.length,
    removed,
    messages:
      removed.length > 0
        ? [
            {
              level: removed.length * 2 > matrix.ids.length ? 'warning' : 'info',
              text: `${matrix.ids.length} 个特征中有 ${removed.length} 个含缺失值，未参与分析。如需保留，请先用“缺失值填补”。`,
            },
          ]
        : [],
    facts: {
      kind: 'matrix',
      points: n,
      features: varying.length,
      features_input: matrix.ids.length,
      features_missing: removed.length,
      dimensions: scores.length,
    },
  };
}
