import type { EChartsOption } from 'echarts';
import { airy, usualSize } from '../embedding/index.ts';
import { counted, extent, fontSizeOf, frame, readable, rounded, textWidth, titleHeight, truncateMiddle } from '../frame/index.ts';
import { denseLimit } from '../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { paletteColors } from '../palette/index.ts';
import { numberOf } from '../settings.ts';
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const setSpec = { id: 'set', label: '第几个基因集', help: '按“基因集”表中评分的先后', kind: 'number', default: 1, min: 1, max: 500, step: 1 } as const satisfies SettingSpec;

const side = 78;
const below = 40;
const others = new Set(['cell', 'cluster', 'label', 'x', 'y', 'phase', 's_score', 'g2m_score']);

/** The bar of the colours: beside the plot, or below it on a narrow figure. */
function colorBar(input: ChartInput, ramp: readonly string[], [low, high]: readonly [number, number], narrow: boolean): object[] {
  const colors = chartColors(input.theme);
  const fontSize = Math.min(12, fontSizeOf(input));
  const { height, width } = input.size;
  const text = (x: number, y: number, words: string) => ({ type: 'text', silent: true, x, y, style: { text: words, fill: colors.text, fontFamily, fontSize, textVerticalAlign: 'middle' } });
  const colorStops = Array.from({ length: 11 }, (_, i) => ({ offset: i / 10, color: ramp[Math.round((i * 255) / 10)]! }));
  const bar = (x: number, y: number, w: number, h: number, upright: boolean) => ({ type: 'rect', silent: true, shape: { x, y, width: w, height: h }, style: { fill: { type: 'linear', x: 0, y: upright ? 1 : 0, x2: upright ? 0 : 1, y2: 0, colorStops, global: false } } });
  const [least, most] = [readable(low, 2), readable(high, 2)];
  if (narrow) {
    const from = 12 + textWidth('得分', fontSize) + 14;
    const start = from + textWidth(least, fontSize) + 6;
    return [text(12, height - 18, '得分'), text(from, height - 18, least), bar(start, height - 24, 110, 11, false), text(start + 116, height - 18, most)];
  }
  const [x, top] = [width - side + 14, 14 + titleHeight(input)];
  return [text(x, top + 6, '得分'), bar(x, top + 20, 12, 120, true), text(x + 18, top + 23, most), text(x + 18, top + 80, readable((low + high) / 2, 2)), text(x + 18, top + 137, least)];
}

function draw(given: ChartInput): ChartDrawing {
  const table = tableOf(given, 'cells');
  const sets = table.columns.filter(({ kind, name }) => kind === 'number' && !others.has(name));
  const chosen = sets[Math.min(sets.length, Math.round(numberOf(given.settings.own, setSpec))) - 1]!;
  const input = given.settings.title?.trim() ? given : { ...given, settings: { ...given.settings, title: truncateMiddle(chosen.label, 40) } };
  const [cells, x, y, score] = [texts(table, 'cell'), numbers(table, 'x'), numbers(table, 'y'), numbers(table, chosen.name)];
  const [low, high] = extent(score) ?? [0, 1];
  const ramp = paletteColors(input.settings.palette, 'sequential', input.theme);
  const of = Uint8Array.from(score, (value) => (high > low ? Math.min(255, Math.floor(((value - low) / (high - low)) * 256)) : 128));
  const narrow = input.size.width < 560;
  const { height, width } = input.size;
  const base = frame({ ...input, size: narrow ? { width, height: height - below } : { width: width - side, height } }, { x: { title: labelOf(table, 'x'), scale: airy(x) }, y: { title: labelOf(table, 'y'), scale: airy(y) } });
  const grid = base.grid as { right: number; bottom: number };
  const dense = cells.length > denseLimit;
  const size = input.settings.pointSize ?? usualSize(cells.length);
  // High scores lie on top.
  const order = Array.from(cells.keys()).toSorted((a, b) => score[a]! - score[b]!);
  const clusters = texts(table, 'cluster');
  const mean = new Map<string, [number, number]>();
  clusters.forEach((name, i) => {
    const [sum, n] = mean.get(name) ?? [0, 0];
    mean.set(name, [sum + score[i]!, n + 1]);
  });
  const highest = [...mean].reduce((best, one) => (one[1][0] / one[1][1] > best[1][0] / best[1][1] ? one : best))[0];
  return {
    option: {
      ...base, grid: narrow ? { ...grid, bottom: grid.bottom + below } : { ...grid, right: grid.right + side },
      graphic: colorBar(input, ramp, [low, high], narrow),
      series: [{
        type: 'scatter', name: '细胞', symbol: 'circle', symbolSize: size, encode: { x: 0, y: 1, itemName: 3, tooltip: [2] }, emphasis: { disabled: true }, z: 3, itemStyle: { color: ramp[128] },
        dimensions: [{ name: labelOf(table, 'x'), type: 'number' }, { name: labelOf(table, 'y'), type: 'number' }, { name: '得分', type: 'number' }, { name: '细胞', type: 'ordinal' }],
        data: dense ? [] : order.map((i) => ({ value: [rounded(x[i]!), rounded(y[i]!), rounded(score[i]!), cells[i]], itemStyle: { color: ramp[of[i]!] } })),
      }],
    } as unknown as EChartsOption,
    ...(dense && { layers: [{ kind: 'points' as const, ids: cells, x, y, color: of, colors: ramp, names: ramp.map(() => '细胞'), radius: size / 2 }] }),
    summary: `基因集得分图：${chosen.label}在 ${counted(cells.length)} 个细胞的得分，${readable(low, 3)}～${readable(high, 3)}，平均最高的是${/^\d+$/u.test(highest) ? `簇 ${highest}` : highest}。`,
    data: dataTable('sc-score-map', '基因集得分图', [textColumn('cell', '细胞', cells), textColumn('cluster', '簇', clusters), numberColumn('score', '得分', score), numberColumn('x', labelOf(table, 'x'), x), numberColumn('y', labelOf(table, 'y'), y)]),
  };
}

/** Cells on their map in the colours of the score of one set. */
export const scScoreMap: ChartDefinition = {
  id: 'sc-score-map',
  title: '基因集得分图',
  tables: [{ id: 'cells' }],
  settings: [setSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'sequential',
  draw,
};
