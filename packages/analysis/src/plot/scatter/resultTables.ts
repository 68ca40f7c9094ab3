import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import { classesOf } from '../../records/index.ts';
import type { RecordColumn, Table } from '../../model/index.ts';
import { coefficientHelp } from '../../correlation/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { bandAt, type FitLine } from './fitLine.ts';
import type { ScatterOptions } from './scatter.schema.ts';

const bandSteps = 60;

/** Points that are judged together: all of them (`name` empty), or one group. */
export type Scope = {
  readonly name: string;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly line: FitLine;
  readonly r: number;
  readonly p: number;
};

type Columns = { readonly x: RecordColumn; readonly y: RecordColumn; readonly group: RecordColumn | null };

export function pointsTable(
  rows: readonly number[],
  { x, y, group, label }: Columns & { readonly label: RecordColumn | null },
): Table {
  return tableOf('points', '每个点', [
    textColumn(
      'id',
      label?.name ?? '行',
      rows.map((row) => label?.text[row] || String(row + 1)),
      { help: '点的名称，没有名称列时为记录表中的行号' },
    ),
    textColumn(
      'group',
      group?.name ?? '分组',
      rows.map((row) => (group ? classesOf(group)[row]! : '')),
      { help: '分组列的取值，没有分组列时为空' },
    ),
    numberColumn(
      'x',
      x.name,
      Float64Array.from(rows, (row) => x.numbers![row]!),
      { help: '横轴列的值，与记录表相同' },
    ),
    numberColumn(
      'y',
      y.name,
      Float64Array.from(rows, (row) => y.numbers![row]!),
      { help: '纵轴列的值，与记录表相同' },
    ),
  ]);
}

export function fitsTable(
  scopes: readonly Scope[],
  drawn: readonly Scope[],
  group: string | undefined,
  { method }: ScatterOptions,
): Table {
  const figure = (value: (scope: Scope) => number): Float64Array => Float64Array.from(scopes, value);
  return tableOf('fits', '相关与回归', [
    textColumn(
      'group',
      group ?? '分组',
      scopes.map(({ name }) => name),
      { help: '按哪一组计算，为空的一行按全部点' },
    ),
    integerColumn(
      'n',
      '点数',
      figure(({ x }) => x.length),
      { help: '横轴与纵轴都有值的点数' },
    ),
    numberColumn(
      'r',
      '相关系数',
      figure(({ r }) => r),
      { help: coefficientHelp[method] },
    ),
    numberColumn(
      'p',
      'p 值',
      figure(({ p }) => p),
      { help: '相关系数为 0 的双侧检验，各组之间未作校正' },
    ),
    numberColumn(
      'slope',
      '斜率',
      figure(({ line }) => line.slope),
      { help: '最小二乘回归线的斜率，横轴每增加 1 时纵轴的平均变化' },
    ),
    numberColumn(
      'slope_se',
      '斜率标准误',
      figure(({ line }) => line.slopeError),
      { help: '斜率的标准误，残差的自由度为 n − 2' },
    ),
    numberColumn(
      'intercept',
      '截距',
      figure(({ line }) => line.intercept),
      { help: '回归线在横轴为 0 处的值' },
    ),
    numberColumn(
      'r2',
      '决定系数',
      figure(({ line }) => line.r2),
      { help: '回归线解释的纵轴方差的比例，等于 Pearson 相关系数的平方' },
    ),
    integerColumn(
      'drawn',
      '画出',
      figure((scope) => Number(drawn.includes(scope))),
      { help: '1 表示图中画出了这条回归线' },
    ),
  ]);
}

export function bandTable(drawn: readonly Scope[], { x, y, group }: Columns, level: number): Table {
  const spots = drawn.flatMap(({ line, name, x: own }) => {
    const { max, min } = rowMoments(own);
    return Array.from({ length: bandSteps + 1 }, (_, step) => {
      const at = min + ((max - min) * step) / bandSteps;
      return { name, at, ...bandAt(line, at, level) };
    });
  });
  const figure = (value: (spot: (typeof spots)[number]) => number): Float64Array => Float64Array.from(spots, value);
  const words = `${Math.round(level * 1000) / 10}%`;
  return tableOf('band', '回归线与置信带', [
    textColumn(
      'group',
      group?.name ?? '分组',
      spots.map(({ name }) => name),
      { help: '哪一组的回归线，为空的是全部点的' },
    ),
    numberColumn(
      'x',
      x.name,
      figure(({ at }) => at),
      { help: '从最小到最大等距的横轴位置' },
    ),
    numberColumn(
      'fit',
      y.name,
      figure(({ fit }) => fit),
      { help: '回归线在该处的值' },
    ),
    numberColumn(
      'low',
      `${words} 下限`,
      figure(({ low }) => low),
      { help: `该处均值的 ${words} 置信区间的下限，按自由度 n − 2 的 t 分布` },
    ),
    numberColumn(
      'high',
      `${words} 上限`,
      figure(({ high }) => high),
      { help: `该处均值的 ${words} 置信区间的上限，按自由度 n − 2 的 t 分布` },
    ),
  ]);
}
