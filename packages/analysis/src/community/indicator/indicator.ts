import { integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RunContext } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { shuffles } from '../../permutations/index.ts';
import { associationOf, combinationsOf, strongest, type Combination, type Held } from './association.ts';
import type { IndicatorOptions } from './indicator.schema.ts';
import { type IndicatorInputs, largestOf, prepare } from './prepare.ts';
import { sumsOf } from './groupSums.ts';
import { groupsTable, resultTable, type Row } from './resultTables.ts';

/** Equal but for rounding, as in vegan. */
const tolerance = Math.sqrt(Number.EPSILON);

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
