import { maximum, minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import { countsOf, pretty } from '../../density/index.ts';
import type { Scores } from './doubletScores.ts';

/** What the two distributions are called. */
export const kinds = { observed: '观测', simulated: '模拟' } as const;

export function cellTable(
  cells: readonly string[],
  totals: Float64Array,
  { error, score }: Scores,
  threshold: number,
  map: Float64Array,
): Table {
  const axis = (at: number): Float64Array => Float64Array.from(cells, (_, i) => map[2 * i + at]!);
  return tableOf('cells', '细胞的双细胞得分', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与表达矩阵的列名相同' }),
    numberColumn('score', '双细胞得分', score, { help: '是双细胞的后验概率，0～1，由近邻中模拟双细胞的比例算得' }),
    numberColumn('error', '得分的标准误', error, { help: '由近邻的个数和预计比例的不确定算得' }),
    numberColumn(
      'z',
      'z 值',
      score.map((value, i) => (value - threshold) / error[i]!),
      { help: '得分与判定阈值之差除以标准误' },
    ),
    textColumn(
      'doublet',
      '双细胞',
      Array.from(score, (value) => (value > threshold ? '是' : '否')),
      { help: '得分是否大于判定阈值' },
    ),
    numberColumn('counts', '总计数', totals, { help: '该细胞的计数之和；双细胞往往偏高' }),
    numberColumn('x', 'UMAP 1', axis(0), { help: 'UMAP 图上的横坐标，没有单位' }),
    numberColumn('y', 'UMAP 2', axis(1), { help: 'UMAP 图上的纵坐标，没有单位' }),
  ]);
}

/** Both distributions in the same intervals. */
export function binTable(groups: readonly { readonly name: string; readonly score: Float64Array }[]): Table {
  const all = groups.map(({ score }) => score.slice().sort());
  const breaks = pretty(minimum(all.map((sorted) => sorted[0]!)), maximum(all.map((sorted) => sorted.at(-1)!)), 30);
  const rows = groups.flatMap(({ name, score }, g) => {
    const counts = countsOf(all[g]!, breaks);
    return Array.from(counts, (count, i) => ({
      name,
      from: breaks[i]!,
      to: breaks[i + 1]!,
      count,
      density: count / score.length / (breaks[i + 1]! - breaks[i]!),
    }));
  });
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('bins', '得分的分布', [
    textColumn(
      'column',
      '列',
      rows.map(() => '双细胞得分'),
      { help: '画的是哪一列，这里都是双细胞得分' },
    ),
    textColumn(
      'group',
      '细胞',
      rows.map(({ name }) => name),
      { help: '观测的细胞，或模拟的双细胞' },
    ),
    numberColumn(
      'from',
      '下限',
      column(({ from }) => from),
      { help: '区间的下限，不归入区间（第一个区间除外）' },
    ),
    numberColumn(
      'to',
      '上限',
      column(({ to }) => to),
      { help: '区间的上限，归入区间' },
    ),
    integerColumn(
      'count',
      '频数',
      column(({ count }) => count),
      { help: '得分在区间内的细胞数' },
    ),
    numberColumn(
      'density',
      '密度',
      column(({ density }) => density),
      { help: '频数除以该组的细胞数与区间宽度' },
    ),
  ]);
}

export type Called = {
  readonly threshold: number;
  readonly called: number;
  readonly rate: number;
  /** Share of the simulated ones above it. */
  readonly detectable: number;
  readonly overall: number;
};

export function summaryTable(
  { called, detectable, overall, rate, threshold }: Called,
  groups: readonly { readonly name: string; readonly score: Float64Array }[],
  expected: number,
): Table {
  const rows: readonly (readonly [string, string, number, string])[] = [
    ['threshold', '判定阈值', threshold, '得分大于它的判为双细胞'],
    ['called', '判为双细胞的细胞数', called, '观测的细胞中得分大于阈值的个数'],
    ['rate', '判为双细胞的比例', rate, '占观测细胞的比例'],
    ['detectable', '可检出的比例', detectable, '模拟的双细胞中得分大于阈值的比例；两个相似的细胞合成的双细胞检不出'],
    ['overall', '估计的双细胞总比例', overall, '判为双细胞的比例 ÷ 可检出的比例'],
    ['expected', '预计的双细胞比例', expected, '参数中填写的比例'],
    ...groups.map(
      ({ name, score }) =>
        [
          name === kinds.observed ? 'observed' : 'simulated',
          name === kinds.observed ? '观测的细胞数' : '模拟的双细胞数',
          score.length,
          '参与计算的个数',
        ] as const,
    ),
  ];
  return tableOf('calls', '判定结果', [
    textColumn(
      'item',
      '项目',
      rows.map(([, label]) => label),
      { help: '判定结果的各个数值' },
    ),
    textColumn(
      'id',
      '标识',
      rows.map(([id]) => id),
      { help: '项目的英文标识，不随文字改变' },
    ),
    numberColumn(
      'value',
      '数值',
      Float64Array.from(rows, ([, , value]) => value),
      { help: '比例为 0～1' },
    ),
    textColumn(
      'meaning',
      '含义',
      rows.map(([, , , meaning]) => meaning),
      { help: '该项目怎样算得' },
    ),
  ]);
}

/** What the histogram needs beside the intervals. */
export function groupTable(groups: readonly { readonly name: string; readonly score: Float64Array }[]): Table {
  return tableOf('summary', '分布的概况', [
    textColumn(
      'column',
      '列',
      groups.map(() => '双细胞得分'),
      { help: '画的是哪一列，这里都是双细胞得分' },
    ),
    textColumn(
      'group',
      '细胞',
      groups.map(({ name }) => name),
      { help: '观测的细胞，或模拟的双细胞' },
    ),
    integerColumn(
      'n',
      '个数',
      Float64Array.from(groups, ({ score }) => score.length),
      { help: '有得分的细胞数' },
    ),
  ]);
}
