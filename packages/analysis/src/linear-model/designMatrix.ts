import { completeSamples } from '../groups/index.ts';
import { firstExplained } from '../linear/index.ts';
import { factorOfColumns, InputError } from '../model/index.ts';
import type { Groups, Matrix, Message, Removal } from '../model/index.ts';
import { codeMessages, factorTerm, termWords, type FactorTerm, type TermType } from './factorTerms.ts';

/** Which columns of the groups file enter the design besides the groups; `''` for none. */
export type Covariates = {
  /** Classes, also where they are numbers. */
  readonly batch: string;
  /** Classes, also where they are numbers. */
  readonly pair: string;
  readonly covariate: string;
  /** What the covariate is; `auto` when absent. */
  readonly covariate_type?: TermType;
};

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

/** A design with covariates, and what became of the samples of the matrix. */
export type ReadDesign = Design & {
  /** What each covariate was taken for, in words; `''` without any. */
  readonly terms: string;
  /** The samples of the matrix that are not in the design. */
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * The design ~ 0 + group + batch + pair + covariate over the samples that the groups name and that have a value of
 * every covariate.
 *
 * @throws {InputError} When there are fewer than two groups, a covariate is not there or has one value, or it cannot be
 * told from the groups.
 */
export function designOf(matrix: Matrix, groups: Groups, covariates: Covariates): ReadDesign {
  const levelOf = new Map(groups.samples.map((sample, i) => [sample, groups.group[i]!]));
  const chosen = (['batch', 'pair', 'covariate'] as const)
    .filter((option) => covariates[option] !== '')
    .map((option) => ({
      option,
      name: covariates[option],
      values: factorColumn(matrix, groups, option, covariates[option]),
      type: option === 'covariate' ? (covariates.covariate_type ?? 'auto') : 'category',
    }));
  const grouped = [...matrix.samples.keys()].filter((column) =>
    groups.levels.includes(levelOf.get(matrix.samples[column]!) ?? ''),
  );
  const complete = completeSamples(
    grouped.map((column) => matrix.samples[column]!),
    chosen.map(({ name, values }) => ({ name, values: grouped.map((column) => values[column]) })),
  );
  const matrixColumns = Int32Array.from(complete.kept, (at) => grouped[at]!);
  const level = Array.from(matrixColumns, (column) => levelOf.get(matrix.samples[column]!)!);
  const present = groups.levels.filter((name) => level.includes(name));
  if (present.length < 2)
    throw failure(
      'too-few-groups',
      'groups',
      complete.removed.length > 0
        ? `去掉缺少${chosen.map(({ name }) => `“${name}”`).join('、')}的样本后不足两组`
        : '数据表中的样本不足两组',
      complete.removed.length > 0
        ? '请在分组表中补上这些列的值，或不选这一列'
        : '请准备至少两组的分组表，并检查分组表与数据表的样本名',
    );
  const terms = chosen.map(({ name, option, type, values }) =>
    factorTerm(
      name,
      Array.from(matrixColumns, (column) => values[column]!),
      type as TermType,
      option,
    ),
  );
  const inDesign = new Set(matrixColumns);
  const lacking = new Map(complete.removed.map((removal) => [removal.id, removal]));
  return {
    ...fullRank(level, present, terms, matrixColumns),
    terms: termWords(terms),
    removed: matrix.samples.flatMap((id, column): Removal[] =>
      inDesign.has(column) ? [] : [lacking.get(id) ?? { kind: 'sample', id, reason: '不在分组表中' }],
    ),
    messages: [...complete.messages, ...codeMessages(terms, '请把它选作“批次列”，或把“协变量的类型”设为按分类')],
  };
}

/** @throws {InputError} When columns cannot be told apart, or leave no residual. */
function fullRank(
  level: readonly string[],
  present: readonly string[],
  terms: readonly FactorTerm[],
  matrixColumns: Int32Array,
): Design {
  const columns = [
    ...present.map((name) => Float64Array.from(level, (one) => (one === name ? 1 : 0))),
    ...terms.flatMap((term) => term.columns),
  ];
  const names = [...present, ...terms.flatMap((term) => term.names)];
  const explained = firstExplained(columns);
  if (explained !== undefined) {
    throw failure(
      'confounded',
      explained < present.length ? 'groups' : 'batch',
      `“${names[explained]}”与分组或其他协变量完全重合，无法区分各自的作用`,
      '请去掉其中一项；若某批次只含某一组的样本，该批次的影响无法从分组中分离',
    );
  }
  if (columns.length >= level.length) {
    throw failure(
      'no-residual',
      'groups',
      `${level.length} 个样本不足以估计 ${columns.length} 个系数`,
      '请减少批次、配对等协变量，或增加样本；至少要有一组有重复',
    );
  }
  const values = new Float64Array(level.length * columns.length);
  columns.forEach((column, j) => column.forEach((value, i) => (values[i * columns.length + j] = value)));
  return {
    values,
    samples: level.length,
    columns: columns.length,
    groups: present,
    matrixColumns,
    groupOf: Uint16Array.from(level, (one) => present.indexOf(one)),
    names,
  };
}

function factorColumn(matrix: Matrix, groups: Groups, option: string, name: string): readonly (string | undefined)[] {
  const values = factorOfColumns(matrix, groups, name);
  if (values) return values;
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

const failure = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);
