import type { EChartsOption } from 'echarts';
import type { ChartInput } from '../model/index.ts';
import { chartColors } from '../theme/index.ts';
import { axisOption, horizontalLabels, overhang, verticalRoom } from './axis.ts';
import type { AxisSpec, AxisStyle } from './axis.ts';
import { legendBox } from './legend.ts';
import { baseOption, fontSizeOf, titleHeight } from './style.ts';

export type FrameSpec = {
  readonly x: AxisSpec;
  readonly y: AxisSpec;
  /** Names of the series to list; empty for none. */
  readonly legend?: readonly string[];
  /** The legend only explains colours; a click on an entry hides nothing. */
  readonly fixedLegend?: boolean;
};

const smallest = 8;

/** Names are written smaller rather than left out, as long as they can be read. */
function verticalAxis(axis: AxisSpec, style: AxisStyle, nameGap: number, height: number) {
  const option = axisOption(axis, style, nameGap);
  if ('scale' in axis) return option;
  const fitting = Math.min(style.fontSize, Math.floor((height / axis.names.length) * 0.95));
  return {
    ...option,
    axisLabel: { ...option.axisLabel, ...(fitting >= smallest && { fontSize: fitting, interval: 0 }) },
  };
}

const margin = { top: 14, right: 18, bottom: 8, left: 8 };

/**
 * One plot with its axes, legend and title, laid out in whole pixels.
 *
 * The rectangle is computed here, not by ECharts' label containment, so that the dense layer lies exactly under the
 * axes.
 */
export function frame(input: ChartInput, { x, y, legend = [], fixedLegend = false }: FrameSpec): EChartsOption {
  const { settings, size } = input;
  const fontSize = fontSizeOf(input);
  const style = { colors: chartColors(input.theme), fontSize };
  const xAxis: AxisSpec = { ...x, title: settings.xTitle ?? x.title };
  const yAxis: AxisSpec = { ...y, title: settings.yTitle ?? y.title };
  const titleRoom = fontSize + 12;

  const top = margin.top + titleHeight(input);
  const box = legendBox(input, legend, top);
  const yRoom = verticalRoom(yAxis, fontSize, size.width * 0.4);
  const left = Math.round(margin.left + yRoom + (yAxis.title ? titleRoom : 0));
  const right = Math.round(Math.max(margin.right, overhang(xAxis, fontSize) + 6) + box.right);
  const below = horizontalLabels(xAxis, fontSize, size.width - left - right);
  const bottom = Math.round(margin.bottom + below.room + (xAxis.title ? titleRoom : 0) + box.bottom);
  const xOption = axisOption(xAxis, style, Math.round(below.room) + 6);

  return {
    ...baseOption(input),
    ...(box.option && { legend: fixedLegend ? { ...box.option, selectedMode: false } : box.option }),
    // ECharts 6 shrinks a grid to contain its labels unless told not to.
    grid: { left, right, top: Math.round(top + box.top), bottom, outerBoundsMode: 'none' },
    xAxis: {
      ...xOption,
      axisLabel: {
        ...xOption.axisLabel,
        rotate: below.rotate,
        hideOverlap: true,
        ...('names' in xAxis && below.every && { interval: 0 }),
      },
    },
    yAxis: verticalAxis(yAxis, style, Math.round(yRoom) + 8, size.height - top - box.top - bottom),
  } as EChartsOption;
}
