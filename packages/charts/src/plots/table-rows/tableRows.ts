import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { counted, fontSizeOf, frame, niceScale, shortNames } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

/** The colours of rows received, rows in the result and rows left out. */
const parts = ['输入', '结果', '去掉'] as const;

function draw(input: ChartInput): ChartDrawing {
  const summary = tableOf(input, 'summary');
  const [what, part, counts] = [texts(summary, 'what'), texts(summary, 'part'), numbers(summary, 'count')];
  const colors = chartColors(input.theme);
  const main = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colorOf: Readonly<Record<string, string>> = { 输入: main[1]!, 结果: main[0]!, 去掉: colors.neutral };
  const names = shortNames(what, input.size.width < 480 ? 14 : 26);
  const used = parts.filter((name) => part.includes(name));
  return {
    option: {
      ...frame(input, {
        x: { title: '数目', scale: niceScale(0, Math.max(1, maximum(counts)) * 1.12, { ticks: 5 }) },
        y: { title: '', names: names.toReversed() },
        legend: used.length > 1 ? [...used] : [],
      }),
      series: used.map((name, at) => ({
        type: 'bar' as const,
        name,
        stack: 'rows',
        barMaxWidth: 28,
        barCategoryGap: '38%',
        data: what.map((_, i) => (part[i] === name ? counts[i]! : null)).toReversed(),
        itemStyle: { color: colorOf[name]! },
        label: { show: true, position: 'right' as const, color: colors.text, fontSize: fontSizeOf(input) },
        z: 2 + at,
      })),
    },
    summary: `表的变化：${what.map((name, i) => `${name} ${counted(counts[i]!)}`).join('，')}。`,
    data: summary,
  };
}

/** How many rows or columns of a table were received, are in the result and were left out. */
export const tableRows: ChartDefinition = {
  id: 'table-rows',
  title: '处理前后',
  tables: [{ id: 'summary' }],
  settings: [],
  defaultSize: { width: 640, height: 340 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
