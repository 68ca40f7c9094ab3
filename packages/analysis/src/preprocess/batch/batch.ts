import { completeSamples } from '../../groups/index.ts';
import { designOf } from '../../linear-model/index.ts';
import { InputError, matrixTable, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type {
  GroupedInputs,
  Groups,
  Matrix,
  Message,
  MethodOutput,
  Options,
  Removal,
  RunContext,
  Table,
} from '../../model/index.ts';
import { principalComponents } from '../../principal-components/index.ts';
import { readBatchOptions } from './batch.schema.ts';
import type { BatchOptions } from './batch.schema.ts';
import { combat, removeLinear } from './removeBatch.ts';
import type { Layout } from './removeBatch.ts';

type Resolved = {
  readonly columns: Int32Array;
  readonly layout: Layout;
  readonly batch: string;
  readonly batchNames: readonly string[];
  readonly groupNames: readonly string[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/** @throws {InputError} When there is no batch column, it cannot be told from the groups, or a batch is too small. */
export function resolveBatch(matrix: Matrix, groups: Groups, options: BatchOptions): Resolved {
  const batch =
    options.batch || ['batch', '批次'].find((name) => groups.factors.some((factor) => factor.name === name)) || '';
  if (batch === '')
    throw failure(
      'no-batch',
      'batch',
      '不知道哪些样本是同一批',
      '请在分组表中加一列 batch 写明批次，或在“批次列”中选择',
    );
  const kept = options.keep_groups && new Set(groups.group).size > 1;
  const scheme: Groups = kept ? groups : groupsByBatch(groups, batch);
  // Refuses a missing column and batches that coincide with the groups; samples without a batch leave.
  const design = designOf(matrix, scheme, { batch: kept ? batch : '', pair: '', covariate: '' });
  const factor = groups.factors.find(({ name }) => name === batch)!;
  const valueOf = new Map(groups.samples.map((sample, i) => [sample, factor.values[i]!]));
  const valueAt = matrix.samples.map((sample) => valueOf.get(sample));
  const values = Array.from(design.matrixColumns, (column) => valueAt[column]!);
  const batchNames = [...new Set(values)];
  const lone = batchNames.find((name) => values.filter((value) => value === name).length < 2);
  if (options.method === 'combat' && lone !== undefined)
    throw failure(
      'small-batch',
      'batch',
      `批次“${lone}”只有 1 个样本，ComBat 无法估计它的方差`,
      '请改用“线性校正”，或去掉该样本',
    );
  return {
    columns: design.matrixColumns,
    layout: {
      samples: values.length,
      batchOf: Uint16Array.from(values, (value) => batchNames.indexOf(value)),
      batches: batchNames.length,
      groupOf: kept ? design.groupOf : new Uint16Array(values.length),
      groups: kept ? design.groups.length : 1,
    },
    batch,
    batchNames,
    groupNames: kept ? design.groups : [],
    ...(kept
      ? { removed: design.removed, messages: design.messages }
      : completeSamples(matrix.samples, [{ name: batch, values: valueAt }])),
  };
}

function groupsByBatch(groups: Groups, batch: string): Groups {
  const factor = groups.factors.find(({ name }) => name === batch);
  if (!factor) throw failure('option-value', 'batch', `分组表没有名为“${batch}”的列`, '请在“批次列”中选择分组表中的列');
  return { ...groups, group: factor.values, levels: [...new Set(factor.values)].filter((value) => value !== '') };
}

/**
 * Removes the batch effect from every feature, and shows the result by principal components.
 *
 * @throws {InputError} When there is no batch column, it cannot be told from the groups, or a value does not fit.
 */
export function runBatch({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readBatchOptions(raw);
  const { batch, batchNames, columns, groupNames, layout, messages, removed } = resolveBatch(matrix, groups, options);
  const samples = Array.from(columns, (column) => matrix.samples[column]!);
  const width = matrix.samples.length;
  const taken = Float64Array.from(
    { length: matrix.ids.length * samples.length },
    (_, at) => matrix.values[Math.floor(at / samples.length) * width + columns[at % samples.length]!]!,
  );
  const before = options.logged ? taken : logged(taken, matrix.ids, samples);
  progress('批次校正', 0.2);
  const { untouched, values } = options.method === 'linear' ? removeLinear(before, layout) : combat(before, layout);
  progress('主成分', 0.8);
  const batchOf = Array.from(layout.batchOf, (index) => batchNames[index]!);
  return {
    tables: [
      matrixTable(
        { ...matrix, samples, values },
        '校正后的数据',
        `该样本扣除批次影响之后的值${options.logged ? '，单位同原数据' : '（log2）'}`,
      ),
      pcaTable(samples, batchOf, { before, after: values }),
    ],
    removed,
    messages: [
      ...messages,
      ...(untouched.length > 0
        ? [
            {
              level: 'warning' as const,
              text: `${untouched.length} 个特征${options.method === 'combat' ? '缺失太多或在某一批次内没有变化' : '缺失太多'}，无法估计批次的影响，保持原值`,
            },
          ]
        : []),
    ],
    facts: {
      features: matrix.ids.length,
      samples: samples.length,
      batch,
      batches: batchNames.length,
      groups: groupNames.join('、'),
      untouched: untouched.length,
    },
  };
}

function logged(values: Float64Array, ids: readonly string[], samples: readonly string[]): Float64Array {
  const at = values.findIndex((value) => value <= 0);
  if (at < 0) return values.map(Math.log2);
  throw failure(
    'not-positive',
    'matrix',
    `特征“${ids[Math.floor(at / samples.length)]}”在样本“${samples[at % samples.length]}”的值为 ${values[at]}，不能取对数`,
    '若数据已取对数，请打开“数据已取对数”；否则请先用“归一化与变换”处理',
  );
}

/** The first two components before and after, of the features without missing values. */
function pcaTable(
  samples: readonly string[],
  batchOf: readonly string[],
  stages: { readonly before: Float64Array; readonly after: Float64Array },
): Table {
  const n = samples.length;
  const rows = Array.from({ length: stages.before.length / n }, (_, row) => row).filter(
    (row) => !stages.before.subarray(row * n, (row + 1) * n).some(Number.isNaN),
  );
  const parts = (['before', 'after'] as const).map((stage) => {
    const centred = new Float64Array(rows.length * n);
    rows.forEach((row, at) => {
      const own = stages[stage].subarray(row * n, (row + 1) * n);
      const middle = own.reduce((sum, value) => sum + value, 0) / n;
      own.forEach((value, i) => (centred[at * n + i] = value - middle));
    });
    const total = centred.reduce((sum, value) => sum + value * value, 0);
    const found = rows.length > 0 ? principalComponents(centred, rows.length, n, 2, 1) : { scores: [] };
    const none = new Float64Array(n);
    const scores = [found.scores[0] ?? none, found.scores[1] ?? none];
    return {
      stage,
      scores,
      ratios: scores.map((score) => (total > 0 ? score.reduce((sum, value) => sum + value * value, 0) / total : 0)),
    };
  });
  const stacked = (of: (part: (typeof parts)[number], i: number) => number): Float64Array =>
    Float64Array.from(parts.flatMap((part) => samples.map((_, i) => of(part, i))));
  return tableOf('pca', '校正前后的主成分', [
    textColumn(
      'stage',
      '阶段',
      parts.flatMap(({ stage }) => samples.map(() => stage)),
      { help: '校正前（文件中为 before）或校正后（after）' },
    ),
    textColumn(
      'sample',
      '样本',
      parts.flatMap(() => samples),
      { help: '样本名，与数据表的列名相同' },
    ),
    textColumn(
      'batch',
      '批次',
      parts.flatMap(() => batchOf),
      { help: '样本所在的批次，取自分组表' },
    ),
    ...[0, 1].map((k) =>
      numberColumn(
        `PC${k + 1}`,
        `PC${k + 1}`,
        stacked(({ scores }, i) => scores[k]![i]!),
        { help: `第 ${k + 1} 主成分得分；各阶段各自计算，只用没有缺失的特征，中心化而不缩放` },
      ),
    ),
    ...[0, 1].map((k) =>
      numberColumn(
        `ratio${k + 1}`,
        `PC${k + 1} 解释的比例`,
        stacked(({ ratios }) => ratios[k]!),
        { help: `该阶段第 ${k + 1} 主成分的方差占总方差的比例` },
      ),
    ),
  ]);
}

const failure = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);
