import { firstExplained } from '../linear/index.ts';
import { factorOfColumns, InputError } from '../model/index.ts';
import type { Groups, Matrix } from '../model/index.ts';
import { arithmeticMean } from '../statistics/index.ts';

/** Which columns of the groups file enter the design besides the groups; `''` for none. */
export type Covariates = { readonly batch: string; readonly pair: string; readonly covariate: string };

/**
 * A design of full rank: one column for each group (its mean at the reference of the covariates), then the covariates.
 */
export type Design = {
  /** Row-major, samples × columns. */
  readonly values: Float64Array;
  readonly samples: number;
  readonly columns: number;
  /** The groups, in the order of their columns. */
  readonly groups: readonly string[];
  /** The matrix column of each sample. */
  readonly matrixColumns: Int32Array;
  /** The group of each sample, an index into `groups`. */
  readonly groupOf: Uint16Array;
  readonly names: readonly string[];
};

/**
 * The design ~ 0 + group + batch + pair + covariate over the samples that the groups name.
 *
 * @throws {InputError} When there are fewer than two groups, a covariate is missing or not a number, or it cannot be
 * told from the groups.
 */
export function designOf(matrix: Matrix, groups: Groups, covariates: Covariates): Design {
  const levelOf = new Map(groups.samples.map((sample, i) => [sample, groups.group[i]!]));
  const matrixColumns = Int32Array.from(
    [...matrix.samples.keys()].filter((column) => groups.levels.includes(levelOf.get(matrix.samples[column]!) ?? '')),
  );
  const level = Array.from(matrixColumns, (column) => levelOf.get(matrix.samples[column]!)!);
  const present = groups.levels.filter((name) => level.includes(name));
  if (present.length < 2)
    throw failure(
      'too-few-groups',
      'groups',
      '数据表中的样本不足两组',
      '请准备至少两组的分组表，并检查分组表与数据表的样本名',
    );

  const columns: Float64Array[] = present.map((name) => Float64Array.from(level, (one) => (one === name ? 1 : 0)));
  const names = [...present];
  for (const [option, name] of [
    ['batch', covariates.batch],
    ['pair', covariates.pair],
  ] as const) {
    if (name === '') continue;
    const values = factorValues(matrix, groups, matrixColumns, option, name);
    const levels = [...new Set(values)];
    if (levels.length < 2)
      throw failure(
        'constant-factor',
        option,
        `“${name}”列只有一个值“${levels[0]}”`,
        '它对结果没有影响，请去掉这一项，或选择另一列',
      );
    for (const one of levels.slice(1)) {
      columns.push(Float64Array.from(values, (value) => (value === one ? 1 : 0)));
      names.push(`${name}=${one}`);
    }
  }
  if (covariates.covariate !== '') {
    columns.push(numericValues(matrix, groups, matrixColumns, covariates.covariate));
    names.push(covariates.covariate);
  }
  const explained = firstExplained(columns);
  if (explained !== undefined) {
    throw failure(
      'confounded',
      explained < present.length ? 'groups' : 'batch',
      `“${names[explained]}”与分组或其他协变量完全重合，无法区分各自的作用`,
      '请去掉其中一项；若某批次只含某一组的样本，该批次的影响无法从分组中分离',
    );
  }
  if (columns.length >= matrixColumns.length) {
    throw failure(
      'no-residual',
      'groups',
      `${matrixColumns.length} 个样本不足以估计 ${columns.length} 个系数`,
      '请减少批次、配对等协变量，或增加样本；至少要有一组有重复',
    );
  }
  const values = new Float64Array(matrixColumns.length * columns.length);
  columns.forEach((column, j) => column.forEach((value, i) => (values[i * columns.length + j] = value)));
  return {
    values,
    samples: matrixColumns.length,
    columns: columns.length,
    groups: present,
    matrixColumns,
    groupOf: Uint16Array.from(level, (one) => present.indexOf(one)),
    names,
  };
}

function factorValues(
  matrix: Matrix,
  groups: Groups,
  matrixColumns: Int32Array,
  option: string,
  name: string,
): string[] {
  const values = factorOfColumns(matrix, groups, name);
  if (!values) {
    const known = groups.factors.map((factor) => factor.name).join('、');
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: option,
          what: `分组表没有名为“${name}”的列`,
          remedy: known ? `请选择分组表中的列：${known}` : '请在分组表中加上这一列',
        },
      ],
      'parameter',
    );
  }
  return Array.from(matrixColumns, (column) => {
    const value = values[column];
    if (!value)
      throw failure(
        'factor-missing',
        option,
        `样本“${matrix.samples[column]}”在“${name}”列没有值`,
        '请在分组表中补上，或从分组方案中去掉该样本',
      );
    return value;
  });
}

function numericValues(matrix: Matrix, groups: Groups, matrixColumns: Int32Array, name: string): Float64Array {
  const values = factorValues(matrix, groups, matrixColumns, 'covariate', name);
  const odd = values.findIndex((value) => value.trim() === '' || !Number.isFinite(Number(value)));
  if (odd >= 0)
    throw failure(
      'not-a-number',
      'covariate',
      `样本“${matrix.samples[matrixColumns[odd]!]}”在“${name}”列的值“${values[odd]}”不是数`,
      '数值协变量的每个样本都要有数；类别请选作“批次列”',
    );
  const numbers = Float64Array.from(values, Number);
  const mean = arithmeticMean(numbers);
  // Centred, so that a group's coefficient stays its mean at the middle of the covariate.
  return numbers.map((value) => value - mean);
}

const failure = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);
