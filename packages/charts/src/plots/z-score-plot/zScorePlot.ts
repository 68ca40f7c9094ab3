import type { ScatterSeriesOption, YAXisComponentOption } from 'echarts';
import { extent, frame, niceScale, readable, referenceLines, rounded, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { categoryScale } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '特征数',
  help: '按 P 值从小到大取',
  kind: 'number',
  default: 20,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const clipSpec = {
  id: 'clip',
  label: '截断的 |z|',
  help: '超出的点以三角形画在边上，以免少数点把其余的压扁；0 为不截断',
  kind: 'number',
  default: 15,
  min: 0,
  max: 200,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'zscores');
  const [feature, sample, group] = [texts(table, 'feature'), texts(table, 'sample'), texts(table, 'group')];
  const z = numbers(table, 'z');
  const chosen = [...new Set(feature)].slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const place = new Map(chosen.toReversed().map((name, at) => [name, at]));
  const clip = numberOf(input.settings.own, clipSpec);
  const rows = [...feature.keys()].filter((row) => place.has(feature[row]!) && Number.isFinite(z[row]!));
  const beyond = (row: number): boolean => clip > 0 && Math.abs(z[row]!) > clip;
  const shown = (row: number): number => (beyond(row) ? Math.sign(z[row]!) * clip : z[row]!);
  const [low, high] = extent(Float64Array.from(rows, shown)) ?? [-2, 2];
  const span = Math.max(high - low, 1);
  const scale = categoryScale(input, group);
  const colors = chartColors(input.theme);
  const size = input.settings.pointSize ?? zScorePlot.pointSize!;
  const levels = scale.levels.filter((level) => level !== '' && group.includes(level));
  const names = levels.map((level) => truncateMiddle(level, 24));
  const base = frame(input, {
    x: {
      title: input.size.width < 520 ? 'z 值（相对参照组）' : 'z 值（以参照组的均值和标准差为准）',
      scale: niceScale(Math.min(low, -2) - span * 0.02, Math.max(high, 2) + span * 0.02, {
        ticks: input.size.width < 520 ? 4 : 8,
      }),
    },
    y: { title: '', names: chosen.toReversed() },
    legend: names,
  });
  const clipped = rows.filter(beyond).length;

  return {
    option: {
      ...base,
      yAxis: {
        ...(base.yAxis as YAXisComponentOption),
        splitLine: { show: true, lineStyle: { color: colors.grid, width: 1 } },
      } as YAXisComponentOption,
      series: [
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
        referenceLines({ x: [-2, 2], color: colors.axis, width: 0.8 }),
        ...levels.map((level, at): ScatterSeriesOption => ({
          type: 'scatter',
          name: names[at]!,
          symbol: 'circle',
          symbolSize: size,
          z: 3,
          emphasis: { disabled: true },
          itemStyle: { color: scale.color(level), opacity: 0.75, borderColor: colors.background, borderWidth: 0.5 },
          dimensions: [
            { name: 'z', type: 'number' },
            { name: '特征', type: 'ordinal' },
            { name: 'id', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 2, tooltip: [0] },
          data: rows
            .filter((row) => group[row] === level)
            .map((row) => {
              const value = [
                rounded(shown(row)),
                place.get(feature[row]!)!,
                `${feature[row]!}，${sample[row]!}${beyond(row) ? `（z = ${readable(z[row]!)}）` : ''}`,
              ];
              return beyond(row)
                ? { value, symbol: 'triangle', symbolRotate: z[row]! > 0 ? -90 : 90, symbolSize: size + 2 }
                : { value };
            }),
        })),
      ],
    },
    summary:
      chosen.length === 0
        ? 'z 值图：没有差异代谢物。'
        : `z 值图：${chosen.length} 个差异代谢物在各样本中的 z 值，以参照组为准${rows.length === 0 ? '，参照组的数值没有变化，z 值不能计算' : `，最小 ${readable(extent(Float64Array.from(rows, (row) => z[row]!))![0], 3)}，最大 ${readable(extent(Float64Array.from(rows, (row) => z[row]!))![1], 3)}`}${clipped > 0 ? `；${clipped} 个点超出 ±${readable(clip)}，以三角形画在边上` : ''}。`,
    data: dataTable('z-score-plot', 'z 值图', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => feature[row]!),
      ),
      textColumn(
        'sample',
        '样本',
        rows.map((row) => sample[row]!),
      ),
      textColumn(
        'group',
        '分组',
        rows.map((row) => group[row]!),
      ),
      numberColumn(
        'z',
        'z 值',
        rows.map((row) => z[row]!),
      ),
    ]),
  };
}

/** How far every sample lies from the reference group, feature by feature, in its standard deviations. */
export const zScorePlot: ChartDefinition = {
  id: 'z-score-plot',
  title: 'z 值图',
  tables: [{ id: 'zscores', columns: ['feature', 'sample', 'group', 'z'] }],
  settings: [topSpec, clipSpec],
  defaultSize: { width: 760, height: 560 },
  pointSize: 9,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
