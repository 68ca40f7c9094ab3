import type { EChartsOption } from 'echarts';
import { alongShafts, arrowFactor, arrowLines, type Arrow } from '../../parts/arrows/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  referenceLines,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { componentOf, componentSpec, componentTitle } from '../../parts/pca-components/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const xSpec = componentSpec('x', '横轴主成分', 1);
const ySpec = componentSpec('y', '纵轴主成分', 2);
const arrowsSpec = {
  id: 'features',
  label: '特征箭头数',
  help: '在这两个主成分上载荷最大的若干个',
  kind: 'number',
  default: 10,
  min: 1,
  max: 50,
  step: 1,
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '标注全部样本名',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const pointSize = 9;
const longestName = 18;

/** The features with the largest effect on the two components: loading times standard deviation. */
function strongest(input: ChartInput, [xName, yName]: readonly [string, string], most: number): Arrow[] {
  const loadings = tableOf(input, 'loadings');
  const sdev = numbers(tableOf(input, 'explained'), 'sdev');
  const weightOf = (component: string): number => sdev[Number(component.slice(2)) - 1] ?? 1;
  const [x, y] = [numbers(loadings, xName), numbers(loadings, yName)];
  const [across, up] = [weightOf(xName), weightOf(yName)];
  return texts(loadings, 'feature')
    .map((id, row) => ({ id, x: x[row]! * across, y: y[row]! * up }))
    .toSorted((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y))
    .slice(0, most);
}

function draw(input: ChartInput): ChartDrawing {
  const scores = tableOf(input, 'scores');
  const components = [componentOf(input, 'scores', xSpec), componentOf(input, 'scores', ySpec)] as const;
  const [xTitle, yTitle] = components.map((component) => componentTitle(input, component)) as [string, string];
  const [x, y] = [numbers(scores, components[0]), numbers(scores, components[1])];
  const points = texts(scores, 'sample').map((id, row): Arrow => ({ id, x: x[row]!, y: y[row]! }));
  const arrows = strongest(input, components, Math.round(numberOf(input.settings.own, arrowsSpec)));
  const factor = arrowFactor(points, arrows);
  const ends = arrows.map((one) => ({ id: truncateMiddle(one.id, longestName), x: one.x * factor, y: one.y * factor }));
  const scale = groupScale(input);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  // The names stand beyond the heads.
  const all = [...points, ...ends.map((end) => ({ x: end.x * 1.2, y: end.y * 1.2 }))];
  const [xScale, yScale] = [
    niceScale(
      ...(extent(
        all.map((one) => one.x),
        [0],
      ) ?? [-1, 1]),
    ),
    niceScale(
      ...(extent(
        all.map((one) => one.y),
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
    legend: input.groups ? levels.map(nameOf) : [],
  });
  const size = input.settings.pointSize ?? pointSize;
  const wanted = new Set([
    ...ends.map(({ id }) => id),
    ...(booleanOf(input.settings.own, namesSpec) ? points.map(({ id }) => id) : (input.settings.labels ?? [])),
  ]);
  // Names keep off each other, off the points and off the arrows, heads and shafts.
  const marked = [...ends, ...points, ...alongShafts(ends)];
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: marked.map(({ id }) => id),
    x: marked.map((one) => one.x),
    y: marked.map((one) => one.y),
    labels: wanted,
    symbolSize: marked.map(({ id }) => (id === '' ? 3 : size)),
    fontSize: fontSize - 1,
  });
  const look = { xLabel: xTitle, yLabel: yTitle, colors, fontSize, labels };
  const seriesOf = (name: string, places: readonly Arrow[], color: string, symbol: string, symbolSize: number) =>
    pointSeries(
      {
        name,
        ids: places.map(({ id }) => id),
        x: places.map((one) => one.x),
        y: places.map((one) => one.y),
        color,
        symbol,
        size: symbolSize,
      },
      look,
    );
  const heads = seriesOf('特征', ends, colors.text, 'circle', size);
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
        arrowLines(ends, colors.text),
        { ...heads, silent: true, z: 6, tooltip: { show: false }, itemStyle: { color: 'transparent', borderWidth: 0 } },
      ],
    } as EChartsOption,
    summary: `主成分双标图：${points.length} 个样本，横轴 ${xTitle}，纵轴 ${yTitle}；箭头为载荷最大的 ${arrows.length} 个特征（${arrows
      .slice(0, 3)
      .map(({ id }) => id)
      .join('、')}${arrows.length > 3 ? '等' : ''}），按统一比例放大。`,
    data: dataTable('pca-biplot', '双标图坐标', [
      textColumn('kind', '类别', [...points.map(() => '样本'), ...ends.map(() => '特征')]),
      textColumn(
        'id',
        '名称',
        [...points, ...arrows].map(({ id }) => id),
      ),
      numberColumn(
        'x',
        xTitle,
        [...points, ...ends].map((one) => one.x),
      ),
      numberColumn(
        'y',
        yTitle,
        [...points, ...ends].map((one) => one.y),
      ),
    ]),
    labelIds: points.map(({ id }) => id),
  };
}

/** Samples on two components, with the features of the largest loadings as arrows. */
export const pcaBiplot: ChartDefinition = {
  id: 'pca-biplot',
  title: '主成分双标图',
  tables: [{ id: 'scores' }, { id: 'loadings' }, { id: 'explained', columns: ['component', 'sdev', 'ratio'] }],
  settings: [xSpec, ySpec, arrowsSpec, namesSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
