import type { EChartsOption } from 'echarts';
import { classMap, clusterClasses } from '../../parts/class-map/index.ts';
import { counted, extent, readable, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { valueMap } from '../../parts/value-map/index.ts';

const colorSpec = {
  id: 'color',
  label: '着色',
  kind: 'choice',
  default: 'gene',
  choices: [
    { value: 'gene', label: '基因的表达' },
    { value: 'cluster', label: '簇' },
    { value: 'counts', label: '总计数' },
  ],
} as const satisfies SettingSpec;
const geneSpec = {
  id: 'gene',
  label: '基因',
  help: "按 Moran's I 从高到低；个数由参数“作图的基因数”决定",
  kind: 'number',
  default: 1,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const flipSpec = {
  id: 'flip',
  label: '上下翻转',
  help: '图像的像素坐标以左上角为原点，翻转后与图像一致',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const fixed = new Set(['x', 'y', 'counts']);

type Grid = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Range = { readonly min: number; readonly max: number };
type Places = { readonly x: Float64Array; readonly y: Float64Array };

/** The middle distance of a spot to its nearest other, of some of the spots. */
function spacingOf({ x, y }: Places): number {
  const step = Math.max(1, Math.floor(x.length / 150));
  const nearest = [...x.keys()]
    .filter((i) => i % step === 0)
    .map((i) =>
      x.reduce(
        (least, other, j) => (j === i ? least : Math.min(least, Math.hypot(other - x[i]!, y[j]! - y[i]!))),
        Infinity,
      ),
    );
  return (
    nearest.filter((far) => far > 0 && Number.isFinite(far)).toSorted((a, b) => a - b)[
      Math.floor(nearest.length / 2)
    ] ?? 1
  );
}

const airy = (values: Float64Array, air: number): Range => {
  const [low, high] = extent(values) ?? [0, 1];
  return { min: low - air, max: high + air };
};

/** One unit is as long across as up, and no axis is drawn: what is shown is a place. `unit` is its pixels. */
function asPlace(
  option: EChartsOption,
  { height, width }: ChartInput['size'],
  x: Range,
  y: Range,
): { readonly option: EChartsOption; readonly unit: number } {
  const grid = option.grid as Grid;
  const room = { width: width - grid.left - grid.right, height: height - grid.top - grid.bottom };
  const unit = Math.min(room.width / (x.max - x.min), room.height / (y.max - y.min));
  const spare = {
    width: (room.width - unit * (x.max - x.min)) / 2,
    height: (room.height - unit * (y.max - y.min)) / 2,
  };
  const bare = {
    axisLabel: { show: false },
    axisTick: { show: false },
    axisLine: { show: false },
    splitLine: { show: false },
    name: '',
  };
  const placed = {
    ...option,
    grid: {
      ...grid,
      left: Math.round(grid.left + spare.width),
      right: Math.round(grid.right + spare.width),
      top: Math.round(grid.top + spare.height),
      bottom: Math.round(grid.bottom + spare.height),
    },
    xAxis: { ...(option.xAxis as object), ...x, ...bare },
    yAxis: { ...(option.yAxis as object), ...y, ...bare },
  } as EChartsOption;
  return { option: placed, unit };
}

function draw(given: ChartInput): ChartDrawing {
  const table = tableOf(given, 'spots');
  const genes = table.columns.filter(({ kind, name }) => kind === 'number' && !fixed.has(name));
  const gene = genes[Math.min(genes.length, Math.round(numberOf(given.settings.own, geneSpec))) - 1];
  const wanted = choiceOf(given.settings.own, colorSpec);
  const color = wanted === 'gene' && !gene ? 'cluster' : wanted;
  const title = color === 'gene' ? gene!.label : color === 'counts' ? '总计数' : '';
  const input =
    given.settings.title?.trim() || title === ''
      ? given
      : { ...given, settings: { ...given.settings, title: truncateMiddle(title, 40) } };
  const [ids, clusters, x] = [texts(table, 'cell'), texts(table, 'cluster'), numbers(table, 'x')];
  const y = booleanOf(given.settings.own, flipSpec) ? numbers(table, 'y').map((value) => -value) : numbers(table, 'y');
  const value = color === 'counts' ? numbers(table, 'counts') : color === 'gene' ? numbers(table, gene!.name) : null;
  const classes = clusterClasses(input, clusters);
  const places = { ids, x, y, xTitle: '', yTitle: '' };
  const spacing = spacingOf(places);
  const [across, up] = [airy(x, spacing), airy(y, spacing)];
  const drawWith = (settings: ChartInput['settings']) => {
    const sized = { ...input, settings };
    const drawn = value
      ? valueMap(sized, { ...places, value, label: color === 'gene' ? '表达' : '计数', item: '位点' })
      : classMap(sized, places, classes, false);
    return { ...drawn, ...asPlace(drawn.option, input.size, across, up) };
  };
  const first = drawWith(input.settings);
  // Spots nearly touch, as on the slide, unless someone chose their size.
  const { layers, option } = input.settings.pointSize
    ? first
    : drawWith({ ...input.settings, pointSize: Math.max(2, Math.min(26, Math.round(0.86 * spacing * first.unit))) });
  const [low, high] = (value && extent(value)) ?? [0, 0];
  return {
    option,
    ...(layers && { layers }),
    counted: { [geneSpec.id]: genes.map(({ label }) => label) },
    summary: value
      ? `空间分布图：${color === 'gene' ? `${gene!.label}的表达` : '总计数'}在 ${counted(ids.length)} 个位点为 ${readable(low, 3)}～${readable(high, 3)}。`
      : `空间分布图：${counted(ids.length)} 个位点分属 ${counted(classes.names.length)} 个簇（${classes.names.slice(0, 8).join('、')}${classes.names.length > 8 ? ' 等' : ''}）。`,
    data: dataTable('sc-spatial-map', '空间分布图', [
      textColumn('cell', '位点', ids),
      numberColumn('x', 'x', x),
      numberColumn('y', 'y', y),
      textColumn('cluster', '簇', clusters),
      ...(value ? [numberColumn('value', color === 'gene' ? `${gene!.label} 的表达` : '总计数', value)] : []),
    ]),
  };
}

/** Spots at their place on the tissue: a gene, the clusters or the counts. */
export const scSpatialMap: ChartDefinition = {
  id: 'sc-spatial-map',
  title: '空间分布图',
  tables: [{ id: 'spots' }],
  settings: [colorSpec, geneSpec, flipSpec],
  defaultSize: { width: 680, height: 560 },
  pointSize: 7,
  common: ['title', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'sequential',
  draw,
};
