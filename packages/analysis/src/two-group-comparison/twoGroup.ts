import type { GroupedInputs, Matrix, Message, MethodOutput, Options, RunContext } from '../model/index.ts';
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
import { looksLikeCounts } from '../rows/index.ts';
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
  const compared: Compared = {
    values: matrix.values,
    rows: matrix.ids.length,
    width: matrix.samples.length,
    referenceColumns: comparison.referenceColumns,
    testColumns: comparison.testColumns,
    progress: (fraction) => progress('逐特征检验', fraction * 0.9),
  };
  const found = tests[options.test](compared);
  progress('多重检验校正', 0.9);
  const { adjusted, pi0 } = adjustedP(found.p, options.p_adjust);
  const changes = foldChanges(found, compared, options.p_column === 'p' ? found.p : adjusted, options);
  const { down, no_fold, only_ref, only_test, untested, up } = changes.counts;

  return {
    tables: [resultTable(matrix, { found, adjusted, changes }, options)],
    removed: comparison.removed,
    messages: [...comparison.messages, ...messagesOf(found, changes, matrix, options)],
    facts: {
      reference: comparison.reference,
      test_group: comparison.testGroup,
      n_ref: comparison.referenceColumns.length,
      n_test: comparison.testColumns.length,
      pair: comparison.pair ?? '',
      features: matrix.ids.length,
      tested: matrix.ids.length - untested,
      exact: found.outcome.reduce((sum, value) => sum + (outcomes[value]!.kind === 'exact' ? 1 : 0), 0),
      up,
      down,
      only_test,
      only_ref,
      no_fold,
      ...(pi0 === null ? {} : { pi0 }),
    },
  };
}

/** Outcomes of features that a test of ranks can still compare. */
const byRank: ReadonlySet<number> = new Set([outcomeOf.separated, outcomeOf.sameChange]);

function messagesOf(
  found: FeatureTests,
  changes: FoldChanges,
  { values }: Matrix,
  { logged, test }: TwoGroupOptions,
): Message[] {
  const messages: Message[] = [];
  for (const [index, { reason }] of outcomes.entries()) {
    const count = found.outcome.reduce((sum, outcome) => sum + (outcome === index ? 1 : 0), 0);
    if (reason && count > 0)
      messages.push({
        level: 'warning',
        text: `${count} 个特征${reason}，没有 p 值，也不计入多重检验校正${byRank.has(index) ? '；这样的特征可另用 Wilcoxon 检验' : ''}`,
      });
  }
  const { counts, negative, oneSided } = changes;
  if (oneSided > 0)
    messages.push({
      level: 'info',
      text: `${oneSided} 个特征在一组中全为 0，没有差异倍数；其中 P 值达到阈值的单列为“仅比较组检出”（${counts.only_test} 个）与“仅参照组检出”（${counts.only_ref} 个）`,
    });
  if (negative > 0)
    messages.push({
      level: 'warning',
      text: `${negative} 个特征的组均值不大于 0，无法计算差异倍数；数据含负值，若已取 log2，请打开“数据已取对数”`,
    });
  const counted = looksLikeCounts(values);
  if (counted)
    messages.push({
      level: 'warning',
      text: '数据都是非负整数，像测序计数；若是，请改用 DESeq2 或 edgeR，它们考虑测序深度和计数的方差，不必先取对数',
    });
  else if (test === 'limma' && !logged)
    messages.push({
      level: 'warning',
      text: '调节 t 检验假定各特征的方差相近，通常要求 log2 尺度；本次按未取对数的数据进行，建议先取 log2 并打开“数据已取对数”',
    });
  const looksRaw = logged && !counted && found.meanReference.some((mean) => mean > 100);
  if (looksRaw)
    messages.push({
      level: 'warning',
      text: '有特征的均值超过 100，不像取过 log2 的数据；若不是，请关闭“数据已取对数”',
    });
  return messages;
}
