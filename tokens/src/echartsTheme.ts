import type { AccentTokens } from './accent.ts';
import type { Appearance } from './appearance.ts';
import { categoricalPalette } from './chartPalette.ts';
import { baseTokens } from './rules.ts';
import { themeTokens, type ThemeTokens } from './themes.ts';

const pixels = (size: string) => Number.parseInt(size, 10);
const size = pixels(baseTokens.text.secondary.size);
/** ECharts writes the family into an attribute of an SVG between double quotes, and escapes nothing. */
const fontFamily = baseTokens.font.body.replaceAll('"', "'");

/** The few colours of which everything in a chart is made that is not data. */
type Ink = ThemeTokens['chart'] & {
  /** Of values, headings and whatever stands for itself. */
  readonly strong: string;
  /** A surface above the chart's ground, such as a tooltip, and its edge. */
  readonly raised: string;
  readonly edge: string;
  /** An area that says nothing by itself: the empty part of a gauge, a day without a value. */
  readonly quiet: string;
  /** The primary colour, as a line or a shape and as a tint of the ground. */
  readonly accent: string;
  readonly tint: string;
};

const words = ({ text }: Ink) => ({ color: text, fontSize: size });
const label = ({ axis }: Ink) => ({ color: axis, fontSize: size });
const line = (color: string) => ({ lineStyle: { color } });

/** Axes of every kind, straight or round; marks take the colour of their line. */
const axisOf = (ink: Ink) => ({
  axisLine: { show: true, ...line(ink.axis) },
  axisLabel: label(ink),
  nameTextStyle: label(ink),
  splitLine: line(ink.grid),
  minorSplitLine: line(ink.grid),
  splitArea: { show: false, areaStyle: { color: [ink.quiet, 'transparent'] } },
});

/** What stands beside a figure: names, keys and controls. */
const around = (ink: Ink) => ({
  title: {
    textStyle: {
      color: ink.text,
      fontSize: pixels(baseTokens.text.body.size),
      fontWeight: Number(baseTokens.weight.strong),
    },
    subtextStyle: label(ink),
  },
  legend: {
    textStyle: words(ink),
    inactiveColor: ink.neutral,
    inactiveBorderColor: ink.neutral,
    pageTextStyle: label(ink),
    pageIconColor: ink.axis,
    pageIconInactiveColor: ink.neutral,
  },
  tooltip: {
    backgroundColor: ink.raised,
    borderColor: ink.edge,
    defaultBorderColor: ink.edge,
    textStyle: { ...words(ink), color: ink.strong },
  },
  axisPointer: {
    lineStyle: { color: ink.axis },
    crossStyle: { color: ink.axis },
    shadowStyle: { color: ink.axis, opacity: 0.16 },
    label: { backgroundColor: ink.strong, color: ink.bg },
  },
  toolbox: {
    iconStyle: { borderColor: ink.axis },
    emphasis: { iconStyle: { borderColor: ink.accent } },
    feature: {
      dataView: {
        backgroundColor: ink.raised,
        textColor: ink.text,
        textareaColor: ink.raised,
        textareaBorderColor: ink.edge,
        buttonColor: ink.accent,
        buttonTextColor: ink.bg,
      },
    },
  },
  visualMap: { textStyle: label(ink), handleStyle: { borderColor: ink.edge }, indicatorStyle: { borderColor: ink.bg } },
  dataZoom: {
    borderColor: ink.edge,
    fillerColor: ink.tint,
    textStyle: label(ink),
    brushStyle: { color: ink.tint },
    handleStyle: { color: ink.bg, borderColor: ink.axis },
    moveHandleStyle: { color: ink.edge },
    dataBackground: { ...line(ink.neutral), areaStyle: { color: ink.neutral } },
    selectedDataBackground: { ...line(ink.accent), areaStyle: { color: ink.tint } },
    emphasis: { handleStyle: { borderColor: ink.accent }, moveHandleStyle: { color: ink.axis } },
  },
  timeline: {
    lineStyle: { color: ink.neutral },
    itemStyle: { color: ink.neutral },
    label: label(ink),
    controlStyle: { color: ink.axis, borderColor: ink.axis },
    checkpointStyle: { color: ink.accent, borderColor: ink.bg },
    progress: { lineStyle: { color: ink.accent }, itemStyle: { color: ink.accent }, label: label(ink) },
    emphasis: { label: words(ink), itemStyle: { color: ink.accent }, controlStyle: { borderColor: ink.accent } },
  },
  brush: { brushStyle: { color: ink.tint, borderColor: ink.accent } },
});

/** Grounds on which data stand: outlines of a map, days, cells, spokes. */
function grounds(ink: Ink) {
  const land = {
    itemStyle: { areaColor: ink.quiet, borderColor: ink.edge },
    label: label(ink),
    emphasis: { itemStyle: { areaColor: ink.tint }, label: words(ink) },
    select: { itemStyle: { areaColor: ink.tint }, label: words(ink) },
  };
  const heads = { label: label(ink), itemStyle: { borderColor: ink.grid }, dividerLineStyle: { color: ink.edge } };
  return {
    geo: land,
    map: land,
    radar: { ...axisOf(ink), axisName: label(ink), axisLine: line(ink.grid) },
    calendar: {
      itemStyle: { color: ink.bg, borderColor: ink.grid },
      splitLine: line(ink.axis),
      dayLabel: label(ink),
      monthLabel: label(ink),
      yearLabel: label(ink),
    },
    matrix: {
      x: heads,
      y: heads,
      body: { itemStyle: { borderColor: ink.grid } },
      backgroundStyle: { borderColor: ink.edge },
    },
  };
}

/** Of each kind of series what does not come from the palette. */
function series(ink: Ink) {
  const apart = { itemStyle: { borderColor: ink.bg } };
  return {
    line: { symbol: 'circle', symbolSize: 6, lineStyle: { width: 2 } },
    boxplot: { itemStyle: { color: ink.bg } },
    candlestick: {
      itemStyle: { color: ink.up, color0: ink.down, borderColor: ink.up, borderColor0: ink.down },
    },
    funnel: apart,
    sunburst: apart,
    treemap: {
      ...apart,
      label: { color: ink.bg },
      upperLabel: { color: ink.bg },
      breadcrumb: {
        itemStyle: { color: ink.quiet, textStyle: words(ink) },
        emphasis: { itemStyle: { color: ink.tint } },
      },
    },
    tree: { symbol: 'circle', itemStyle: { color: ink.accent, borderColor: ink.accent }, ...line(ink.neutral) },
    graph: { ...line(ink.neutral), edgeLabel: label(ink) },
    sankey: line(ink.neutral),
    gauge: {
      axisLine: { lineStyle: { color: [[1, ink.quiet]] } },
      axisTick: line(ink.axis),
      splitLine: line(ink.axis),
      axisLabel: label(ink),
      title: label(ink),
      detail: { color: ink.text },
    },
  };
}

/** What a chart takes of the tokens that follow a primary colour: for lines and shapes, and for what is chosen. */
export type ChartAccent = {
  readonly color: {
    readonly fg: Pick<AccentTokens['color']['fg'], 'accent'>;
    readonly bg: Pick<AccentTokens['color']['bg'], 'accentSubtle'>;
  };
};

/**
 * A theme for `echarts.registerTheme` or `echarts.init`: plain data, nothing of ECharts is loaded.
 *
 * Every colour is one of the tokens, for every kind of series; what an option sets itself comes before it. The
 * background is transparent; a picture that needs one is painted on `chart.bg`.
 *
 * @param accent - For a primary colour of a product's own: `accentOf(primary, appearance)`.
 */
export function echartsTheme(appearance: Appearance, accent?: ChartAccent) {
  const { chart, color } = themeTokens(appearance);
  const { bg, fg } = accent?.color ?? color;
  const ink: Ink = {
    ...chart,
    strong: color.fg.default,
    raised: color.bg.raised,
    edge: color.border.default,
    quiet: chart.grid,
    accent: fg.accent,
    tint: bg.accentSubtle,
  };
  const axis = axisOf(ink);
  return {
    darkMode: appearance.theme === 'dark',
    color: categoricalPalette(appearance, accent && fg.accent),
    gradientColor: [bg.accentSubtle, fg.accent],
    backgroundColor: 'transparent',
    textStyle: { color: chart.text, fontFamily, fontSize: size },
    ...around(ink),
    categoryAxis: { ...axis, splitLine: { show: false, ...axis.splitLine } },
    valueAxis: axis,
    logAxis: axis,
    timeAxis: axis,
    ...grounds(ink),
    ...series(ink),
  };
}
