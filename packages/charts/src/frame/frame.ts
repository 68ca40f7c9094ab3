import type { EChartsOption } from 'echarts';
import type { ChartInput } from '../model/index.ts';
import { chartColors } from '../theme/index.ts';
import { axisOption, fittedTo, horizontalLabels, overhang, verticalRoom } from './axis.ts';
import type { AxisSpec, AxisStyle } from './axis.ts';
import { legendBox } from './legend.ts';
import { baseOption, fontSizeOf, isSmall, titleHeight } from './style.ts';
import { countDropped } from './whileDrawing.ts';

export type FrameSpec = {
  readonly x: AxisSpec;
  readonly y: AxisSpec;
  /** Names of the series to list; empty for none. */
  readonly legend?: readonly string[];
  /** The legend only explains colours; a click on an entry hides nothing. */
  readonly fixedLegend?: boolean;
};

const smallest = 8;
/** Of the width of the figure, how much names beside the plot may take. */
const widestNames = 0.4;

/** As many heights of a letter as ECharts keeps between names. */
const lineOfNames = 1.3;

/**
 * Names are written smaller rather than left out, as long as they can be read. Of more names every second or third is
 * written, and the others are counted.
 */
function verticalAxis(axis: AxisSpec, style: AxisStyle, nameGap: number, height: number) {
  const option = axisOption(axis, style, nameGap);
  if ('scale' in axis) return option;
  const count = axis.names.length;
  const band = height / count;
  const fitting = Math.min(style.fontSize, Math.floor(band * 0.95));
  if (fitting >= smallest) return { ...option, axisLabel: { ...option.axisLabel, fontSize: fitting, interval: 0 } };
  const step = Math.floor((smallest * lineOfNames) / Math.max(1, band)) + 1;
  countDropped(count - Math.ceil(count / step));
  return { ...option, axisLabel: { ...option.axisLabel, fontSize: smallest, interval: step - 1 } };
}

/** Around the plot, and between the names of an axis and its title. A line of notes fits above. */
const usual = {
  top: 14,
  right: 18,
  bottom: 8,
  left: 8,
  leftTitle: 12,
  besideTitle: 8,
  belowTitle: 12,
  aboveTitle: 6,
  besideTick: 6,
};
const small: typeof usual = {
  top: 13,
  right: 6,
  bottom: 3,
  left: 4,
  leftTitle: 9,
  besideTitle: 5,
  belowTitle: 5,
  aboveTitle: 2,
  besideTick: 2,
};

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
  const yMost = size.width * widestNames;
  const yAxis = fittedTo({ ...y, title: settings.yTitle ?? y.title }, yMost, fontSize);
  const margin = isSmall(input) ? small : usual;

  const top = margin.top + titleHeight(input);
  const box = legendBox(input, legend, top);
  const yRoom = verticalRoom(yAxis, fontSize, yMost);
  const left = Math.round(margin.left + yRoom + (yAxis.title ? fontSize + margin.leftTitle : 0));
  const right = Math.round(Math.max(margin.right, overhang(xAxis, fontSize) + margin.besideTick) + box.right);
  const below = horizontalLabels(xAxis, fontSize, size.width - left - right);
  const bottom = Math.round(margin.bottom + below.room + (xAxis.title ? fontSize + margin.belowTitle : 0) + box.bottom);
  const xOption = axisOption(xAxis, style, Math.round(below.room) + margin.aboveTitle);

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
    yAxis: verticalAxis(yAxis, style, Math.round(yRoom) + margin.besideTitle, size.height - top - box.top - bottom),
  } as EChartsOption;
}
