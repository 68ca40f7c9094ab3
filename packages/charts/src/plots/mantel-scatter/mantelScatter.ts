import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { extent, frame, niceScale, readable, rounded } from '../../frame/index.ts';
import { pText } from '../../parts/group-boxes/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { arithmeticMean } from '@panome/analysis/statistics';

const pointSize = 5;

/** Ends of the least-squares line over the points. */
function trend(x: Float64Array, y: Float64Array): [number, number][] {
  const [a, b] = [arithmeticMean(x), arithmeticMean(y)];
  const [xx, xy] = [
    x.reduce((sum, value) => sum + (value - a) ** 2, 0),
    x.reduce((sum, value, i) => sum + (value - a) * (y[i]! - b), 0),
  ];
  const [low, high] = extent(x) ?? [0, 0];
  return xx > 0 ? [low, high].map((at) => [rounded(at), rounded(b + (xy / xx) * (at - a))]) : [];
}

function draw(input: ChartInput): ChartDrawing {
  const [result, pairs] = [tableOf(input, 'result'), tableOf(input, 'pairs')];
  const [x, y] = [numbers(pairs, 'environment'), numbers(pairs, 'community')];
  const [one, other] = [texts(pairs, 'sample_a'), texts(pairs, 'sample_b')];
  const [r, p] = [numbers(result, 'r')[0]!, numbers(result, 'p')[0]!];
  const said = Number.isFinite(r) ? `Mantel r = ${readable(r, 3)}，${pText(p)}` : '没有相关系数';
  const [pointColor, lineColor] = paletteColors(input.settings.palette, 'categorical', input.theme);
  const names = ['样本对', '趋势线'];
  return {
    option: {
      ...frame(input, {
        x: {
          title: `环境距离（${said}）`,
          scale: niceScale(...(extent(x) ?? [0, 1]), { ticks: input.size.width < 480 ? 3 : 6 }),
        },
        y: { title: '群落距离', scale: niceScale(...(extent(y) ?? [0, 1])) },
        legend: names,
      }),
      series: [
        {
          type: 'scatter',
          name: names[0]!,
          symbolSize: input.settings.pointSize ?? pointSize,
          itemStyle: { color: pointColor!, opacity: 0.55 },
          dimensions: [
            { name: '环境距离', type: 'number' },
            { name: '群落距离', type: 'number' },
            { name: 'id', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 2, tooltip: [0, 1] },
          data: Array.from(x, (value, i) => [rounded(value), rounded(y[i]!), `${one[i]!} – ${other[i]!}`]),
          emphasis: { disabled: true },
          z: 2,
        },
        {
          type: 'line',
          name: names[1]!,
          symbol: 'none',
          silent: true,
          data: trend(x, y),
          lineStyle: { color: lineColor!, width: 2 },
          itemStyle: { color: lineColor! },
          tooltip: { show: false },
          z: 3,
        },
      ],
    } as EChartsOption,
    summary: `Mantel 散点图：${pairs.rows} 个样本对的环境距离与群落距离，${said}；直线为最小二乘趋势。`,
    data: pairs,
  };
}

/** Community distances against environmental ones, all pairs. */
export const mantelScatter: ChartDefinition = {
  id: 'mantel-scatter',
  title: 'Mantel 散点图',
  tables: [{ id: 'result' }, { id: 'pairs' }],
  settings: [],
  defaultSize: { width: 640, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
