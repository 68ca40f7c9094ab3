import { permutationP, shuffles } from '../../community/permutations/shuffles.ts';
import { log2Values } from '../../difference/linear-model/index.ts';
import { resolveComparison, type Comparison } from '../../difference/two-group/comparison.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn, type GroupedInputs, type Message, type MethodOutput, type Removal, type RunContext } from '../../model/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { matchSets, requireMatches, unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { globalStatistic, normalP, outcomeOf, type Centred } from './globalTest.ts';
import type { QeaOptions } from './qea.schema.ts';

export type QeaInputs = GroupedInputs & { readonly sets: AliasedSets };

/** Below this a p by integration is but a bound. */
const leastP = 1e-13;

/** @throws {InputError} When the groups do not exist or are too small. */
export function checkQea({ groups, matrix }: GroupedInputs, { reference, test_group }: QeaOptions): Comparison {
  return resolveComparison(matrix, groups, { reference, test_group, test: 'student', pair: '' });
}

/**
 * Global test of sets of features between two groups, by their values.
 *
 * @throws {InputError} When the groups cannot be compared, no feature stands in a set, or no set has a size within the limits.
 */
export function qea({ groups, matrix, sets }: QeaInputs, options: QeaOptions, { progress, seed }: RunContext): MethodOutput {
  const comparison = checkQea({ matrix, groups }, options);
  const { reference, referenceColumns, testColumns, testGroup } = comparison;
  const columns = Int32Array.of(...referenceColumns, ...testColumns);
  const [width, n] = [matrix.samples.length, columns.length];
  const taken = Float64Array.from({ length: matrix.ids.length * n }, (_, at) => matrix.values[Math.floor(at / n) * width + columns[at % n]!]!);
  const values = log2Values(matrix, columns, taken, options.logged);
  const matched = matchSets(sets, matrix.ids);
  const unmatched = matrix.ids.filter((name) => matched.find(name) === undefined);
  const messages: Message[] = [...comparison.messages, ...requireMatches(matched, 'matrix', matrix.ids, unmatched)];

  const removed: Removal[] = [...comparison.removed];
  const rowOf = new Map<number, { readonly row: number; readonly centred: Float64Array }>();
  let missing = 0;
  matrix.ids.forEach((name, row) => {
    const feature = matched.find(name);
    if (feature === undefined || rowOf.has(feature)) return;
    const own = values.subarray(row * n, (row + 1) * n);
    const { count, mean, variance } = rowMoments(own);
    if (count < 3 || !(variance > 0)) {
      removed.push({ kind: 'feature', id: name, reason: count < 3 ? '两组中不到 3 个有效值' : '两组中各样本的值都相同' });
      return;
    }
    missing += n - count;
    const divisor = options.scale === 'auto' ? Math.sqrt(variance) : 1;
    // What is missing says nothing: the mean.
    rowOf.set(feature, { row, centred: own.map((value) => (Number.isNaN(value) ? 0 : (value - mean) / divisor)) });
  });
  if (missing > 0) messages.push({ level: missing > 0.2 * rowOf.size * n ? 'warning' : 'info', text: `集合中的特征有 ${missing} 个缺失值，按该特征的均值计。缺失较多时结果偏保守，可先补全。` });

  const members = matched.members.map((all) => Array.from(all).filter((feature) => rowOf.has(feature)));
  const tested = [...members.keys()].filter((set) => members[set]!.length >= options.min_size && members[set]!.length <= options.max_size);
  if (tested.length === 0) {
    throw new InputError([{
      code: 'no-set-of-size', severity: 'error', input: 'min_size', what: `${sets.ids.length} 个集合在数据表中测到的特征数都不在 ${options.min_size} 到 ${options.max_size} 之间（最多的有 ${Math.max(0, ...members.map(({ length }) => length))} 个）`,
      remedy: '请放宽“集合最少特征数”和“集合最多特征数”，或检查集合与数据表是否用同一种名称',
    }], 'parameter');
  }
  const isTest = Uint8Array.from({ length: n }, (_, i) => Number(i >= referenceColumns.length));
  const outcome = outcomeOf(isTest);
  const orders = options.p_kind === 'permutation' ? shuffles(n, options.permutations, seed) : null;
  const rows = tested.map((set, at) => {
    if (at % 8 === 0) progress('检验集合', at / tested.length);
    const features = members[set]!.map((feature) => rowOf.get(feature)!);
    const centred: Centred = { rows: features.map((one) => one.centred), samples: n };
    const statistic = globalStatistic(centred, outcome);
    const p = orders ? permutedP(centred, outcome, statistic.q, orders) : Math.max(leastP, normalP(centred, statistic.q));
    const signs = features.map((one) => one.centred.reduce((sum, value, i) => sum + value * outcome[i]!, 0));
    return { set, features, signs, ...statistic, p };
  });
  const adjusted = pAdjust(Float64Array.from(rows, ({ p }) => p), options.p_adjust);
  const significant = adjusted.reduce((count, p) => count + Number(p < 0.05), 0);
  if (rows.length >= 10 && significant > 0.7 * rows.length) {
    messages.push({ level: 'info', text: `${rows.length} 个集合中有 ${significant} 个显著：两组的特征普遍不同，而整体检验只问集合是否有变化。想知道哪些集合变得更多，请看富集倍数，或用功能富集分析（ORA）与 GSEA。` });
  }
  const order = [...rows.keys()].toSorted((a, b) => rows[a]!.p - rows[b]!.p || rows[b]!.q - rows[a]!.q || a - b);
  const sorted = order.map((at) => rows[at]!);
  const figures = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(sorted, of);
  const nameOf = (set: number): string => sets.names[set]! || sets.ids[set]!;
  const lines = sorted.flatMap((row) => {
    const sum = row.parts.reduce((all, part) => all + part, 0);
    return [...row.parts.keys()].toSorted((a, b) => row.parts[b]! - row.parts[a]! || a - b).map((at) => ({ set: row.set, name: matrix.ids[row.features[at]!.row]!, share: sum > 0 ? row.parts[at]! / sum : 0, sign: row.signs[at]! }));
  });
  const ways = (row: (typeof rows)[number], sign: number): number => row.signs.filter((one) => one * sign > 0).length;

  return {
    tables: [
      tableOf('result', '整体检验结果', [
        textColumn('term', '条目', sorted.map(({ set }) => sets.ids[set]!), { help: '功能集合的编号' }),
        textColumn('name', '名称', sorted.map(({ set }) => nameOf(set)), { help: '功能集合的名称，没有时同编号' }),
        integerColumn('measured', '测到的特征数', figures(({ features }) => features.length), { help: '数据表中属于这个集合、且有变化的特征数' }),
        integerColumn('set_size', '集合大小', figures(({ set }) => matched.members[set]!.length), { help: '功能集合文件中这个集合的特征数' }),
        numberColumn('q', '统计量 Q', figures(({ q }) => q), { unit: '%', help: '两组的区别占特征总变异的百分比，各特征合在一起' }),
        numberColumn('expected', '期望 Q', figures(({ expected }) => expected), { unit: '%', help: '两组没有区别时 Q 的期望，100 ÷ (样本数 − 1)' }),
        numberColumn('fold', '富集倍数', figures(({ expected, q }) => q / expected), { help: '统计量 Q ÷ 期望 Q，大于 1 为比随机大' }),
        integerColumn('up', '升高数', figures((row) => ways(row, 1)), { help: `在“${testGroup}”中均值较高的特征数，不论是否显著` }),
        integerColumn('down', '降低数', figures((row) => ways(row, -1)), { help: `在“${testGroup}”中均值较低的特征数，不论是否显著` }),
        numberColumn('p', 'p 值', figures(({ p }) => p), { help: options.p_kind === 'permutation' ? `样本置换 ${options.permutations} 次中 Q 不小于实际的比例，分子分母各加 1` : '正态误差下 Q 不小于实际的概率，单侧' }),
        numberColumn('p_adj', '校正后 p 值', Float64Array.from(order, (at) => adjusted[at]!), { help: `对全部 ${rows.length} 个受检集合校正（${options.p_adjust}）` }),
        textColumn('features', '特征', sorted.map(({ features }) => features.map(({ row }) => matrix.ids[row]!).join(';')), { help: '测到的属于这个集合的特征，以分号分隔' }),
      ]),
      tableOf('features', '各特征的贡献', [
        textColumn('term', '条目', lines.map(({ set }) => sets.ids[set]!), { help: '功能集合的编号' }),
        textColumn('name', '名称', lines.map(({ set }) => nameOf(set)), { help: '功能集合的名称，没有时同编号' }),
        textColumn('feature', '特征', lines.map((line) => line.name), { help: '数据表中的特征名，同一集合中贡献大的在前' }),
        numberColumn('share', '贡献', Float64Array.from(lines, ({ share }) => share), { help: '该特征占集合统计量的份额，同一集合的合计为 1' }),
        textColumn('direction', '变化方向', lines.map(({ sign }) => (sign > 0 ? 'up' : sign < 0 ? 'down' : 'none')), { help: `在“${testGroup}”中均值较高（up）或较低（down），不论是否显著` }),
      ]),
      unmatchedTable([{ source: '数据表', names: unmatched }]),
    ],
    removed, messages,
    facts: {
      reference, test_group: testGroup, n_ref: referenceColumns.length, n_test: testColumns.length, features: matrix.ids.length, used: rowOf.size, unmatched: unmatched.length,
      sets: sets.ids.length, tested: rows.length, significant, missing, seed,
    },
  };
}

function permutedP(centred: Centred, outcome: Float64Array, q: number, orders: ReturnType<typeof shuffles>): number {
  const { count, size, values } = orders;
  const permuted = new Float64Array(count);
  const turned = new Float64Array(size);
  for (let b = 0; b < count; b += 1) {
    for (let i = 0; i < size; i += 1) turned[i] = outcome[values[b * size + i]!]!;
    permuted[b] = globalStatistic(centred, turned).q;
  }
  return permutationP(q, permuted);
}
