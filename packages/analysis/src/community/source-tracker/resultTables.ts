import { sampleSd } from '../../statistics/index.ts';
import { numberColumn, tableOf, textColumn, integerColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { SourceTrackerOptions } from './sourceTracker.schema.ts';
import { type Named, sumOf } from './prepare.ts';

export type Share = {
  readonly sink: string;
  readonly source: string;
  readonly mean: number;
  readonly sd: number;
  readonly low: number;
  readonly high: number;
  readonly between: number;
};

export function sharesTable(shares: readonly Share[]): Table {
  const of = (pick: (one: Share) => number): Float64Array => Float64Array.from(shares, pick);
  return tableOf('shares', '各样本的来源比例', [
    textColumn(
      'sink',
      '受纳样本',
      shares.map(({ sink }) => sink),
      { help: '受纳组的样本名' },
    ),
    textColumn(
      'source',
      '来源',
      shares.map(({ source }) => source),
      { help: '来源的组名；“未知来源”为不属于任何已知来源的部分' },
    ),
    numberColumn(
      'share',
      '比例',
      of(({ mean }) => mean),
      { help: '归于该来源的序列占受纳样本的比例，各次抽样的平均值，0～1；各来源之和为 1' },
    ),
    numberColumn(
      'sd',
      '标准差',
      of(({ sd }) => sd),
      { help: '各次抽样的标准差（n − 1）' },
    ),
    numberColumn(
      'low',
      '95% 区间下限',
      of(({ low }) => low),
      { help: '各次抽样的 2.5% 分位数' },
    ),
    numberColumn(
      'high',
      '95% 区间上限',
      of(({ high }) => high),
      { help: '各次抽样的 97.5% 分位数' },
    ),
    numberColumn(
      'between',
      '重启间的极差',
      of(({ between }) => between),
      { help: '各次重启的平均比例之差的最大值；大于 0.2 说明没有收敛' },
    ),
  ]);
}

export function meansTable(names: readonly string[], shares: readonly Share[], sources: readonly Named[]): Table {
  const own = names.map((source) =>
    Float64Array.from(
      shares.filter((one) => one.source === source),
      ({ mean }) => mean,
    ),
  );
  const mean = own.map((values) => sumOf(values) / values.length);
  return tableOf('means', '各来源的平均比例', [
    textColumn('source', '来源', names, { help: '来源的组名；“未知来源”为不属于任何已知来源的部分' }),
    numberColumn('mean', '平均比例', Float64Array.from(mean), { help: '全部受纳样本的平均比例，0～1' }),
    numberColumn('sd', '样本间标准差', Float64Array.from(own, sampleSd), {
      help: '受纳样本之间的标准差（n − 1）；只有一个样本时为空',
    }),
    integerColumn(
      'samples',
      '来源的样本数',
      Float64Array.from(names, (_, at) => sources[at]?.samples ?? Number.NaN),
      { help: '该来源合并的样本数；未知来源为空' },
    ),
  ]);
}

export function profilesTable(
  sources: readonly Named[],
  sinks: readonly Named[],
  { depth }: SourceTrackerOptions,
): Table {
  const rows = [...sources.map((one) => ({ ...one, role: '来源' })), ...sinks.map((one) => ({ ...one, role: '受纳' }))];
  return tableOf('depths', '序列数', [
    textColumn(
      'name',
      '名称',
      rows.map(({ name }) => name),
      { help: '来源的组名，或受纳样本的样本名' },
    ),
    textColumn(
      'role',
      '角色',
      rows.map(({ role }) => role),
      { help: '来源，或受纳样本' },
    ),
    integerColumn(
      'total',
      '总序列数',
      Float64Array.from(rows, ({ counts }) => sumOf(counts)),
      { help: '全部序列数；来源为各样本之和' },
    ),
    integerColumn(
      'used',
      '使用的序列数',
      Float64Array.from(rows, ({ counts }) => (depth > 0 ? Math.min(depth, sumOf(counts)) : sumOf(counts))),
      { help: '抽平后用于抽样的序列数' },
    ),
    integerColumn(
      'taxa',
      '分类单元数',
      Float64Array.from(rows, ({ counts }) => counts.filter((value) => value > 0).length),
      { help: '检出的分类单元数（抽平前）' },
    ),
  ]);
}
