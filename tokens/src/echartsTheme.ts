import type { Appearance } from './appearance.ts';
import { baseTokens } from './rules.ts';
import { themeTokens } from './themes.ts';

const pixels = (size: string) => Number.parseInt(size, 10);

/** The colours of groups, in the order in which a chart gives them out. */
export function categoricalPalette(appearance: Appearance): readonly string[] {
  const { c1, c2, c3, c4, c5, c6, c7, c8 } = themeTokens(appearance).chart;
  return [c1, c2, c3, c4, c5, c6, c7, c8];
}

/**
 * A theme for `echarts.registerTheme`: plain data, nothing of ECharts is loaded.
 *
 * The background is transparent; a picture that needs one is painted on `chart.bg`.
 */
export function echartsTheme(appearance: Appearance) {
  const { chart, color } = themeTokens(appearance);
  const textStyle = {
    color: chart.text,
    fontFamily: baseTokens.font.body,
    fontSize: pixels(baseTokens.text.secondary.size),
  };
  const quiet = { color: chart.axis, fontSize: textStyle.fontSize };
  const axis = {
    axisLine: { show: true, lineStyle: { color: chart.axis } },
    axisTick: { lineStyle: { color: chart.axis } },
    axisLabel: quiet,
    nameTextStyle: quiet,
    splitLine: { lineStyle: { color: chart.grid } },
    splitArea: { show: false },
  };
  return {
    color: categoricalPalette(appearance),
    backgroundColor: 'transparent',
    textStyle,
    title: {
      textStyle: {
        color: chart.text,
        fontSize: pixels(baseTokens.text.body.size),
        fontWeight: Number(baseTokens.weight.strong),
      },
      subtextStyle: quiet,
    },
    legend: { textStyle, pageTextStyle: quiet, pageIconColor: chart.axis, pageIconInactiveColor: chart.neutral },
    tooltip: {
      backgroundColor: color.bg.raised,
      borderColor: color.border.default,
      textStyle: { ...textStyle, color: color.fg.default },
    },
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: axis,
    logAxis: axis,
    timeAxis: axis,
    visualMap: { textStyle: quiet },
    line: { symbolSize: 6, lineStyle: { width: 2 } },
    candlestick: {
      itemStyle: { color: chart.up, color0: chart.down, borderColor: chart.up, borderColor0: chart.down },
    },
  };
}
