import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Environment, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { pAdjust, sampleVariance } from '../../statistics/index.ts';
import { communityDistance, sharedSamples, subDistance, type DistanceInputs } from '../../community-distances/index.ts';
import { mantelTest, pairsOf, shuffles } from '../../permutations/index.ts';
import type { MantelOptions } from './mantel.schema.ts';

const together = '全部变量';
/** The figure needs no more pairs than this. */
const mostPairs = 2_000;

type Row = { readonly variable: string; readonly n: number; readonly r: number; readonly p: number };

/**
 * Mantel tests of the community distances against those of the environment: all variables together, then one by one.
 *
 * A sample that lacks a value takes no part in the tests that need it.
 *
 * @throws {InputError} Under 4 samples in common.
 */
export function runMantel(
  { env, ...inputs }: DistanceInputs & { readonly env: Environment },
  options: MantelOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const all = communityDistance(inputs, options);
  const { left, leftOnly, right } = sharedSamples(all.ids, env.samples);
  if (left.length < 4)
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input: 'env',
        what: `群落数据与环境因子表共有的样本只有 ${left.length} 个，至少需要 4 个`,
        remedy: '请检查两个表的样本名是否一致',
      },
    ]);
  const community = subDistance(all, left);
  const columns = env.values.map((values) => Float64Array.from(right, (row) => values[row]!));

  const testOf = (
    variable: string,
    chosen: readonly Float64Array[],
  ): Row & { readonly kept: readonly number[]; readonly distance: Float64Array } => {
    const kept = Array.from(left.keys()).filter((i) => chosen.every((column) => !Number.isNaN(column[i]!)));
    const distance = environmentDistance(chosen, kept);
    const own = subDistance(community, kept).values;
    const test =
      kept.length < 4
        ? { r: Number.NaN, p: Number.NaN }
        : mantelTest(own, distance, kept.length, options.method, shuffles(kept.length, options.permutations, seed));
    return { variable, n: kept.length, kept, distance, ...test };
  };
  progress('置换检验', 0.2);
  const whole = testOf(together, columns);
  const single = columns.map((column, at) => {
    progress('逐个变量检验', 0.3 + (0.7 * at) / columns.length);
    return testOf(env.variables[at]!, [column]);
  });
  const rows: Row[] = [whole, ...single];
  const adjusted = [
    Number.NaN,
    ...pAdjust(
      Float64Array.from(single, ({ p }) => p),
      options.p_adjust,
    ),
  ];
  const undefinedOnes = rows.filter(({ r }) => Number.isNaN(r)).map(({ variable }) => variable);
  const messages: Message[] = [...all.messages];
  if (leftOnly.length > 0)
    messages.push({ level: 'warning', text: `${leftOnly.length} 个样本不在环境因子表中，未参与分析` });
  if (whole.n < left.length)
    messages.push({
      level: 'warning',
      text: `${left.length - whole.n} 个样本缺少某个环境变量，未参与全部变量的检验；逐个变量时只缺该变量的样本不参与`,
    });
  if (undefinedOnes.length > 0)
    messages.push({
      level: 'warning',
      text: `“${undefinedOnes.join('”“')}”没有变化或有值的样本不足 4 个，没有相关系数`,
    });

  return {
    tables: [
      tableOf('result', 'Mantel 检验', [
        textColumn(
          'variable',
          '环境变量',
          rows.map(({ variable }) => variable),
          { help: '第一行为全部变量（标准化后的欧氏距离），其余为逐个变量' },
        ),
        integerColumn(
          'n',
          '样本数',
          Float64Array.from(rows, ({ n }) => n),
          { help: '有群落数据、且这些变量都有值的样本数' },
        ),
        numberColumn(
          'r',
          'r',
          Float64Array.from(rows, ({ r }) => r),
          { help: `群落距离与环境距离的 ${options.method === 'pearson' ? 'Pearson' : 'Spearman'} 相关系数，−1～1` },
        ),
        numberColumn(
          'p',
          'p 值',
          Float64Array.from(rows, ({ p }) => p),
          { help: `置换 ${options.permutations} 次的单侧 p 值：(不小于实际 r 的次数 + 1) ÷ (次数 + 1)` },
        ),
        numberColumn('p_adj', '校正后 p 值', Float64Array.from(adjusted), {
          help: `在各变量之内作 ${options.p_adjust === 'BH' ? 'Benjamini–Hochberg' : options.p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正；全部变量不校正，为空`,
        }),
      ]),
      pairsTable(whole, subDistance(community, whole.kept)),
    ],
    removed: [
      ...all.removed,
      ...leftOnly.map((id) => ({ kind: 'sample' as const, id, reason: '环境因子表中没有这个样本' })),
    ],
    messages,
    facts: { ...all.facts, n: whole.n, variables: env.variables.length, r: whole.r, p: whole.p },
  };
}

/**
 * Euclidean distances of variables with mean 0 and standard deviation 1 (n − 1); a variable without variation adds
 * nothing.
 */
function environmentDistance(columns: readonly Float64Array[], kept: readonly number[]): Float64Array {
  const size = kept.length;
  const squares = new Float64Array(size * size);
  for (const column of columns) {
    const values = Float64Array.from(kept, (i) => column[i]!);
    const variance = sampleVariance(values);
    if (!(variance > 0) || values.every((value) => value === values[0])) continue;
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < size; j += 1) squares[i * size + j]! += (values[i]! - values[j]!) ** 2 / variance;
  }
  return squares.map(Math.sqrt);
}

function pairsTable(
  { distance }: { readonly distance: Float64Array },
  { ids, values }: { readonly ids: readonly string[]; readonly values: Float64Array },
): MethodOutput['tables'][number] {
  const size = ids.length;
  const [community, environment] = [pairsOf(values, size), pairsOf(distance, size)];
  const names = ids.flatMap((a, j) => ids.slice(j + 1).map((b) => [a, b] as const));
  const shown = Math.min(community.length, mostPairs);
  const rows = Array.from({ length: shown }, (_, i) =>
    shown < 2 ? 0 : Math.round((i * (community.length - 1)) / (shown - 1)),
  );
  return tableOf('pairs', '样本对的距离', [
    textColumn(
      'sample_a',
      '样本 1',
      rows.map((row) => names[row]![0]),
      { help: `样本对中的一个；超过 ${mostPairs} 对时等距取样` },
    ),
    textColumn(
      'sample_b',
      '样本 2',
      rows.map((row) => names[row]![1]),
      { help: '样本对中的另一个，与样本 1 不同' },
    ),
    numberColumn(
      'environment',
      '环境距离',
      Float64Array.from(rows, (row) => environment[row]!),
      { help: '全部环境变量标准化后的欧氏距离' },
    ),
    numberColumn(
      'community',
      '群落距离',
      Float64Array.from(rows, (row) => community[row]!),
      { help: '两个样本之间的群落距离' },
    ),
  ]);
}
