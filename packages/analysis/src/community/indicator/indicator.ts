import type { Message, MethodOutput, RunContext } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { combinationsOf, type Combination } from './association.ts';
import type { IndicatorOptions } from './indicator.schema.ts';
import { type IndicatorInputs, largestOf, prepare } from './prepare.ts';
import { groupsTable, resultTable, summaryTable, type Row } from './resultTables.ts';
import { strongestOf } from './strongestOf.ts';

/**
 * Indicator species: which taxa are associated with which group, or combination of groups, and the probability of as
 * strong an association by chance.
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
  const found = strongestOf(prepared, combinations, options, seed, (fraction) => progress('置换检验', fraction));
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
      summaryTable(rows, counted, wordOf, options),
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

/** Sort key of a row: rows without an association come last. */
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
