import { maximum } from '@panome/analysis/extremes';
import { fitNames } from '../../parts/enrichment/index.ts';
import {
  counted,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  percent,
  rounded,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { polyline, words } from '../../shapes/index.ts';
import {
  dataTable,
  hasColumn,
  integerColumn,
  numberColumn,
  numbers,
  tableOf,
  textColumn,
  texts,
} from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const sidesSpec = {
  id: 'sides',
  label: '并排的条',
  kind: 'choice',
  default: 'direction',
  help: '没有上调、下调时画全部名单',
  choices: [
    { value: 'direction', label: '上调与下调' },
    { value: 'all', label: '全部名单' },
    { value: 'background', label: '名单与背景' },
  ],
} as const satisfies SettingSpec;
const valueSpec = {
  id: 'value',
  label: '条的长度',
  kind: 'choice',
  default: 'count',
  help: '名单与背景并排时总是百分比',
  choices: [
    { value: 'count', label: '特征数' },
    { value: 'percent', label: '百分比' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '每个大类展示的分类数',
  help: '按特征数从多到少取',
  kind: 'number',
  default: 10,
  min: 1,
  max: 40,
  step: 1,
} as const satisfies SettingSpec;
const labelSpec = { id: 'labels', label: '写出数值', kind: 'boolean', default: true } as const satisfies SettingSpec;
const starSpec = {
  id: 'stars',
  label: '标出显著的分类',
  help: '在校正后 P < 0.05 的分类名后加 *',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

type Bar = {
  readonly name: string;
  readonly color: string;
  readonly counts: readonly number[];
  readonly shares: readonly number[];
};
const strip = 20;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'classes');
  const { own } = input.settings;
  const [aspects, ids, count] = [texts(table, 'aspect'), texts(table, 'class'), numbers(table, 'count')];
  const adjusted = booleanOf(own, starSpec) && hasColumn(table, 'p_adj') ? numbers(table, 'p_adj') : null;
  const names = texts(table, 'name').map((name, row) => (adjusted && adjusted[row]! < 0.05 ? `${name} *` : name));
  const directed = hasColumn(table, 'up');
  const chosen = choiceOf(own, sidesSpec);
  const sides = chosen === 'direction' && !directed ? 'all' : chosen;
  const byShare = sides === 'background' || choiceOf(own, valueSpec) === 'percent';
  const top = Math.round(numberOf(own, topSpec));
  const order = [...new Set(aspects)];
  // The first aspect stands on top, and in it the largest class.
  const rows = order
    .flatMap((aspect) =>
      [...aspects.keys()]
        .filter((row) => aspects[row] === aspect && count[row]! > 0)
        .toSorted((a, b) => count[b]! - count[a]! || a - b)
        .slice(0, top),
    )
    .toReversed();
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const pick = (column: string): number[] => rows.map((row) => numbers(table, column)[row]!);
  const bar = (name: string, color: string, counts: string, shares: string): Bar => ({
    name,
    color,
    counts: pick(counts),
    shares: pick(shares),
  });
  const bars: readonly Bar[] =
    sides === 'direction'
      ? [bar('上调', colors.up, 'up', 'up_percent'), bar('下调', colors.down, 'down', 'down_percent')]
      : sides === 'background'
        ? [
            bar('名单', palette[0]!, 'count', 'percent'),
            bar('背景', colors.neutral, 'background', 'background_percent'),
          ]
        : [bar('全部名单', palette[0]!, 'count', 'percent')];
  const lengthOf = ({ counts, shares }: Bar, at: number): number => (byShare ? shares[at]! : counts[at]!);
  const most = Math.max(
    1,
    maximum(bars.flatMap((one) => rows.map((_, at) => lengthOf(one, at))).filter(Number.isFinite)),
  );
  const fontSize = fontSizeOf(input);
  const narrow = input.size.width < 520;
  const written = booleanOf(own, labelSpec);
  const stripped = order.length > 1 ? strip : 0;
  // The strip of the aspects stands between the plot and a legend on the right.
  const inner = { ...input, size: { ...input.size, width: input.size.width - stripped } };
  const base = fitNames(
    frame(inner, {
      x: {
        title: byShare
          ? sides === 'direction'
            ? '占上调或下调特征的百分比（%）'
            : '占有分类的特征的百分比（%）'
          : '特征数',
        scale: niceScale(0, most * (written ? (narrow ? 1.22 : 1.08) : 1.02), { ticks: narrow ? 3 : 5 }),
      },
      y: { title: '', names: rows.map((row) => names[row]!) },
      legend: bars.length > 1 ? bars.map(({ name }) => name) : [],
    }),
    inner.size.width,
    'transparent',
  );
  const rect = gridRect(base, inner.size);
  const grid = base.grid as { right: number };
  const band = rows.length > 0 ? rect.height / rows.length : 0;
  const aspectOf = rows.map((row) => aspects[row]!);
  const sections = order.flatMap((aspect) => {
    const [from, to] = [aspectOf.indexOf(aspect), aspectOf.lastIndexOf(aspect)];
    return from < 0
      ? []
      : [{ aspect, top: rect.y + rect.height - (to + 1) * band, bottom: rect.y + rect.height - from * band }];
  });
  const labelSize = Math.min(fontSize - 1, Math.max(7, Math.floor((band * 0.72) / bars.length)));
  const marks =
    stripped === 0
      ? []
      : sections.flatMap(({ aspect, bottom, top: above }, at) => {
          const x = rect.x + rect.width + 8;
          const room = bottom - above - 6;
          const text =
            textWidth(aspect, fontSize) <= room
              ? aspect
              : truncateMiddle(aspect, Math.max(1, Math.floor(room / fontSize)));
          return [
            polyline(
              [
                [x, above + 3],
                [x, bottom - 3],
              ],
              { stroke: palette[(at + 1) % palette.length]!, lineWidth: 3 },
            ),
            ...(room >= fontSize
              ? [
                  words(text, x + 4 + fontSize / 2, (above + bottom) / 2, {
                    align: 'center',
                    color: colors.text,
                    fontSize,
                    rotation: -Math.PI / 2,
                  }),
                ]
              : []),
            ...(at > 0
              ? [
                  polyline(
                    [
                      [rect.x, above],
                      [rect.x + rect.width, above],
                    ],
                    { stroke: colors.axis, lineWidth: 0.8, dash: [3, 3] },
                  ),
                ]
              : []),
          ];
        });
  const first = rows.at(-1);

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + stripped },
      graphic: { elements: marks },
      series: bars.map((one) => ({
        type: 'bar',
        name: one.name,
        barMaxWidth: 20,
        barGap: '8%',
        barCategoryGap: '26%',
        itemStyle: { color: one.color },
        emphasis: { disabled: true },
        z: 3,
        data: rows.map((row, at) => ({
          name: names[row]!,
          value: rounded(lengthOf(one, at)),
          label: {
            show: written && labelSize >= 7 && lengthOf(one, at) > 0,
            formatter: byShare ? percent(one.shares[at]! / 100) : String(one.counts[at]!),
          },
        })),
        label: { show: written, position: 'right', distance: 3, fontFamily, fontSize: labelSize, color: colors.text },
      })),
    },
    summary:
      first === undefined
        ? '功能分类条形图：名单中的特征都没有分类。'
        : `功能分类条形图：${order.length > 1 ? `${sections.length} 个大类共` : ''}展示 ${rows.length} 类（全部 ${counted(table.rows)} 类），${sections
            .map(({ aspect }) => {
              const row = rows[aspectOf.lastIndexOf(aspect)]!;
              return `${aspect === '' ? '' : `${aspect}中`}最多的是“${names[row]!}”（${count[row]!} 个）`;
            })
            .join('，')}。`,
    data: dataTable('class-bars', '功能分类', [
      textColumn(
        'aspect',
        '大类',
        bars.flatMap(() => rows.map((row) => aspects[row]!).toReversed()),
      ),
      textColumn(
        'class',
        '分类编号',
        bars.flatMap(() => rows.map((row) => ids[row]!).toReversed()),
      ),
      textColumn(
        'name',
        '分类',
        bars.flatMap(() => rows.map((row) => names[row]!).toReversed()),
      ),
      textColumn(
        'side',
        '名单',
        bars.flatMap(({ name }) => rows.map(() => name)),
      ),
      integerColumn(
        'count',
        '特征数',
        bars.flatMap(({ counts }) => [...counts].toReversed()),
      ),
      numberColumn(
        'percent',
        '百分比',
        bars.flatMap(({ shares }) => [...shares].toReversed()),
      ),
    ]),
  };
}

/** How many features of a list each wide class of functions has, the aspects one below the other. */
export const classBars: ChartDefinition = {
  id: 'class-bars',
  title: '功能分类条形图',
  tables: [{ id: 'classes' }],
  settings: [sidesSpec, valueSpec, topSpec, labelSpec, starSpec],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
