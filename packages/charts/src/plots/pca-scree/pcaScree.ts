import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fontSizeOf, frame, niceScale, percent, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const shownSpec = {
  id: 'components',
  label: '显示的主成分数',
  kind: 'number',
  default: 10,
  min: 1,
  max: 50,
  step: 1,
} as const satisfies SettingSpec;
const cumulativeSpec = {
  id: 'cumulative',
  label: '显示累积曲线',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const explained = tableOf(input, 'explained');
  const count = Math.min(explained.rows, Math.round(numberOf(input.settings.own, shownSpec)));
  const names = Array.from({ length: count }, (_, i) => `PC${i + 1}`);
  const ratio = numbers(explained, 'ratio').slice(0, count);
  const cumulative = numbers(explained, 'cumulative').slice(0, count);
  const withCumulative = booleanOf(input.settings.own, cumulativeSpec);
  const [barColor, lineColor] = paletteColors(input.settings.palette, 'categorical', input.theme);
  const fontSize = fontSizeOf(input);
  const highest = 100 * Math.max(0, maximum(withCumulative ? cumulative : ratio));
  const shares = (values: Float64Array) => Array.from(values, (value) => rounded(100 * value));
  const bandFits = input.size.width / Math.max(1, count) > fontSize * 5;

  return {
    option: {
      ...frame(input, {
        x: { title: '主成分', names },
        y: { title: '解释的方差（%）', scale: niceScale(0, highest) },
        legend: withCumulative ? ['单个主成分', '累积'] : [],
      }),
      series: [
        {
          type: 'bar',
          name: '单个主成分',
          data: shares(ratio),
          itemStyle: { color: barColor! },
          barMaxWidth: 48,
          label: {
            show: bandFits && !withCumulative,
            position: 'top',
            fontSize: fontSize - 1,
            color: chartColors(input.theme).text,
          },
        },
        ...(withCumulative
          ? [
              {
                type: 'line' as const,
                name: '累积',
                data: shares(cumulative),
                symbol: 'circle',
                symbolSize: input.settings.pointSize ?? 6,
                lineStyle: { color: lineColor!, width: 1.5 },
                itemStyle: { color: lineColor! },
              },
            ]
          : []),
      ],
    },
    summary: `碎石图：${names[0] ?? ''} 解释方差的 ${percent(ratio[0] ?? 0)}，前 ${count} 个主成分共 ${percent(cumulative[count - 1] ?? 0)}。`,
    data: dataTable('pca-scree', '解释的方差', [
      textColumn('component', '主成分', names),
      numberColumn('ratio', '解释比例', ratio),
      numberColumn('cumulative', '累积比例', cumulative),
    ]),
  };
}

/** How much of the variance each component explains, and together. */
export const pcaScree: ChartDefinition = {
  id: 'pca-scree',
  title: '碎石图',
  tables: [{ id: 'explained' }],
  settings: [shownSpec, cumulativeSpec],
  defaultSize: { width: 640, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
