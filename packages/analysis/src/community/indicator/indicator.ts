import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Removal, RunContext, Table, Taxonomy } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { shuffles } from '../../permutations/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import {
  associationOf,
  combinationCount,
  combinationsOf,
  strongest,
  type Combination,
  type Held,
} from './association.ts';
import type { IndicatorOptions } from './indicator.schema.ts';

export type IndicatorInputs = {
  readonly matrix: Matrix;
  readonly groups: Groups;
  readonly taxonomy?: Taxonomy | undefined;
};

/** What takes part, features in rows: only the samples that hold a feature, as most hold few. */
type Prepared = {
  readonly names: readonly string[];
  readonly lineages: readonly string[];
  readonly held: readonly { readonly samples: Int32Array; readonly values: Float64Array }[];
  readonly levels: readonly string[];
  readonly sizes: readonly number[];
  readonly code: Int32Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly annotated: boolean;
};
type Row = {
  readonly feature: number;
  readonly combination: number;
  readonly value: number;
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly adjusted: number;
  readonly indicator: boolean;
};

/** More combinations than this take long and are read by nobody. */
const mostCombinations = 1_100;
/** Features whose values at every group are listed. */
const listed = 200;
/** Equal but for rounding, as in vegan. */
const tolerance = Math.sqrt(Number.EPSILON);
const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);

/**
 * How many groups a combination may have: all of them together have no outside, so that nothing correlates with them.
 */
const largestOf = (groups: number, { statistic }: IndicatorOptions): number =>
  statistic.startsWith('indval') ? groups : groups - 1;

/** @throws {InputError} When the data cannot be used, or there are too many combinations. */
export function prepare({ groups, matrix, taxonomy }: IndicatorInputs, options: IndicatorOptions): Prepared {
  const found = abundancesOf(matrix, { whole: false, least: 3 });
  const grouped = inGroups(found.samples, groups, { levels: 2 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(found.ids, taxonomy, options.rank);
  const all = taxa?.names ?? found.ids;
  const values = taxa ? sumByTaxon(found.values, found.samples.length, taxa.of, all.length) : found.values;
  grouped.levels.forEach((level, at) => {
    if (grouped.sizes[at]! < 2)
      throw fault(
        'groups',
        'too-few-samples',
        `“${level}”组只有 ${grouped.sizes[at]!} 个样本参与分析`,
        '每组至少要有 2 个样本，建议 5 个以上；或从分组方案中去掉这一组',
      );
  });
  const largest = largestOf(grouped.levels.length, options);
  const most = Math.min(options.max_order, largest);
  if (combinationCount(grouped.levels.length, most) > mostCombinations) {
    throw fault(
      'max_order',
      'option-value',
      `${grouped.levels.length} 个组至多 ${most} 个合并有 ${combinationCount(grouped.levels.length, most)} 种组合，最多 ${mostCombinations} 种`,
      '请减少“最多几个组合并”，或减少分组',
      'parameter',
    );
  }
  const share = (i: number): number => (options.relative ? found.totals[i]! : 1);
  const removed: Removal[] = [];
  const kept = Array.from(all.keys()).flatMap((row) => {
    const samples = Int32Array.from(
      Array.from(grouped.kept.keys()).filter((i) => values[grouped.kept[i]! * all.length + row]! > 0),
    );
    const seen = samples.length / grouped.kept.length;
    if (samples.length > 0 && seen >= options.prevalence)
      return [
        {
          row,
          samples,
          values: Float64Array.from(
            samples,
            (i) => values[grouped.kept[i]! * all.length + row]! / share(grouped.kept[i]!),
          ),
        },
      ];
    removed.push({
      kind: 'feature',
      id: all[row]!,
      reason: samples.length === 0 ? '在各组的样本中都没有检出' : `检出率低于 ${options.prevalence}`,
    });
    return [];
  });
  if (kept.length === 0)
    throw fault(
      'matrix',
      'too-few-features',
      `没有检出率不低于 ${options.prevalence} 的分类单元`,
      '请调低“最低检出率”',
    );
  const messages: Message[] = [...found.messages, ...grouped.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，分析特征本身' });
  if (options.max_order > largest)
    messages.push({ level: 'info', text: `只有 ${grouped.levels.length} 个组，至多合并 ${largest} 个` });
  return {
    names: kept.map(({ row }) => all[row]!),
    lineages: kept.map(({ row }) => taxa?.lineages[row] ?? ''),
    held: kept,
    levels: grouped.levels,
    sizes: grouped.sizes,
    code: grouped.code,
    removed: [...found.removed, ...grouped.removed, ...removed],
    messages,
    annotated: taxonomy !== undefined,
  };
}

/** Sums by group with the samples in another order; into `room`, which is used again. */
function sumsOf(
  { samples, values }: Prepared['held'][number],
  code: Int32Array,
  order: Int32Array | null,
  room: Held,
): Held {
  room.sum.fill(0);
  room.square.fill(0);
  room.present.fill(0);
  for (let at = 0; at < samples.length; at += 1) {
    const group = code[order ? order[samples[at]!]! : samples[at]!]!;
    const value = values[at]!;
    room.sum[group]! += value;
    room.square[group]! += value * value;
    room.present[group]! += 1;
  }
  return room;
}

/**
 * Indicator species: which taxa go with which group, or combination of groups, and the chance of going as well with any
 * of them.
 *
 * @throws {InputError} As `prepare`.
 */
export function runIndicator(
  inputs: IndicatorInputs,
  options: IndicatorOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('准备数据', 0);
  const prepared = prepare(inputs, options);
  const { code, held, levels, names, sizes } = prepared;
  const combinations = combinationsOf(levels.length, Math.min(options.max_order, largestOf(levels.length, options)));
  const orders = shuffles(code.length, options.permutations, seed);
  const room: Held = {
    sum: new Float64Array(levels.length),
    square: new Float64Array(levels.length),
    present: new Float64Array(levels.length),
  };
  const found = held.map((own, feature) => {
    if (feature % 20 === 0) progress('置换检验', feature / held.length);
    const association = associationOf(sumsOf(own, code, null, room), sizes, options.statistic);
    const best = strongest(association, combinations);
    if (best.at < 0) return { combination: -1, value: Number.NaN, a: Number.NaN, b: Number.NaN, p: Number.NaN };
    const { a, b } = association.strength(combinations[best.at]!);
    // A taxon of all groups indicates none of them.
    if (combinations[best.at]!.length === levels.length)
      return { combination: best.at, value: best.value, a, b, p: Number.NaN };
    let hits = 0;
    for (let round = 0; round < orders.count; round += 1) {
      const shuffled = associationOf(
        sumsOf(own, code, orders.values.subarray(round * orders.size, (round + 1) * orders.size), room),
        sizes,
        options.statistic,
      );
      // Whether any combination reaches the best one found; which of them is best does not matter.
      if (combinations.some((combination) => shuffled.value(combination) >= best.value - tolerance)) hits += 1;
    }
    return { combination: best.at, value: best.value, a, b, p: (hits + 1) / (orders.count + 1) };
  });
  const adjusted = pAdjust(
    Float64Array.from(found, ({ p }) => p),
    options.p_adjust,
  );
  const rows = found
    .map((one, feature): Row => ({
      ...one,
      feature,
      adjusted: adjusted[feature]!,
      indicator: (options.p_column === 'p' ? one.p : adjusted[feature]!) < options.p,
    }))
    .toSorted(
      (one, other) =>
        placeOf(one, combinations) - placeOf(other, combinations) ||
        Number(other.indicator) - Number(one.indicator) ||
        other.value - one.value ||
        one.feature - other.feature,
    );
  const wordOf = (combination: number): string =>
    combination < 0 ? '' : combinations[combination]!.map((group) => levels[group]!).join('+');
  const counted = combinations.map(
    (_, at) => rows.filter(({ combination, indicator }) => indicator && combination === at).length,
  );
  const most = counted.reduce((best, count, at) => (count > counted[best]! ? at : best), 0);
  const everywhere = rows.filter(({ combination, p }) => combination >= 0 && Number.isNaN(p)).length;
  const undefinedOnes = rows.filter(({ combination }) => combination < 0).length;
  const significant = rows.filter(({ indicator }) => indicator).length;

  return {
    tables: [
      resultTable(prepared, rows, combinations, wordOf, options),
      groupsTable(prepared, rows, options),
      tableOf('summary', '各组的指示物种数', [
        textColumn(
          'group',
          '组',
          combinations.map((_, at) => wordOf(at)),
          { help: '一个组，或以 + 相连的几个组' },
        ),
        integerColumn('indicators', '指示物种数', Float64Array.from(counted), {
          help: `最强关联为该组（合）、且${options.p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${options.p} 的分类单元数`,
        }),
        integerColumn(
          'assigned',
          '最强关联数',
          Float64Array.from(combinations, (_, at) => rows.filter(({ combination }) => combination === at).length),
          { help: '最强关联为该组（合）的分类单元数，不论是否显著' },
        ),
      ]),
    ],
    removed: prepared.removed,
    messages: [
      ...prepared.messages,
      ...(everywhere > 0
        ? [
            {
              level: 'info' as const,
              text: `${everywhere} 个分类单元与全部各组的合并关联最强，不指示任何一组，没有 p 值`,
            },
          ]
        : []),
      ...(undefinedOnes > 0
        ? [{ level: 'info' as const, text: `${undefinedOnes} 个分类单元在各样本中没有变化，没有相关系数` }]
        : []),
      ...floorMessage(options, held.length, significant),
    ],
    facts: {
      samples: code.length,
      groups: levels.map((level, at) => `${level} ${sizes[at]!}`).join('、'),
      taxa: names.length,
      annotated: Number(prepared.annotated),
      combinations: combinations.length,
      tested: rows.filter(({ p }) => !Number.isNaN(p)).length,
      indicators: significant,
      first: significant > 0 ? wordOf(most) : '',
      first_count: counted[most]!,
      said: combinations
        .flatMap((_, at) => (counted[at]! > 0 ? [`${wordOf(at)} ${counted[at]!} 个`] : []))
        .slice(0, 8)
        .join('、'),
    },
  };
}

/** Those without an association come last. */
const placeOf = ({ combination }: Row, combinations: readonly Combination[]): number =>
  combination < 0 ? combinations.length : combination;

/** Too few permutations for a p that survives its adjustment, whatever the data. */
function floorMessage(
  { p, p_adjust, p_column, permutations }: IndicatorOptions,
  tests: number,
  found: number,
): Message[] {
  const least = (p_adjust === 'BH' ? 1 : tests) / (permutations + 1);
  return p_column === 'p_adj' && found === 0 && least >= p
    ? [
        {
          level: 'warning',
          text: `置换 ${permutations} 次、${tests} 个检验时，校正后的 p 值不可能小于 ${p}；请增加置换次数`,
        },
      ]
    : [];
}

function resultTable(
  { lineages, names, held, code, levels, sizes }: Prepared,
  rows: readonly Row[],
  combinations: readonly Combination[],
  wordOf: (at: number) => string,
  { p, p_adjust, p_column, permutations, relative, statistic }: IndicatorOptions,
): Table {
  const of = (pick: (row: Row) => number): Float64Array => Float64Array.from(rows, pick);
  const equal = statistic.endsWith('_g');
  const room: Held = {
    sum: new Float64Array(levels.length),
    square: new Float64Array(levels.length),
    present: new Float64Array(levels.length),
  };
  const means = rows.map(({ combination, feature }) => {
    const { sum } = sumsOf(held[feature]!, code, null, room);
    const inside = new Set(combination < 0 ? [] : combinations[combination]!);
    const mean = (is: boolean): number => {
      const groups = levels.flatMap((_, group) => (inside.has(group) === is ? [group] : []));
      return (
        groups.reduce((all, group) => all + sum[group]!, 0) / groups.reduce((all, group) => all + sizes[group]!, 0)
      );
    };
    return { inside: mean(true), outside: mean(false) };
  });
  const what = relative ? '相对丰度' : '数值';
  return tableOf('result', '指示物种', [
    textColumn(
      'feature',
      '分类单元',
      rows.map(({ feature }) => names[feature]!),
      { help: '分类单元的名称；没有物种注释时为特征名' },
    ),
    textColumn(
      'group',
      '指示的组',
      rows.map(({ combination }) => wordOf(combination)),
      { help: '关联最强的组；几个组的组合以 + 相连；相等时取组数少的' },
    ),
    integerColumn(
      'order',
      '组数',
      of(({ combination }) => (combination < 0 ? Number.NaN : combinations[combination]!.length)),
      { help: '指示的组的个数' },
    ),
    numberColumn(
      'a',
      'A（特异性）',
      of(({ a }) => a),
      { help: `分类单元的${equal ? '各组平均' : '合计'}丰度中属于该组的比例，0～1；1 为只在该组出现` },
    ),
    numberColumn(
      'b',
      'B（忠诚度）',
      of(({ b }) => b),
      { help: '该组的样本中检出它的比例，0～1；1 为每个样本都有' },
    ),
    numberColumn(
      'stat',
      '指示值',
      of(({ value }) => value),
      {
        help: statistic.startsWith('indval')
          ? '√(A × B)，0～1，越大越能代表该组'
          : '丰度与是否属于该组的相关系数，−1～1',
      },
    ),
    numberColumn(
      'p',
      'p 值',
      of((row) => row.p),
      { help: `置换 ${permutations} 次：任一组的指示值不小于实际值的次数 + 1，÷ (次数 + 1)；指示全部各组的没有 p 值` },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      of(({ adjusted }) => adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，在全部分类单元之内校正` },
    ),
    textColumn(
      'indicator',
      '指示物种',
      rows.map(({ indicator }) => (indicator ? '是' : '否')),
      { help: `${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p} 的为是` },
    ),
    numberColumn(
      'mean_in',
      '组内平均',
      Float64Array.from(means, ({ inside }) => inside),
      { help: `该组（合）的样本中的平均${what}` },
    ),
    numberColumn(
      'mean_out',
      '组外平均',
      Float64Array.from(means, ({ outside }) => outside),
      { help: `其余样本中的平均${what}` },
    ),
    textColumn(
      'lineage',
      '分类路径',
      rows.map(({ feature }) => lineages[feature]!),
      { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' },
    ),
  ]);
}

/** The first features at every single group, one row each, as charts take it. */
function groupsTable(
  { code, held, levels, names, sizes }: Prepared,
  rows: readonly Row[],
  { statistic }: IndicatorOptions,
): Table {
  const chosen = [
    ...rows.filter(({ indicator }) => indicator),
    ...rows.filter(({ indicator }) => !indicator).toSorted((one, other) => one.p - other.p || other.value - one.value),
  ]
    .filter(({ combination }) => combination >= 0)
    .slice(0, listed);
  const room: Held = {
    sum: new Float64Array(levels.length),
    square: new Float64Array(levels.length),
    present: new Float64Array(levels.length),
  };
  const long = chosen.flatMap(({ feature }) => {
    const association = associationOf(sumsOf(held[feature]!, code, null, room), sizes, statistic);
    return levels.map((level, group) => ({ feature: names[feature]!, level, ...association.strength([group]) }));
  });
  const of = (pick: (row: (typeof long)[number]) => number): Float64Array => Float64Array.from(long, pick);
  return tableOf('groups', '在各组的指示值', [
    textColumn(
      'feature',
      '分类单元',
      long.map(({ feature }) => feature),
      { help: `指示物种在前，其次按 p 值；至多 ${listed} 个` },
    ),
    textColumn(
      'group',
      '组',
      long.map(({ level }) => level),
      { help: '样本分组中单个的组' },
    ),
    numberColumn(
      'a',
      'A（特异性）',
      of(({ a }) => a),
      { help: '分类单元的丰度中属于该组的比例' },
    ),
    numberColumn(
      'b',
      'B（忠诚度）',
      of(({ b }) => b),
      { help: '该组的样本中检出它的比例' },
    ),
    numberColumn(
      'stat',
      '指示值',
      of(({ value }) => value),
      { help: '分类单元与该组的关联强度' },
    ),
  ]);
}
