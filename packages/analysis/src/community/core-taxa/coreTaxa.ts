import { maximum, minimum } from '../../extremes/index.ts';
import { uniform } from '../../linear/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext, Taxonomy } from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { randomOrders, presencesOf } from '../accumulation/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { unitsOf } from '../units/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { corePan } from './corePan.ts';
import type { CoreTaxaOptions } from './coreTaxa.schema.ts';
import { curveTable, heatTable } from './curveTables.ts';
import { type Core, coreTable, most, summaryTable } from './resultTables.ts';
import { prevalenceOf, rounding, type Unit } from './prevalence.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly taxonomy?: Taxonomy | undefined;
  readonly groups?: Groups | undefined;
};

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
      ...messagesOf({ taxonomy: taxonomy !== undefined, small, found: core.length, unlisted: heat.left }, options),
    ],
    facts: {
      samples: units.reduce((sum, { members }) => sum + members.length, 0),
      taxa: width,
      rank: taxonomy ? options.rank : 'feature',
      units: units.length,
      core_min: minimum(counts),
      core_max: maximum(counts),
      shared: shared.size,
      said: units.map(({ name }, at) => `${name} ${counts[at]!} 个`).join('、'),
    },
  };
}

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
      low: minimum(values),
      high: maximum(values),
    };
  })
    .filter(({ prevalence }) => prevalence > 0 && prevalence >= least - rounding)
    .toSorted((a, b) => b.prevalence - a.prevalence || b.mean - a.mean || a.taxon - b.taxon);
}

function messagesOf(
  {
    found,
    small,
    taxonomy,
    unlisted,
  }: {
    /** Core taxa of all groups. */
    readonly found: number;
    /** Groups of fewer than 3 samples. */
    readonly small: readonly Unit[];
    /** Whether there is one. */
    readonly taxonomy: boolean;
    /** Taxa that the table of thresholds leaves out. */
    readonly unlisted: number;
  },
  { rank }: CoreTaxaOptions,
): Message[] {
  return [
    ...(!taxonomy && rank !== 'feature' ? [{ level: 'info' as const, text: '没有提供物种注释，按特征本身统计' }] : []),
    ...(small.length > 0
      ? [
          {
            level: 'warning' as const,
            text: `${small.map(({ name }) => name).join('、')} 的样本少于 3 个，检出率很粗，核心类群不可靠`,
          },
        ]
      : []),
    ...(found === 0 ? [{ level: 'warning' as const, text: '没有达到阈值的核心类群，请降低检出阈值或检出率阈值' }] : []),
    ...(unlisted > 0
      ? [{ level: 'info' as const, text: `阈值表只列检出率最高的 ${most} 个分类单元，另有 ${unlisted} 个未列` }]
      : []),
  ];
}
