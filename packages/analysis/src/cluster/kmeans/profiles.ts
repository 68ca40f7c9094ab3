import { columnsByLevel, InputError, type Groups, type Matrix, type Removal } from '../../model/index.ts';
import { mostVariableRows, rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import type { KmeansOptions } from './kmeans.schema.ts';

/** What is clustered: one row for each feature, one column for each sample or group. */
export type Profiles = {
  readonly ids: readonly string[];
  readonly columns: readonly string[];
  readonly values: Float64Array;
  readonly removed: readonly Removal[];
};

/**
 * Profiles of features without missing values, scaled as asked.
 *
 * @throws {InputError} Without groups where their means are wanted, or with fewer than two columns.
 */
export function profilesOf(
  matrix: Matrix,
  groups: Groups | undefined,
  { by, scale, top_variable }: KmeansOptions,
): Profiles {
  const source = by === 'groups' ? groupMeans(matrix, groups) : matrix;
  const width = source.samples.length;
  if (width < 2)
    throw new InputError([
      {
        code: 'too-few-columns',
        severity: 'error',
        input: by === 'groups' ? 'groups' : 'matrix',
        what: `聚类依据只有 ${width} 列，至少需要 2 列`,
        remedy: '请增加样本或分组',
      },
    ]);
  const removed: Removal[] = [];
  const complete = source.ids.flatMap((id, row) => {
    const { count, variance } = rowMoments(rowAt(source.values, width, row));
    const reason =
      count < width
        ? `有 ${width - count} 个缺失值`
        : scale === 'rows' && !(variance > 0)
          ? '取值恒定，无法标准化'
          : '';
    if (reason !== '') removed.push({ kind: 'feature', id, reason });
    return reason === '' ? [row] : [];
  });
  const kept = selectRows(source, complete);
  const used =
    top_variable === 'all' || top_variable >= kept.ids.length
      ? kept
      : selectRows(kept, mostVariableRows(kept.values, kept.ids.length, width, top_variable));
  const values = used.values.slice();
  if (scale === 'rows') {
    used.ids.forEach((_, row) => {
      const own = rowAt(values, width, row);
      const { mean, variance } = rowMoments(own);
      const sd = Math.sqrt(variance);
      for (let j = 0; j < width; j += 1) own[j] = (own[j]! - mean) / sd;
    });
  }
  return { ids: used.ids, columns: used.samples, values, removed };
}

/** One column for each group, in the order of the levels; missing values are left out of the mean. */
function groupMeans(matrix: Matrix, groups: Groups | undefined): Matrix {
  if (!groups)
    throw new InputError([
      {
        code: 'groups-missing',
        severity: 'error',
        input: 'groups',
        what: '按组均值聚类需要样本分组，没有提供',
        remedy: '请选择分组方案，或把“聚类依据”改为各样本的值',
      },
    ]);
  const levels = [...columnsByLevel(matrix, groups)].filter(([, columns]) => columns.length > 0);
  const values = new Float64Array(matrix.ids.length * levels.length);
  matrix.ids.forEach((_, row) => {
    const own = rowAt(matrix.values, matrix.samples.length, row);
    levels.forEach(
      ([, columns], at) =>
        (values[row * levels.length + at] = rowMoments(Float64Array.from(columns, (column) => own[column]!)).mean),
    );
  });
  return { ...matrix, samples: levels.map(([level]) => level), values };
}
