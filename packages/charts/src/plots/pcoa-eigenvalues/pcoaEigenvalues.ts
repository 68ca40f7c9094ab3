import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, percent, referenceLines, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const countSpec = {
  id: 'count',
  label: '最多显示',
  help: '轴太多时只显示前面的轴，负特征值总在最后',
  kind: 'number',
  default: 40,
  min: 2,
  max: 200,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'eig');
  const [axes, values, ratio] = [texts(table, 'axis'), numbers(table, 'eigenvalue'), numbers(table, 'ratio')];
  const most = Math.round(numberOf(input.settings.own, countSpec));
  const negatives = values.filter((value) => value < 0).length;
  // With many axes the middle ones, all near 0, are what is left out.
  const kept = Math.min(most, axes.length);
  const last = Math.min(negatives, Math.floor(kept / 2));
  const shown = Array.from(axes.keys()).filter((i) => i < kept - last || i >= axes.length - last);
  const colors = chartColors(input.theme);
  const color = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const base = frame(input, {
    x: { title: '坐标轴', names: shown.map((i) => String(i + 1)) },
    y: { title: '特征值', scale: niceScale(...(extent(values) ?? [0, 1]), { zero: true }) },
  });
  return {
    option: {
      ...base,
      series: [
        {
          type: 'bar',
          name: '特征值',
          barWidth: '68%',
          data: shown.map((i) => ({
            name: `PCoA${i + 1}`,
            value: rounded(values[i]!),
            itemStyle: { color: values[i]! < 0 ? colors.neutral : color },
          })),
          emphasis: { disabled: true },
        },
        referenceLines({ y: [0], color: colors.axis, dashed: false, front: true }),
      ],
    } as EChartsOption,
    summary: `特征值图：共 ${axes.length} 个非零特征值，前两个占全部之和的 ${percent(ratio[0] ?? 0)} 与 ${percent(ratio[1] ?? 0)}${negatives > 0 ? `，${negatives} 个为负（灰色）` : '，没有负值'}。`,
    data: dataTable('pcoa-eigenvalues', '特征值', [
      textColumn('axis', '坐标轴', axes),
      numberColumn('eigenvalue', '特征值', values),
      numberColumn('ratio', '占全部之和', ratio),
    ]),
  };
}

/** All eigenvalues, the negative ones in grey. */
export const pcoaEigenvalues: ChartDefinition = {
  id: 'pcoa-eigenvalues',
  title: '特征值图',
  tables: [{ id: 'eig', columns: ['axis', 'eigenvalue', 'ratio'] }],
  settings: [countSpec],
  defaultSize: { width: 620, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
