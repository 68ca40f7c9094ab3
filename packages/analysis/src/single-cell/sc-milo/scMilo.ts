import { countChanges } from '../../changes/index.ts';
import { completeGroups } from '../../groups/index.ts';
import type { CellCounts, Groups, MethodOutput, Options, Records, RunContext } from '../../model/index.ts';
import { epochsFor, umapMap } from '../../umap/index.ts';
import { parameter, refusal } from '../../records/index.ts';
import { sampleScheme } from '../sc-pseudobulk/index.ts';
import { annotatedCells, cellColumn, cellSpace } from '../../cells/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { givenPlaces } from './givenPlaces.ts';
import { drawnCells, neighbourhoodCounts, neighbourhoodsOf, refinedCells } from './neighbourhoods.ts';
import { cellTable, clusterTable, countTable, neighbourhoodTable, type Milo } from './resultTables.ts';
import { readScMiloOptions } from './scMilo.schema.ts';
import { comparable, joinedCells } from './joinedCells.ts';
import { testedContrasts } from './testedContrasts.ts';
import { mostChanged, said } from './messages.ts';

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
  const complete = completeGroups(whole, [options.batch, options.pair]);
  const scheme = comparable(complete.groups, options);
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
  const { down, up } = countChanges(tested.flatMap(({ direction }) => direction));
  const byCluster = clusterTable(milo);
  return {
    tables: [neighbourhoodTable(milo, options), byCluster, countTable(milo), cellTable(milo)],
    removed: [...annotated.removed, ...complete.removed, ...joined.removed],
    messages: [
      ...annotated.messages,
      ...complete.messages,
      ...joined.messages,
      ...space.messages,
      ...said(whole, scheme, mean),
    ],
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
      up,
      down,
      most: mostChanged(byCluster),
      epochs: given ? 0 : epochsFor(n),
      seed,
    },
  };
}
