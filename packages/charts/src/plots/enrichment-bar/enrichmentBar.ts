import { maximum } from '@panome/analysis/extremes';
import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import { fitNames, pSpec, pWords, termCountSpec, topTerms } from '../../parts/enrichment/index.ts';
import { counted, fontSizeOf, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const lengthSpec = {
  id: 'length',
  label: '条的长度',
  kind: 'choice',
  default: 'minus_log',
  choices: [
    { value: 'minus_log', label: '−log10 P' },
    { value: 'overlap', label: '命中数' },
  ],
} as const satisfies SettingSpec;
const cutSpec = {
  id: 'cut',
  label: '显著性阈值',
  help: '小于该值的条目着色，其余为灰色',
  kind: 'number',
  default: 0.05,
  min: 1e-10,
  max: 1,
  step: 0.01,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const top = topTerms(input);
  const colors = chartColors(input.theme);
  const byCount = choiceOf(input.settings.own, lengthSpec) === 'overlap';
  const cut = numberOf(input.settings.own, cutSpec);
  const [overlap, size] = [top.column('overlap'), top.column('set_size')];
  const lengths = byCount ? overlap : top.p.map((p) => Math.max(0, -Math.log10(Math.max(p, 1e-300))));
  const order = [...lengths.keys()].toSorted((a, b) => lengths[a]! - lengths[b]! || top.p[b]! - top.p[a]!);
  const fill = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const significant = top.p.filter((p) => p < cut).length;
  const word = pWords(top.pColumn);
  const fontSize = fontSizeOf(input);
  const base = fitNames(
    frame(input, {
      x: {
        title: byCount ? '命中数' : `−log10 ${word}`,
        scale: niceScale(0, Math.max(maximum(lengths), byCount ? 1 : -Math.log10(cut)) * 1.12, { ticks: 5 }),
      },
      y: { title: '', names: order.map((at) => top.names[at]!) },
    }),
    input.size.width,
    'transparent',
  );

  return {
    option: {
      ...base,
      series: [
        {
          type: 'bar',
          name: byCount ? '命中数' : `−log10 ${word}`,
          barMaxWidth: 24,
          barCategoryGap: '28%',
          data: order.map((at) => ({
            name: top.names[at]!,
            value: rounded(lengths[at]!),
            itemStyle: { color: top.p[at]! < cut ? fill : colors.neutral },
            label: { formatter: `${overlap[at]!}/${size[at]!}` },
          })),
          label: {
            show: true,
            position: 'right',
            distance: 4,
            fontFamily,
            fontSize: fontSize - 1,
            color: colors.text,
            backgroundColor: colors.background,
          },
          z: 3,
        },
        ...(byCount ? [] : [referenceLines({ x: [-Math.log10(cut)], color: colors.axis, dashed: true })]),
      ],
    } as EChartsOption,
    summary:
      top.rows.length === 0
        ? '富集条形图：没有富集的条目。'
        : `富集条形图：共 ${counted(top.total)} 个条目，展示 ${top.rows.length} 个，其中 ${significant} 个${word} < ${readable(cut)}，条末为命中数/集合大小。`,
    data: dataTable('enrichment-bar', '富集条形图', [
      textColumn('term', '条目', top.terms),
      textColumn('name', '名称', top.names),
      integerColumn('overlap', '命中数', overlap),
      integerColumn('set_size', '集合大小', size),
      numberColumn(top.pColumn, columnHeadings[top.pColumn], top.p),
    ]),
  };
}

/** The most significant terms as bars, with how many of each set were hit. */
export const enrichmentBar: ChartDefinition = {
  id: 'enrichment-bar',
  title: '富集条形图',
  tables: [{ id: 'result', columns: ['term', 'name', 'overlap', 'set_size', 'p', 'p_adj'] }],
  settings: [lengthSpec, cutSpec, termCountSpec, pSpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
