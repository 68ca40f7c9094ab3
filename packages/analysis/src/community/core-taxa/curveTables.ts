import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { corePan } from './corePan.ts';
import type { CoreTaxaOptions } from './coreTaxa.schema.ts';
import { prevalenceOf, rounding, thresholds, type Unit } from './prevalence.ts';
import { most } from './resultTables.ts';

/** Prevalence of each taxon at rising detection thresholds: those that reach the prevalence asked for at the lowest. */
export function heatTable(
  units: readonly Unit[],
  shares: Float64Array,
  width: number,
  names: readonly string[],
  { prevalence: least }: CoreTaxaOptions,
): { readonly table: Table; readonly left: number } {
  let left = 0;
  const rows = units.flatMap(({ members, name }) => {
    const reached = Array.from({ length: width }, (_, taxon) => ({
      taxon,
      values: thresholds.map((detection) => prevalenceOf(shares, width, members, taxon, detection)),
    }))
      .filter(({ values }) => values[0]! > 0 && values[0]! >= least - rounding)
      .toSorted(
        (a, b) =>
          b.values.reduce((sum, value) => sum + value, 0) - a.values.reduce((sum, value) => sum + value, 0) ||
          a.taxon - b.taxon,
      );
    left = Math.max(left, reached.length - most);
    return reached
      .slice(0, most)
      .flatMap(({ taxon, values }) => values.map((value, at) => ({ name, taxon, detection: thresholds[at]!, value })));
  });
  return {
    left: Math.max(0, left),
    table: tableOf('heat', '不同检出阈值下的检出率', [
      textColumn(
        'group',
        '分组',
        rows.map(({ name }) => name),
        { help: '组名；不分组时为“全部样本”' },
      ),
      textColumn(
        'taxon',
        '分类单元',
        rows.map(({ taxon }) => names[taxon]!),
        { help: '在最低检出阈值下达到检出率阈值的分类单元' },
      ),
      numberColumn(
        'detection',
        '检出阈值',
        Float64Array.from(rows, ({ detection }) => detection),
        { help: '相对丰度大于它才算检出，从 0.1% 到 20% 按对数等分' },
      ),
      numberColumn(
        'prevalence',
        '检出率',
        Float64Array.from(rows, ({ value }) => value),
        { help: '相对丰度大于检出阈值的样本所占比例' },
      ),
    ]),
  };
}

export function curveTable(
  curves: readonly (ReturnType<typeof corePan> & { readonly unit: Unit })[],
  permutations: number,
): Table {
  const along = (of: (one: (typeof curves)[number]) => Float64Array): Float64Array =>
    Float64Array.from(curves.flatMap((one) => Array.from(of(one))));
  return tableOf('curve', '核心–泛曲线', [
    textColumn(
      'group',
      '分组',
      curves.flatMap(({ unit }) => unit.members.map(() => unit.name)),
      { help: '组名；不分组时为“全部样本”' },
    ),
    integerColumn(
      'samples',
      '样本数',
      along(({ unit }) => Float64Array.from(unit.members, (_, at) => at + 1)),
      { help: '合在一起的样本个数' },
    ),
    numberColumn(
      'pan',
      '泛类群数',
      along(({ pan }) => pan),
      { help: `至少在其中 1 个样本中有计数的分类单元数，${permutations} 个随机次序的平均` },
    ),
    numberColumn(
      'pan_sd',
      '泛类群数标准差',
      along(({ panSd }) => panSd),
      { help: `泛类群数在 ${permutations} 个随机次序之间的标准差` },
    ),
    numberColumn(
      'core',
      '核心类群数',
      along(({ core }) => core),
      { help: `在其中每个样本都有计数的分类单元数，${permutations} 个随机次序的平均` },
    ),
    numberColumn(
      'core_sd',
      '核心类群数标准差',
      along(({ coreSd }) => coreSd),
      { help: `核心类群数在 ${permutations} 个随机次序之间的标准差` },
    ),
  ]);
}
