import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { Unit } from './prevalence.ts';

/** Taxa of the heat map, at most. */
export const most = 200;

export type Core = {
  readonly unit: string;
  readonly taxon: number;
  readonly prevalence: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
};

export function coreTable(rows: readonly Core[], names: readonly string[]): Table {
  const of = (pick: (row: Core) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('core', '核心类群', [
    textColumn(
      'group',
      '分组',
      rows.map(({ unit }) => unit),
      { help: '哪个组的核心；不分组时为“全部样本”' },
    ),
    textColumn(
      'taxon',
      '分类单元',
      rows.map(({ taxon }) => names[taxon]!),
      { help: '所选级别的分类单元，或特征本身' },
    ),
    numberColumn(
      'prevalence',
      '检出率',
      of(({ prevalence }) => prevalence),
      { help: '相对丰度大于检出阈值的样本所占比例' },
    ),
    numberColumn(
      'mean',
      '平均相对丰度',
      of(({ mean }) => mean),
      { help: '全部样本（含未检出）相对丰度的平均' },
    ),
    numberColumn(
      'min',
      '最小相对丰度',
      of(({ low }) => low),
      { help: '各样本相对丰度的最小值' },
    ),
    numberColumn(
      'max',
      '最大相对丰度',
      of(({ high }) => high),
      { help: '各样本相对丰度的最大值' },
    ),
  ]);
}

type Line = { readonly unit: Unit; readonly observed: number; readonly core: number; readonly share: number };

export function summaryTable(rows: readonly Line[]): Table {
  return tableOf('summary', '各组的核心', [
    textColumn(
      'group',
      '分组',
      rows.map(({ unit }) => unit.name),
      { help: '组名；不分组时为“全部样本”' },
    ),
    integerColumn(
      'samples',
      '样本数',
      Float64Array.from(rows, ({ unit }) => unit.members.length),
      { help: '参与计算的样本数' },
    ),
    integerColumn(
      'observed',
      '观测类群数',
      Float64Array.from(rows, ({ observed }) => observed),
      { help: '至少在 1 个样本中有计数的分类单元数' },
    ),
    integerColumn(
      'core',
      '核心类群数',
      Float64Array.from(rows, ({ core }) => core),
      { help: '达到检出率与检出阈值的分类单元数' },
    ),
    numberColumn(
      'core_share',
      '核心占总丰度',
      Float64Array.from(rows, ({ share }) => share),
      { help: '核心类群平均相对丰度之和' },
    ),
  ]);
}
