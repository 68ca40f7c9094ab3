import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fontSizeOf, frame, niceScale, percent, readable, rounded } from '../../frame/index.ts';
import { pText } from '../../parts/group-boxes/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const shownSpec = {
  id: 'shown',
  label: '显示',
  kind: 'choice',
  default: 'both',
  choices: [
    { value: 'both', label: '总体与两两比较' },
    { value: 'terms', label: '仅总体' },
    { value: 'pairs', label: '仅两两比较' },
  ],
} as const satisfies SettingSpec;

type Bar = { readonly name: string; readonly r2: number; readonly p: number; readonly kind: 'term' | 'pair' };

function barsOf(input: ChartInput): Bar[] {
  const shown = choiceOf(input.settings.own, shownSpec);
  const result = tableOf(input, 'result');
  const terms = texts(result, 'term').flatMap((name, row): Bar[] => {
    const p = numbers(result, 'p')[row]!;
    return Number.isFinite(p) ? [{ name, r2: numbers(result, 'r2')[row]!, p, kind: 'term' }] : [];
  });
  const table = input.tables['pairs'];
  // With a single pair the pairwise test repeats the overall one.
  const pairs =
    !table || table.rows < 2
      ? []
      : texts(table, 'group_a').map((a, row): Bar => ({
          name: `${a} – ${texts(table, 'group_b')[row]!}`,
          r2: numbers(table, 'r2')[row]!,
          p: numbers(table, 'p_adj')[row]!,
          kind: 'pair',
        }));
  return [...(shown === 'pairs' && pairs.length > 0 ? [] : terms), ...(shown === 'terms' ? [] : pairs)];
}

function draw(input: ChartInput): ChartDrawing {
  const bars = barsOf(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const [termColor, pairColor] = paletteColors(input.settings.palette, 'categorical', input.theme);
  const most = Math.max(1e-9, maximum(bars.map(({ r2 }) => (Number.isFinite(r2) ? r2 : 0))));
  const upwards = bars.toReversed();
  const wide = input.size.width >= 480;
  return {
    option: {
      ...frame(input, {
        x: { title: 'R²（解释的差异比例）', scale: niceScale(0, most * (wide ? 1.3 : 1.75), { ticks: wide ? 6 : 3 }) },
        y: { title: '', names: upwards.map(({ name }) => name) },
      }),
      series: [
        {
          type: 'bar',
          name: 'R²',
          barMaxWidth: 30,
          barWidth: '62%',
          emphasis: { disabled: true },
          data: upwards.map(({ kind, name, p, r2 }) => ({
            name,
            value: Number.isFinite(r2) ? rounded(r2) : 0,
            itemStyle: { color: `${kind === 'term' ? termColor! : pairColor!}${p < 0.05 ? '' : '66'}` },
            label: {
              show: true,
              position: 'right' as const,
              formatter: Number.isFinite(p) ? (wide ? `${readable(r2, 3)}，${pText(p)}` : pText(p)) : '未检验',
              fontFamily,
              fontSize: fontSize - 1,
              color: colors.text,
            },
          })),
        },
      ],
    } as EChartsOption,
    summary: `PERMANOVA 的 R²：${bars.map(({ name, p, r2 }) => `${name} ${Number.isFinite(p) ? `${percent(r2)}（${pText(p)}）` : '未检验'}`).join('；')}；淡色为不显著（p ≥ 0.05）。`,
    data: dataTable('permanova-r2', 'R² 与 p 值', [
      textColumn(
        'name',
        '比较',
        bars.map(({ name }) => name),
      ),
      numberColumn(
        'r2',
        'R²',
        bars.map(({ r2 }) => r2),
      ),
      numberColumn(
        'p',
        '总体 p 值与两两比较的校正后 p 值',
        bars.map(({ p }) => p),
      ),
    ]),
  };
}

/** How much of the differences each term explains, and each pair of groups by itself. */
export const permanovaR2: ChartDefinition = {
  id: 'permanova-r2',
  title: 'PERMANOVA 解释率图',
  tables: [{ id: 'result' }, { id: 'pairs', optional: true }],
  settings: [shownSpec],
  defaultSize: { width: 640, height: 360 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
