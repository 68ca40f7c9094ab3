import { counted, readable } from '../../frame/index.ts';
import { levelScatter } from '../../parts/level-scatter/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'dispersions');
  const features = texts(table, 'feature');
  const level = numbers(table, 'log_cpm');
  const [tagwise, trended, common] = ['tagwise', 'trended', 'common'].map((name) =>
    numbers(table, name).map(Math.sqrt),
  );
  const theme = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);

  return {
    ...levelScatter(input, {
      features,
      level,
      yTitle: '生物学变异系数（BCV）',
      points: [{ name: '逐特征', color: theme.neutral, y: tagwise! }],
      lines: [
        { name: '共同', color: theme.text, y: common!, dashed: true },
        { name: '趋势', color: palette[1]!, y: trended! },
      ],
      nothing: '没有可画的特征',
    }),
    summary: `BCV 图：共 ${counted(features.length)} 个特征，共同的生物学变异系数为 ${readable(common![0]!, 3)}；点为逐特征的，实线为随平均水平变化的趋势。`,
    data: dataTable('bcv-plot', 'BCV 图', [
      textColumn('feature', '特征', features),
      numberColumn('log_cpm', '平均 log2 CPM', level),
      numberColumn('tagwise', '逐特征 BCV', tagwise!),
      numberColumn('trended', '趋势 BCV', trended!),
      numberColumn('common', '共同 BCV', common!),
    ]),
    labelIds: features,
  };
}

/**
 * The biological coefficient of variation of every feature over its level: how far replicates differ beyond counting.
 */
export const bcvPlot: ChartDefinition = {
  id: 'bcv-plot',
  title: 'BCV 图',
  tables: [{ id: 'dispersions', columns: ['feature', 'log_cpm', 'tagwise', 'trended', 'common'] }],
  settings: [],
  defaultSize: { width: 680, height: 480 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
