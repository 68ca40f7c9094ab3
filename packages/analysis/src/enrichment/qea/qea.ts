import { permutationP, shuffles } from '../../permutations/index.ts';
import { log2Values } from '../../linear-model/index.ts';
import {
  InputError,
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type GroupedInputs,
  type Message,
  type MethodOutput,
  type Removal,
  type RunContext,
} from '../../model/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { matchSets, requireMatches, unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { arithmeticMean, pAdjust } from '../../statistics/index.ts';
import { designOf, type Design } from './design.ts';
import { globalStatistic, groupsStatistic, normalP, type Centred, type GlobalStatistic } from './globalTest.ts';
import type { QeaOptions } from './qea.schema.ts';

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
  const values = log2Values(matrix, columns, taken, options.logged);
  const matched = matchSets(sets, matrix.ids);
  const unmatched = matrix.ids.filter((name) => matched.find(name) === undefined);
  const messages: Message[] = [...design.messages, ...requireMatches(matched, 'matrix', matrix.ids, unmatched)];

  const removed: Removal[] = [...design.removed];
  const rowOf = new Map<number, { readonly row: number; readonly centred: Float64Array }>();
  let missing = 0;
  matrix.ids.forEach((name, row) => {
    const feature = matched.find(name);
    if (feature === undefined || rowOf.has(feature)) return;
    const own = values.subarray(row * n, (row + 1) * n);
    const { count, mean, variance } = rowMoments(own);
    if (count < 3 || !(variance > 0)) {
      removed.push({
        kind: 'feature',
        id: name,
        reason: `${design.kind === 'two' ? '两组中' : ''}${count < 3 ? '不到 3 个有效值' : '各样本的值都相同'}`,
      });
      return;
    }
    missing += n - count;
    const divisor = options.scale === 'auto' ? Math.sqrt(variance) : 1;
    // What is missing says nothing: the mean.
    rowOf.set(feature, { row, centred: own.map((value) => (Number.isNaN(value) ? 0 : (value - mean) / divisor)) });
  });
  if (missing > 0)
    messages.push({
      level: missing > 0.2 * rowOf.size * n ? 'warning' : 'info',
      text: `集合中的特征有 ${missing} 个缺失值，按该特征的均值计。缺失较多时结果偏保守，可先补全。`,
    });

  const members = matched.members.map((all) => Array.from(all).filter((feature) => rowOf.has(feature)));
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
          what: `${sets.ids.length} 个集合在数据表中测到的特征数都不在 ${options.min_size} 到 ${options.max_size} 之间（最多的有 ${Math.max(0, ...members.map(({ length }) => length))} 个）`,
          remedy: '请放宽“集合最少特征数”和“集合最多特征数”，或检查集合与数据表是否用同一种名称',
        },
      ],
      'parameter',
    );
  }
  const permuted = options.p_kind === 'permutation' || design.kind === 'groups';
  const orders = permuted ? shuffles(n, options.permutations, seed) : null;
  const rows = tested.map((set, at) => {
    if (at % 8 === 0) progress('检验集合', at / tested.length);
    const features = members[set]!.map((feature) => rowOf.get(feature)!);
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
  const sorted = order.map((at) => rows[at]!);
  const figures = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(sorted, of);
  const nameOf = (set: number): string => sets.names[set]! || sets.ids[set]!;
  const lines = sorted.flatMap((row) => {
    const sum = row.parts.reduce((all, part) => all + part, 0);
    return [...row.parts.keys()]
      .toSorted((a, b) => row.parts[b]! - row.parts[a]! || a - b)
      .map((at) => ({
        set: row.set,
        name: matrix.ids[row.features[at]!.row]!,
        share: sum > 0 ? row.parts[at]! / sum : 0,
        sign: row.signs[at]!,
        centred: row.features[at]!.centred,
      }));
  });
  const ways = (row: (typeof rows)[number], sign: number): number => row.signs.filter((one) => one * sign > 0).length;

  return {
    tables: [
      tableOf('result', '整体检验结果', [
        textColumn(
          'term',
          '条目',
          sorted.map(({ set }) => sets.ids[set]!),
          { help: '功能集合的编号' },
        ),
        textColumn(
          'name',
          '名称',
          sorted.map(({ set }) => nameOf(set)),
          { help: '功能集合的名称，没有时同编号' },
        ),
        integerColumn(
          'measured',
          '测到的特征数',
          figures(({ features }) => features.length),
          { help: '数据表中属于这个集合、且各样本不全相同的特征数' },
        ),
        integerColumn(
          'set_size',
          '集合大小',
          figures(({ set }) => matched.members[set]!.length),
          { help: '功能集合文件中这个集合的特征数' },
        ),
        numberColumn(
          'q',
          '统计量 Q',
          figures(({ q }) => q),
          {
            unit: '%',
            help: {
              two: '两组的区别占特征总变异的百分比，各特征合在一起',
              groups: '组间变异占特征总变异的百分比，各特征合在一起',
              numeric: '随性状的变化占特征总变异的百分比，各特征合在一起',
            }[design.kind],
          },
        ),
        numberColumn(
          'expected',
          '期望 Q',
          figures(({ expected }) => expected),
          {
            unit: '%',
            help:
              design.kind === 'groups'
                ? '各组没有区别时 Q 的期望，100 × (组数 − 1) ÷ (样本数 − 1)'
                : `${design.kind === 'two' ? '两组没有区别' : '与性状无关'}时 Q 的期望，100 ÷ (样本数 − 1)`,
          },
        ),
        numberColumn(
          'fold',
          '富集倍数',
          figures(({ expected, q }) => q / expected),
          { help: '统计量 Q ÷ 期望 Q，大于 1 为比随机大' },
        ),
        ...(design.kind === 'groups'
          ? []
          : [
              integerColumn(
                'up',
                '升高数',
                figures((row) => ways(row, 1)),
                { help: `${higherWords(design, '高')}的特征数，不论是否显著` },
              ),
              integerColumn(
                'down',
                '降低数',
                figures((row) => ways(row, -1)),
                { help: `${higherWords(design, '低')}的特征数，不论是否显著` },
              ),
            ]),
        numberColumn(
          'p',
          'p 值',
          figures(({ p }) => p),
          {
            help: permuted
              ? `样本置换 ${options.permutations} 次中 Q 不小于实际的比例，分子分母各加 1`
              : '正态误差下 Q 不小于实际的概率，单侧',
          },
        ),
        numberColumn(
          'p_adj',
          '校正后 p 值',
          Float64Array.from(order, (at) => adjusted[at]!),
          { help: `对全部 ${rows.length} 个受检集合校正（${options.p_adjust}）` },
        ),
        textColumn(
          'features',
          '特征',
          sorted.map(({ features }) => features.map(({ row }) => matrix.ids[row]!).join(';')),
          { help: '测到的属于这个集合的特征，以分号分隔' },
        ),
      ]),
      tableOf('features', '各特征的贡献', [
        textColumn(
          'term',
          '条目',
          lines.map(({ set }) => sets.ids[set]!),
          { help: '功能集合的编号' },
        ),
        textColumn(
          'name',
          '名称',
          lines.map(({ set }) => nameOf(set)),
          { help: '功能集合的名称，没有时同编号' },
        ),
        textColumn(
          'feature',
          '特征',
          lines.map((line) => line.name),
          { help: '数据表中的特征名，同一集合中贡献大的在前' },
        ),
        numberColumn(
          'share',
          '贡献',
          Float64Array.from(lines, ({ share }) => share),
          { help: '该特征占集合统计量的份额，同一集合的合计为 1' },
        ),
        design.kind === 'groups'
          ? textColumn(
              'highest',
              '最高的组',
              lines.map(({ centred }) => highestOf(centred, design)),
              { help: '均值最高的组，不论是否显著；并列时取靠前的' },
            )
          : textColumn(
              'direction',
              '变化方向',
              lines.map(({ sign }) => (sign > 0 ? 'up' : sign < 0 ? 'down' : 'none')),
              {
                help: `${higherWords(design, '高')}（up）或${design.kind === 'two' ? '较低' : '降低'}（down），不论是否显著`,
              },
            ),
      ]),
      unmatchedTable([{ source: '数据表', names: unmatched }]),
    ],
    removed,
    messages,
    facts: {
      ...design.facts,
      design: design.kind,
      features: matrix.ids.length,
      used: rowOf.size,
      unmatched: unmatched.length,
      sets: sets.ids.length,
      tested: rows.length,
      significant,
      missing,
      seed,
    },
  };
}

const higherWords = ({ facts, kind }: Design, way: '高' | '低'): string =>
  kind === 'two'
    ? `在“${facts['test_group']}”中均值较${way}`
    : `随“${facts['trait']}”${way === '高' ? '升高' : '降低'}`;

const statisticOf = (centred: Centred, outcomes: readonly Float64Array[]): GlobalStatistic =>
  outcomes.length === 1 ? globalStatistic(centred, outcomes[0]!) : groupsStatistic(centred, outcomes);

function highestOf(centred: Float64Array, { levelOf, levels }: Design): string {
  const means = levels.map((_, level) => {
    const own = centred.filter((__, i) => levelOf[i] === level);
    return arithmeticMean(own);
  });
  return levels[means.indexOf(Math.max(...means))]!;
}

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
