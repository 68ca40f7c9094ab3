import { maximum } from '../../extremes/index.ts';
import { permutationP, shuffles } from '../../permutations/index.ts';
import { log2Values, normalizeFirst } from '../../linear-model/index.ts';
import { InputError, type GroupedInputs, type Message, type MethodOutput, type RunContext } from '../../model/index.ts';
import { matchSets, requireMatches, unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { designOf } from './design.ts';
import { globalStatistic, groupsStatistic, normalP, type Centred, type GlobalStatistic } from './globalTest.ts';
import type { QeaOptions } from './qea.schema.ts';
import { featuresTable, permutes, resultTable, type TestedSet } from './resultTables.ts';
import { usableFeatures } from './usableFeatures.ts';

export type QeaInputs = GroupedInputs & { readonly sets: AliasedSets };

/** Below this a p by integration is but a bound. */
const leastP = 1e-13;

/**
 * Global test of sets of features by their values: between groups, or against a number.
 *
 * @throws {InputError} When the groups cannot be compared, no feature stands in a set, or no set has a size within the
 * limits.
 */
export function qea(
  { groups, matrix, sets }: QeaInputs,
  options: QeaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const design = designOf({ matrix, groups }, options);
  const { columns, outcomes } = design;
  const [width, n] = [matrix.samples.length, columns.length];
  const taken = Float64Array.from(
    { length: matrix.ids.length * n },
    (_, at) => matrix.values[Math.floor(at / n) * width + columns[at % n]!]!,
  );
  const values = log2Values(matrix, columns, taken, options.logged, normalizeFirst);
  const matched = matchSets(sets, matrix.ids);
  const unmatched = matrix.ids.filter((name) => matched.find(name) === undefined);
  const messages: Message[] = [...design.messages, ...requireMatches(matched, 'matrix', matrix.ids, unmatched)];

  const { missing, removed, usable } = usableFeatures(matrix, matched, values, design, options);
  if (missing > 0)
    messages.push({
      level: missing > 0.2 * usable.size * n ? 'warning' : 'info',
      text: `集合中的特征有 ${missing} 个缺失值，按该特征的均值计。缺失较多时结果偏保守，可先补全。`,
    });

  const members = matched.members.map((all) => Array.from(all).filter((feature) => usable.has(feature)));
  const tested = [...members.keys()].filter(
    (set) => members[set]!.length >= options.min_size && members[set]!.length <= options.max_size,
  );
  if (tested.length === 0) {
    throw new InputError(
      [
        {
          code: 'no-set-of-size',
          severity: 'error',
          input: 'min_size',
          what: `${sets.ids.length} 个集合在数据表中测到的特征数都不在 ${options.min_size} 到 ${options.max_size} 之间（最多的有 ${Math.max(0, maximum(members.map(({ length }) => length)))} 个）`,
          remedy: '请放宽“集合最少特征数”和“集合最多特征数”，或检查集合与数据表是否用同一种名称',
        },
      ],
      'parameter',
    );
  }
  const orders = permutes(design, options.p_kind) ? shuffles(n, options.permutations, seed) : null;
  const rows = tested.map((set, at) => {
    if (at % 8 === 0) progress('检验集合', at / tested.length);
    const features = members[set]!.map((feature) => usable.get(feature)!);
    const centred: Centred = { rows: features.map((one) => one.centred), samples: n };
    const statistic = statisticOf(centred, outcomes);
    const p = orders
      ? permutedP(centred, outcomes, statistic.q, orders)
      : Math.max(leastP, normalP(centred, statistic.q));
    const signs = features.map((one) =>
      design.kind === 'groups' ? 0 : one.centred.reduce((sum, value, i) => sum + value * outcomes[0]![i]!, 0),
    );
    return { set, features, signs, ...statistic, p };
  });
  const adjusted = pAdjust(
    Float64Array.from(rows, ({ p }) => p),
    options.p_adjust,
  );
  const significant = adjusted.reduce((count, p) => count + Number(p < 0.05), 0);
  if (rows.length >= 10 && significant > 0.7 * rows.length) {
    messages.push({
      level: 'info',
      text: `${rows.length} 个集合中有 ${significant} 个显著：${{ two: '两组的特征普遍不同', groups: '各组的特征普遍不同', numeric: '特征普遍随性状变化' }[design.kind]}，而整体检验只问集合是否有变化。想知道哪些集合变得更多，请看富集倍数，或用功能富集分析（ORA）与 GSEA。`,
    });
  }
  const order = [...rows.keys()].toSorted((a, b) => rows[a]!.p - rows[b]!.p || rows[b]!.q - rows[a]!.q || a - b);
  const sorted = order.map((at): TestedSet => ({ ...rows[at]!, adjusted: adjusted[at]! }));

  return {
    tables: [
      resultTable(sorted, { sets, names: matrix.ids, members: matched.members, design }, options),
      featuresTable(sorted, { sets, names: matrix.ids, design }),
      unmatchedTable([{ source: '数据表', names: unmatched }]),
    ],
    removed: [...design.removed, ...removed],
    messages,
    facts: {
      ...design.facts,
      design: design.kind,
      features: matrix.ids.length,
      used: usable.size,
      unmatched: unmatched.length,
      sets: sets.ids.length,
      tested: rows.length,
      significant,
      missing,
      seed,
    },
  };
}

const statisticOf = (centred: Centred, outcomes: readonly Float64Array[]): GlobalStatistic =>
  outcomes.length === 1 ? globalStatistic(centred, outcomes[0]!) : groupsStatistic(centred, outcomes);

function permutedP(
  centred: Centred,
  outcomes: readonly Float64Array[],
  q: number,
  orders: ReturnType<typeof shuffles>,
): number {
  const { count, size, values } = orders;
  const permuted = new Float64Array(count);
  const turned = outcomes.map(() => new Float64Array(size));
  for (let b = 0; b < count; b += 1) {
    outcomes.forEach((outcome, k) => {
      for (let i = 0; i < size; i += 1) turned[k]![i] = outcome[values[b * size + i]!]!;
    });
    permuted[b] = statisticOf(centred, turned).q;
  }
  return permutationP(q, permuted);
}
