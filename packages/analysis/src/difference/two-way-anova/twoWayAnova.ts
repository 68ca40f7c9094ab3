import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { adjustedP } from '../../statistics/index.ts';
import { levelMoments } from '../../group-tests/index.ts';
import { effects } from './effectBases.ts';
import type { Effect } from './effectBases.ts';
import { factorCells } from './factorCells.ts';
import type { FactorCells } from './factorCells.ts';
import { comparePostHoc } from './postHoc.ts';
import type { PostHocPairs } from './postHoc.ts';
import { postHocTable } from './postHocTable.ts';
import { meansTable, reasons, resultTable, summaryTable, topTable } from './resultTables.ts';
import type { Judged } from './resultTables.ts';
import { twoWayTests } from './twoWayTests.ts';
import type { Outcome, TwoWayTests } from './twoWayTests.ts';
import { readTwoWayOptions } from './twoWayAnova.schema.ts';
import type { PostHoc, TwoWayOptions } from './twoWayAnova.schema.ts';

/** @throws {InputError} When the groups and the second factor make no two-way design. */
export const checkTwoWay = ({ matrix, groups }: GroupedInputs, raw: Options): void =>
  void factorCells(matrix, groups, readTwoWayOptions(raw));

/**
 * Two-way analysis of variance of every feature: group, a second factor and their interaction.
 *
 * @throws {InputError} When the groups and the second factor make no two-way design.
 */
export function runTwoWay({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readTwoWayOptions(raw);
  const cells = factorCells(matrix, groups, options);
  progress('各组合统计', 0);
  const moments = levelMoments({
    values: matrix.values,
    rows: matrix.ids.length,
    width: matrix.samples.length,
    columns: cells.columns,
  });
  progress('方差分析', 0.4);
  const tests = twoWayTests(moments, cells.groups.length, cells.levels.length, options.squares);
  const { judged, pi0 } = judge(tests, options);
  progress('两两比较', 0.5);
  const compared = comparedRows(tests, judged, options);
  const found: PostHocPairs =
    options.post_hoc === 'none'
      ? { pairs: [], letters: new Map() }
      : comparePostHoc(compared, options.post_hoc, cells, moments, tests, options.p);
  progress('整理结果', 0.8);
  const significant = (effect: Effect): number => judged[effect].significant.reduce((sum, value) => sum + value, 0);
  const counts = cells.columns.map((list) => list.length);

  return {
    tables: [
      resultTable(matrix, cells, tests, judged, options),
      summaryTable(cells, tests, judged),
      postHocTable(matrix, cells, found.pairs, options),
      meansTable(matrix, cells, moments, found, options),
      topTable(matrix, cells, tests, found, options),
    ],
    removed: cells.removed,
    messages: [...cells.messages, ...messagesOf(tests, cells, counts, significant('interaction'))],
    facts: {
      groups: cells.groups.join('、'),
      factor: cells.factor,
      levels: cells.levels.join('、'),
      n: cells.groups
        .map(
          (group, i) => `${group} ${counts.slice(i * cells.levels.length, (i + 1) * cells.levels.length).join('、')}`,
        )
        .join('；'),
      balanced: new Set(counts).size === 1 ? 1 : 0,
      features: matrix.ids.length,
      tested: tests.outcome.filter((outcome) => outcome === 'tested').length,
      significant_group: significant('group'),
      significant_factor: significant('factor'),
      significant_interaction: significant('interaction'),
      compared: compared.length,
      pairs: found.pairs.length,
      different: found.pairs.filter(({ p }) => p < options.p).length,
      ...(pi0 && { pi0 }),
    },
  };
}

/** The effects one of which must be significant for a feature to be compared further. */
const leading: Readonly<Record<PostHoc, readonly Effect[]>> = {
  'group-within': ['group', 'interaction'],
  'factor-within': ['factor', 'interaction'],
  group: ['group'],
  factor: ['factor'],
  cells: effects,
  none: [],
};

const comparedRows = ({ outcome }: TwoWayTests, judged: Judged, { post_hoc, scope }: TwoWayOptions): number[] =>
  post_hoc === 'none'
    ? []
    : [...outcome.keys()].filter(
        (row) =>
          outcome[row] === 'tested' &&
          (scope === 'all' || leading[post_hoc].some((effect) => judged[effect].significant[row] === 1)),
      );

/** Adjusted p-values and what is significant, effect by effect; `pi0` in words when it was estimated. */
function judge(
  tests: TwoWayTests,
  { p: limit, p_adjust, p_column }: TwoWayOptions,
): { readonly judged: Judged; readonly pi0: string } {
  const found = effects.map((effect) => {
    const { p } = tests.effects[effect];
    const { adjusted, pi0 } = adjustedP(p, p_adjust);
    return {
      effect,
      pi0,
      adjusted,
      significant: (p_column === 'p' ? p : adjusted).map((value) => (value < limit ? 1 : 0)),
    };
  });
  return {
    judged: Object.fromEntries(
      found.map(({ adjusted, effect, significant }) => [effect, { adjusted, significant }]),
    ) as Judged,
    pi0: found.every(({ pi0 }) => pi0 !== null) ? found.map(({ pi0 }) => Number(pi0!.toFixed(4))).join('、') : '',
  };
}

function messagesOf(
  { outcome }: TwoWayTests,
  { factor, groups, levels }: FactorCells,
  counts: readonly number[],
  interactions: number,
): Message[] {
  const messages: Message[] = [];
  for (const kind of Object.keys(reasons) as Outcome[]) {
    const count = outcome.filter((one) => one === kind).length;
    if (kind !== 'tested' && count > 0)
      messages.push({ level: 'warning', text: `${count} 个特征${reasons[kind]}，没有 p 值，也不计入多重检验校正` });
  }
  const empty = counts.indexOf(0);
  if (empty >= 0)
    messages.push({
      level: 'warning',
      text: `“${groups[Math.floor(empty / levels.length)]}”与“${levels[empty % levels.length]}”等 ${counts.filter((count) => count === 0).length} 个组合没有样本，交互作用只按有样本的组合检验`,
    });
  if (interactions > 0)
    messages.push({
      level: 'info',
      text: `${interactions} 个特征的交互作用显著：分组的作用随“${factor}”而变，这些特征的主效应不宜单独解释，请看交互作用图`,
    });
  return messages;
}
