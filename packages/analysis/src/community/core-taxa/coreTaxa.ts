import { uniform } from '../../linear/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext, Table, Taxonomy } from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { presencesOf, randomOrders } from '../accumulation/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { unitsOf } from '../units/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { corePan } from './corePan.ts';
import type { CoreTaxaOptions } from './coreTaxa.schema.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly taxonomy?: Taxonomy | undefined;
  readonly groups?: Groups | undefined;
};
type Unit = { readonly name: string; readonly members: readonly number[] };

/**
 * Detection thresholds of the heat map: ten, evenly on a logarithm from 0.1% to 20%, as `plot_core` of the R package
 * microbiome suggests.
 */
export const thresholds: readonly number[] = Array.from(
  { length: 10 },
  (_, at) => 10 ** (-3 + (at * (Math.log10(0.2) + 3)) / 9),
);
/** Taxa of the heat map, at most. */
const most = 200;
/** What differs by rounding only counts as reached. */
const rounding = 1e-9;

/** Share of some samples in which a taxon exceeds a detection threshold. */
export function prevalenceOf(
  shares: Float64Array,
  width: number,
  members: readonly number[],
  taxon: number,
  detection: number,
): number {
  let count = 0;
  for (const i of members) count += Number(shares[i * width + taxon]! > detection);
  return count / members.length;
}

/**
 * Taxa that most samples hold, at one threshold and across many, and how core and pan change with the number of
 * samples.
 *
 * @throws {InputError} When a value is missing or negative, the taxonomy lacks the rank, or groups are asked for and
 * none is given.
 */
export function runCoreTaxa(
  { groups, matrix, taxonomy }: Inputs,
  options: CoreTaxaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const found = abundancesOf(matrix, { whole: false, least: 2 });
  const n = found.samples.length;
  const taxa =
    options.rank === 'feature' || !taxonomy
      ? { names: found.ids, of: Int32Array.from(found.ids.keys()), messages: [] as readonly Message[] }
      : taxaOf(found.ids, taxonomy, options.rank);
  const width = taxa.names.length;
  const shares = sumByTaxon(found.values, n, taxa.of, width).map(
    (sum, at) => sum / found.totals[Math.floor(at / width)]!,
  );
  const { messages, removed, units } = unitsOf(found.samples, groups, options.by);
  const random = uniform(seed);
  const small = units.filter(({ members }) => members.length < 3);
  const core = units.flatMap((unit) => coreOf(unit, shares, width, options));
  const curves = units.map((unit, at) => {
    progress('随机加入样本', at / units.length);
    const presences = presencesOf(shares, width, unit.members);
    return {
      unit,
      ...corePan(presences, randomOrders(unit.members.length, options.permutations, random)),
      observed: presences.frequency.length,
    };
  });
  const counts = units.map(({ name }) => core.filter((row) => row.unit === name).length);
  const sets = units.map(({ name }) => new Set(core.filter((row) => row.unit === name).map(({ taxon }) => taxon)));
  const shared = sets.reduce((all, own) => new Set([...all].filter((taxon) => own.has(taxon))));
  const heat = heatTable(units, shares, width, taxa.names, options);

  return {
    tables: [
      coreTable(core, taxa.names),
      summaryTable(
        curves.map(({ observed, unit }, at) => ({
          unit,
          observed,
          core: counts[at]!,
          share: core.filter((row) => row.unit === unit.name).reduce((sum, { mean }) => sum + mean, 0),
        })),
      ),
      heat.table,
      curveTable(curves, options.permutations),
    ],
    removed: [...found.removed, ...removed],
    messages: [
      ...found.messages,
      ...taxa.messages,
      ...messages,
      ...(!taxonomy && options.rank !== 'feature'
        ? [{ level: 'info' as const, text: '没有提供物种注释，按特征本身统计' }]
        : []),
      ...(small.length > 0
        ? [
            {
              level: 'warning' as const,
              text: `${small.map(({ name }) => name).join('、')} 的样本少于 3 个，检出率很粗，核心类群不可靠`,
            },
          ]
        : []),
      ...(core.length === 0
        ? [{ level: 'warning' as const, text: '没有达到阈值的核心类群，请降低检出阈值或检出率阈值' }]
        : []),
      ...(heat.left > 0
        ? [{ level: 'info' as const, text: `阈值表只列检出率最高的 ${most} 个分类单元，另有 ${heat.left} 个未列` }]
        : []),
    ],
    facts: {
      samples: units.reduce((sum, { members }) => sum + members.length, 0),
      taxa: width,
      rank: taxonomy ? options.rank : 'feature',
      units: units.length,
      core_min: Math.min(...counts),
      core_max: Math.max(...counts),
      shared: shared.size,
      said: units.map(({ name }, at) => `${name} ${counts[at]!} 个`).join('、'),
    },
  };
}

type Core = {
  readonly unit: string;
  readonly taxon: number;
  readonly prevalence: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
};

function coreOf(
  { members, name }: Unit,
  shares: Float64Array,
  width: number,
  { detection, prevalence: least }: CoreTaxaOptions,
): Core[] {
  return Array.from({ length: width }, (_, taxon): Core => {
    const values = members.map((i) => shares[i * width + taxon]!);
    return {
      unit: name,
      taxon,
      prevalence: prevalenceOf(shares, width, members, taxon, detection),
      mean: arithmeticMean(values),
      low: Math.min(...values),
      high: Math.max(...values),
    };
  })
    .filter(({ prevalence }) => prevalence > 0 && prevalence >= least - rounding)
    .toSorted((a, b) => b.prevalence - a.prevalence || b.mean - a.mean || a.taxon - b.taxon);
}

function coreTable(rows: readonly Core[], names: readonly string[]): Table {
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

function summaryTable(rows: readonly Line[]): Table {
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

/** Prevalence of each taxon at rising detection thresholds: those that reach the prevalence asked for at the lowest. */
function heatTable(
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

function curveTable(
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
