import type { EChartsOption } from 'echarts';

/** The option with names on the vertical axis cut where they would leave the figure, and faint lines from each name. */
export function fitNames(option: EChartsOption, width: number, grid: string): EChartsOption {
  const axis = option.yAxis as { axisLabel?: object };
  return {
    ...option,
    yAxis: {
      ...axis,
      axisLabel: { ...axis.axisLabel, width: Math.floor(width * 0.4), overflow: 'truncate' },
      splitLine: { show: true, lineStyle: { color: grid, width: 0.6 } },
    },
  } as EChartsOption;
}
