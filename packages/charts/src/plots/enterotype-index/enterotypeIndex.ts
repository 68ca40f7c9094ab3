import { extent, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const indexSpec = {
  id: 'index',
  label: '纵轴',
  kind: 'choice',
  default: 'ch',
  choices: [
    { value: 'ch', label: 'Calinski–Harabasz 指数' },
    { value: 'silhouette', label: '平均轮廓系数' },
  ],
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'k');
  const [k, chosen] = [numbers(table, 'k'), numbers(table, 'chosen')];
  const byCh = choiceOf(input.settings.own, indexSpec) === 'ch';
  const values = numbers(table, byCh ? 'ch' : 'silhouette');
  const at = Math.max(0, chosen.indexOf(1));
  const colors = chartColors(input.theme);
  const color = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const title = byCh ? 'Calinski–Harabasz 指数' : '平均轮廓系数';
  const base = frame(input, {
    x: { title: '类数', names: Array.from(k, String) },
    y: { title, scale: niceScale(...(extent(values) ?? [0, 1]), { zero: true, ticks: 6 }) },
  });
  return {
    option: {
      ...base,
      series: [
        {
          type: 'line',
          name: title,
          symbol: 'circle',
          showAllSymbol: true,
          symbolSize: 8,
          lineStyle: { width: 2, color },
          itemStyle: { color },
          emphasis: { disabled: true },
          z: 3,
          data: Array.from(values, (value, row) => ({
            value: Number.isFinite(value) ? rounded(value) : '-',
            ...(row === at && { symbolSize: 14, itemStyle: { color, borderColor: colors.text, borderWidth: 2 } }),
          })),
        },
        ...(byCh ? [] : [referenceLines({ y: [0.25], color: colors.axis })]),
      ],
    },
    summary: `类数选择图：类数 ${k[0]!}～${k.at(-1)!}，选用 ${k[at]!} 类，其${title}为 ${readable(values[at]!, 4)}${byCh ? '' : '；虚线为 0.25，低于它说明没有明显的类'}。`,
    data: dataTable('enterotype-index', title, [
      integerColumn('k', '类数', [...k]),
      numberColumn('value', title, [...values]),
      integerColumn('chosen', '选用', [...chosen]),
    ]),
  };
}

/** How well each number of types divides the samples; the number taken stands out. */
export const enterotypeIndex: ChartDefinition = {
  id: 'enterotype-index',
  title: '类数选择图',
  tables: [{ id: 'k', columns: ['k', 'ch', 'silhouette', 'chosen'] }],
  settings: [indexSpec],
  defaultSize: { width: 620, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
