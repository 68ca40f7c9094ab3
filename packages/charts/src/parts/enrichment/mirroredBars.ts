import type { EChartsOption } from 'echarts';
import { fontSizeOf, frame, gridRect } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { fitNames } from './fitNames.ts';

/** The bars on one side of the middle line, in the order of the names. */
export type Side = {
  readonly name: string;
  readonly color: string;
  readonly values: readonly number[];
  readonly scale: Scale;
  /** At the end of each bar; none where it is empty. */
  readonly labels: readonly string[];
  /** Bars in another colour, by place. */
  readonly tones?: readonly (string | undefined)[];
};

/**
 * Bars on two sides of one line, the first side to the left; a unit is as long on either.
 * @param names - From the lowest to the highest.
 */
export function mirroredBars(
  input: ChartInput,
  {
    axis,
    left,
    names,
    right,
    more = [],
  }: {
    readonly axis: string;
    readonly names: readonly string[];
    readonly left: Side;
    readonly right: Side;
    /** Further names of the legend with their colours. */
    readonly more?: readonly (readonly [name: string, color: string])[];
  },
): EChartsOption {
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const sides = [
    { ...left, inverse: true, position: 'left' },
    { ...right, inverse: false, position: 'right' },
  ] as const;
  const base = fitNames(
    frame(input, {
      x: { title: axis, scale: right.scale },
      y: { title: '', names },
      legend: [left.name, right.name, ...more.map(([name]) => name)],
      fixedLegend: more.length > 0,
    }),
    input.size.width,
    'transparent',
  );
  const rect = gridRect(base, input.size);
  const interval = Math.max(left.scale.interval, right.scale.interval);
  const share = left.scale.max / (left.scale.max + right.scale.max);
  const middle = Math.round(rect.x + Math.min(0.8, Math.max(0.2, share)) * rect.width);
  const [xAxis, yAxis] = [base.xAxis as Record<string, unknown>, base.yAxis as Record<string, unknown>];
  const title = typeof xAxis['name'] === 'string' && xAxis['name'] !== '' ? xAxis['name'] : '';
  return {
    ...base,
    grid: [
      { left: rect.x, width: middle - rect.x },
      { left: middle, width: rect.x + rect.width - middle },
    ].map((grid) => ({ ...grid, top: rect.y, height: rect.height, outerBoundsMode: 'none' })),
    // The zero is written once, and no number stands where a side ends between two steps.
    xAxis: sides.map(({ inverse, scale }, at) => ({
      ...xAxis,
      ...scale,
      interval,
      gridIndex: at,
      inverse,
      name: '',
      axisTick: { show: false },
      axisLabel: {
        ...(xAxis['axisLabel'] as object),
        showMinLabel: at === 1,
        showMaxLabel: scale.max % interval === 0,
      },
    })),
    yAxis: [
      { ...yAxis, gridIndex: 0, axisLine: { show: false }, axisTick: { show: false } },
      { ...yAxis, gridIndex: 1, axisLabel: { show: false }, axisTick: { show: false } },
    ],
    ...(title !== '' && {
      graphic: [
        {
          type: 'text',
          silent: true,
          x: rect.x + rect.width / 2,
          y: rect.y + rect.height + 8 + fontSize * 1.2 + 6,
          style: {
            text: title,
            fontFamily,
            fontSize: fontSize + 1,
            fill: colors.text,
            align: 'center',
            verticalAlign: 'top',
          },
        },
      ],
    }),
    series: [
      ...sides.map(({ color, labels, name, position, tones = [], values }, at) => ({
        type: 'bar' as const,
        name,
        xAxisIndex: at,
        yAxisIndex: at,
        barMaxWidth: 22,
        barCategoryGap: '28%',
        itemStyle: { color },
        emphasis: { disabled: true },
        data: values.map((value, row) => ({
          name: names[row]!,
          value,
          ...(tones[row] && { itemStyle: { color: tones[row] } }),
          label: { show: labels[row]! !== '', ...(labels[row] !== String(value) && { formatter: labels[row]! }) },
        })),
        label: {
          show: labels.some((label) => label !== ''),
          position,
          distance: 3,
          fontFamily,
          fontSize: fontSize - 1,
          color: colors.text,
        },
        z: 3,
      })),
      // No bars, which would take their share of the band.
      ...more.map(([name, color]) => ({
        type: 'scatter' as const,
        name,
        symbol: 'rect',
        xAxisIndex: 1,
        yAxisIndex: 1,
        data: [],
        itemStyle: { color, opacity: 1 },
      })),
    ],
  };
}

/** From 0 in steps of 1, 2 or 5 of a decade, as many as wanted or fewer. @param whole - Steps are whole numbers. */
export function sideScale(most: number, ticks: number, whole: boolean): Scale {
  const rough = Math.max(whole ? 1 : 1e-12, most / ticks);
  const decade = 10 ** Math.floor(Math.log10(rough));
  const interval = [1, 2, 5, 10].find((step) => step * decade >= rough * (1 - 1e-9))! * decade;
  return { min: 0, max: whole ? Math.max(interval, Math.ceil(most)) : Math.max(interval, most), interval };
}
