import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Table } from '../../model/index.ts';
import { matrixTable } from '../../model/index.ts';
import type { OavOptions } from './oav.schema.ts';
import type { Compound } from './resultTables.ts';

export const mostAxes = 16;

const highestOf = (values: readonly number[]): number =>
  values.reduce((most, value) => (value > most ? value : most), 0);
const sumPresent = (values: readonly number[]): number =>
  values.every(Number.isNaN) ? Number.NaN : values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0);

/** Sums of mean OAV by note, or the compounds themselves where no note is known. */
export function radarTable(
  active: readonly Compound[],
  levels: readonly string[],
  noted: boolean,
  { least, scale }: OavOptions,
): { readonly table: Table; readonly axes: number; readonly left: number } {
  const axisOf = ({ id, threshold }: Compound): readonly string[] => (noted ? threshold.notes : [id]);
  const names = [...new Set(active.flatMap(axisOf))];
  const sums = names.map((name) => {
    const own = active.filter((compound) => axisOf(compound).includes(name));
    return { name, n: own.length, means: levels.map((_, at) => sumPresent(own.map(({ cells }) => cells[at]!.mean))) };
  });
  const shown = sums
    .toSorted((a, b) => highestOf(b.means) - highestOf(a.means))
    .slice(0, mostAxes)
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  const raised = (value: number): number => (scale === 'log' ? Math.log10(1 + value) : value);
  const common = highestOf(shown.flatMap(({ means }) => means.map(raised)));
  const cells = levels.flatMap((level, at) =>
    shown.map(({ means, n, name }) => {
      const most = scale === 'max' ? highestOf(means) : common;
      return { level, name, n, mean: means[at]!, scaled: most > 0 ? raised(means[at]!) / most : 0 };
    }),
  );
  return {
    axes: names.length,
    left: names.length - shown.length,
    table: tableOf('radar', '香韵轮廓', [
      textColumn(
        'group',
        '分组',
        cells.map(({ level }) => level),
        { help: '分组方案中的组；没有分组时为“全部”' },
      ),
      textColumn(
        'axis',
        '香韵',
        cells.map(({ name }) => name),
        { help: '香韵；阈值表没有香韵时为化合物' },
      ),
      integerColumn(
        'n',
        '化合物数',
        Float64Array.from(cells, ({ n }) => n),
        { help: `有该香韵、任一组平均 OAV ≥ ${least} 的化合物数` },
      ),
      numberColumn(
        'mean',
        'OAV 之和',
        Float64Array.from(cells, ({ mean }) => mean),
        { help: '这些化合物在该组的平均 OAV 之和' },
      ),
      numberColumn(
        'scaled',
        '折算值',
        Float64Array.from(cells, ({ scaled }) => scaled),
        { help: '画在图上的值，0 为中心，1 为边缘' },
      ),
    ]),
  };
}

export function lollipopTable(shown: readonly Compound[]): Table {
  return tableOf('lollipop', '绘图数据', [
    textColumn(
      'label',
      '化合物',
      shown.map(({ id }) => id),
      { help: '化合物名，OAV 大的在前' },
    ),
    textColumn(
      'group',
      '香韵',
      shown.map(({ threshold }) => threshold.notes[0] ?? ''),
      { help: '阈值表中的第一个香韵，没有时为空' },
    ),
    numberColumn(
      'value',
      'log10(OAV)',
      Float64Array.from(shown, ({ most }) => Math.log10(most)),
      { help: '各组平均 OAV 最大值的 log10，0 即 OAV = 1' },
    ),
  ]);
}

export function oavMatrix(order: readonly Compound[], { samples }: Matrix): Table {
  const values = Float64Array.from(order.flatMap(({ values: own }) => Array.from(own)));
  return matrixTable(
    { idName: '化合物', ids: order.map(({ id }) => id), samples, values, annotations: [] },
    '各样本的 OAV',
    '该样本的 OAV：浓度 ÷ 阈值，浓度缺失的为空',
  );
}
