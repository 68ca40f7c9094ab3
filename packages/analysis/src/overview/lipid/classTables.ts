import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { meanAt, type ReadLipids } from './amounts.ts';
import type { Level, Pair } from './checkLipid.ts';
import { changeOf, changeWords } from './change.ts';

const unitWords = (relative: boolean): string => (relative ? '该类占样本脂质总量的比例，0 到 1' : '该类各脂质之和');

export function compositionTable(
  names: readonly string[],
  rows: readonly Float64Array[],
  samples: readonly string[],
  relative: boolean,
): Table {
  return tableOf('composition', '各样本的类别组成', [
    textColumn('class', '类别', names, { help: '脂质类别的简写；“其他”是没有单独列出的类别之和' }),
    ...samples.map((sample, at) =>
      numberColumn(
        sample,
        sample,
        Float64Array.from(rows, (own) => own[at]!),
        { help: unitWords(relative) },
      ),
    ),
  ]);
}

export function meansTable(
  names: readonly string[],
  rows: readonly Float64Array[],
  levels: readonly Level[],
  relative: boolean,
): Table {
  const cells = levels.flatMap(({ columns, name }) =>
    names.map((label, at) => {
      const own = Array.from(columns, (column) => rows[at]![column]!).filter((value) => !Number.isNaN(value));
      const mean = arithmeticMean(own);
      return {
        group: name,
        label,
        n: own.length,
        mean,
        sd: sampleSd(own),
      };
    }),
  );
  return tableOf('means', '各组的平均组成', [
    textColumn(
      'group',
      '分组',
      cells.map(({ group }) => group),
      { help: '分组方案中的组；没有分组时为“全部”' },
    ),
    textColumn(
      'class',
      '类别',
      cells.map(({ label }) => label),
      { help: '脂质类别的简写' },
    ),
    numberColumn(
      'mean',
      '平均值',
      Float64Array.from(cells, ({ mean }) => mean),
      { help: `组内各样本的算术平均；${unitWords(relative)}` },
    ),
    numberColumn(
      'sd',
      '标准差',
      Float64Array.from(cells, ({ sd }) => sd),
      { help: '组内各样本的标准差（n − 1）；只有一个样本时为空' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(cells, ({ n }) => n),
      { help: '该组有值的样本数' },
    ),
  ]);
}

type Classes = {
  readonly labels: readonly string[];
  readonly order: readonly number[];
  readonly read: ReadLipids;
  readonly shares: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  readonly pair: Pair;
  readonly all: Int32Array;
};

export function classTable({ all, labels, order, pair, read: { lipids }, shares, sums }: Classes): Table {
  const of = (label: string) => lipids.filter((one) => one.label === label);
  const column = (value: (at: number) => number): Float64Array => Float64Array.from(order, value);
  const type = (at: number) => of(labels[at]!)[0]!.lipid;
  const words = { '': '', O: '（醚键）', P: '（烯醚键）' } as const;
  return tableOf('classes', '类别', [
    textColumn(
      'class',
      '类别',
      order.map((at) => labels[at]!),
      { help: '脂质类别的简写，平均占比大的在前' },
    ),
    textColumn(
      'name',
      '名称',
      order.map(
        (at) => `${type(at).type.name}${labels[at]!.endsWith(`-${type(at).linkage}`) ? words[type(at).linkage] : ''}`,
      ),
      { help: '类别的中文名称' },
    ),
    textColumn(
      'category',
      '大类',
      order.map((at) => type(at).type.category),
      { help: 'LIPID MAPS 的大类' },
    ),
    integerColumn(
      'species',
      '脂质数',
      column((at) => of(labels[at]!).length),
      { help: '名称属于该类的脂质个数' },
    ),
    numberColumn(
      'share',
      '平均占比',
      column((at) => meanAt(shares[at]!, all)),
      { help: '该类占样本脂质总量的比例，各样本的平均' },
    ),
    numberColumn(
      'amount',
      '平均总量',
      column((at) => meanAt(sums[at]!, all)),
      { help: '该类各脂质之和，各样本的平均' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      column((at) => changeOf(sums[at]!, pair)),
      { help: `该类总量的${changeWords(pair)}` },
    ),
    numberColumn(
      'share_log2fc',
      '占比的 log2 FC',
      column((at) => changeOf(shares[at]!, pair)),
      { help: `该类占比的${changeWords(pair)}` },
    ),
  ]);
}
