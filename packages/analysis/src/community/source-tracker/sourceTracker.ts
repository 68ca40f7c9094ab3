import { InputError, numberColumn, tableOf, textColumn, integerColumn } from '../../model/index.ts';
import type {
  Groups,
  Matrix,
  Message,
  MethodOutput,
  Options,
  Removal,
  RunContext,
  Table,
  Taxonomy,
} from '../../model/index.ts';
import { uniform } from '../../linear/index.ts';
import { sampleSd, sortedQuantile } from '../../statistics/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { rarefied, sourceDraws } from './gibbs.ts';
import { readSourceTrackerOptions, type SourceTrackerOptions } from './sourceTracker.schema.ts';

export type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };

const unknownSource = '未知来源';
type Named = { readonly name: string; readonly counts: Float64Array; readonly samples: number };
type Prepared = {
  readonly sinkGroup: string;
  readonly sinks: readonly Named[];
  readonly sources: readonly Named[];
  readonly taxa: number;
  readonly annotated: boolean;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};
type Share = {
  readonly sink: string;
  readonly source: string;
  readonly mean: number;
  readonly sd: number;
  readonly low: number;
  readonly high: number;
  readonly between: number;
};

const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);
const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
/** Two sources nearer than this cannot be told apart. */
const alike = 0.2;

function prepare({ groups, matrix, taxonomy }: Inputs, options: SourceTrackerOptions): Prepared {
  const abundances = abundancesOf(matrix, { whole: true, least: 3 });
  const grouped = inGroups(abundances.samples, groups, { levels: 2 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const names = taxa?.names ?? abundances.ids;
  const sums = taxa
    ? sumByTaxon(abundances.values, abundances.samples.length, taxa.of, names.length)
    : abundances.values;
  const sinkGroup = options.sink === '' ? grouped.levels[0]! : options.sink;
  if (!grouped.levels.includes(sinkGroup))
    throw fault(
      'sink',
      'option-value',
      `受纳组“${sinkGroup}”没有样本，或不在分组表中`,
      `请选择：${grouped.levels.join('、')}`,
      'parameter',
    );
  const countsOf = (at: number): Float64Array => sums.slice(at * names.length, (at + 1) * names.length);
  const of = (level: string): number[] => grouped.kept.filter((_, i) => grouped.levels[grouped.code[i]!] === level);
  const sources = grouped.levels
    .filter((level) => level !== sinkGroup)
    .map((name): Named => {
      const members = of(name);
      const counts = new Float64Array(names.length);
      for (const at of members) countsOf(at).forEach((value, taxon) => (counts[taxon]! += value));
      return { name, counts, samples: members.length };
    });
  const taken = sources.find(({ name }) => name === unknownSource);
  if (taken) throw fault('groups', 'reserved-name', `分组名“${unknownSource}”与结果中的未知来源重名`, '请改用别的组名');
  const sinks = of(sinkGroup).map((at): Named => ({ name: abundances.samples[at]!, counts: countsOf(at), samples: 1 }));
  const messages: Message[] = [...abundances.messages, ...grouped.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature')
    messages.push({ level: 'info', text: '没有提供物种注释，按特征本身追溯' });
  const shallow = [...sinks, ...sources]
    .filter(({ counts }) => options.depth > 0 && sumOf(counts) < options.depth)
    .map(({ name }) => name);
  if (shallow.length > 0)
    messages.push({
      level: 'warning',
      text: `${shallow.slice(0, 5).join('、')}${shallow.length > 5 ? ' 等' : ''} 的序列不足 ${options.depth} 条，全部使用，区间会较宽`,
    });
  const near = sources.flatMap((one, i) =>
    sources
      .slice(i + 1)
      .filter((other) => brayCurtis(one.counts, other.counts) < alike)
      .map((other) => `${one.name} 与 ${other.name}`),
  );
  if (near.length > 0)
    messages.push({
      level: 'warning',
      text: `${near.join('；')} 的组成很相近（Bray–Curtis 距离小于 ${alike}），它们之间的分配不可靠，请看两者之和`,
    });
  const single = sources.filter(({ samples }) => samples === 1).map(({ name }) => name);
  if (single.length > 0)
    messages.push({ level: 'warning', text: `来源 ${single.join('、')} 只有一个样本，不能代表该来源的变动` });
  return {
    sinkGroup,
    sinks,
    sources,
    taxa: names.length,
    annotated: taxonomy !== undefined,
    removed: [...abundances.removed, ...grouped.removed],
    messages,
  };
}

function brayCurtis(a: Float64Array, b: Float64Array): number {
  const [one, other] = [sumOf(a), sumOf(b)];
  return a.reduce((sum, value, i) => sum + Math.abs(value / one - b[i]! / other), 0) / 2;
}

/** @throws {InputError} When the data cannot be used. */
export function checkSourceTracker(inputs: Inputs, raw: Options): void {
  prepare(inputs, readSourceTrackerOptions(raw));
}

/**
 * Where the organisms of a sample come from: shares of known source environments and of an unknown one.
 *
 * @throws {InputError} When the data cannot be used.
 */
export function runSourceTracker(inputs: Inputs, raw: Options, { progress, seed }: RunContext): MethodOutput {
  const options = readSourceTrackerOptions(raw);
  progress('准备数据', 0);
  const { annotated, messages, removed, sinkGroup, sinks, sources, taxa } = prepare(inputs, options);
  const drawing = uniform(seed);
  const profiles = sources.map(({ counts }) => rarefied(counts, options.depth, drawing));
  const names = [...sources.map(({ name }) => name), unknownSource];
  const shares = sinks.flatMap(({ counts, name }, at): Share[] => {
    progress('抽样', 0.05 + (0.95 * at) / sinks.length);
    // Each sink has numbers of its own, so that one more sink changes no other.
    const next = uniform(seed + 7919 * (at + 1));
    const sink = rarefied(counts, options.depth, next);
    const draws = sourceDraws(
      sink,
      profiles,
      { known: options.alpha1, unknown: options.alpha2, source: options.beta },
      { restarts: options.restarts, burnIn: options.burn_in, draws: options.draws, delay: options.delay },
      next,
    );
    return names.map((source, v) =>
      shareOf(
        name,
        source,
        Float64Array.from(
          { length: options.restarts * options.draws },
          (_, b) => draws[b * names.length + v]! / sumOf(sink),
        ),
        options,
      ),
    );
  });
  const meanOf = (source: string): number =>
    shares.filter((one) => one.source === source).reduce((sum, { mean }) => sum + mean, 0) / sinks.length;
  const means = names.map((source) => ({ source, mean: meanOf(source) }));
  const first = means.slice(0, -1).reduce((best, one) => (one.mean > best.mean ? one : best));
  const apart = [...new Set(shares.filter(({ between }) => between > 0.2).map(({ sink }) => sink))];
  return {
    tables: [sharesTable(shares), meansTable(names, shares, sources), profilesTable(sources, sinks, options)],
    removed,
    messages: [
      ...messages,
      ...(apart.length > 0
        ? [
            {
              level: 'warning' as const,
              text: `${apart.slice(0, 5).join('、')}${apart.length > 5 ? ' 等' : ''} 的比例在各次重启之间相差超过 20 个百分点，没有收敛，请调高“预烧轮数”`,
            },
          ]
        : []),
      ...(meanOf(unknownSource) > 0.5
        ? [
            {
              level: 'info' as const,
              text: '未知来源平均超过一半：给出的来源不能解释受纳样本的多数序列，可能还有没有采样的来源',
            },
          ]
        : []),
    ],
    facts: {
      annotated: Number(annotated),
      sink: sinkGroup,
      sinks: sinks.length,
      sources: sources.length,
      named: sources.map(({ name, samples }) => `${name} ${samples}`).join('、'),
      taxa,
      first: first.source,
      first_share: first.mean,
      unknown: meanOf(unknownSource),
      said: means.map(({ mean, source }) => `${source} ${(100 * mean).toFixed(1)}%`).join('、'),
    },
  };
}

function shareOf(
  sink: string,
  source: string,
  draws: Float64Array,
  { draws: perRestart, restarts }: SourceTrackerOptions,
): Share {
  const n = draws.length;
  const mean = sumOf(draws) / n;
  const sorted = draws.slice().sort();
  const each = Array.from(
    { length: restarts },
    (_, r) => sumOf(draws.subarray(r * perRestart, (r + 1) * perRestart)) / perRestart,
  );
  return {
    sink,
    source,
    mean,
    sd: sampleSd(draws),
    low: sortedQuantile(sorted, 0.025),
    high: sortedQuantile(sorted, 0.975),
    between: Math.max(...each) - Math.min(...each),
  };
}

function sharesTable(shares: readonly Share[]): Table {
  const of = (pick: (one: Share) => number): Float64Array => Float64Array.from(shares, pick);
  return tableOf('shares', '各样本的来源比例', [
    textColumn(
      'sink',
      '受纳样本',
      shares.map(({ sink }) => sink),
      { help: '受纳组的样本名' },
    ),
    textColumn(
      'source',
      '来源',
      shares.map(({ source }) => source),
      { help: '来源的组名；“未知来源”为不属于任何已知来源的部分' },
    ),
    numberColumn(
      'share',
      '比例',
      of(({ mean }) => mean),
      { help: '归于该来源的序列占受纳样本的比例，各次抽样的平均值，0～1；各来源之和为 1' },
    ),
    numberColumn(
      'sd',
      '标准差',
      of(({ sd }) => sd),
      { help: '各次抽样的标准差（n − 1）' },
    ),
    numberColumn(
      'low',
      '95% 区间下限',
      of(({ low }) => low),
      { help: '各次抽样的 2.5% 分位数' },
    ),
    numberColumn(
      'high',
      '95% 区间上限',
      of(({ high }) => high),
      { help: '各次抽样的 97.5% 分位数' },
    ),
    numberColumn(
      'between',
      '重启间的极差',
      of(({ between }) => between),
      { help: '各次重启的平均比例之差的最大值；大于 0.2 说明没有收敛' },
    ),
  ]);
}

function meansTable(names: readonly string[], shares: readonly Share[], sources: readonly Named[]): Table {
  const own = names.map((source) =>
    Float64Array.from(
      shares.filter((one) => one.source === source),
      ({ mean }) => mean,
    ),
  );
  const mean = own.map((values) => sumOf(values) / values.length);
  return tableOf('means', '各来源的平均比例', [
    textColumn('source', '来源', names, { help: '来源的组名；“未知来源”为不属于任何已知来源的部分' }),
    numberColumn('mean', '平均比例', Float64Array.from(mean), { help: '全部受纳样本的平均比例，0～1' }),
    numberColumn('sd', '样本间标准差', Float64Array.from(own, sampleSd), {
      help: '受纳样本之间的标准差（n − 1）；只有一个样本时为空',
    }),
    integerColumn(
      'samples',
      '来源的样本数',
      Float64Array.from(names, (_, at) => sources[at]?.samples ?? Number.NaN),
      { help: '该来源合并的样本数；未知来源为空' },
    ),
  ]);
}

function profilesTable(sources: readonly Named[], sinks: readonly Named[], { depth }: SourceTrackerOptions): Table {
  const rows = [...sources.map((one) => ({ ...one, role: '来源' })), ...sinks.map((one) => ({ ...one, role: '受纳' }))];
  return tableOf('depths', '序列数', [
    textColumn(
      'name',
      '名称',
      rows.map(({ name }) => name),
      { help: '来源的组名，或受纳样本的样本名' },
    ),
    textColumn(
      'role',
      '角色',
      rows.map(({ role }) => role),
      { help: '来源，或受纳样本' },
    ),
    integerColumn(
      'total',
      '总序列数',
      Float64Array.from(rows, ({ counts }) => sumOf(counts)),
      { help: '全部序列数；来源为各样本之和' },
    ),
    integerColumn(
      'used',
      '使用的序列数',
      Float64Array.from(rows, ({ counts }) => (depth > 0 ? Math.min(depth, sumOf(counts)) : sumOf(counts))),
      { help: '抽平后用于抽样的序列数' },
    ),
    integerColumn(
      'taxa',
      '分类单元数',
      Float64Array.from(rows, ({ counts }) => counts.filter((value) => value > 0).length),
      { help: '检出的分类单元数（抽平前）' },
    ),
  ]);
}
