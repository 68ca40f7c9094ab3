import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../model/index.ts';
import { adjustedP } from '../statistics/index.ts';
import { resolveComparison, type Comparison } from './comparison.ts';
import {
  type Compared,
  type FeatureTests,
  outcomeOf,
  outcomes,
  pairedTTest,
  rankSumTest,
  signedRankTest,
  tTest,
} from '../group-tests/index.ts';
import { moderatedTTest } from './moderatedTTest.ts';
import { foldChanges } from './foldChanges.ts';
import type { FoldChanges } from './foldChanges.ts';
import { resultTable } from './resultTable.ts';
import { readTwoGroupOptions } from './twoGroup.schema.ts';
import type { TwoGroupOptions, TwoGroupTest } from './twoGroup.schema.ts';

const tests: Readonly<Record<TwoGroupTest, (compared: Compared) => FeatureTests>> = {
  welch: (compared) => tTest(compared, 'welch'),
  student: (compared) => tTest(compared, 'student'),
  wilcoxon: rankSumTest,
  paired: pairedTTest,
  'paired-wilcoxon': signedRankTest,
  limma: moderatedTTest,
};

/** @throws {InputError} When the groups do not exist, are too small, or cannot be paired. */
export function checkTwoGroup({ matrix, groups }: GroupedInputs, raw: Options): Comparison {
  return resolveComparison(matrix, groups, readTwoGroupOptions(raw));
}

/**
 * Tests every feature for a difference between two groups.
 *
 * @throws {InputError} When the groups do not exist, are too small, or cannot be paired.
 */
export function runTwoGroup(inputs: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const { matrix } = inputs;
  const options = readTwoGroupOptions(raw);
  const comparison = checkTwoGroup(inputs, raw);
  const found = tests[options.test]({
    values: matrix.values,
    rows: matrix.ids.length,
    width: matrix.samples.length,
    referenceColumns: comparison.referenceColumns,
    testColumns: comparison.testColumns,
    progress: (fraction) => progress('逐特征检验', fraction * 0.9),
  });
  progress('多重检验校正', 0.9);
  const { adjusted, pi0 } = adjustedP(found.p, options.p_adjust);
  const changes = foldChanges(found, options.p_column === 'p' ? found.p : adjusted, options);
  const count = (direction: string): number =>
    changes.direction.reduce((sum, value) => sum + (value === direction ? 1 : 0), 0);
  const tested = found.p.reduce((sum, p) => sum + (Number.isNaN(p) ? 0 : 1), 0);

  return {
    tables: [resultTable(matrix, { found, adjusted, changes }, options)],
    removed: comparison.removed,
    messages: [...comparison.messages, ...messagesOf(found, changes, options)],
    facts: {
      reference: comparison.reference,
      test_group: comparison.testGroup,
      n_ref: comparison.referenceColumns.length,
      n_test: comparison.testColumns.length,
      pair: comparison.pair ?? '',
      features: matrix.ids.length,
      tested,
      exact: found.outcome.reduce((sum, value) => sum + (outcomes[value]!.kind === 'exact' ? 1 : 0), 0),
      up: count('up'),
      down: count('down'),
      ...(pi0 === null ? {} : { pi0 }),
    },
  };
}

/** Outcomes of features that a test of ranks can still compare. */
const byRank: ReadonlySet<number> = new Set([outcomeOf.separated, outcomeOf.sameChange]);

function messagesOf(found: FeatureTests, changes: FoldChanges, { logged, test }: TwoGroupOptions): Message[] {
  const messages: Message[] = [];
  for (const [index, { reason }] of outcomes.entries()) {
    const count = found.outcome.reduce((sum, outcome) => sum + (outcome === index ? 1 : 0), 0);
    if (reason && count > 0)
      messages.push({
        level: 'warning',
        text: `${count} 个特征${reason}，没有 p 值，也不计入多重检验校正${byRank.has(index) ? '；这样的特征可另用 Wilcoxon 检验' : ''}`,
      });
  }
  if (changes.withoutFold > 0)
    messages.push({
      level: 'warning',
      text: `${changes.withoutFold} 个特征的组均值为 0 或负数，无法计算差异倍数；若数据已取对数，请打开“数据已取对数”`,
    });
  if (test === 'limma' && !logged)
    messages.push({
      level: 'warning',
      text: '调节 t 检验假定各特征的方差相近，通常要求 log2 尺度；本次按未取对数的数据进行，建议先取 log2 并打开“数据已取对数”',
    });
  const looksRaw = logged && found.meanReference.some((mean) => mean > 100);
  if (looksRaw)
    messages.push({
      level: 'warning',
      text: '有特征的均值超过 100，不像取过 log2 的数据；若不是，请关闭“数据已取对数”',
    });
  return messages;
}
