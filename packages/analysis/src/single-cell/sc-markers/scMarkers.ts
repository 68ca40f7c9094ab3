import { type Message, type MethodOutput, type Options, type RunContext } from '../../model/index.ts';
import { genesPerCell, cellExpressionTable, cellPlaceTable } from './cellTables.ts';
import { clusterExpression, findMarkers } from './markers.ts';
import { foundClusters, givenClusters, type Inputs, refuseClusters } from './clusters.ts';
import { genesByTurn, genesToDraw } from './genesToDraw.ts';
import { expressionTable, markerTable } from './resultTables.ts';

/**
 * Genes that mark each cluster against all other cells.
 * @throws {InputError} When there are not two clusters of three cells.
 */
export function scMarkers(
  { cells, groups, list = [] }: Inputs,
  options: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('整理细胞与簇', 0);
  const context = {
    seed,
    mapped: options['map'] === true,
    progress: (fraction: number) => progress('排布各细胞', 0.4 * fraction),
  };
  const { cluster, dimensions, expression, how, map, names, removed } = groups
    ? givenClusters(cells, groups, context)
    : foundClusters(cells, Number(options['resolution']), context);
  const sizes = new Float64Array(names.length);
  for (const own of cluster) sizes[own]! += 1;
  refuseClusters(names, sizes);
  const figures = clusterExpression(expression, cluster, sizes);
  const settings = {
    minPct: Number(options['min_pct']),
    minFc: Number(options['min_log2fc']),
    onlyUp: options['only_up'] === true,
  };
  const markers = findMarkers(expression, cluster, sizes, figures, settings, (fraction) =>
    progress('检验各基因', 0.4 + 0.5 * fraction),
  );
  const drawn = genesToDraw(markers, figures, Number(options['top']));
  progress('整理结果', 1);
  const {
    absent,
    genes: perCell,
    left,
  } = genesPerCell(expression.genes, list, genesByTurn(markers, figures, names.length));
  const without = names.filter((_, c) => !markers.some((marker) => marker.cluster === c));
  const messages: Message[] = [];
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without
        .slice(0, 5)
        .map((name) => `“${name}”`)
        .join(
          '、',
        )}${without.length > 5 ? ` 等 ${without.length} 个簇` : ''}没有达到条件的基因，请放宽最低检出比例或最小 log2 差异。`,
    });
  if (how === 'given') messages.push({ level: 'info', text: '按提供的细胞分组作为簇。' });
  if (absent.length > 0)
    messages.push({
      level: absent.length === list.length ? 'warning' : 'info',
      text: `想画的基因中 ${absent.length} 个不在表达矩阵中：${absent.slice(0, 5).join('、')}${absent.length > 5 ? ' 等' : ''}。请检查写法（大小写须相同）。`,
    });
  if (left > 0) messages.push({ level: 'info', text: `想画的基因多于 60 个，只取前 60 个，其余 ${left} 个未画。` });
  return {
    tables: [
      markerTable(markers, figures, names, expression.genes),
      expressionTable(drawn, figures, names, expression.genes),
      cellPlaceTable(expression.cells, names, cluster, map),
      cellExpressionTable(expression, perCell),
    ],
    removed,
    messages,
    facts: {
      cells: cluster.length,
      clusters: names.length,
      how,
      dimensions,
      genes: expression.genes.length,
      markers: markers.length,
      significant: markers.filter(({ pAdj }) => pAdj < 0.05).length,
      smallest: sizes.reduce((least, size) => Math.min(least, size), Infinity),
      drawn: perCell.length,
      map: map.how,
      seed,
    },
  };
}
