import type { EChartsOption } from 'echarts';

type Axis = { readonly type?: string; readonly axisLabel?: object };

const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 12 }).replace('-', '−');
const signed = (axis: Axis) =>
  axis.type === 'value' ? { ...axis, axisLabel: { ...axis.axisLabel, formatter: written } } : axis;

/**
 * Gives negative ticks the minus sign (U+2212) that print asks for; ECharts writes a hyphen.
 *
 * A drawing itself stays free of functions, so that it can be stored: whoever shows it does this last.
 */
export function withMinusSigns(option: EChartsOption): EChartsOption {
  const axes = (side: EChartsOption['xAxis'] | EChartsOption['yAxis']) =>
    (Array.isArray(side) ? side : [side ?? []].flat()).map((axis) => signed(axis as Axis));
  return {
    ...option,
    ...(option.xAxis && { xAxis: axes(option.xAxis) }),
    ...(option.yAxis && { yAxis: axes(option.yAxis) }),
  } as EChartsOption;
}
