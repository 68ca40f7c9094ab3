import { contrastSpec, titled } from '../../parts/contrast/index.ts';
import { airy, usualSize } from '../../parts/class-map/index.ts';
import { counted, extent, frame, readable, rounded } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { fdrSpec, hoodKey, hoodsOf, runFdr } from '../../parts/hoods/index.ts';
import { booleanOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { below, sideOf } from '../../parts/value-map/index.ts';

const quietSpec = {
  id: 'quiet',
  label: '显示不显著的邻域',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(given: ChartInput): ChartDrawing {
  const hoods = hoodsOf(given);
  const input = titled(given, Object.values(hoods.counted).flat().length > 1 ? hoods.name : '');
  const table = tableOf(input, 'cells');
  const [cells, x, y] = [texts(table, 'cell'), numbers(table, 'x'), numbers(table, 'y')];
  const colors = chartColors(input.theme);
  const narrow = input.size.width < 560;
  const { height, width } = input.size;
  const base = frame(
    { ...input, size: narrow ? { width, height: height - below } : { width: width - sideOf(input), height } },
    { x: { title: hoods.xTitle, scale: airy(x) }, y: { title: hoods.yTitle, scale: airy(y) } },
  );
  const grid = base.grid as { right: number; bottom: number };
  const dense = cells.length > denseLimit;
  const dot = Math.max(1.5, usualSize(cells.length) * 0.6);
  const quiet = booleanOf(input.settings.own, quietSpec);
  const [small, large] = extent(hoods.size) ?? [1, 1];
  const biggest = (input.settings.pointSize ?? 11) * (narrow ? 0.8 : 1);
  const diameter = (size: number): number => biggest * Math.sqrt(size / large);
  // What changes lies over what does not, and small ones over large ones.
  const order = Array.from(hoods.ids.keys())
    .filter((at) => quiet || hoods.color[at] !== null)
    .toSorted(
      (a, b) => Number(hoods.color[a] !== null) - Number(hoods.color[b] !== null) || hoods.size[b]! - hoods.size[a]!,
    );
  return {
    option: {
      ...base,
      grid: narrow ? { ...grid, bottom: grid.bottom + below } : { ...grid, right: grid.right + sideOf(input) },
      graphic: { elements: hoodKey(input, hoods, narrow) },
      series: [
        {
          type: 'scatter',
          name: '细胞',
          silent: true,
          symbol: 'circle',
          symbolSize: dot,
          itemStyle: { color: colors.neutral, opacity: 0.45 },
          tooltip: { show: false },
          z: 2,
          data: dense ? [] : Array.from(cells, (_, i) => [rounded(x[i]!), rounded(y[i]!)]),
        },
        {
          type: 'scatter',
          name: '邻域',
          symbol: 'circle',
          emphasis: { disabled: true },
          z: 4,
          encode: { x: 0, y: 1, itemName: 4, tooltip: [2, 3] },
          itemStyle: { color: colors.background },
          dimensions: [
            { name: hoods.xTitle, type: 'number' },
            { name: hoods.yTitle, type: 'number' },
            { name: 'log2 差异倍数', type: 'number' },
            { name: '空间 FDR', type: 'number' },
            { name: '邻域', type: 'ordinal' },
          ],
          data: order.map((at) => ({
            value: [
              rounded(hoods.x[at]!),
              rounded(hoods.y[at]!),
              rounded(hoods.log2fc[at]!),
              rounded(hoods.fdr[at]!),
              `邻域 ${hoods.ids[at]!}（${clusterLabel(hoods.cluster[at]!)}，${hoods.size[at]!} 个细胞）`,
            ],
            symbolSize: rounded(diameter(hoods.size[at]!)),
            itemStyle:
              hoods.color[at] === null
                ? { color: colors.background, borderColor: colors.neutral, borderWidth: 1, opacity: 0.9 }
                : { color: hoods.color[at], borderColor: colors.axis, borderWidth: 0.7, opacity: 1 },
          })),
        },
      ],
    },
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: cells,
          x,
          y,
          color: new Uint8Array(cells.length),
          colors: [colors.neutral],
          names: ['细胞'],
          radius: dot / 2,
        },
      ],
    }),
    counted: hoods.counted,
    summary: `邻域图：${hoods.name}，${counted(cells.length)} 个细胞上的 ${counted(hoods.ids.length)} 个邻域（${small === large ? counted(large) : `${counted(small)}～${counted(large)}`} 个细胞），空间 FDR < ${readable(hoods.limit)} 的增多 ${counted(hoods.up)} 个、减少 ${counted(hoods.down)} 个；圆的面积为细胞数，颜色为 log2 差异倍数。`,
    data: dataTable('sc-milo-map', '邻域图', [
      textColumn('feature', '邻域', hoods.ids),
      textColumn('cluster', '簇', hoods.cluster.map(clusterLabel)),
      integerColumn('size', '细胞数', hoods.size),
      numberColumn('x', hoods.xTitle, hoods.x),
      numberColumn('y', hoods.yTitle, hoods.y),
      numberColumn('log2fc', 'log2 差异倍数', hoods.log2fc),
      numberColumn('p_adj', '空间 FDR', hoods.fdr),
      numberColumn(
        'color',
        '着色的 log2 差异倍数（显著者）',
        Float64Array.from(hoods.log2fc, (value, at) => (hoods.color[at] === null ? Number.NaN : value)),
      ),
    ]),
  };
}

/** Neighbourhoods on the map of the cells, those that change in the colour of their change. */
export const scMiloMap: ChartDefinition = {
  id: 'sc-milo-map',
  title: '邻域图',
  tables: [{ id: 'result' }, { id: 'cells', columns: ['cell', 'x', 'y'] }],
  settings: [contrastSpec, fdrSpec, quietSpec],
  runDefaults: runFdr,
  defaultSize: { width: 720, height: 560 },
  pointSize: 11,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'diverging',
  draw,
};
