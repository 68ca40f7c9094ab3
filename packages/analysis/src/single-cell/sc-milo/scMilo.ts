import { edger } from '../../whole-methods/index.ts';
import {
  InputError,
  type CellCounts,
  type Groups,
  type Matrix,
  type Message,
  type MethodOutput,
  type Options,
  type Records,
  type Removal,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { epochsFor, umapMap } from '../../umap/index.ts';
import { parameter } from '../../records/index.ts';
import { placesOf, sampleScheme } from '../sc-pseudobulk/index.ts';
import {
  annotatedCells,
  cellColumn,
  cellSpace,
  refusal,
  selectCounts,
  withoutEmpty,
  type AnnotatedCells,
} from '../../cells/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { givenPlaces } from './givenPlaces.ts';
import {
  drawnCells,
  neighbourhoodCounts,
  neighbourhoodsOf,
  overlaps,
  refinedCells,
  weightedFdr,
  type Neighbourhood,
} from './neighbourhoods.ts';
import {
  cellTable,
  clusterTable,
  countTable,
  neighbourhoodTable,
  type Milo,
  type TestedContrast,
} from './resultTables.ts';
import { readScMiloOptions, type ScMiloOptions } from './scMilo.schema.ts';

/** Fewest samples of a group that can be compared. */
const fewest = 2;

/**
 * Abundance of cells in neighbourhoods of the graph of nearest cells, compared between groups of samples by the
 * negative binomial models of edgeR.
 *
 * Dann et al. 2022, doi:10.1038/s41587-021-01033-z
 *
 * @throws {InputError} When cells cannot be joined, there are no two groups of two samples, or the neighbourhoods hold
 * too few cells.
 */
export function scMilo(
  counts: CellCounts,
  records: Records,
  groups: Groups | undefined,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readScMiloOptions(raw);
  const named = cellColumn(counts, records);
  const annotated = annotatedCells(records, groups, raw, named);
  if (!annotated.grouped)
    throw refusal(
      'no-groups',
      '没有样本的分组，无从比较',
      '请提供样本分组表（第一列样本、第二列分组），或在细胞注释表中加一列分组',
    );
  const whole = sampleScheme(annotated, groups);
  const scheme = comparable(whole, options);
  const joined = joinedCells(counts, annotated, scheme);
  const space = cellSpace(joined.counts, { genes: 2000, components: options.components }, seed);
  const n = space.cells.length;
  if (options.neighbors >= n)
    throw parameter({ option: 'neighbors' }, `近邻数 ${options.neighbors} 不少于细胞数 ${n}`, '请调小近邻数');

  const known = nearestNeighbours(space.points, n, space.dimensions, options.neighbors, (fraction) =>
    progress('寻找近邻', 0.1 + 0.2 * fraction),
  );
  const centres = refinedCells(space.points, space.dimensions, known, drawnCells(n, options.share, seed), (fraction) =>
    progress('选取邻域', 0.3 + 0.1 * fraction),
  );
  const neighbourhoods = neighbourhoodsOf(known, centres);
  if (neighbourhoods.length < 2)
    throw parameter(
      { option: 'share' },
      `只得到 ${neighbourhoods.length} 个邻域，无从比较`,
      '请调大抽取的细胞比例，或调小近邻数',
    );
  const numbers = neighbourhoodCounts(neighbourhoods, joined.sample, scheme.samples.length);
  progress('检验邻域', 0.45);
  const tested = testedContrasts(numbers, neighbourhoods, scheme, options, n, seed);
  const rowOf = new Map(named.text.map((name, row) => [name, row]));
  const given = givenPlaces(
    records,
    Int32Array.from(space.cells, (name) => rowOf.get(name)!),
  );
  const map =
    given ??
    umapMap(
      space.points,
      n,
      space.dimensions,
      { neighbors: Math.min(20, n), minDist: 0.3, metric: 'euclidean', ...(options.neighbors >= 19 && { known }) },
      seed,
      (fraction) => progress('排布各细胞', 0.5 + 0.45 * fraction),
    );
  progress('整理结果', 0.97);
  const milo: Milo = {
    cells: space.cells,
    cluster: joined.cluster,
    clusters: annotated.clusters,
    sample: joined.sample,
    scheme,
    map,
    named: given ? ['x', 'y'] : ['UMAP 1', 'UMAP 2'],
    neighbourhoods,
    numbers,
    tested,
  };
  const sizes = neighbourhoods.map(({ cells }) => cells.length);
  const mean = arithmeticMean(sizes);
  const count = (word: string): number =>
    tested.reduce((sum, { direction }) => sum + direction.filter((one) => one === word).length, 0);
  const byCluster = clusterTable(milo);
  return {
    tables: [neighbourhoodTable(milo, options), byCluster, countTable(milo), cellTable(milo)],
    removed: [...annotated.removed, ...joined.removed],
    messages: [...annotated.messages, ...joined.messages, ...space.messages, ...said(whole, scheme, mean)],
    facts: {
      cells: n,
      samples: scheme.samples.length,
      sizes: scheme.levels
        .map((level) => `${level} ${scheme.group.filter((one) => one === level).length} 个样本`)
        .join('、'),
      neighbourhoods: neighbourhoods.length,
      mean_size: Number(mean.toPrecision(4)),
      dimensions: space.dimensions,
      genes: space.genesUsed,
      contrasts: tested.map(({ name }) => name).join('；'),
      up: count('up'),
      down: count('down'),
      most: mostChanged(byCluster),
      epochs: given ? 0 : epochsFor(n),
      seed,
    },
  };
}

/**
 * The samples of the groups that have replicates.
 * @throws {InputError} When fewer than two have, or one that was chosen has none.
 */
function comparable(
  { colors, factors, group, levels, samples }: Groups,
  { batch, pair, reference, test_group: test }: ScMiloOptions,
): Groups {
  const size = (level: string): number => group.filter((one) => one === level).length;
  for (const [option, label, level] of [
    ['reference', '参照组', reference],
    ['test_group', '比较组', test],
  ] as const) {
    if (level !== '' && !levels.includes(level))
      throw parameter({ option }, `${label}“${level}”没有样本`, `请选择：${levels.join('、')}`);
    if (level !== '' && size(level) < fewest)
      throw parameter(
        { option },
        `${label}“${level}”只有 ${size(level)} 个样本，没有重复，不能检验`,
        '请选择至少有 2 个样本的组',
      );
  }
  for (const [option, label, name] of [
    ['batch', '批次列', batch],
    ['pair', '配对列', pair],
  ] as const) {
    if (name !== '' && !factors.some((factor) => factor.name === name))
      throw parameter(
        { option },
        `${label}“${name}”不在分组表中，或同一样本的细胞不一致`,
        '批次与配对取自样本分组表，请提供含有这一列的分组表',
      );
  }
  const left = levels.filter((level) => size(level) >= fewest);
  if (left.length < 2)
    throw refusal(
      'no-replicates',
      `至少有 2 个样本的组只有 ${left.length} 个（${levels.map((level) => `${level} ${size(level)} 个`).join('、')}），没有重复，不能检验`,
      '请检查样本列与分组列是否选对；细胞不是独立的重复，每组至少要有 2 个样本',
    );
  const kept = [...samples.keys()].filter((at) => left.includes(group[at]!));
  const take = (values: readonly string[]): readonly string[] => kept.map((at) => values[at]!);
  return {
    samples: take(samples),
    group: take(group),
    levels: left,
    colors,
    factors: factors.map(({ name, values }) => ({ name, values: take(values) })),
  };
}

type Joined = {
  readonly counts: CellCounts;
  /** Of each cell its place in the samples and in the clusters. */ readonly sample: Int32Array;
  readonly cluster: Int32Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/** The cells with counts that the table puts in a compared sample. @throws {InputError} When there are none. */
function joinedCells(given: CellCounts, annotated: AnnotatedCells, scheme: Groups): Joined {
  const { kept, removed } = withoutEmpty(given);
  const rowOf = new Int32Array(kept.cells.length).fill(-1);
  placesOf(kept, annotated).forEach((place, row) => place >= 0 && (rowOf[place] = row));
  const at = new Map(scheme.samples.map((name, i) => [name, i]));
  const sampleOf = (cell: number): number | undefined =>
    rowOf[cell]! < 0 ? undefined : at.get(annotated.samples[annotated.sample[rowOf[cell]!]!]!);
  const used = [...kept.cells.keys()].filter((cell) => sampleOf(cell) !== undefined);
  if (used.length === 0)
    throw refusal(
      'no-cells-left',
      '没有一个细胞同时有计数、样本和可比较的分组',
      '请检查细胞注释表的条码、样本列与分组列',
    );
  const unnamed = rowOf.reduce((sum, row) => sum + Number(row < 0), 0);
  const messages: Message[] =
    unnamed > 0
      ? [
          {
            level: unnamed * 2 > kept.cells.length ? 'warning' : 'info',
            text: `表达矩阵中的 ${unnamed} 个细胞没有样本或细胞类型，未计入。`,
          },
        ]
      : [];
  return {
    counts:
      used.length === kept.cells.length
        ? kept
        : selectCounts(
            kept,
            used,
            kept.genes.map((_, gene) => gene),
          ),
    sample: Int32Array.from(used, (cell) => sampleOf(cell)!),
    cluster: Int32Array.from(used, (cell) => annotated.cluster[rowOf[cell]!]!),
    removed,
    messages,
  };
}

/**
 * Every comparison by edgeR's quasi-likelihood tests on all neighbourhoods, and the FDR that counts how they overlap.
 */
function testedContrasts(
  values: Float64Array,
  neighbourhoods: readonly Neighbourhood[],
  scheme: Groups,
  { batch, library, p: limit, pair, reference, test_group }: ScMiloOptions,
  n: number,
  seed: number,
): TestedContrast[] {
  const matrix: Matrix = {
    idName: 'neighbourhood',
    ids: neighbourhoods.map((_, at) => String(at + 1)),
    samples: scheme.samples,
    values,
    annotations: [],
  };
  const options = parseOptions(edger, {
    test: 'qlf',
    filter: false,
    library,
    batch,
    pair,
    reference,
    test_group,
    fc: 1,
  });
  const result = resultOf(
    () => edger.run({ matrix, groups: scheme }, options, { seed, progress: () => undefined }).tables[0]!,
  );
  const texts = result.columns.find(({ name }) => name === 'contrast')!.values as readonly string[];
  const weight = overlaps(neighbourhoods, n).map((sum) => 1 / sum);
  return [...new Set(texts)].map((name): TestedContrast => {
    const rows = [...texts.keys()].filter((row) => texts[row] === name);
    const column = (wanted: string): Float64Array => {
      const { values: all } = result.columns.find((one) => one.name === wanted)!;
      return Float64Array.from(rows, (row) => Number(all[row]));
    };
    const [log2fc, p] = [column('log2fc'), column('p')];
    const fdr = weightedFdr(p, weight);
    return {
      name,
      log2fc,
      level: column('log_cpm'),
      statistic: column('statistic'),
      p,
      adjusted: column('p_adj'),
      fdr,
      direction: Array.from(fdr, (value, at) =>
        value < limit && log2fc[at] !== 0 ? (log2fc[at]! > 0 ? 'up' : 'down') : 'none',
      ),
    };
  });
}

/** What edgeR refuses is said of neighbourhoods. */
function resultOf(run: () => Table): Table {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const said = error.problems[0]!.what;
    throw new InputError([
      {
        code: 'neighbourhoods-too-small',
        severity: 'error',
        input: 'records',
        what: `邻域的细胞数不能检验：${said.replaceAll('特征', '邻域').replaceAll('计数', '细胞数')}`,
        remedy: '请增大近邻数，或把“样本总量的校正”改为“只用总数”；批次、配对与分组完全重合时请去掉其中一个',
      },
    ]);
  }
}

function mostChanged(table: Table): string {
  const column = (name: string) => table.columns.find((one) => one.name === name)!.values;
  const [clusters, up, down] = [
    column('cluster') as readonly string[],
    column('up') as Float64Array,
    column('down') as Float64Array,
  ];
  const said = ([word, of]: readonly [string, Float64Array]): string[] => {
    const at = of.reduce((best, value, row) => (value > of[best]! ? row : best), 0);
    return (of[at] ?? 0) > 0
      ? [`${word}最多的是“${/^\d+$/u.test(clusters[at]!) ? `簇 ${clusters[at]}` : clusters[at]}”`]
      : [];
  };
  return (
    [
      ['增多', up],
      ['减少', down],
    ] as const
  )
    .flatMap(said)
    .join('，');
}

function said(whole: Groups, { samples }: Groups, mean: number): Message[] {
  const messages: Message[] = [];
  const single = whole.levels.filter((level) => whole.group.filter((one) => one === level).length < fewest);
  if (single.length > 0)
    messages.push({
      level: 'warning',
      text: `${single.map((level) => `“${level}”`).join('、')}只有 1 个样本，没有重复，它的细胞未计入。`,
    });
  if (mean < 5 * samples.length)
    messages.push({
      level: 'warning',
      text: `邻域平均只有 ${mean.toFixed(0)} 个细胞，少于样本数 ${samples.length} 的 5 倍，检验没有多少把握，请增大近邻数。`,
    });
  return messages;
}
