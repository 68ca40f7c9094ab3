import type { Table } from '@panome/analysis/model';
import type { Scale } from '../../frame/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { modelOf } from './modelOf.ts';
import type { Profiles } from './readProfiles.ts';

/** What the figure shows, a row for each time of a profile. */
export function profileTable(profiles: Profiles, drawn: readonly number[], scale: Scale): Table {
  const { adjusted, cluster, count, expected, number, times } = profiles;
  return dataTable('stem-profiles', '各模式的平均走势', [
    textColumn(
      'panel',
      '模式',
      drawn.flatMap((row) => times.map(() => `模式 ${number[row]!}`)),
    ),
    textColumn(
      'time',
      '时间点',
      drawn.flatMap(() => times),
    ),
    numberColumn(
      'mean',
      '平均的 log2 变化',
      drawn.flatMap((row) => profiles.meanOf(row)),
    ),
    numberColumn(
      'model',
      '模式的形状（同高）',
      drawn.flatMap((row) => modelOf(profiles, row, scale)),
    ),
    numberColumn(
      'assigned',
      '特征数',
      drawn.flatMap((row) => times.map(() => count[row]!)),
    ),
    numberColumn(
      'expected',
      '期望的特征数',
      drawn.flatMap((row) => times.map(() => expected[row]!)),
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      drawn.flatMap((row) => times.map(() => adjusted[row]!)),
    ),
    integerColumn(
      'cluster',
      '类',
      drawn.flatMap((row) => times.map(() => cluster[row]!)),
    ),
  ]);
}
