import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import {
  baseOption,
  counted,
  fontSizeOf,
  legendBox,
  percent,
  textWidth,
  titleHeight,
  truncateMiddle,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { dataTable, integerColumn, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { flower } from './flower.ts';
import { mostShapes, regionPlaces, vennData, vennShapes } from '../../parts/venn/index.ts';
import type { VennData } from '../../parts/venn/index.ts';

const percentSpec = {
  id: 'percent',
  label: '标出百分比',
  help: '占全部不重复名称的比例，位置不够时不写',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const emptySpec = {
  id: 'zero',
  label: '标出 0',
  help: '没有名称的区域也写 0',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const legendWidth = 520;
/** A number that would be smaller than this is left out. */
const smallest = 5;

type Plot = { readonly square: Rect; readonly legend: ReturnType<typeof legendBox>; readonly marks: readonly object[] };

/**
 * The square in which the outlines stand, with the lists' names around it or, where that is too narrow, in a legend.
 */
function layout(input: ChartInput, data: VennData): Plot {
  const fontSize = fontSizeOf(input);
  const title = titleHeight(input);
  const labels = data.lists.map((name, i) => `${truncateMiddle(name, 16)}（${counted(data.sizes[i]!)}）`);
  // Six triangles need every pixel for their numbers.
  const narrow =
    input.size.width < legendWidth || input.settings.legend !== undefined || data.lists.length === mostShapes;
  const legend = legendBox(input, narrow ? labels : [], 12 + title);
  const aside = narrow
    ? 10
    : Math.min(input.size.width * 0.24, maximum(labels.map((label) => textWidth(label, fontSize))) + 8);
  const above = narrow ? 10 : fontSize * 2;
  const room = {
    x: aside,
    y: 8 + title + legend.top + above,
    width: input.size.width - 2 * aside - legend.right,
    height: input.size.height - title - legend.top - legend.bottom - 16 - 2 * above,
  };
  const side = Math.max(60, Math.min(room.width, room.height));
  const square = {
    x: Math.round(room.x + (room.width - side) / 2),
    y: Math.round(room.y + (room.height - side) / 2),
    width: Math.round(side),
    height: Math.round(side),
  };
  const marks = narrow
    ? labels.map((name, i) => ({
        type: 'scatter',
        name,
        symbol: 'rect',
        data: [],
        itemStyle: { color: data.colors[i]! },
      }))
    : nameLabels(input, data, square, labels);
  return { square, legend, marks };
}

/** Each list's name outside its outline, where that is furthest from the middle. */
function nameLabels(input: ChartInput, data: VennData, { x, y, width }: Rect, labels: readonly string[]): object[] {
  return vennShapes(data.lists.length).map((shape, i) => {
    const [px, py] = shape.toSorted(
      (a, b) => Math.hypot(b[0] - 0.5, b[1] - 0.5) - Math.hypot(a[0] - 0.5, a[1] - 0.5),
    )[0]!;
    const [dx, dy] = data.lists.length === 2 ? [i === 0 ? -0.35 : 0.35, 0.94] : [px - 0.5, py - 0.5];
    const length = Math.hypot(dx, dy);
    const [tipX, tipY] = data.lists.length === 2 ? [i === 0 ? 0.2 : 0.8, 0.78] : [px, py];
    return {
      type: 'text',
      silent: true,
      x: Math.round(x + tipX * width + (dx / length) * 8),
      y: Math.round(y + (1 - tipY) * width - (dy / length) * 14),
      style: {
        text: labels[i]!,
        fontFamily,
        fontSize: fontSizeOf(input),
        fontWeight: 600,
        fill: chartColors(input.theme).text,
        textAlign: Math.abs(dx / length) < 0.3 ? 'center' : dx < 0 ? 'right' : 'left',
        textVerticalAlign: 'middle',
      },
    };
  });
}

function outlines(data: VennData, { x, y, width }: Rect): object[] {
  const pixel = (value: number): number => Math.round(10 * value) / 10;
  return vennShapes(data.lists.length).map((shape, i) => ({
    type: 'polygon',
    silent: true,
    z: 1,
    shape: { points: shape.map(([u, v]) => [pixel(x + u * width), pixel(y + (1 - v) * width)]) },
    style: { fill: data.colors[i]!, fillOpacity: 0.26, stroke: data.colors[i]!, lineWidth: 1.4 },
  }));
}

function draw(input: ChartInput): ChartDrawing {
  const data = vennData(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const total = data.counts.reduce((sum, count) => sum + count, 0);
  const base = baseOption(input);
  const table = dataTable('venn', '交集', [
    textColumn('sets', '列表', data.sets),
    integerColumn('degree', '列表数', data.degrees),
    integerColumn('size', '名称数', data.counts),
  ]);
  const common = data.countOf('1'.repeat(data.lists.length));
  const words = `${data.lists.length} 个列表共 ${counted(total)} 个名称，${counted(common)} 个为全部列表共有`;
  if (data.lists.length > mostShapes) {
    const area = {
      x: 0,
      y: titleHeight(input),
      width: input.size.width,
      height: input.size.height - titleHeight(input),
    };
    return {
      option: { ...base, graphic: flower(input, data, area), series: [] } as EChartsOption,
      summary: `花瓣图：${words}；花瓣为各列表独有的个数。`,
      data: table,
    };
  }

  const { square, legend, marks } = layout(input, data);
  const places = [...regionPlaces(data.lists.length)];
  const showsPercent = booleanOf(input.settings.own, percentSpec);
  const showsZero = booleanOf(input.settings.own, emptySpec);
  const named = (code: string): string => data.lists.filter((_, at) => code[at] === '1').join(' & ');
  let unwritten = 0;
  const points = places.flatMap(([code, { at, room }]) => {
    const count = data.countOf(code);
    if (count === 0 && !showsZero) return [];
    const pixels = room * square.width * 2;
    const text = counted(count);
    const fitting = Math.min(
      fontSize + 1,
      Math.floor((fontSize * pixels) / textWidth(text, fontSize)),
      Math.floor(pixels * 0.95),
    );
    if (fitting < smallest) {
      unwritten += 1;
      return [];
    }
    const size = Math.max(7, fitting);
    const share = showsPercent && total > 0 && pixels > fontSize * 3.4 ? `\n${percent(count / total)}` : '';
    return [
      { name: named(code), value: [at[0], at[1], count], label: { formatter: `${text}${share}`, fontSize: size } },
    ];
  });
  const hidden = { type: 'value', show: false, min: 0, max: 1 };

  return {
    option: {
      ...base,
      ...(legend.option && { legend: { ...legend.option, selectedMode: false } }),
      grid: { left: square.x, top: square.y, width: square.width, height: square.height, outerBoundsMode: 'none' },
      xAxis: hidden,
      yAxis: hidden,
      graphic: [...outlines(data, square), ...(legend.option ? [] : marks)],
      series: [
        {
          type: 'scatter',
          name: '名称数',
          symbol: 'circle',
          symbolSize: 20,
          itemStyle: { color: 'transparent' },
          z: 5,
          dimensions: [
            { name: 'x', type: 'number' },
            { name: 'y', type: 'number' },
            { name: '名称数', type: 'number' },
          ],
          encode: { x: 0, y: 1, tooltip: [2] },
          label: { show: true, position: 'inside', fontFamily, color: colors.text, lineHeight: fontSize * 1.2 },
          emphasis: { disabled: true },
          data: points,
        },
        ...(legend.option ? marks : []),
      ],
    } as EChartsOption,
    summary: `韦恩图：${words}${unwritten > 0 ? `；${unwritten} 个区域太小，个数没有写出，见数据表或 UpSet 图` : ''}。`,
    data: table,
  };
}

/** Up to six lists as outlines that overlap in every way, more as a flower. */
export const venn: ChartDefinition = {
  id: 'venn',
  title: '韦恩图',
  tables: [{ id: 'regions', columns: ['sets', 'code', 'degree', 'size'] }, { id: 'lists' }],
  settings: [percentSpec, emptySpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
