import { columnsByLevel, InputError } from '../../model/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { median, sortedPresent, sortedQuantile } from '../../statistics/index.ts';
import type { FilterOptions } from './filter.schema.ts';

/** Names the features to remove out of those still there; `reason` is what the report says of them. */
export type Rule = {
  readonly reason: string;
  readonly fails: (matrix: Matrix, rows: readonly number[]) => readonly number[];
};

/**
 * The rules that the options ask for, in the order they are applied.
 *
 * @throws {InputError} When a rule needs groups that are not there.
 */
export function rulesOf(matrix: Matrix, groups: Groups | undefined, options: FilterOptions): readonly Rule[] {
  const rules: Rule[] = [];
  if (options.counts !== 'none') rules.push(countRule(options));
  if (options.missing < 1) rules.push(missingRule(matrix, groups, options));
  if (options.constant) rules.push(constantRule);
  if (options.rsd_scope !== 'none') rules.push(...rsdRules(matrix, groups, options));
  if (options.blank_scope !== 'none') rules.push(blankRule(matrix, groups, options));
  if (options.variance !== 'none') rules.push(varianceRule(options));
  return rules;
}

/** A rule that looks at one feature at a time. */
const eachRow = (reason: string, fails: (row: Float64Array) => boolean): Rule => ({
  reason,
  fails: ({ values, samples }, rows) => rows.filter((index) => fails(rowAt(values, samples.length, index))),
});

const constantRule = eachRow('数值没有变化', (row) => {
  const { min, max } = rowMoments(row);
  return !(max > min);
});

function missingRule(
  matrix: Matrix,
  groups: Groups | undefined,
  { missing, missing_scope, zero_missing }: FilterOptions,
): Rule {
  const all = Int32Array.from(matrix.samples, (_, column) => column);
  const scopes =
    missing_scope === 'all'
      ? [all]
      : [...columnsByLevel(matrix, needGroups(groups, 'missing_scope')).values()].filter(
          (columns) => columns.length > 0,
        );
  const percent = `${Number((missing * 100).toFixed(2))}%`;
  return eachRow(missing_scope === 'all' ? `缺失比例超过 ${percent}` : `各组缺失比例均超过 ${percent}`, (row) =>
    scopes.every((columns) => {
      const absent = columns.reduce(
        (count, column) => count + (Number.isNaN(row[column]!) || (zero_missing && row[column] === 0) ? 1 : 0),
        0,
      );
      return absent / columns.length > missing;
    }),
  );
}

function rsdRules(matrix: Matrix, groups: Groups | undefined, { rsd_scope, rsd, qc }: FilterOptions): Rule[] {
  const columns =
    rsd_scope === 'all'
      ? Int32Array.from(matrix.samples, (_, column) => column)
      : qcColumns(matrix, needGroups(groups, 'rsd_scope'), qc);
  const where = rsd_scope === 'all' ? '' : 'QC 的 ';
  const momentsOf = (row: Float64Array): { mean: number; variance: number } =>
    rowMoments(Float64Array.from(columns, (column) => row[column]!));
  return [
    eachRow(`${where}RSD 无法计算`, (row) => {
      const { mean, variance } = momentsOf(row);
      return !(mean > 0) || Number.isNaN(variance);
    }),
    eachRow(`${where}RSD 超过 ${Number((rsd * 100).toFixed(2))}%`, (row) => {
      const { mean, variance } = momentsOf(row);
      return Math.sqrt(variance) / mean > rsd;
    }),
  ];
}

function qcColumns(matrix: Matrix, groups: Groups, qc: string): Int32Array {
  const level = qc || groups.levels.find((candidate) => candidate.toLowerCase() === 'qc');
  const columns = level === undefined ? undefined : columnsByLevel(matrix, groups).get(level);
  if (!columns)
    throw parameter(
      'qc',
      qc ? `QC 组“${qc}”不在分组表中` : '分组表中没有名为 QC 的组',
      `请选择 QC 组：${groups.levels.join('、')}`,
    );
  if (columns.length < 2)
    throw parameter(
      'qc',
      `QC 组“${level}”只有 ${columns.length} 个样本`,
      '计算 RSD 至少需要 2 个 QC 样本，或改用全部样本的 RSD',
    );
  return columns;
}

/** Removes features hardly higher than in the blanks; features in no blank stay, features only in blanks go. */
function blankRule(matrix: Matrix, groups: Groups | undefined, { blank, blank_ratio }: FilterOptions): Rule {
  const scheme = needGroups(groups, 'blank_scope');
  const level =
    blank || scheme.levels.find((candidate) => /^(?:blanks?|blk|空白|空白对照|空白样本)$/iu.test(candidate));
  const columns = level === undefined ? undefined : columnsByLevel(matrix, scheme).get(level);
  if (!columns || columns.length === 0)
    throw parameter(
      'blank',
      blank ? `空白组“${blank}”不在分组表中` : '分组表中没有名为 blank 或空白的组',
      `请选择空白组：${scheme.levels.join('、')}`,
    );
  const isBlank = new Set(columns);
  const others = matrix.samples.map((_, column) => column).filter((column) => !isBlank.has(column));
  if (others.length === 0)
    throw parameter('blank', `除空白组“${level}”之外没有别的样本`, '请检查分组表，或不按空白样本筛选');
  const middle = (row: Float64Array, of: readonly number[]): number => median(of.map((column) => row[column]!));
  return eachRow(`不到空白的 ${blank_ratio} 倍`, (row) => {
    const background = middle(row, [...columns]);
    return background > 0 && !(middle(row, others) >= blank_ratio * background);
  });
}

function varianceRule({ variance, variance_share }: FilterOptions): Rule {
  const spread = (row: Float64Array): number => {
    if (variance === 'sd') return Math.sqrt(rowMoments(row).variance);
    const sorted = sortedPresent(row);
    return sortedQuantile(sorted, 0.75) - sortedQuantile(sorted, 0.25);
  };
  return {
    reason: `${variance === 'sd' ? '标准差' : '四分位距'}属于最小的 ${Number((variance_share * 100).toFixed(2))}%`,
    fails: ({ values, samples }, rows) => {
      const known = rows.map((index) => ({ index, spread: spread(rowAt(values, samples.length, index)) || 0 }));
      return known
        .toSorted((a, b) => a.spread - b.spread || a.index - b.index)
        .slice(0, Math.floor(rows.length * variance_share))
        .map(({ index }) => index);
    },
  };
}

function countRule({ counts, min_count, min_samples }: FilterOptions): Rule {
  return {
    reason: `少于 ${min_samples} 个样本达到 ${min_count}${counts === 'cpm' ? ' CPM' : ''}`,
    fails: ({ values, samples, ids }, rows) => {
      const width = samples.length;
      const perUnit = samples.map((_, column) =>
        counts === 'cpm' ? ids.reduce((sum, __, row) => sum + (values[row * width + column]! || 0), 0) / 1e6 : 1,
      );
      return rows.filter(
        (index) =>
          rowAt(values, width, index).reduce(
            (reached, value, column) => reached + (value / perUnit[column]! >= min_count ? 1 : 0),
            0,
          ) < min_samples,
      );
    },
  };
}

function needGroups(groups: Groups | undefined, option: string): Groups {
  if (groups) return groups;
  throw parameter(option, '所选的筛选方式需要分组表', '请提供分组表，或改为按全部样本筛选');
}

const parameter = (option: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input: option, what, remedy }], 'parameter');
