import { columnsByLevel, featureHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, Table } from '../../model/index.ts';
import { rowAt } from '../../rows/index.ts';
import { sortedPresent, sortedQuantile } from '../../statistics/index.ts';
import { qcColumns } from './qcColumns.ts';
import type { QcRsdOptions } from './qcRsd.schema.ts';
import { relativeSpread } from './relativeSpread.ts';

const shares = [0.1, 0.15, 0.2, 0.3, 0.5] as const;

/**
 * RSD of every feature among the QC samples, and of every group for comparison.
 *
 * Missing values are left out and counted; a feature needs two QC values and a positive mean.
 *
 * @throws {InputError} When there is no QC group with two samples.
 */
export function qcRsd({ groups, matrix }: GroupedInputs, { limit, qc, scale }: QcRsdOptions): MethodOutput {
  const { columns, level } = qcColumns(matrix, groups, qc, 2);
  const width = matrix.samples.length;
  const byLevel = columnsByLevel(matrix, groups);
  const others = Int32Array.from(
    [...byLevel].filter(([name]) => name !== level).flatMap(([, list]) => [...list]),
  ).sort();
  const rows = matrix.ids.map((_, row) => {
    const values = rowAt(matrix.values, width, row);
    return { ...relativeSpread(values, columns, scale), otherSd: relativeSpread(values, others).sd };
  });
  const rsd = Float64Array.from(rows, (row) => row.rsd);
  const passed = rsd.filter((value) => value <= limit).length;
  const unknown = rsd.filter(Number.isNaN).length;
  const sorted = sortedPresent(rsd);

  return {
    tables: [
      tableOf('rsd', 'QC 的 RSD', [
        textColumn('feature', '特征', matrix.ids, { help: featureHelp }),
        numberColumn('rsd', 'RSD', rsd, {
          help: `“${level}”组的相对标准差，0.3 即 30%；有效值不足 2 个或均值不为正时为空`,
        }),
        textColumn(
          'status',
          '判定',
          Array.from(rsd, (value) => (Number.isNaN(value) ? '无法计算' : value <= limit ? '达标' : '超出')),
          { help: `RSD 不超过 ${limit} 为达标` },
        ),
        numberColumn(
          'mean',
          'QC 均值',
          Float64Array.from(rows, ({ mean }) => mean),
          { help: 'QC 样本有效值的平均值' },
        ),
        numberColumn(
          'sd',
          'QC 标准差',
          Float64Array.from(rows, ({ sd }) => sd),
          { help: 'QC 样本有效值的标准差，分母为 n − 1' },
        ),
        integerColumn(
          'n',
          'QC 有效值',
          Float64Array.from(rows, ({ n }) => n),
          { help: `有值的 QC 样本数，共 ${columns.length} 个 QC 样本` },
        ),
        numberColumn(
          'd_ratio',
          'D 比值',
          Float64Array.from(rows, ({ otherSd, sd }) => (otherSd > 0 ? sd / otherSd : Number.NaN)),
          { help: 'QC 标准差 ÷ 其余样本标准差，越小越好；接近 1 时特征的变化多为测量误差' },
        ),
      ]),
      summaryTable(
        [...byLevel]
          .filter(([, list]) => list.length > 1)
          .map(([name, list]) => ({
            name,
            values:
              name === level
                ? rsd
                : Float64Array.from(
                    matrix.ids,
                    (_, row) => relativeSpread(rowAt(matrix.values, width, row), list, scale).rsd,
                  ),
          })),
        level,
      ),
    ],
    removed: [],
    messages: messagesOf(matrix.ids.length, passed, unknown, matrix.values, scale),
    facts: {
      qc: level,
      samples: columns.length,
      features: matrix.ids.length,
      unknown,
      passed,
      share: passed / matrix.ids.length,
      limit,
      median: sorted.length > 0 ? sortedQuantile(sorted, 0.5) : '--',
    },
  };
}

function messagesOf(
  features: number,
  passed: number,
  unknown: number,
  values: Float64Array,
  scale: QcRsdOptions['scale'],
): Message[] {
  const messages: Message[] = [
    {
      level: 'info',
      text: `${features} 个特征中 ${passed} 个 QC 的 RSD 达标（${((100 * passed) / features).toFixed(1)}%）。`,
    },
  ];
  if (unknown > 0)
    messages.push({ level: 'info', text: `${unknown} 个特征的有效 QC 值不足 2 个或均值不为正，无法计算 RSD。` });
  const most = values.reduce((high, value) => (value > high ? value : high), Number.NEGATIVE_INFINITY);
  if (scale === 'raw' && most <= 60)
    messages.push({
      level: 'warning',
      text: `数据的最大值只有 ${Number(most.toPrecision(4))}，可能已取过对数；请确认“数据的形式”，否则 RSD 会偏小。`,
    });
  return messages;
}

function summaryTable(
  groups: readonly { readonly name: string; readonly values: Float64Array }[],
  level: string,
): Table {
  const ordered = [...groups.filter(({ name }) => name === level), ...groups.filter(({ name }) => name !== level)];
  const known = ordered.map(({ values }) => sortedPresent(values));
  const quantile = (q: number): Float64Array => Float64Array.from(known, (sorted) => sortedQuantile(sorted, q));
  return tableOf('summary', '各组 RSD 汇总', [
    textColumn(
      'group',
      '分组',
      ordered.map(({ name }) => name),
      { help: 'QC 组在前；其余组的 RSD 还含生物学差异，供对照' },
    ),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(known, (sorted) => sorted.length),
      { help: '该组能算出 RSD 的特征数' },
    ),
    numberColumn('q1', '下四分位数', quantile(0.25), { help: 'RSD 的 25% 分位数（R 的第 7 类）' }),
    numberColumn('median', '中位数', quantile(0.5), { help: 'RSD 的中位数' }),
    numberColumn('q3', '上四分位数', quantile(0.75), { help: 'RSD 的 75% 分位数（R 的第 7 类）' }),
    ...shares.map((share) =>
      numberColumn(
        `within_${share * 100}`,
        `≤ ${share * 100}% 的比例`,
        Float64Array.from(known, (sorted) =>
          sorted.length > 0 ? sorted.filter((value) => value <= share).length / sorted.length : Number.NaN,
        ),
        { help: `RSD 不超过 ${share * 100}% 的特征的比例，0～1` },
      ),
    ),
  ]);
}
