import type { EChartsOption } from 'echarts';
import { alongShafts, arrowFactor, arrowLines, arrowNames, type Arrow } from '../../parts/arrows/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  percent,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { axisOf, axisSpec } from '../../parts/ordination-points/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const xSpec = axisSpec('x', '横轴', 1);
const ySpec = axisSpec('y', '纵轴', 2);
const speciesSpec = {
  id: 'species',
  label: '画出的物种数',
  help: '离原点最远的若干个；填 0 不画',
  kind: 'number',
  default: 8,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '标注全部样本名',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const pointSize = 9;
const speciesName = '物种';

/** Rows of a table on two of its axes; an axis it lacks is 0. */
function placesOf(input: ChartInput, table: string, id: string, [x, y]: readonly [string, string]): Arrow[] {
  const source = tableOf(input, table);
  const column = (name: string): Float64Array =>
    hasColumn(source, name) ? numbers(source, name) : new Float64Array(source.rows);
  const [across, up] = [column(x), column(y)];
  return texts(source, id).map((name, row) => ({ id: name, x: across[row]!, y: up[row]! }));
}

/** `RDA1 (34.2%)`, the share of the total. */
function titleOf(input: ChartInput, column: string): string {
  const eig = tableOf(input, 'eig');
  const row = texts(eig, 'axis').indexOf(column);
  return row < 0 ? column : `${texts(eig, 'name')[row]!} (${percent(numbers(eig, 'ratio')[row]!)})`;
}

function draw(input: ChartInput): ChartDrawing {
  const columns = [axisOf(input, xSpec), axisOf(input, ySpec)] as const;
  const [xTitle, yTitle] = columns.map((column) => titleOf(input, column)) as [string, string];
  const points = placesOf(input, 'points', 'sample', columns);
  const arrows = placesOf(input, 'arrows', 'variable', columns);
  const most = Math.round(numberOf(input.settings.own, speciesSpec));
  const species = placesOf(input, 'species', 'feature', columns)
    .toSorted((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y))
    .slice(0, most);
  const factor = arrowFactor([...points, ...species], arrows);
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const ends = arrows.map(({ id, x, y }) => ({ id: truncateMiddle(id, 16), x: x * factor, y: y * factor }));
  const all = [...points, ...species, ...ends.map(({ x, y }) => ({ x: x * 1.12, y: y * 1.12 }))];
  const [xScale, yScale] = [
    niceScale(
      ...(extent(
        all.map(({ x }) => x),
        [0],
      ) ?? [-1, 1]),
    ),
    niceScale(
      ...(extent(
        all.map(({ y }) => y),
        [0],
      ) ?? [-1, 1]),
    ),
  ];
  const levels = [...scale.levels, ...(scale.levels.includes('') ? [] : [''])].filter((level) =>
    points.some(({ id }) => scale.levelOf(id) === level),
  );
  const nameOf = (level: string): string =>
    level === '' ? (input.groups ? '未分组' : '样本') : truncateMiddle(level, 24);
  const base = frame(input, {
    x: { title: xTitle, scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: [...levels.map(nameOf), ...(species.length > 0 ? [speciesName] : [])],
  });
  const size = input.settings.pointSize ?? pointSize;
  const named = new Set([
    ...species.map(({ id }) => id),
    ...(booleanOf(input.settings.own, namesSpec) ? points.map(({ id }) => id) : (input.settings.labels ?? [])),
  ]);
  const rect = gridRect(base, input.size);
  const arrowWords = arrowNames(ends, {
    background: colors.background,
    color: colors.text,
    fontSize: fontSize - 1,
    rect,
    xRange: xScale,
    yRange: yScale,
  });
  // Names keep off the arrows and their names too.
  const marked = [...ends, ...points, ...species, ...alongShafts(ends)];
  const labels = placeLabels({
    rect,
    taken: arrowWords.boxes,
    xScale,
    yScale,
    ids: marked.map(({ id }) => id),
    x: marked.map(({ x }) => x),
    y: marked.map(({ y }) => y),
    labels: named,
    symbolSize: marked.map(({ id }) => (id === '' ? 3 : size)),
    fontSize: fontSize - 1,
  });
  const look = { xLabel: xTitle, yLabel: yTitle, colors, fontSize, labels };
  const seriesOf = (name: string, places: readonly Arrow[], color: string, symbol: string, symbolSize: number) =>
    pointSeries(
      {
        name,
        ids: places.map(({ id }) => id),
        x: places.map(({ x }) => x),
        y: places.map(({ y }) => y),
        color,
        symbol,
        size: symbolSize,
      },
      look,
    );
  const test = tableOf(input, 'test');
  const [p, r2] = [numbers(test, 'p')[0]!, numbers(test, 'r2')[0]!];
  const significant = texts(test, 'term').filter((_, row) => row > 0 && numbers(test, 'p')[row]! < 0.05);

  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [0], y: [0], color: colors.grid, dashed: false }),
        ...levels.map((level) =>
          seriesOf(
            nameOf(level),
            points.filter(({ id }) => scale.levelOf(id) === level),
            scale.color(level),
            scale.symbol(level),
            size,
          ),
        ),
        ...(species.length > 0 ? [seriesOf(speciesName, species, colors.neutral, 'diamond', 6)] : []),
        arrowLines(ends, colors.text),
        arrowWords.series,
      ],
    } as EChartsOption,
    summary: `排序三序图：${points.length} 个样本，横轴 ${xTitle}，纵轴 ${yTitle}；${arrows.length} 个环境因子共解释 ${percent(r2)} 的变异（p = ${readable(p, 2)}）${significant.length > 0 ? `，逐个检验 p < 0.05 的有 ${significant.join('、')}` : ''}；箭头按统一比例放大。`,
    data: dataTable('ordination-triplot', '三序图坐标', [
      textColumn('kind', '类别', [
        ...points.map(() => '样本'),
        ...species.map(() => speciesName),
        ...arrows.map(() => '环境因子'),
      ]),
      textColumn(
        'id',
        '名称',
        [...points, ...species, ...arrows].map(({ id }) => id),
      ),
      numberColumn(
        'x',
        xTitle,
        [...points, ...species, ...arrows].map(({ x }) => x),
      ),
      numberColumn(
        'y',
        yTitle,
        [...points, ...species, ...arrows].map(({ y }) => y),
      ),
    ]),
    labelIds: points.map(({ id }) => id),
  };
}

/** Samples, the features farthest out, and the variables as arrows on two axes. */
export const ordinationTriplot: ChartDefinition = {
  id: 'ordination-triplot',
  title: '排序三序图',
  tables: [
    { id: 'points' },
    { id: 'species' },
    { id: 'arrows' },
    { id: 'eig', columns: ['axis', 'name', 'ratio'] },
    { id: 'test', columns: ['term', 'r2', 'p'] },
  ],
  settings: [xSpec, ySpec, speciesSpec, namesSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
