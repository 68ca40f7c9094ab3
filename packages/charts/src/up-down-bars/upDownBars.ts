import type { EChartsOption } from 'echarts';
import { fitNames } from '../enrichment/index.ts';
import { counted, fontSizeOf, frame, gridRect } from '../frame/index.ts';
import type { Scale } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { booleanOf, numberOf } from '../settings.ts';
import { dataTable, integerColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const countSpec = { id: 'top', label: '展示的条目数', help: '按上调与下调的特征数之和从大到小取', kind: 'number', default: 20, min: 1, max: 60, step: 1 } as const satisfies SettingSpec;
const valuesSpec = { id: 'values', label: '写出个数', kind: 'boolean', default: true } as const satisfies SettingSpec;

/** From 0 in whole steps of 1, 2 or 5 of a decade. */
function wholeScale(most: number, ticks: number): Scale {
  const rough = Math.max(1, most / ticks);
  const decade = 10 ** Math.floor(Math.log10(rough));
  const interval = [1, 2, 5, 10].find((step) => step * decade >= rough)! * decade;
  return { min: 0, max: Math.max(interval, Math.ceil(most)), interval };
}

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const [up, down] = [numbers(result, 'up'), numbers(result, 'down')];
  const changed = (row: number): number => up[row]! + down[row]!;
  const rows = [...up.keys()].filter((row) => changed(row) > 0).toSorted((a, b) => changed(b) - changed(a) || up[b]! - up[a]! || a - b).slice(0, Math.round(numberOf(input.settings.own, countSpec))).toReversed();
  const terms = rows.map((row) => texts(result, 'term')[row]!);
  const names = rows.map((row, at) => texts(result, 'name')[row] || terms[at]!);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const sides = [{ name: '下调', counts: rows.map((row) => down[row]!), color: colors.down, inverse: true, position: 'left' }, { name: '上调', counts: rows.map((row) => up[row]!), color: colors.up, inverse: false, position: 'right' }] as const;
  const written = booleanOf(input.settings.own, valuesSpec);
  const narrow = input.size.width < 520;
  const scales = sides.map(({ counts }) => {
    const most = Math.max(1, ...counts);
    return wholeScale(most * (!written ? 1 : narrow ? 1.3 : 1.1), narrow ? 2 : 4);
  });
  const base = fitNames(frame(input, { x: { title: '特征数', scale: scales[1]! }, y: { title: '', names }, legend: sides.map(({ name }) => name) }), input.size.width, 'transparent');
  const rect = gridRect(base, input.size);
  // One feature is as long on either side.
  const share = scales[0]!.max / (scales[0]!.max + scales[1]!.max);
  const middle = Math.round(rect.x + Math.min(0.8, Math.max(0.2, share)) * rect.width);
  const [xAxis, yAxis] = [base.xAxis as Record<string, unknown>, base.yAxis as Record<string, unknown>];
  const title = typeof xAxis['name'] === 'string' && xAxis['name'] !== '' ? xAxis['name'] : '';

  return {
    option: {
      ...base,
      grid: [{ left: rect.x, width: middle - rect.x }, { left: middle, width: rect.x + rect.width - middle }].map((grid) => ({ ...grid, top: rect.y, height: rect.height, outerBoundsMode: 'none' })),
      // The zero is written once, and no number stands where a side ends between two steps.
      xAxis: sides.map(({ inverse }, at) => ({ ...xAxis, ...scales[at]!, gridIndex: at, inverse, name: '', axisTick: { show: false }, axisLabel: { ...(xAxis['axisLabel'] as object), showMinLabel: at === 1, showMaxLabel: scales[at]!.max % scales[at]!.interval === 0 } })),
      yAxis: [{ ...yAxis, gridIndex: 0, axisLine: { show: false }, axisTick: { show: false } }, { ...yAxis, gridIndex: 1, axisLabel: { show: false }, axisTick: { show: false } }],
      ...(title !== '' && { graphic: [{ type: 'text', silent: true, x: rect.x + rect.width / 2, y: rect.y + rect.height + 8 + fontSize * 1.2 + 6, style: { text: title, fontFamily, fontSize: fontSize + 1, fill: colors.text, textAlign: 'center', textVerticalAlign: 'top' } }] }),
      series: sides.map(({ color, counts, name, position }, at) => ({
        type: 'bar', name, xAxisIndex: at, yAxisIndex: at, barMaxWidth: 22, barCategoryGap: '28%', itemStyle: { color }, emphasis: { disabled: true },
        data: counts.map((value, row) => ({ name: names[row]!, value, label: { show: written && value > 0 } })),
        label: { show: written, position, distance: 3, fontFamily, fontSize: fontSize - 1, color: colors.text },
        z: 3,
      })),
    } as unknown as EChartsOption,
    summary: rows.length === 0
      ? '上下调条形图：没有上调或下调的特征。'
      : `上下调条形图：共 ${counted(result.rows)} 个条目，展示 ${rows.length} 个，变化的特征最多的是“${names.at(-1)!}”（上调 ${sides[1].counts.at(-1)!} 个，下调 ${sides[0].counts.at(-1)!} 个）。`,
    data: dataTable('up-down-bars', '上调与下调的特征数', [textColumn('term', '条目', terms), textColumn('name', '名称', names), integerColumn('up', '上调数', sides[1].counts), integerColumn('down', '下调数', sides[0].counts)]),
  };
}

/** How many features of each term rise and how many fall, on two sides of one line. */
export const upDownBars: ChartDefinition = {
  id: 'up-down-bars',
  title: '上下调条形图',
  tables: [{ id: 'result', columns: ['term', 'name', 'up', 'down'] }],
  settings: [countSpec, valuesSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
