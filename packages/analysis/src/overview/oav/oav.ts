import {
  InputError,
  type Groups,
  type Matrix,
  type Message,
  type MethodOutput,
  type Records,
} from '../../model/index.ts';
import { levelsOf } from '../lipid/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import type { OavOptions } from './oav.schema.ts';
import { plainName, readThresholds, type Thresholds } from './thresholds.ts';
import { type Cell, type Compound, compoundTable, meansTable, withoutTable } from './resultTables.ts';
import { lollipopTable, mostAxes, oavMatrix, radarTable } from './chartTables.ts';

type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined; readonly records: Records };

/** @throws {InputError} When no compound has a threshold, or a concentration is negative. */
export function checkOav({ matrix, records }: Inputs, options: OavOptions): Thresholds {
  const thresholds = readThresholds(records, options);
  if (!matrix.ids.some((id) => thresholds.of.has(plainName(id)))) {
    throw new InputError([
      {
        code: 'no-threshold',
        severity: 'error',
        input: 'records',
        what: `数据表的化合物都不在阈值表中：数据表有“${matrix.ids.slice(0, 3).join('”“')}”`,
        remedy: '请使两个文件中的化合物名一致',
      },
    ]);
  }
  const bad = matrix.values.findIndex((value) => value < 0);
  if (bad >= 0)
    throw new InputError([
      {
        code: 'negative',
        severity: 'error',
        input: 'matrix',
        what: `“${matrix.ids[Math.floor(bad / matrix.samples.length)]}”的浓度 ${matrix.values[bad]} 小于 0`,
        remedy: '请使用未取对数的浓度',
      },
    ]);
  return thresholds;
}

/**
 * Odour activity values: concentration over threshold (Rothe & Thomas 1963, doi:10.1007/BF01493349), their means by
 * group, and their sums by note.
 *
 * @throws {InputError} When no compound has a threshold, or a concentration is negative.
 */
export function oav(inputs: Inputs, options: OavOptions): MethodOutput {
  const thresholds = checkOav(inputs, options);
  const { matrix } = inputs;
  const levels = levelsOf(matrix, inputs.groups);
  if (levels.length === 0)
    throw new InputError([
      {
        code: 'no-sample',
        severity: 'error',
        input: 'groups',
        what: '数据表的样本都不在分组中',
        remedy: '请检查两个文件的样本名是否一致',
      },
    ]);
  const width = matrix.samples.length;
  const compounds = compoundsOf(matrix, thresholds, levels, options);
  const order = compounds.toSorted((a, b) => (Number.isNaN(a.most) ? 1 : Number.isNaN(b.most) ? -1 : b.most - a.most));
  const active = order.filter(({ most }) => most >= options.least && most > 0);
  const without = matrix.ids.filter((id) => !thresholds.of.has(plainName(id)));
  const messages: Message[] = [...thresholds.messages];
  if (without.length > 0)
    messages.push({
      level: without.length > matrix.ids.length / 2 ? 'warning' : 'info',
      text: `${without.length} 个化合物没有阈值，没有 OAV：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
    });
  if (active.length === 0)
    messages.push({
      level: 'warning',
      text: `没有化合物的平均 OAV 达到 ${options.least}，图中没有内容；请检查单位与“浓度换算系数”`,
    });
  const radar = radarTable(
    active,
    levels.map(({ name }) => name),
    thresholds.noted,
    options,
  );
  if (radar.axes > 0 && radar.axes < 3)
    messages.push({
      level: 'info',
      text: `只有 ${radar.axes} 个${thresholds.noted ? '香韵' : '化合物'}，雷达图成不了形`,
    });
  if (radar.left > 0)
    messages.push({ level: 'info', text: `雷达图只画总和最大的 ${mostAxes} 个轴，其余 ${radar.left} 个未画` });

  return {
    tables: [
      compoundTable(order, active),
      meansTable(
        order,
        levels.map(({ name }) => name),
      ),
      radar.table,
      lollipopTable(active.slice(0, options.top)),
      oavMatrix(order, matrix),
      withoutTable(without),
    ],
    removed: without.map((id) => ({ kind: 'feature' as const, id, reason: '没有阈值' })),
    messages,
    facts: {
      compounds: compounds.length,
      without: without.length,
      active: active.length,
      groups: inputs.groups ? levels.length : 0,
      samples: width,
      axes: radar.axes,
      noted: Number(thresholds.noted),
      first: order[0]!.id,
      first_oav: order[0]!.most,
      ...Object.fromEntries(Object.entries(thresholds.used).map(([key, name]) => [`column_${key}`, name])),
    },
  };
}

/** The compounds with a threshold, in the order of the table. */
function compoundsOf(
  matrix: Matrix,
  thresholds: Thresholds,
  levels: ReturnType<typeof levelsOf>,
  { factor }: OavOptions,
): readonly Compound[] {
  const width = matrix.samples.length;
  return matrix.ids.flatMap((id, row): Compound[] => {
    const threshold = thresholds.of.get(plainName(id));
    if (!threshold) return [];
    const values = matrix.values
      .slice(row * width, (row + 1) * width)
      .map((value) => (value * factor) / threshold.value);
    const cells = levels.map(({ columns }) =>
      cellOf(Array.from(columns, (column) => values[column]!).filter((value) => !Number.isNaN(value))),
    );
    const best = cells.reduce(
      (at, { mean }, i) => (mean > (at < 0 ? Number.NEGATIVE_INFINITY : cells[at]!.mean) ? i : at),
      -1,
    );
    return [
      {
        id,
        threshold,
        values,
        cells,
        most: best < 0 ? Number.NaN : cells[best]!.mean,
        level: best < 0 ? '' : levels[best]!.name,
      },
    ];
  });
}

function cellOf(values: readonly number[]): Cell {
  const mean = arithmeticMean(values);
  return {
    n: values.length,
    mean,
    sd: sampleSd(values),
  };
}
