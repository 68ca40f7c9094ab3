import { counted, extent, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '基因数',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const unit = "Moran's I";

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'genes');
  const [genes, i, p] = [texts(table, 'gene'), numbers(table, 'i'), numbers(table, 'p_adj')];
  // The rows stand by falling I already.
  const rows = [...genes.keys()].slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const upwards = rows.toReversed();
  const colors = chartColors(input.theme);
  const main = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const significant = genes.reduce((sum, _, row) => sum + Number(p[row]! < 0.05 && i[row]! > 0), 0);
  return {
    option: {
      ...frame(input, {
        x: { title: unit, scale: niceScale(...(extent(rows.map((row) => i[row]!)) ?? [0, 1]), { zero: true }) },
        y: { title: '', names: upwards.map((row) => genes[row]!) },
      }),
      series: [
        {
          type: 'bar',
          name: unit,
          barCategoryGap: '30%',
          data: upwards.map((row) => ({
            name: genes[row]!,
            value: rounded(i[row]!),
            itemStyle: { color: p[row]! < 0.05 ? main : colors.neutral },
          })),
        },
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    },
    summary: `空间变异基因图：Moran's I 最高的 ${counted(rows.length)} 个基因，最高的是 ${genes[0] ?? '--'}（${readable(i[0] ?? Number.NaN, 3)}）；校正 p < 0.05 且成片分布的共 ${counted(significant)} 个，灰色为不显著。`,
    data: dataTable('sc-spatial-genes', '空间变异基因图', [
      textColumn(
        'gene',
        '基因',
        rows.map((row) => genes[row]!),
      ),
      numberColumn(
        'i',
        unit,
        rows.map((row) => i[row]!),
      ),
      numberColumn(
        'p_adj',
        '校正后 p 值',
        rows.map((row) => p[row]!),
      ),
    ]),
  };
}

/** The genes with the strongest spatial pattern. */
export const scSpatialGenes: ChartDefinition = {
  id: 'sc-spatial-genes',
  title: '空间变异基因图',
  tables: [{ id: 'genes' }],
  settings: [topSpec],
  defaultSize: { width: 640, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
