import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { extent, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { chosenPlaces } from '../../parts/lasso/index.ts';

const pointSize = 5;

function draw(input: ChartInput): ChartDrawing {
  const path = tableOf(input, 'path');
  const { min, oneSe, x } = chosenPlaces(input);
  const [mean, se, count] = ['cv_mean', 'cv_se', 'features'].map((name) => numbers(path, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const [low, high] = [mean.map((value, i) => value - se[i]!), mean.map((value, i) => value + se[i]!)];
  const colors = chartColors(input.theme);
  const main = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const second = paletteColors(input.settings.palette, 'categorical', input.theme)[1]!;
  const names = [`λ.min（${count[min]} 个特征）`, `λ.1se（${count[oneSe]} 个特征）`];
  // All standard errors are one line with gaps: one series however long the path is.
  const bars: LineSeriesOption = {
    type: 'line',
    name: '标准误',
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    z: 2,
    connectNulls: false,
    data: Array.from(x.keys()).flatMap((i) => [
      [rounded(x[i]!), rounded(low[i]!)],
      [rounded(x[i]!), rounded(high[i]!)],
      ['-', '-'],
    ]),
    lineStyle: { color: colors.neutral, width: 1 },
    itemStyle: { color: colors.neutral },
  };
  const marked = (row: number, name: string, color: string, symbol: string) => ({
    type: 'scatter' as const,
    name,
    symbol,
    symbolSize: (input.settings.pointSize ?? pointSize) + 6,
    z: 5,
    data: [[rounded(x[row]!), rounded(mean[row]!)]],
    itemStyle: { color, opacity: 1, borderColor: colors.background, borderWidth: 1 },
  });

  return {
    option: {
      ...frame(input, {
        x: { title: '−log10(λ)', scale: niceScale(...(extent(x) ?? [0, 1])) },
        y: { title: '二项偏差（交叉验证）', scale: niceScale(...(extent(low, high) ?? [0, 1])) },
        legend: names,
      }),
      series: [
        referenceLines({ x: [x[min]!, x[oneSe]!], color: colors.axis, width: 0.8 }),
        bars,
        {
          type: 'scatter',
          name: '交叉验证误差',
          symbolSize: input.settings.pointSize ?? pointSize,
          z: 3,
          itemStyle: { color: main, opacity: 1 },
          data: Array.from(x, (value, i) => [rounded(value), rounded(mean[i]!)]),
        },
        marked(min, names[0]!, second, 'diamond'),
        marked(oneSe, names[1]!, main, 'triangle'),
      ],
    },
    summary: `LASSO 交叉验证曲线：${x.length} 个 λ；误差最小处 λ = ${readable(10 ** -x[min]!)}，选入 ${count[min]} 个特征；一个标准误处 λ = ${readable(10 ** -x[oneSe]!)}，选入 ${count[oneSe]} 个特征。`,
    data: path,
  };
}

/** The cross-validated deviance along the path with its standard errors, and the two penalties it names. */
export const lassoCv: ChartDefinition = {
  id: 'lasso-cv',
  title: 'LASSO 交叉验证曲线',
  tables: [{ id: 'path' }],
  settings: [],
  defaultSize: { width: 720, height: 440 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
