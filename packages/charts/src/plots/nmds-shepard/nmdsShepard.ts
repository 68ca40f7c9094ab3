import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { extent, fontSizeOf, frame, niceScale, readable, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const pointSize = 5;

function draw(input: ChartInput): ChartDrawing {
  const [table, fit] = [tableOf(input, 'shepard'), tableOf(input, 'fit')];
  const [one, other] = [texts(table, 'sample_a'), texts(table, 'sample_b')];
  const [dissimilarity, distance, fitted] = ['dissimilarity', 'distance', 'fitted'].map((name) =>
    numbers(table, name),
  ) as [Float64Array, Float64Array, Float64Array];
  const [pointColor, lineColor] = paletteColors(input.settings.palette, 'categorical', input.theme);
  const [stress, nonmetric, linear] = ['stress', 'r2_nonmetric', 'r2_linear'].map((name) => numbers(fit, name)[0]!) as [
    number,
    number,
    number,
  ];
  const said = `应力 = ${readable(stress, 3)}，非度量拟合 R² = ${readable(nonmetric, 4)}，线性拟合 R² = ${readable(linear, 4)}`;
  const room = input.size.width < 480 ? 3 : 6;
  const names = ['样本对', '单调回归'];
  const base = frame(input, {
    x: { title: '原距离', scale: niceScale(...(extent(dissimilarity) ?? [0, 1]), { ticks: room }) },
    y: { title: '图上距离', scale: niceScale(...(extent(distance, fitted) ?? [0, 1]), { zero: true }) },
    legend: names,
  });
  const rows = Array.from(dissimilarity.keys());
  // Among equal dissimilarities the regression may step up and down: drawn in its own order.
  const steps = rows.toSorted((a, b) => dissimilarity[a]! - dissimilarity[b]! || fitted[a]! - fitted[b]!);
  return {
    option: {
      ...base,
      series: [
        {
          type: 'scatter',
          name: names[0]!,
          symbolSize: input.settings.pointSize ?? pointSize,
          itemStyle: { color: pointColor!, opacity: 0.55 },
          dimensions: [
            { name: '原距离', type: 'number' },
            { name: '图上距离', type: 'number' },
            { name: 'id', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 2, tooltip: [0, 1] },
          data: rows.map((row) => [
            rounded(dissimilarity[row]!),
            rounded(distance[row]!),
            `${one[row]!} – ${other[row]!}`,
          ]),
          emphasis: { disabled: true },
          z: 2,
        },
        {
          type: 'line',
          name: names[1]!,
          step: 'end',
          symbol: 'none',
          silent: true,
          data: steps.map((row) => [rounded(dissimilarity[row]!), rounded(fitted[row]!)]),
          lineStyle: { color: lineColor!, width: 2 },
          itemStyle: { color: lineColor! },
          tooltip: { show: false },
          z: 3,
        },
      ],
      textStyle: { ...base.textStyle, fontSize: fontSizeOf(input), color: chartColors(input.theme).text },
    } as EChartsOption,
    summary: `Shepard 图：${table.rows} 个样本对的原距离与图上距离，${said}；点离折线越近，排列越忠实。`,
    data: table,
  };
}

/** Distances in the figure against those of the communities, with the monotone regression between them. */
export const nmdsShepard: ChartDefinition = {
  id: 'nmds-shepard',
  title: 'Shepard 图',
  tables: [{ id: 'shepard' }, { id: 'fit' }],
  settings: [],
  defaultSize: { width: 640, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
