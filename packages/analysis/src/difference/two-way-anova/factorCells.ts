import { columnsByLevel, factorOfColumns, InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Removal } from '../../model/index.ts';
import { completeSamples } from '../../groups/index.ts';
import { effectBases } from './effectBases.ts';
import type { TwoWayOptions } from './twoWayAnova.schema.ts';

/** The combinations of two factors and the matrix columns of each. */
export type FactorCells = {
  /** Name of the second factor. */
  readonly factor: string;
  readonly groups: readonly string[];
  readonly levels: readonly string[];
  /** Of every combination, the second factor fastest. */
  readonly columns: readonly Int32Array[];
  /** Samples without a group or without a value of the second factor. */
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * Sorts the samples into the combinations of group and second factor, by sample name.
 *
 * @throws {InputError} When there is no second factor, a factor has one level, the two cannot be told apart or nothing
 * is repeated.
 */
export function factorCells(
  matrix: Matrix,
  groups: Groups,
  { factor: wanted, squares }: Pick<TwoWayOptions, 'factor' | 'squares'>,
): FactorCells {
  const factor = wanted || (groups.factors[0]?.name ?? '');
  const values = factor ? factorOfColumns(matrix, groups, factor) : undefined;
  if (!values) throw unknownFactor(factor, groups);
  const grouped = [...columnsByLevel(matrix, groups)];
  const all = grouped.flatMap(([, columns]) => [...columns]).toSorted((a, b) => a - b);
  const complete = completeSamples(
    all.map((column) => matrix.samples[column]!),
    [{ name: factor, values: all.map((column) => values[column]) }],
  );
  const used = complete.kept.map((at) => all[at]!);
  const isUsed = new Set(used);
  const byGroup = grouped
    .map(([name, columns]) => [name, columns.filter((column) => isUsed.has(column))] as const)
    .filter(([, columns]) => columns.length > 0);
  if (byGroup.length < 2)
    throw failure(
      'too-few-groups',
      'groups',
      '数据表中的样本不足两组',
      '请准备至少两组的分组表，并检查分组表与数据表的样本名',
    );
  const levels = orderedLevels(used, groups, factor, matrix);
  if (levels.length < 2)
    throw failure(
      'constant-factor',
      'factor',
      `“${factor}”列只有一个值“${levels[0]}”`,
      '请选择另一列作为第二个因素；只比较分组时请用“多组差异检验”',
    );
  const columns = byGroup.flatMap(([, list]) =>
    levels.map((level) => list.filter((column) => values[column] === level)),
  );
  const isGrouped = new Set(all);
  const cells: FactorCells = {
    factor,
    groups: byGroup.map(([name]) => name),
    levels,
    columns,
    removed: [
      ...matrix.samples.flatMap((id, column): Removal[] =>
        isGrouped.has(column) ? [] : [{ kind: 'sample', id, reason: '不在分组表中' }],
      ),
      ...complete.removed,
    ],
    messages: complete.messages,
  };
  refuseDesign(cells, used.length, squares);
  return cells;
}

/** Numeric levels ascend; others are in the order of the groups file. */
function orderedLevels(used: readonly number[], groups: Groups, factor: string, matrix: Matrix): string[] {
  const present = new Set(used.map((column) => matrix.samples[column]));
  const values = groups.factors.find(({ name }) => name === factor)!.values;
  const levels = [...new Set(values.filter((_, i) => present.has(groups.samples[i]!)))];
  return levels.every((level) => Number.isFinite(Number(level)))
    ? levels.toSorted((one, other) => Number(one) - Number(other))
    : levels;
}

function refuseDesign(
  { columns, factor, groups, levels }: FactorCells,
  samples: number,
  squares: TwoWayOptions['squares'],
): void {
  const counts = Float64Array.from(columns, (list) => list.length);
  const bases = effectBases(counts, groups.length, levels.length, squares);
  if (samples <= counts.filter((count) => count > 0).length) {
    throw failure(
      'no-replicate',
      'factor',
      `分组与“${factor}”的每个组合都只有 1 个样本，无法估计误差`,
      levels.length > groups.length * 3
        ? '该列的值太多，请选择类别列，而不是编号或连续的数值'
        : '至少要有一个组合有重复的样本；请补充样本，或只比较其中一个因素',
    );
  }
  if (bases === 'empty-cell') {
    const empty = columns.findIndex((list) => list.length === 0);
    throw failure(
      'empty-cell',
      'squares',
      `“${groups[Math.floor(empty / levels.length)]}”与“${levels[empty % levels.length]}”的组合没有样本，III 型平方和无法计算`,
      '请改用 II 型平方和，或补充该组合的样本',
    );
  }
  if (typeof bases === 'string')
    throw failure(
      'confounded',
      'factor',
      `分组与“${factor}”重合：没有足够的组合来区分两个因素各自的作用`,
      '请选择另一列；同一水平应出现在两组以上',
    );
}

function unknownFactor(factor: string, groups: Groups): InputError {
  const known = groups.factors.map(({ name }) => name).join('、');
  const remedy = known ? `请选择分组表中的列：${known}` : '请在分组表的组名之后加上第二个因素的列（如时间、性别）';
  return new InputError(
    [
      {
        code: 'option-value',
        severity: 'error',
        input: 'factor',
        what: factor ? `分组表没有名为“${factor}”的列` : '分组表只有组名，没有第二个因素',
        remedy,
      },
    ],
    'parameter',
  );
}

const failure = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);
