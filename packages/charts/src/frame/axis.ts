import type { ChartColors } from '../theme/index.ts';
import { fontFamily } from '../theme/index.ts';
import { tickValues } from './niceScale.ts';
import type { Scale } from './niceScale.ts';
import { lettersIn, shortNames, widest } from './text.ts';

/** A numeric axis or one of names. `title` is what the user set or the chart's default; empty for none. */
export type AxisSpec = { readonly title: string } & ({ readonly scale: Scale } | { readonly names: readonly string[] });

export type AxisStyle = { readonly colors: ChartColors; readonly fontSize: number };

const tick = 4;
const labelGap = 4;
const longestName = 20;
/** Letters that a name always has. */
const fewest = 6;

const tickLabel = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 12 });
const labelsOf = (axis: AxisSpec) =>
  'scale' in axis ? tickValues(axis.scale).map(tickLabel) : shortNames(axis.names, longestName);

/** An axis whose names are no longer than the room beside or below it. */
export const fittedTo = (axis: AxisSpec, room: number, fontSize: number): AxisSpec =>
  'scale' in axis
    ? axis
    : {
        ...axis,
        names: shortNames(
          axis.names,
          Math.max(fewest, Math.min(longestName, lettersIn(room - tick - labelGap, fontSize))),
        ),
      };

/** Pixels from the axis line to the outer edge of the tick labels of a vertical axis. */
export const verticalRoom = (axis: AxisSpec, fontSize: number, most = Infinity): number =>
  tick + labelGap + Math.min(most, widest(labelsOf(axis), fontSize));

/** Pixels by which the last tick label of a horizontal numeric axis stands out over its end. */
export const overhang = (axis: AxisSpec, fontSize: number): number =>
  'scale' in axis ? widest(labelsOf(axis).slice(-1), fontSize) / 2 : 0;

/** Names below a horizontal axis are level when they fit, else vertical. */
export function horizontalLabels(
  axis: AxisSpec,
  fontSize: number,
  width: number,
): { rotate: number; room: number; every: boolean } {
  const labels = labelsOf(axis);
  const level = { rotate: 0, room: tick + labelGap + fontSize * 1.2, every: true };
  if ('scale' in axis) return level;
  const band = width / Math.max(1, labels.length);
  const widestLabel = widest(labels, fontSize);
  if (widestLabel + 8 <= band) return level;
  const rotate = band >= fontSize * 2.2 ? 45 : 90;
  const depth = rotate === 45 ? (widestLabel + fontSize) * Math.SQRT1_2 : widestLabel;
  return { rotate, room: tick + labelGap + depth, every: band >= fontSize * 1.05 };
}

/**
 * ECharts' axis in the look of a printed figure: a line, outward ticks, no grid.
 *
 * @param nameGap - From the axis line to its title.
 */
export function axisOption(axis: AxisSpec, { colors, fontSize }: AxisStyle, nameGap: number) {
  const common = {
    name: axis.title,
    nameLocation: 'middle' as const,
    nameGap,
    nameTextStyle: { fontFamily, fontSize: fontSize + 1, color: colors.text },
    axisLine: { show: true, onZero: false, lineStyle: { color: colors.axis, width: 1 } },
    axisTick: { show: true, length: tick, lineStyle: { color: colors.axis } },
    axisLabel: { fontFamily, fontSize, color: colors.text, margin: tick + labelGap },
    splitLine: { show: false },
  };
  if ('scale' in axis) return { ...common, type: 'value' as const, ...axis.scale };
  return {
    ...common,
    type: 'category' as const,
    data: shortNames(axis.names, longestName),
    axisTick: { ...common.axisTick, alignWithLabel: true },
  };
}
