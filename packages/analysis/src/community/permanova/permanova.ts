import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { DistanceTable, Groups, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { codeMessages, factorTerm, termWords, type FactorTerm } from '../../linear-model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { groupedDistance, subDistance, type DistanceInputs } from '../../community-distances/index.ts';
import { distinctGroupings } from '../../permutations/index.ts';
import { classTerm, ordersOf, partition, type Partition, type Term } from './partition.ts';
import type { PermanovaOptions } from './permanova.schema.ts';

type Design = {
  readonly distance: DistanceTable;
  readonly group: readonly string[];
  readonly covariate: readonly string[] | undefined;
  /** What the covariate is, over all samples. */
  readonly term: FactorTerm | undefined;
  readonly strata: readonly string[] | undefined;
};
type Found = ReturnType<typeof groupedDistance>;

/**
 * PERMANOVA of the distances over the groups, and of every pair of groups.
 *
 * @throws {InputError} Under two groups or three samples; for a column that the groups do not have, or one that leaves
 * nothing to test.
 */
export function runPermanova(
  inputs: DistanceInputs & { readonly groups: Groups },
  options: PermanovaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const found = groupedDistance(inputs, options, [options.covariate, options.strata]);
  const design = designOf(found, options);
  progress('置换检验', 0.2);
  const whole = test(design, options, seed);
  const term = whole.terms.at(-1)!;
  if (term.df === 0)
    throw refusal(
      'factor-confounded',
      `扣除“${options.covariate}”之后，分组没有剩下可解释的差异：每一类都只含一组`,
      '请去掉“先扣除的因素”，或换一列',
    );
  if (whole.residual.df === 0)
    throw refusal('too-few-samples', '每组只有一个样本，没有残差，无法检验', '每组至少需要 2 个样本');
  const levels = found.grouped.levels.filter((level) => design.group.includes(level));
  progress('两两比较', 0.6);
  const pairs = levels.flatMap((a, i) => levels.slice(i + 1).map((b) => pairOf(design, [a, b], options, seed)));

  return {
    tables: [resultTable(whole, options), pairsTable(pairs, options)],
    removed: found.removed,
    messages: [
      ...found.messages,
      ...codeMessages(design.term ? [design.term] : [], '请把“该因素的类型”设为按分类'),
      ...messagesOf(design, levels, options),
    ],
    facts: {
      ...found.facts,
      samples: design.group.length,
      groups: levels.length,
      n_per_group: levels.map((level) => `${level} ${design.group.filter((one) => one === level).length}`).join('、'),
      r2: term.r2,
      f: term.f,
      p: term.p,
      pairs: pairs.length,
      terms: termWords(design.term ? [design.term] : []),
    },
  };
}

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'groups', what, remedy }]);

function designOf({ grouped, ids, values }: Found, { covariate, covariate_type, strata }: PermanovaOptions): Design {
  const column = (option: string, name: string): readonly string[] | undefined => {
    if (name === '') return undefined;
    const found = grouped.factor(name);
    if (found) return found;
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: option,
          what: `分组表没有名为“${name}”的列`,
          remedy: '请从分组表的列中选择，或留空',
        },
      ],
      'parameter',
    );
  };
  const [first, blocks] = [column('covariate', covariate), column('strata', strata)];
  return {
    distance: { ids, values },
    group: Array.from(grouped.code, (level) => grouped.levels[level]!),
    covariate: first,
    term: first && factorTerm(covariate, first, covariate_type, 'covariate'),
    strata: blocks,
  };
}

function test(
  { covariate, distance, group, strata, term }: Design,
  { permutations }: PermanovaOptions,
  seed: number,
): Partition {
  // In two of the groups it may have one value only, and then explains nothing.
  const first =
    covariate && term && new Set(covariate).size > 1
      ? [factorTerm(term.name, covariate, term.kind === 'number' ? 'auto' : 'category', 'covariate')]
      : [];
  const terms: Term[] = [...first, classTerm('分组', group)];
  return partition(distance.values, terms, ordersOf(group.length, { permutations, seed, strata }));
}

type Pair = {
  readonly a: string;
  readonly b: string;
  readonly n: number;
  readonly r2: number;
  readonly f: number;
  readonly p: number;
};

function pairOf(design: Design, [a, b]: readonly [string, string], options: PermanovaOptions, seed: number): Pair {
  const kept = Array.from(design.group.keys()).filter((i) => design.group[i] === a || design.group[i] === b);
  const pick = <Value>(list: readonly Value[] | undefined): readonly Value[] | undefined =>
    list && kept.map((i) => list[i]!);
  const none = { a, b, n: kept.length, r2: Number.NaN, f: Number.NaN, p: Number.NaN };
  if (kept.length < 3) return none;
  const { residual, terms } = test(
    {
      ...design,
      distance: subDistance(design.distance, kept),
      group: pick(design.group)!,
      covariate: pick(design.covariate),
      strata: pick(design.strata),
    },
    options,
    seed,
  );
  const { df, f, p, r2 } = terms.at(-1)!;
  return df === 0 || residual.df === 0 ? none : { ...none, r2, f, p };
}

function resultTable({ residual, terms, total }: Partition, { permutations }: PermanovaOptions): Table {
  const rows = [
    ...terms,
    { name: '残差', ...residual, f: Number.NaN, p: Number.NaN },
    { name: '总和', ...total, r2: 1, f: Number.NaN, p: Number.NaN },
  ];
  const of = (name: 'df' | 'ss' | 'r2' | 'f' | 'p'): Float64Array => Float64Array.from(rows, (row) => row[name]);
  return tableOf('result', 'PERMANOVA 结果', [
    textColumn(
      'term',
      '来源',
      rows.map(({ name }) => name),
      { help: '模型的各项，按放入的次序；残差为组内差异' },
    ),
    integerColumn('df', '自由度', of('df'), { help: '分组为组数 − 1，总和为样本数 − 1' }),
    numberColumn('ss', '离差平方和', of('ss'), { help: '由距离平方得到的平方和，按次序逐项扣除（序贯平方和）' }),
    numberColumn('r2', 'R²', of('r2'), { help: '该项的平方和 ÷ 总平方和，即解释的差异比例，0～1' }),
    numberColumn('f', 'F 值', of('f'), { help: '伪 F 值：该项的均方 ÷ 残差均方' }),
    numberColumn('p', 'p 值', of('p'), {
      help: `置换 ${permutations} 次的 p 值：(不小于实际 F 的次数 + 1) ÷ (次数 + 1)`,
    }),
  ]);
}

function pairsTable(pairs: readonly Pair[], { p_adjust }: PermanovaOptions): Table {
  const of = (name: 'n' | 'r2' | 'f' | 'p'): Float64Array => Float64Array.from(pairs, (pair) => pair[name]);
  return tableOf('pairs', '两两比较', [
    textColumn(
      'group_a',
      '组 1',
      pairs.map(({ a }) => a),
      { help: '比较的第一组，按分组方案的次序' },
    ),
    textColumn(
      'group_b',
      '组 2',
      pairs.map(({ b }) => b),
      { help: '比较的第二组，按分组方案的次序' },
    ),
    integerColumn('n', '样本数', of('n'), { help: '两组的样本数之和' }),
    numberColumn('r2', 'R²', of('r2'), { help: '只取这两组时，分组解释的差异比例，0～1' }),
    numberColumn('f', 'F 值', of('f'), { help: '只取这两组时的伪 F 值' }),
    numberColumn('p', 'p 值', of('p'), { help: '只取这两组时的置换 p 值，未经多重检验校正' }),
    numberColumn('p_adj', '校正后 p 值', pAdjust(of('p'), p_adjust), {
      help: `在各对比较之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`,
    }),
  ]);
}

function messagesOf(
  { group, strata }: Design,
  levels: readonly string[],
  { permutations }: PermanovaOptions,
): Message[] {
  const messages: Message[] = [];
  const possible = distinctGroupings(levels.map((level) => group.filter((one) => one === level).length));
  if (!strata && possible < permutations)
    messages.push({
      level: 'warning',
      text: `样本很少，不同的分组方式只有 ${possible} 种，少于置换次数 ${permutations}；p 值不会低于约 ${(1 / possible).toPrecision(2)}`,
    });
  messages.push({ level: 'info', text: 'PERMANOVA 显著也可能来自各组离散程度不同，请同时查看 PERMDISP' });
  return messages;
}
