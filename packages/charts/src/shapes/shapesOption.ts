import type { EChartsOption, SeriesOption } from 'echarts';
import { baseOption } from '../frame/index.ts';
import type { ChartInput } from '../model/index.ts';

type Parts = {
  /** In the order drawn, in pixels of the figure. */
  readonly shapes: readonly object[];
  /** Series without data that name the colours. */
  readonly legend: readonly SeriesOption[];
  /** Where the legend stands; none is drawn when absent. */
  readonly box: object | undefined;
};

/**
 * The option of a figure of shapes without axes. A press on the legend hides nothing, since the shapes belong to no
 * series.
 */
export const shapesOption = (input: ChartInput, { box, legend, shapes }: Parts): EChartsOption =>
  ({
    ...baseOption(input),
    ...(box && { legend: { ...box, selectedMode: false } }),
    // The legend needs series, and these need axes.
    grid: { left: 0, top: 0, width: 1, height: 1, outerBoundsMode: 'none' },
    xAxis: { show: false, type: 'value' },
    yAxis: { show: false, type: 'value' },
    graphic: { elements: [...shapes] },
    series: [...legend],
  }) as EChartsOption;
