import { heatmap } from '../../clustered-heatmap/index.ts';
import { resolveComparison, runTwoGroup, type TwoGroupOptions } from '../../two-group-comparison/index.ts';
import {
  InputError,
  type Groups,
  type InputValues,
  type Matrix,
  type Message,
  type MethodOutput,
  type RunContext,
} from '../../model/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { matchSets, requireMatches, type AliasedSets } from '../../sets/index.ts';
import { comparisonTable, heatmapTables, scoresTable, setsTable, topTable, type Scored } from './scoreTables.ts';
import type { SsgseaOptions } from './ssgsea.schema.ts';
import { overRange, ssgseaScores, tiedShare } from './ssgseaScores.ts';

export type SsgseaInputs = {
  readonly matrix: InputValues['matrix'];
  readonly sets: AliasedSets;
  readonly groups?: Groups | undefined;
};

/** @throws {InputError} When two groups are to be compared and cannot be. */
export function checkSsgsea({ matrix, groups }: Pick<SsgseaInputs, 'matrix' | 'groups'>, options: SsgseaOptions): void {
  if (tests(groups, options)) resolveComparison(matrix, groups!, twoGroupChoice(options));
}

const tests = (groups: Groups | undefined, { test }: SsgseaOptions): boolean =>
  groups !== undefined && groups.levels.length > 1 && test !== 'none';
const twoGroupChoice = ({ test, reference, test_group, pair, p_adjust }: SsgseaOptions): TwoGroupOptions => ({
  test: test === 'none' ? 'welch' : test,
  reference,
  test_group,
  pair,
  p_adjust,
  logged: true,
  fc: 1,
  p: 0.05,
  p_column: 'p_adj',
});

/**
 * A score of each set in each sample, with a heat map's tables and, where there are groups, a comparison of two.
 *
 * @throws {InputError} When no feature stands in a set, no set has a size within the limits, or the groups cannot be
 * compared.
 */
export function ssgsea(
  { matrix, sets, groups }: SsgseaInputs,
  options: SsgseaOptions,
  context: RunContext,
): MethodOutput {
  const { scored, messages, facts } = score({ matrix, sets }, options, context);
  const compared = tests(groups, options) ? compare(scored.matrix, groups!, options, context) : null;
  if (compared) messages.push(...compared.messages);
  if (groups && groups.levels.length < 2 && options.test !== 'none')
    messages.push({ level: 'info', text: '分组方案只有一组，没有作两组比较。' });
  const drawn = draw(scored.matrix, groups, options);

  const tested = compared && {
    p: compared.p,
    adjusted: compared.adjusted,
    reference: compared.reference,
    testGroup: compared.testGroup,
  };
  const variance = (row: number): number =>
    rowMoments(rowAt(scored.matrix.values, scored.matrix.samples.length, row)).variance;
  const rank = (row: number): number =>
    tested ? (Number.isNaN(tested.p[row]!) ? 2 : tested.p[row]!) : -variance(row) || 0;
  const ranks = scored.sets.map((_, row) => rank(row));
  const top = [...ranks.keys()].toSorted((a, b) => ranks[a]! - ranks[b]! || a - b).slice(0, options.top);
  context.progress('整理结果', 1);
  return {
    tables: [
      scoresTable(scored, facts.normalized === 'yes'),
      setsTable(scored),
      ...(compared ? [comparisonTable(scored, compared.table)] : []),
      topTable(scored, { rows: top, groups, tested }),
      ...heatmapTables(drawn),
    ],
    removed: compared?.removed ?? [],
    messages,
    facts: {
      ...facts,
      drawn: Number(drawn.facts['features']),
      ...(compared?.facts ?? { reference: '', test_group: '' }),
    },
  };
}

function score(
  { matrix, sets }: SsgseaInputs,
  options: SsgseaOptions,
  { progress }: RunContext,
): { scored: Scored; messages: Message[]; facts: Record<string, string | number> } {
  const matched = matchSets(sets, matrix.ids);
  const unmatched = matrix.ids.filter((name) => matched.find(name) === undefined);
  // Features of no set are the rule here and stay in the ranking.
  const messages = requireMatches(
    matched,
    'matrix',
    matrix.ids,
    unmatched.length === matrix.ids.length ? unmatched : [],
  );
  const rowOf = new Map<number, number>();
  let doubled = 0;
  matrix.ids.forEach((name, row) => {
    const feature = matched.find(name);
    if (feature === undefined) return;
    if (rowOf.has(feature)) doubled += 1;
    else rowOf.set(feature, row);
  });
  if (doubled > 0)
    messages.push({
      level: 'info',
      text: `有 ${doubled} 行与前面的行对应同一个特征，只有最前面的一行算作集合的成员。`,
    });
  const rows = matched.members.map((members) =>
    Int32Array.from(Array.from(members).flatMap((feature) => rowOf.get(feature) ?? [])).sort(),
  );
  const total = matrix.ids.length;
  const kept = [...rows.keys()].filter(
    (set) =>
      rows[set]!.length >= options.min_size && rows[set]!.length <= options.max_size && rows[set]!.length < total,
  );
  if (kept.length === 0)
    throw noSetOfSize(
      sets.ids.length,
      rows.reduce((most, { length }) => Math.max(most, length), 0),
      options,
    );

  const table = { values: matrix.values, rows: total, samples: matrix.samples.length };
  const raw = ssgseaScores(
    table,
    kept.map((set) => rows[set]!),
    options.alpha,
    options.min_size,
    (fraction) => progress('逐样本计算得分', 0.8 * fraction),
  );
  const normal = options.normalize ? overRange(raw) : null;
  if (options.normalize && !normal)
    messages.push({ level: 'warning', text: '全部得分相同或只有一个得分，没有极差可除，给出的是原始得分。' });
  const missing = matrix.values.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  if (missing > 0)
    messages.push({
      level: 'warning',
      text: `数据表有 ${missing} 个缺失值：缺失的特征在该样本中不参与排序，得分随测到的特征数变化，缺失较多的样本不宜与其他样本比较，建议先补全。`,
    });
  const lacking = raw.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  if (lacking > 0)
    messages.push({
      level: 'warning',
      text: `${lacking} 处没有得分：该集合在该样本中测到的特征不足 ${options.min_size} 个。`,
    });
  const ties = tiedShare(table);
  if (ties > 0.1)
    messages.push({
      level: 'warning',
      text: `有 ${Math.round(100 * ties)}% 的值与同一样本中别的特征相同（常见于大量的 0），它们之间按文件中的先后排序，会影响得分；建议先过滤低表达的特征。`,
    });

  const names = kept.map((set) => sets.names[set]! || sets.ids[set]!);
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  const ids = names.map((name, at) => (repeated.has(name) ? `${name}（${sets.ids[kept[at]!]!}）` : name));
  const scored: Scored = {
    sets: kept.map((set, at) => ({
      term: sets.ids[set]!,
      name: names[at]!,
      size: matched.members[set]!.length,
      measured: rows[set]!.length,
    })),
    matrix: { idName: '集合', ids, samples: matrix.samples, values: normal ?? raw, annotations: [] },
  };
  return {
    scored,
    messages,
    facts: {
      features: total,
      samples: matrix.samples.length,
      sets: sets.ids.length,
      scored: kept.length,
      unmatched: unmatched.length,
      missing,
      lacking,
      normalized: normal ? 'yes' : 'no',
    },
  };
}

type Comparison = {
  readonly table: MethodOutput['tables'][number];
  readonly messages: Message[];
  readonly removed: MethodOutput['removed'];
  readonly facts: MethodOutput['facts'];
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
  readonly reference: string;
  readonly testGroup: string;
};

function compare(matrix: Matrix, groups: Groups, options: SsgseaOptions, { seed, progress }: RunContext): Comparison {
  const choice = twoGroupChoice(options);
  const { messages, reference, removed, testGroup } = resolveComparison(matrix, groups, choice);
  const { facts, tables } = runTwoGroup({ matrix, groups }, choice, {
    seed,
    progress: (step, fraction) => progress(step, 0.8 + 0.1 * fraction),
  });
  const table = tables[0]!;
  const figures = (name: string): Float64Array =>
    table.columns.find((column) => column.name === name)!.values as Float64Array;
  const without = Number(facts['features']) - Number(facts['tested']);
  return {
    table,
    reference,
    testGroup,
    removed,
    p: figures('p'),
    adjusted: figures('p_adj'),
    messages: [
      ...messages,
      ...(without > 0
        ? [
            {
              level: 'warning',
              text: `${without} 个集合的得分不足以比较两组，没有 p 值，原因见“两组比较”表。`,
            } satisfies Message,
          ]
        : []),
    ],
    facts: {
      reference,
      test_group: testGroup,
      n_ref: facts['n_ref']!,
      n_test: facts['n_test']!,
      pair: facts['pair']!,
      tested: facts['tested']!,
      higher: facts['up']!,
      lower: facts['down']!,
      ...(facts['pi0'] === undefined ? {} : { pi0: facts['pi0'] }),
    },
  };
}

/** The heat map of the scores; a side with a single item is not clustered. */
function draw(matrix: Matrix, groups: Groups | undefined, { distance, linkage, scale }: SsgseaOptions): MethodOutput {
  const width = matrix.samples.length;
  const spread = matrix.ids.filter((_, row) => rowMoments(rowAt(matrix.values, width, row)).variance > 0).length;
  // Without any spread there is no z; the scores themselves are drawn then.
  const scaled = scale === 'rows' && spread > 0;
  const asked = distance === 'pearson' || distance === 'spearman';
  const usable = scaled || asked ? spread : matrix.ids.length;
  return heatmap(matrix, groups, {
    scale: scaled ? 'rows' : 'none',
    clip: 3,
    topVariable: 1000,
    annotations: 'all',
    cut: 1,
    linkage,
    distance: asked && spread === 0 ? 'euclidean' : distance,
    clusterRows: usable > 1,
    clusterColumns: width > 1 && usable > (asked ? 2 : 0),
  });
}

function noSetOfSize(sets: number, largest: number, { min_size, max_size }: SsgseaOptions): InputError {
  return new InputError(
    [
      {
        code: 'no-set-of-size',
        severity: 'error',
        input: 'min_size',
        what: `${sets} 个集合在数据表中的大小都不在 ${min_size} 到 ${max_size} 之间（最大的有 ${largest} 个特征），或包含了全部特征`,
        remedy: '请放宽“集合最少特征数”和“集合最多特征数”；数据表应含全部检测到的特征，而不只是差异特征',
      },
    ],
    'parameter',
  );
}
