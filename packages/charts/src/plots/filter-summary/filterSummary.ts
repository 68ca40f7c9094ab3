import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { counted, fontSizeOf, frame, niceScale } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const summary = tableOf(input, 'summary');
  const reasons = texts(summary, 'reason');
  const counts = numbers(summary, 'count');
  const colors = chartColors(input.theme);

  return {
    option: {
      ...frame(input, {
        x: { title: '特征数', scale: niceScale(0, Math.max(1, maximum(counts)) * 1.08, { ticks: 5 }) },
        y: { title: '', names: reasons.toReversed() },
      }),
      series: [
        {
          type: 'bar',
          name: '特征数',
          barMaxWidth: 32,
          barCategoryGap: '40%',
          data: Array.from(counts.toReversed()),
          itemStyle: { color: paletteColors(input.settings.palette, 'categorical', input.theme)[0]! },
          label: { show: true, position: 'right', color: colors.text, fontSize: fontSizeOf(input) },
        },
      ],
    },
    summary: `筛选结果：${reasons.map((reason, i) => `${reason} ${counted(counts[i]!)} 个`).join('，') || '没有特征被筛除'}。`,
    data: summary,
  };
}

/** How many features each rule of the filter kept or removed. */
export const filterSummary: ChartDefinition = {
  id: 'filter-summary',
  title: '筛选结果',
  tables: [{ id: 'summary' }],
  settings: [],
  defaultSize: { width: 640, height: 320 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
