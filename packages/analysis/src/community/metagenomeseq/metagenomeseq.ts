import { countChanges } from '../../changes/index.ts';
import type { Message, MethodOutput, Options, Removal, RunContext } from '../../model/index.ts';
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
  const { down, untested: unknown, up } = countChanges(rows.map(({ direction }) => direction));
  const [logged, present] = (['对数线性模型', '只按丰度'] as const).map(
    (word) => rows.filter(({ basis }) => basis === word).length,
  ) as [number, number];
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
      ...(logged > 0
        ? [
            info(
              `${logged} 个检验改用 ln(归一化丰度 + 1) 的线性模型：某一组检出不足 2 个样本，两部分模型无法拟合；做法与 R 包相同，其 LFC 不是期望丰度之比`,
            ),
          ]
        : []),
      ...(present > 0 && options.present_error === 'deviation'
        ? [
            info(
              `${present} 个检验的分类单元几乎都检出，标准误按 R 包取残差标准差，偏大；可把“几乎都检出者的标准误”改为系数的标准误`,
            ),
          ]
        : []),
      ...(unknown > 0
        ? [info(`${unknown} 个检验没有做：检出率无法估计，是否检出可由分组与测序量完全分开；见“依据”一列`)]
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
      tested: rows.length - unknown,
      unknown,
      logged,
      present,
      up,
      down,
      percentile: comparisons.map(({ factors }) => Number(factors[0]!.percentile.toFixed(3))).join('、'),
    },
  };
}

const info = (text: string): Message => ({ level: 'info', text });
