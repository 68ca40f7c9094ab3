import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fontSizeOf, frame, niceScale, percent, referenceLines, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const othersSpec = {
  id: 'others',
  label: '同时画较小与较大的效应',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const neededSpec = {
  id: 'needed',
  label: '标出所需样本数',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const dashes = ['dashed', 'solid', 'dotted'] as const;

function draw(input: ChartInput): ChartDrawing {
  const [curve, needed] = [tableOf(input, 'curve'), tableOf(input, 'needed')];
  const [effect, n, power] = [texts(curve, 'effect'), numbers(curve, 'n'), numbers(curve, 'power')];
  const [names, least, target] = [texts(needed, 'effect'), numbers(needed, 'n'), numbers(needed, 'target')];
  const asked = Math.floor((names.length - 1) / 2);
  const others = booleanOf(input.settings.own, othersSpec);
  const shown = names.filter((_, at) => others || at === asked);
  const marked = booleanOf(input.settings.own, neededSpec) && Number.isFinite(least[asked]!);
  const fontSize = fontSizeOf(input);
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const color = (name: string): string =>
    palette[
      [asked, ...names.keys()].filter((at, place, all) => all.indexOf(at) === place).indexOf(names.indexOf(name)) %
        palette.length
    ]!;
  const largest = n.reduce((most, value) => Math.max(most, value), 2);
  const base = frame(input, {
    x: { title: labelOf(curve, 'n'), scale: niceScale(0, largest, { ticks: 7 }) },
    y: { title: '功效', scale: { min: 0, max: 1, interval: 0.2 } },
    legend: shown,
  });
  const series = shown.map((name): LineSeriesOption => {
    const at = names.indexOf(name);
    return {
      type: 'line',
      name,
      symbol: 'circle',
      symbolSize: 5,
      showSymbol: false,
      z: at === asked ? 4 : 3,
      data: Array.from(n.keys())
        .filter((row) => effect[row] === name)
        .map((row) => [n[row]!, rounded(power[row]!)]),
      lineStyle: {
        color: color(name),
        width: at === asked ? 2.6 : 1.6,
        type: at === asked ? 'solid' : dashes[at === 0 ? 0 : 2],
      },
      itemStyle: { color: color(name) },
      emphasis: { disabled: true },
    };
  });
  const at = least[asked]!;
  const mark = {
    type: 'scatter' as const,
    symbol: 'circle',
    symbolSize: 8,
    itemStyle: { color: color(names[asked]!), opacity: 1 },
    silent: true,
    z: 5,
    data: [{ name: `n = ${at}`, value: [at, rounded(powerOf(effect, n, power, names[asked]!, at) ?? target[asked]!)] }],
    label: {
      show: true,
      formatter: '{b}',
      position: at > largest * 0.75 ? ('left' as const) : ('right' as const),
      distance: 8,
      fontFamily,
      fontSize,
      color: colors.text,
      offset: [0, 14],
    },
  };

  return {
    option: {
      ...base,
      series: [
        referenceLines({ y: [target[asked]!], ...(marked && { x: [at] }), color: colors.axis }),
        ...series,
        ...(marked ? [mark] : []),
      ],
    } as ChartDrawing['option'],
    summary: `功效曲线：效应为 ${names[asked]!} 时，${Number.isFinite(at) ? `达到 ${percent(target[asked]!)} 的功效需要${labelOf(curve, 'n')} ${at}` : `算到的样本数都达不到 ${percent(target[asked]!)} 的功效`}；虚横线为目标功效。`,
    data: curve,
  };
}

/** The power that was worked out nearest below or at `at`. */
function powerOf(
  effect: readonly string[],
  n: Float64Array,
  power: Float64Array,
  name: string,
  at: number,
): number | undefined {
  const rows = Array.from(n.keys()).filter((row) => effect[row] === name);
  const after = rows.findIndex((row) => n[row]! >= at);
  if (after < 0) return undefined;
  const [high, low] = [rows[after]!, rows[Math.max(0, after - 1)]!];
  if (n[high] === at || high === low) return power[high];
  return power[low]! + ((power[high]! - power[low]!) * (at - n[low]!)) / (n[high]! - n[low]!);
}

/** Power against the number of samples; the dashed lines are the target and what it needs. */
export const powerCurve: ChartDefinition = {
  id: 'power-curve',
  title: '功效曲线',
  tables: [{ id: 'curve' }, { id: 'needed' }],
  settings: [othersSpec, neededSpec],
  defaultSize: { width: 680, height: 440 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
