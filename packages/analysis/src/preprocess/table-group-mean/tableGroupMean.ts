import {
  columnsByLevel,
  factorOfColumns,
  featureHelp,
  InputError,
  integerColumn,
  matrixTable,
  numberColumn,
  tableOf,
  textColumn,
} from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Removal } from '../../model/index.ts';
import { parameter } from '../../records/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';
import { tallyTable } from '../tables/index.ts';
import { statisticWords, type GroupMeanOptions, type Statistic } from './tableGroupMean.schema.ts';

type Figures = Readonly<Record<Statistic, number>>;
const none: Figures = {
  n: 0,
  mean: Number.NaN,
  sd: Number.NaN,
  sem: Number.NaN,
  median: Number.NaN,
  min: Number.NaN,
  max: Number.NaN,
  sum: Number.NaN,
};

/** What several values come to; missing ones (`NaN`) take no part. */
function figuresOf(values: Float64Array): Figures {
  const present = values.filter((value) => !Number.isNaN(value)).toSorted();
  if (present.length === 0) return none;
  const { count: n, mean, variance } = rowMoments(present);
  const sd = Math.sqrt(variance);
  return {
    n,
    mean,
    sd,
    sem: sd / Math.sqrt(n),
    median: sortedQuantile(present, 0.5),
    min: present[0]!,
    max: present.at(-1)!,
    sum: present.reduce((sum, value) => sum + value, 0),
  };
}

/**
 * Features × groups instead of features × samples.
 *
 * @throws {InputError} When the chosen factor is not there, or no sample has a group.
 */
export function tableGroupMean(
  matrix: Matrix,
  groups: Groups,
  { by, least, statistic }: GroupMeanOptions,
): MethodOutput {
  const levels = [...levelsOf(matrix, groups, by)].filter(([, columns]) => columns.length > 0);
  if (levels.length === 0)
    throw new InputError([
      {
        code: 'no-groups',
        severity: 'error',
        input: 'groups',
        what: '没有一个样本有分组',
        remedy: '请检查分组表的样本名与数据表的列名是否一致',
      },
    ]);
  const used = new Set(levels.flatMap(([, columns]) => [...columns]));
  const removed = matrix.samples
    .filter((_, column) => !used.has(column))
    .map((id): Removal => ({ kind: 'sample', id, reason: by === '' ? '没有分组' : `“${by}”没有值` }));
  const width = matrix.samples.length;
  const cells = matrix.ids.flatMap((_, row) =>
    levels.map(([, columns]) =>
      figuresOf(Float64Array.from(columns, (column) => matrix.values[row * width + column]!)),
    ),
  );
  const few = cells.filter(({ n }) => n > 0 && n < least).length;
  const empty = cells.filter(({ n }) => n === 0).length;
  const shown = Float64Array.from(cells, (cell) =>
    cell.n < least && statistic !== 'n' ? Number.NaN : cell[statistic],
  );
  const single = levels.filter(([, columns]) => columns.length === 1).map(([level]) => level);
  const messages: Message[] = by === '' ? [] : [{ level: 'info', text: `按“${by}”汇总` }];
  if (removed.length > 0)
    messages.push({
      level: 'info',
      text: `${removed.length} 个样本${by === '' ? '没有分组' : `的“${by}”没有值`}，未参与`,
    });
  if (few > 0) messages.push({ level: 'info', text: `${few} 格有值的样本少于 ${least} 个，留空` });
  if (empty > 0) messages.push({ level: 'info', text: `${empty} 格在这一组全部缺失，留空` });
  if (single.length > 0 && (statistic === 'sd' || statistic === 'sem'))
    messages.push({
      level: 'warning',
      text: `${single.slice(0, 5).join('、')}只有一个样本，没有${statisticWords[statistic]}`,
    });
  const figure = (name: Statistic): Float64Array => Float64Array.from(cells, (cell) => cell[name]);
  return {
    tables: [
      matrixTable(
        { ...matrix, samples: levels.map(([level]) => level), values: shown },
        `各组${statisticWords[statistic]}`,
        `该组样本的${statisticWords[statistic]}，缺失的不参与`,
      ),
      tableOf('figures', '各组统计量', [
        textColumn(
          'feature',
          '特征',
          matrix.ids.flatMap((id) => levels.map(() => id)),
          { help: featureHelp },
        ),
        textColumn(
          'group',
          by === '' ? '分组' : by,
          matrix.ids.flatMap(() => levels.map(([level]) => level)),
          { help: '按它汇总样本' },
        ),
        integerColumn('n', '有值的样本数', figure('n'), { help: '该组中有值的样本数，缺失不计' }),
        numberColumn('mean', '均值', figure('mean'), { help: '该组有值样本的算术平均' }),
        numberColumn('sd', '标准差', figure('sd'), { help: '分母为 n − 1；只有一个值时没有' }),
        numberColumn('sem', '标准误', figure('sem'), { help: '标准差 ÷ √n' }),
        numberColumn('median', '中位数', figure('median'), { help: '个数为偶数时取中间两个的平均' }),
        numberColumn('min', '最小值', figure('min'), { help: '该组中最小的值' }),
        numberColumn('max', '最大值', figure('max'), { help: '该组中最大的值' }),
        numberColumn('sum', '总和', figure('sum'), { help: '该组中各值之和，缺失不计' }),
      ]),
      tallyTable('各组样本数', [
        ...levels.map(([level, columns]) => ({ what: level, count: columns.length, part: '结果' as const })),
        ...(removed.length > 0 ? [{ what: '未参与的样本', count: removed.length, part: '去掉' as const }] : []),
      ]),
    ],
    removed,
    messages,
    facts: {
      features: matrix.ids.length,
      samples: used.size,
      groups: levels.length,
      left: removed.length,
      few,
      empty,
      by: by === '' ? '分组' : by,
    },
  };
}

function levelsOf(matrix: Matrix, groups: Groups, by: string): ReadonlyMap<string, Int32Array> {
  if (by === '') return columnsByLevel(matrix, groups);
  const values = factorOfColumns(matrix, groups, by);
  if (!values)
    throw parameter(
      { option: 'by' },
      `分组表没有名为“${by}”的列`,
      `请把“按哪一列分组”留空${groups.factors.length > 0 ? `，或设为其中之一：${groups.factors.map(({ name }) => name).join('、')}` : ''}`,
    );
  const found = new Map<string, number[]>();
  values.forEach((value, column) => {
    if (value === undefined || value === '') return;
    const list = found.get(value);
    if (list) list.push(column);
    else found.set(value, [column]);
  });
  return new Map([...found].map(([level, list]) => [level, Int32Array.from(list)]));
}
