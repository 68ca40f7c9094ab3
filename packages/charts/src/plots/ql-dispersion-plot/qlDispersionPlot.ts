import { counted } from '../../frame/index.ts';
import { levelScatter } from '../../parts/level-scatter/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const nothing = '这次运行没有用拟似然 F 检验，没有可画的点';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'dispersions');
  const features = texts(table, 'feature');
  const level = numbers(table, 'log_cpm');
  const [raw, trend, squeezed] = ['ql_raw', 'ql_trend', 'ql'].map((name) =>
    numbers(table, name).map((value) => value ** 0.25),
  );
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const known = squeezed!.some(Number.isFinite);

  return {
    ...levelScatter(input, {
      features,
      level,
      yTitle: '拟似然离散度的四次方根',
      points: [
        { name: '原始', color: chartColors(input.theme).neutral, y: raw! },
        { name: '收缩后', color: palette[0]!, y: squeezed! },
      ],
      lines: [{ name: '趋势', color: palette[1]!, y: trend! }],
      nothing,
    }),
    summary: known
      ? `拟似然离散度图：共 ${counted(features.length)} 个特征，灰点为各特征偏差的均值，向曲线所示的趋势收缩后用于检验。`
      : `拟似然离散度图：${nothing}。`,
    data: dataTable('ql-dispersion-plot', '拟似然离散度图', [
      textColumn('feature', '特征', features),
      numberColumn('log_cpm', '平均 log2 CPM', level),
      numberColumn('ql_raw', '原始（四次方根）', raw!),
      numberColumn('ql_trend', '趋势（四次方根）', trend!),
      numberColumn('ql', '收缩后（四次方根）', squeezed!),
    ]),
    labelIds: features,
  };
}

/** The quasi-likelihood dispersions over the level, before and after squeezing; the fourth root spreads them evenly. */
export const qlDispersionPlot: ChartDefinition = {
  id: 'ql-dispersion-plot',
  title: '拟似然离散度图',
  tables: [{ id: 'dispersions', columns: ['feature', 'log_cpm', 'ql_raw', 'ql_trend', 'ql'] }],
  settings: [],
  defaultSize: { width: 680, height: 480 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
