import { columnsByLevel, InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Groups, Matrix, Message, MethodOutput } from '../../model/index.ts';
import type { MissingMapOptions } from './missingMap.schema.ts';

/**
 * Where values are missing: cell by cell, by sample, by feature, by group, and which sets of samples miss together.
 *
 * @throws {InputError} When the table has no feature or no sample.
 */
export function missingMap(matrix: Matrix, groups: Groups | undefined, options: MissingMapOptions): MethodOutput {
  const [features, samples] = [matrix.ids.length, matrix.samples.length];
  if (features === 0 || samples === 0)
    throw new InputError([
      {
        code: 'no-values',
        severity: 'error',
        input: 'matrix',
        what: '数据表是空的',
        remedy: '请检查文件或所选的工作表后重新上传',
      },
    ]);
  const missing = Uint8Array.from(matrix.values, (value) =>
    Number(Number.isNaN(value) || (options.zeroMissing && value === 0)),
  );
  const bySample = new Float64Array(samples);
  const byFeature = new Float64Array(features);
  for (let i = 0; i < features; i += 1) {
    for (let j = 0; j < samples; j += 1) {
      bySample[j]! += missing[i * samples + j]!;
      byFeature[i]! += missing[i * samples + j]!;
    }
  }
  const patterns = patternsOf(missing, features, samples);
  const shown = shownRows(byFeature, patterns.of, options);
  const total = byFeature.reduce((sum, count) => sum + count, 0);
  const groupOf = new Map(groups?.samples.map((sample, i) => [sample, groups.group[i]!]));
  const messages: Message[] = [];
  const eligible = options.rows === 'all' ? features : byFeature.reduce((sum, count) => sum + Number(count > 0), 0);
  if (total === 0) messages.push({ level: 'info', text: '数据没有缺失值，缺失图画出前若干个特征' });
  if (shown.length < eligible)
    messages.push({
      level: 'info',
      text: `${eligible} 个特征中画出缺失最多的 ${shown.length} 个；缺失比例按全部特征计算`,
    });

  return {
    tables: [
      tableOf('map', '缺失图', [
        textColumn(
          'feature',
          '特征',
          shown.map((row) => matrix.ids[row]!),
          { help: '特征的编号或名称，取自数据表的第一列' },
        ),
        ...matrix.samples.map((sample, j) =>
          integerColumn(
            sample,
            sample,
            Float64Array.from(shown, (row) => missing[row * samples + j]!),
            { help: '1 为缺失，0 为有值' },
          ),
        ),
      ]),
      tableOf('profile', '各样本的缺失', [
        textColumn('sample', '样本', matrix.samples, { help: '样本名，与数据表的列名相同' }),
        textColumn(
          'group',
          '分组',
          matrix.samples.map((sample) => groupOf.get(sample) ?? ''),
          { help: '样本所在的组，没有分组时为空' },
        ),
        integerColumn('count', '缺失数', bySample, { help: '该样本缺失的特征数' }),
        numberColumn(
          'missing',
          '缺失比例',
          bySample.map((count) => count / features),
          { help: '该样本缺失的特征数 ÷ 全部特征数，0～1' },
        ),
      ]),
      tableOf('features', '各特征的缺失', [
        textColumn('feature', '特征', matrix.ids, { help: '特征的编号或名称，取自数据表的第一列' }),
        integerColumn('count', '缺失数', byFeature, { help: '该特征缺失的样本数' }),
        numberColumn(
          'missing',
          '缺失比例',
          byFeature.map((count) => count / samples),
          { help: '该特征缺失的样本数 ÷ 全部样本数，0～1' },
        ),
        ...groupShares(matrix, groups, missing),
      ]),
      tableOf('patterns', '缺失模式', [
        integerColumn('features', '特征数', Float64Array.from(patterns.sizes), {
          help: '恰好在这些样本中缺失的特征数，从多到少',
        }),
        integerColumn(
          'count',
          '缺失的样本数',
          Float64Array.from(patterns.first, (row) => byFeature[row]!),
          { help: '该模式中缺失的样本数' },
        ),
        textColumn(
          'samples',
          '缺失的样本',
          patterns.first.map((row) => matrix.samples.filter((_, j) => missing[row * samples + j]).join('、')),
          { help: '在哪些样本中缺失，没有缺失时为空' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      features,
      samples,
      missing: total,
      share: total / (features * samples),
      complete: byFeature.reduce((sum, count) => sum + Number(count === 0), 0),
      empty: byFeature.reduce((sum, count) => sum + Number(count === samples), 0),
      patterns: patterns.sizes.length,
      shown: shown.length,
    },
  };
}

/** The sets of samples that features miss, the most frequent first; `of` is the place of each feature's set. */
function patternsOf(
  missing: Uint8Array,
  features: number,
  samples: number,
): { readonly of: Int32Array; readonly sizes: readonly number[]; readonly first: readonly number[] } {
  const found = new Map<string, { first: number; size: number }>();
  const keys = Array.from({ length: features }, (_, row) =>
    missing.subarray(row * samples, (row + 1) * samples).join(''),
  );
  keys.forEach((key, row) => {
    const known = found.get(key);
    if (known) known.size += 1;
    else found.set(key, { first: row, size: 1 });
  });
  const order = [...found].toSorted(([, a], [, b]) => b.size - a.size || a.first - b.first);
  const rank = new Map(order.map(([key], place) => [key, place]));
  return {
    of: Int32Array.from(keys, (key) => rank.get(key)!),
    sizes: order.map(([, { size }]) => size),
    first: order.map(([, { first }]) => first),
  };
}

/** The features to draw and their order; of equal ones the earlier comes first. */
function shownRows(byFeature: Float64Array, pattern: Int32Array, { most, order, rows }: MissingMapOptions): number[] {
  const all = Array.from(byFeature.keys());
  const some =
    rows === 'all' || byFeature.every((count) => count === 0) ? all : all.filter((row) => byFeature[row]! > 0);
  const kept = some.toSorted((a, b) => byFeature[b]! - byFeature[a]! || a - b).slice(0, most);
  if (order === 'share') return kept;
  if (order === 'input') return kept.toSorted((a, b) => a - b);
  return kept.toSorted((a, b) => byFeature[b]! - byFeature[a]! || pattern[a]! - pattern[b]! || a - b);
}

function groupShares(matrix: Matrix, groups: Groups | undefined, missing: Uint8Array): Column[] {
  if (!groups) return [];
  const width = matrix.samples.length;
  return [...columnsByLevel(matrix, groups)]
    .filter(([, columns]) => columns.length > 0)
    .map(([level, columns]) =>
      numberColumn(
        `missing_${level}`,
        `${level} 缺失比例`,
        Float64Array.from(
          matrix.ids,
          (_, row) => columns.reduce((sum, j) => sum + missing[row * width + j]!, 0) / columns.length,
        ),
        { help: '该组中缺失的样本数 ÷ 该组样本数，0～1' },
      ),
    );
}
