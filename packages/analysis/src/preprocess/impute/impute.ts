import {
  columnsByLevel,
  featureHelp,
  InputError,
  integerColumn,
  matrixTable,
  numberColumn,
  tableOf,
  textColumn,
} from '../../model/index.ts';
import type {
  Groups,
  Matrix,
  Message,
  MatrixInputs,
  MethodOutput,
  Options,
  Removal,
  RunContext,
  Table,
} from '../../model/index.ts';
import { rowAt, selectRows } from '../../rows/index.ts';
import { plottingUnits } from '../../transform/index.ts';
import { fillByFeature, middle, minimum } from './constantFill.ts';
import { densityTable } from './density.ts';
import { checkForests, fillByForests } from './forestFill.ts';
import type { ForestFill } from './forestFill.ts';
import { readImputeOptions } from './impute.schema.ts';
import type { ImputeOptions } from './impute.schema.ts';
import { fillByNeighbors } from '../../imputation/index.ts';
import { type CensoredOptions, drawsOf, fillLeftCensored } from './leftCensored.ts';

/** With an estimate of the error, where there is one. */
type Filled = Pick<ForestFill, 'values'> & Partial<ForestFill>;

/** The methods that compute one value for a gap from what is there. */
type SummaryMethod = Exclude<ImputeOptions['method'], 'random-forest' | 'minprob' | 'qrilc'>;

const removedReason = '全部缺失，已移除';

/**
 * @throws {InputError} When random forests cannot be grown on this table or would take too long, or a distribution to
 * draw from cannot be estimated.
 */
export function checkImpute({ matrix }: MatrixInputs, raw: Options): void {
  const options = readImputeOptions(raw);
  const { method } = options;
  if (method === 'random-forest') checkForests(usable(matrix, options).kept, options);
  if (method === 'minprob' || method === 'qrilc') drawsOf(usable(matrix, options).kept, { ...options, method });
}

/**
 * Fills missing values. Features without any value are removed and reported.
 *
 * @throws {InputError} When groups are needed and missing, halving meets negative values, or nothing is left.
 */
export function runImpute(
  { matrix, groups }: MatrixInputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readImputeOptions(raw);
  const width = matrix.samples.length;
  const { kept, removed } = usable(matrix, options);
  if (kept.ids.length === 0) throw failure('nothing-left', '所有特征都没有数值', '请检查数据表的数值列是否被正确识别');
  const { method } = options;
  const {
    facts,
    messages: told = [],
    nrmse,
    values,
  }: Filled = method === 'random-forest'
    ? fillByForests(kept, options, seed, progress)
    : method === 'minprob' || method === 'qrilc'
      ? drawn(kept, { ...options, method }, seed)
      : { values: filled(kept, groups, { ...options, method }, progress) };
  progress('整理结果', 0.9);

  const missing = kept.values.map((value) => (Number.isNaN(value) ? 1 : 0));
  const imputed = missing.reduce((sum, flag) => sum + flag, 0);
  const { unit, plotted } = plottingUnits(values);
  const messages: Message[] = [
    {
      level: 'info',
      text:
        imputed > 0
          ? `填补了 ${imputed} 个缺失值，占 ${(100 * (imputed / values.length)).toFixed(2)}%`
          : '没有缺失值，数据未改变',
    },
  ];
  if (removed.length > 0) messages.push({ level: 'warning', text: `${removed.length} 个特征${removedReason}` });
  return {
    tables: [
      matrixTable({ ...kept, values }, '填补后的数据', '该样本填补缺失之后的值，单位同原数据'),
      reportTable(kept, missing, removed, nrmse),
      densityTable(
        plotted.filter((_, at) => missing[at] === 0),
        plotted.filter((_, at) => missing[at] === 1),
        unit === '原值' ? undefined : unit,
      ),
    ],
    removed,
    messages: [...messages, ...told],
    facts: {
      features: matrix.ids.length,
      kept: kept.ids.length,
      samples: width,
      imputed,
      share: imputed / values.length,
      removed: removed.length,
      plot_unit: unit,
      ...facts,
    },
  };
}

/** The table with what counts as missing marked, without the features that have no value. */
function usable(
  matrix: Matrix,
  { zero_missing }: ImputeOptions,
): { readonly kept: Matrix; readonly removed: readonly Removal[] } {
  const width = matrix.samples.length;
  const marked = zero_missing
    ? { ...matrix, values: matrix.values.map((value) => (value === 0 ? Number.NaN : value)) }
    : matrix;
  const hasValue = matrix.ids.map((_, row) => rowAt(marked.values, width, row).some((value) => !Number.isNaN(value)));
  return {
    kept: selectRows(
      marked,
      hasValue.flatMap((has, row) => (has ? [row] : [])),
    ),
    removed: matrix.ids
      .filter((_, row) => !hasValue[row])
      .map((id): Removal => ({ kind: 'feature', id, reason: removedReason })),
  };
}

function drawn(matrix: Matrix, options: CensoredOptions, seed: number): Filled {
  const { sd, values } = fillLeftCensored(matrix, options, seed);
  return {
    values,
    messages: [
      {
        level: 'info',
        text: '填补值是按低于检出限的假定随机抽取的，换一个种子会不同；用于差异检验时，请确认主要结论在几个种子下一致',
      },
    ],
    facts: { seed, ...(Number.isNaN(sd) ? {} : { sd }) },
  };
}

function filled(
  matrix: Matrix,
  groups: Groups | undefined,
  { method, scope, k, logged }: ImputeOptions & { readonly method: SummaryMethod },
  progress: RunContext['progress'],
): Float64Array {
  const { ids, samples } = matrix;
  if (method === 'knn')
    return fillByNeighbors(matrix.values, ids.length, samples.length, k, (fraction) =>
      progress('寻找近邻特征', fraction * 0.9),
    );
  progress('填补缺失值', 0);
  if (method === 'half_min' && !logged && matrix.values.some((value) => value < 0)) {
    throw failure(
      'negative',
      '数据含负数，不能取最小值的一半',
      '若数据已取 log2，请打开“数据已取对数”；否则请换一种填补方法',
    );
  }
  if (scope === 'group' && !groups) {
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'scope',
          what: '按组填补需要分组表',
          remedy: '请提供分组表，或改为按全部样本填补',
        },
      ],
      'parameter',
    );
  }
  const scopes = scope === 'group' ? [...columnsByLevel(matrix, groups!).values()] : [];
  const values = matrix.values.slice();
  const half = (present: Float64Array): number => (logged ? minimum(present) - 1 : minimum(present) / 2);
  fillByFeature(values, ids.length, samples.length, scopes, { half_min: half, min: minimum, median: middle }[method]);
  return values;
}

function reportTable(
  { ids, samples }: Matrix,
  missing: Float64Array,
  removed: readonly Removal[],
  nrmse?: Float64Array,
): Table {
  const rows = [
    ...removed.map(({ id, reason }) => ({ id, reason, imputed: 0, share: 1, nrmse: Number.NaN })),
    ...ids.flatMap((id, row) => {
      const imputed = rowAt(missing, samples.length, row).reduce((sum, flag) => sum + flag, 0);
      return imputed > 0
        ? [{ id, reason: '已填补', imputed, share: imputed / samples.length, nrmse: nrmse?.[row] ?? Number.NaN }]
        : [];
    }),
  ];
  return tableOf('report', '填补报告', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ id }) => id),
      { help: featureHelp },
    ),
    textColumn(
      'reason',
      '处理',
      rows.map(({ reason }) => reason),
      { help: '这个特征是填补了缺失值，还是因没有可用的值而移除' },
    ),
    integerColumn(
      'imputed',
      '填补个数',
      Float64Array.from(rows, (row) => row.imputed),
      { help: '这个特征填补了几个样本的值' },
    ),
    numberColumn(
      'share',
      '缺失比例',
      Float64Array.from(rows, (row) => row.share),
      { help: '缺失的样本数 ÷ 样本总数，0～1' },
    ),
    ...(nrmse
      ? [
          numberColumn(
            'oob_nrmse',
            '袋外误差 NRMSE',
            Float64Array.from(rows, (row) => row.nrmse),
            { help: '没有见过该值的各树预测观测值的均方根误差 ÷ 观测值的标准差；0 为完全准确，1 相当于一律填均值' },
          ),
        ]
      : []),
  ]);
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);
