import type { EChartsOption } from 'echarts';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  niceScale,
  readable,
  shortNames,
  unevenSteps,
  tickValues,
  titleHeight,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { fitted } from '../../parts/panel-grid/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { gridOf } from './grid.ts';
import { profileTable } from './profileTable.ts';
import { readProfiles } from './readProfiles.ts';
import { seriesOf } from './series.ts';
import { columnsSpec, linesSpec, modelSpec, significantSpec, topSpec } from './settings.ts';

function draw(input: ChartInput): ChartDrawing {
  const profiles = readProfiles(input);
  const { adjusted, cluster, count, expected, ids, number, ordered, significant, times, values } = profiles;
  const settings = input.settings.own;
  const colors = chartColors(input.theme);
  const palette = distinctColors(input.settings.palette, input.theme);
  const colorOf = (row: number): string =>
    Number.isNaN(cluster[row]!) ? colors.neutral : palette[(cluster[row]! - 1) % palette.length]!;
  const { size } = input;
  const fontSize = fontSizeOf(input);
  const small = Math.max(8, fontSize - 2);
  const shown = ordered.flatMap(profiles.shownOf);
  const [low, high] = extent(...values.map((column) => Float64Array.from(shown, (feature) => column[feature]!))) ?? [
    -1, 1,
  ];
  const scale = niceScale(low, high, { zero: true, ticks: 4 });
  const names = shortNames(times, 8);
  const left = 8 + fontSize * 1.5 + widest(tickValues(scale).map(String), small) + 10;
  const below = small + 14;
  const top = 8 + titleHeight(input);
  const head = small * 2.5 + 4;
  const panels = gridOf(
    ordered.length,
    { x: left, y: top, width: size.width - left - 12, height: size.height - top - below },
    head,
    Math.round(numberOf(settings, columnsSpec)),
  );
  const drawn = ordered.slice(0, panels.length);
  const across = panels.filter(({ y }) => y === panels[0]?.y).length || 1;
  const xAxis = axisOption({ title: '', names }, { colors, fontSize: small }, 0);
  const yAxis = axisOption({ title: '', scale }, { colors, fontSize: small }, 0);
  const level = panels[0] ? widest(names, small) + 10 <= panels[0].width / Math.max(1, names.length) : true;
  const words = (
    text: string,
    x: number,
    y: number,
    look: { readonly bold?: boolean; readonly turn?: number; readonly fontSize?: number } = {},
  ): object => ({
    type: 'text',
    silent: true,
    x,
    y,
    rotation: look.turn ?? 0,
    style: {
      text,
      fontFamily,
      fontSize: look.fontSize ?? small,
      fontWeight: look.bold ? 600 : 400,
      fill: colors.text,
      textAlign: look.turn ? 'center' : 'left',
      textVerticalAlign: 'middle',
    },
  });
  const found = significant.filter((word) => word === '是').length;

  return {
    option: {
      ...baseOption(input),
      grid: panels.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
      graphic: {
        elements: [
          ...panels.flatMap(({ width, x, y }, at) => {
            const row = drawn[at]!;
            return [
              words(
                fitted(
                  `模式 ${number[row]!}（${readable(count[row]!, 3)}，期望 ${readable(expected[row]!, 2)}）`,
                  width,
                  small,
                ) || String(number[row]!),
                x,
                y - head + small * 0.8,
                { bold: significant[row] === '是' },
              ),
              words(
                fitted(`校正后 P = ${readable(adjusted[row]!, 2)}`, width, small) ||
                  fitted(`P ${readable(adjusted[row]!, 1)}`, width, small),
                x,
                y - head + small * 2.05,
              ),
            ];
          }),
          words(input.settings.yTitle ?? 'log2 变化', 8 + fontSize / 2, top + (size.height - top - below) / 2, {
            turn: Math.PI / 2,
            fontSize,
          }),
        ],
      },
      xAxis: panels.map((_, at) => ({
        ...xAxis,
        gridIndex: at,
        boundaryGap: false,
        axisTick: { show: false },
        axisLine: { ...xAxis.axisLine, onZero: true, lineStyle: { color: colors.grid } },
        axisLabel: {
          ...xAxis.axisLabel,
          show: at + across >= panels.length,
          interval: level ? 0 : Math.max(0, names.length - 2),
          alignMinLabel: 'left',
          alignMaxLabel: 'right',
        },
      })),
      yAxis: panels.map((_, at) => ({
        ...yAxis,
        gridIndex: at,
        axisLabel: { ...yAxis.axisLabel, show: at % across === 0 },
      })),
      series: seriesOf(profiles, drawn, {
        scale,
        withModel: booleanOf(settings, modelSpec),
        colors: { text: colors.text, of: colorOf },
      }),
    } as EChartsOption,
    ...unevenSteps(times),
    summary: `STEM 模式图：${counted(ids.length)} 个特征归入 ${counted(number.length)} 种模式，${found > 0 ? `其中 ${found} 种显著` : '没有显著的模式'}；画出 P 值最小的 ${drawn.length} 种，同色的显著模式属于一类，灰色为不显著。`,
    data: profileTable(profiles, drawn, scale),
  };
}

/**
 * One panel per model profile: its features, their mean and its shape; significant ones are coloured by their group.
 */
export const stemProfiles: ChartDefinition = {
  id: 'stem-profiles',
  title: 'STEM 模式图',
  tables: [{ id: 'profiles' }, { id: 'models' }, { id: 'assignments' }],
  settings: [topSpec, significantSpec, modelSpec, linesSpec, columnsSpec],
  defaultSize: { width: 860, height: 640 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
