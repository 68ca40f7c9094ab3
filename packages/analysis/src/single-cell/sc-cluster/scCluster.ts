import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Message,
  type MethodOutput,
  type Options,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { epochsFor, umapMap } from '../../umap/index.ts';
import { cellSpace, mostCells } from '../../cells/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { clusterCells, type Clustering } from './clusterCells.ts';

/** From counts to clusters of cells and where they lie on a map. @throws {InputError} See `cellSpace`. */
export function scCluster(cells: CellCounts, options: Options, { progress, seed }: RunContext): MethodOutput {
  progress('归一化并降维', 0);
  const space = cellSpace(
    cells,
    { genes: Number(options['genes']), components: Number(options['components']), most: mostCells },
    seed,
  );
  const n = space.cells.length;
  const neighbors = Math.min(Number(options['neighbors']), n);
  const method = options['method'] as 'leiden' | 'louvain';
  const known = nearestNeighbours(space.points, n, space.dimensions, neighbors - 1, (fraction) =>
    progress('寻找近邻', 0.2 + 0.2 * fraction),
  );
  const found = clusterCells(
    space.points,
    n,
    space.dimensions,
    { neighbors, resolution: Number(options['resolution']), method, known },
    seed,
    (fraction) => progress('聚类', 0.4 + 0.1 * fraction),
  );
  const map = umapMap(
    space.points,
    n,
    space.dimensions,
    { neighbors, minDist: Number(options['min_dist']), metric: 'euclidean', known },
    seed,
    (fraction) => progress('排布各细胞', 0.5 + 0.45 * fraction),
  );
  progress('整理结果', 1);
  const messages: Message[] = [...space.messages];
  if (found.clusters === 1)
    messages.push({
      level: 'warning',
      text: '所有细胞都在同一个簇中。如果预期有不同的细胞类型，请调大分辨率，或检查质控。',
    });
  if (found.clusters > 40)
    messages.push({ level: 'warning', text: `得到 ${found.clusters} 个簇，多半过细，请调小分辨率或增大近邻数。` });
  return {
    tables: [cellTable(space.cells, found, map), sizeTable(found), componentTable(space.sdev)],
    removed: space.removed,
    messages,
    facts: {
      cells: n,
      empty: space.removed.length,
      genes: space.genesUsed,
      dimensions: space.dimensions,
      neighbors,
      clusters: found.clusters,
      modularity: found.modularity,
      epochs: epochsFor(n),
      seed,
    },
  };
}

/** Name of a cluster: 1 is the largest. */
export const clusterName = (community: number): string => String(community + 1);

function cellTable(cells: readonly string[], { community }: Clustering, map: Float64Array): Table {
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与输入的列名相同' }),
    textColumn('cluster', '簇', Array.from(community, clusterName), { help: '所属的簇，按细胞数从多到少编号，1 最大' }),
    numberColumn(
      'x',
      'UMAP 1',
      Float64Array.from(cells, (_, i) => map[2 * i]!),
      { help: 'UMAP 横坐标；没有单位，只看远近' },
    ),
    numberColumn(
      'y',
      'UMAP 2',
      Float64Array.from(cells, (_, i) => map[2 * i + 1]!),
      { help: 'UMAP 纵坐标；没有单位，只看远近' },
    ),
  ]);
}

function sizeTable({ clusters, community }: Clustering): Table {
  const sizes = new Float64Array(clusters);
  for (const own of community) sizes[own]! += 1;
  return tableOf('sizes', '簇的大小', [
    textColumn(
      'cluster',
      '簇',
      Array.from(sizes, (_, own) => clusterName(own)),
      { help: '簇的编号，按细胞数从多到少' },
    ),
    integerColumn('cells', '细胞数', sizes, { help: '属于该簇的细胞个数' }),
    numberColumn(
      'share',
      '占比',
      sizes.map((size) => size / community.length),
      { help: '占参与聚类的全部细胞的比例，0～1' },
    ),
  ]);
}

function componentTable(sdev: Float64Array): Table {
  return tableOf('components', '主成分', [
    integerColumn(
      'component',
      '主成分',
      sdev.map((_, k) => k + 1),
      { help: '主成分的序号，按标准差从大到小' },
    ),
    numberColumn('sdev', '标准差', sdev, { help: '细胞得分的标准差；变平缓之后的主成分多为噪声' }),
  ]);
}
