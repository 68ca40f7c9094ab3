import type { LineSeriesOption } from 'echarts';

type Lines = {
  readonly x?: readonly number[];
  readonly y?: readonly number[];
  readonly color: string;
  readonly width?: number;
  readonly dashed?: boolean;
  /** Over bars and points rather than under them. */
  readonly front?: boolean;
};

/**
 * Straight lines through the whole plot: zero, a threshold, a cut. A series of its own, so that no legend click hides
 * them.
 */
export function referenceLines({
  x = [],
  y = [],
  color,
  width = 1,
  dashed = true,
  front = false,
}: Lines): LineSeriesOption {
  return {
    type: 'line',
    data: [],
    silent: true,
    markLine: {
      silent: true,
      symbol: 'none',
      // ECharts moves lines to two decimals unless told not to: a threshold of 0.004 would stand at 0.
      precision: -1,
      z: front ? 5 : 1,
      animation: false,
      label: { show: false },
      lineStyle: { color, width, type: dashed ? 'dashed' : 'solid' },
      data: [...x.map((xAxis) => ({ xAxis })), ...y.map((yAxis) => ({ yAxis }))],
    },
    z: front ? 5 : 1,
  };
}
