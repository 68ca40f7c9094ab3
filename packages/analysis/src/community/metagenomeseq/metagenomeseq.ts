import { countChanges } from '../../changes/index.ts';
import type { MethodOutput, Options, Removal, RunContext } from '../../model/index.ts';
import { readMetagenomeseqOptions } from './metagenomeseq.schema.ts';
import { type Inputs, prepare } from './prepare.ts';
import { compared } from './comparisons.ts';
import { factorsTable, resultTable } from './resultTables.ts';

/**
 * Differential abundance with a zero-inflated log-normal model after cumulative sum scaling: metagenomeSeq.
 *
 * @throws {InputError} When the data cannot be used.
 */
export function runMetagenomeseq(inputs: Inputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readMetagenomeseqOptions(raw);
  progress('准备数据', 0);
  const prepared = prepare(inputs, options);
  const { levels, names } = prepared;
  const comparisons = levels.slice(1).map((_, at) => {
    progress('拟合模型', 0.1 + (0.8 * at) / (levels.length - 1));
    return compared(prepared, at + 1, options);
  });
  const rows = comparisons.flatMap((one) => [...one.rows]);
  const { down, untested, up } = countChanges(rows.map(({ direction }) => direction));
  const used = new Set(rows.map(({ feature }) => feature));
  return {
    tables: [resultTable(prepared, rows, options), factorsTable(prepared, comparisons)],
    removed: [
      ...prepared.removed,
      ...names.flatMap((id, row): Removal[] =>
        used.has(row) ? [] : [{ kind: 'feature', id, reason: `检出率低于 ${options.prevalence}` }],
      ),
    ],
    messages: [
      ...prepared.messages,
      ...(untested > 0
        ? [
            {
              level: 'info' as const,
              text: `${untested} 个检验没有做：某一组检出不足 2 个样本，或检出处没有变化；见“依据”一列`,
            },
          ]
        : []),
    ],
    facts: {
      reference: levels[0]!,
      groups: levels
        .map((level, at) => `${level} ${prepared.code.reduce((sum, one) => sum + Number(one === at), 0)}`)
        .join('、'),
      annotated: Number(inputs.taxonomy !== undefined),
      comparisons: comparisons.length,
      taxa: names.length,
      tested: rows.length - untested,
      unknown: untested,
      up,
      down,
      percentile: comparisons.map(({ factors }) => Number(factors[0]!.percentile.toFixed(3))).join('、'),
    },
  };
}
