import { changesOf, countChanges } from '../../changes/index.ts';
import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { log2Values } from '../../linear-model/index.ts';
import { resolveComparison, type Comparison } from '../../two-group-comparison/index.ts';
import { outcomes } from '../../group-tests/index.ts';
import { looksLikeCounts } from '../../rows/index.ts';
import { samTest } from './relabelledFdr.ts';
import type { Sam } from './relabelledFdr.ts';
import { curveTable, cutsTable, expectedTable, resultTable } from './resultTables.ts';
import { readSamOptions } from './sam.schema.ts';
import type { SamOptions } from './sam.schema.ts';

/** @throws {InputError} When the groups do not exist or are too small. */
export function checkSam({ matrix, groups }: GroupedInputs, raw: Options): Comparison {
  const { reference, test_group } = readSamOptions(raw);
  return resolveComparison(matrix, groups, { reference, test_group, test: 'student', pair: '' });
}

/**
 * Tests every feature for a difference between two groups by SAM.
 *
 * @throws {InputError} When the groups do not exist or are too small, or a value cannot be logged.
 */
export function runSam(inputs: GroupedInputs, raw: Options, { progress, seed }: RunContext): MethodOutput {
  const { matrix } = inputs;
  const options = readSamOptions(raw);
  const comparison = checkSam(inputs, raw);
  const { referenceColumns, testColumns } = comparison;
  const columns = Int32Array.of(...referenceColumns, ...testColumns);
  const [rows, width, n] = [matrix.ids.length, matrix.samples.length, columns.length];
  const taken = Float64Array.from(
    { length: rows * n },
    (_, at) => matrix.values[Math.floor(at / n) * width + columns[at % n]!]!,
  );
  const sam = samTest(
    {
      values: log2Values(matrix, columns, taken, options.logged),
      rows,
      width: n,
      referenceColumns: Int32Array.from(referenceColumns, (_, i) => i),
      testColumns: Int32Array.from(testColumns, (_, i) => referenceColumns.length + i),
      progress: (fraction) => progress('置换样本', fraction * 0.95),
    },
    { s0: options.s0_by === 'auto' ? 'auto' : options.s0, permutations: options.permutations, seed },
  );
  const { meanReference, meanTest, p } = sam.tests;
  const change = meanTest.map((mean, row) => mean - meanReference[row]!);
  const direction = changesOf(change, sam.q, options);
  const { down, untested, up } = countChanges(direction);
  const highest = change.reduce(
    (most, value, row) => (Math.abs(value) > most && !Number.isNaN(p[row]!) ? Math.abs(value) : most),
    0,
  );

  return {
    tables: [
      resultTable(matrix, { sam, direction }, options),
      cutsTable(sam),
      curveTable(sam, n, options.p, highest),
      expectedTable(matrix, sam, direction),
    ],
    removed: comparison.removed,
    messages: [...comparison.messages, ...messagesOf(sam, taken, options)],
    facts: {
      reference: comparison.reference,
      test_group: comparison.testGroup,
      n_ref: referenceColumns.length,
      n_test: testColumns.length,
      features: rows,
      tested: rows - untested,
      s0: sam.s0,
      pi0: sam.pi0,
      relabellings: sam.relabellings,
      all: sam.all ? 1 : 0,
      seed,
      up,
      down,
    },
  };
}

function messagesOf({ all, relabellings, tests }: Sam, taken: Float64Array, { logged }: SamOptions): Message[] {
  const messages: Message[] = [];
  for (const [index, { reason }] of outcomes.entries()) {
    const count = tests.outcome.reduce((sum, outcome) => sum + (outcome === index ? 1 : 0), 0);
    if (reason && count > 0)
      messages.push({ level: 'warning', text: `${count} 个特征${reason}，没有 d 值与 q 值，也不计入 FDR` });
  }
  if (all && relabellings < 50)
    messages.push({ level: 'info', text: `样本少，组标签只有 ${relabellings} 种分法，置换 FDR 较粗` });
  if (logged && taken.some((value) => value > 100))
    messages.push({
      level: 'warning',
      text: looksLikeCounts(taken)
        ? '数据都是非负整数，像测序计数；若是，请改用 DESeq2 或 edgeR'
        : '有的值超过 100，不像取过 log2 的数据；若不是，请关闭“数据已取对数”',
    });
  return messages;
}
