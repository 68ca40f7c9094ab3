import { titled } from '../../parts/contrast/index.ts';
import { frame, gridRect, percent, readable, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { categoryScale, circle, pixelsOf, placeOf, polyline, rectangle, type Shape } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const sourceSpec = {
  id: 'source',
  label: '来源',
  help: '每次画一个来源',
  kind: 'number',
  default: 1,
  min: 1,
  max: 99,
  step: 1,
} as const satisfies SettingSpec;
const sortSpec = {
  id: 'sort',
  label: '按比例从大到小排列',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const unknown = '未知来源';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'shares');
  const [sink, source] = [texts(table, 'sink'), texts(table, 'source')];
  const [share, low, high] = ['share', 'low', 'high'].map((name) =>
    numbers(table, name).map((value) => 100 * value),
  ) as [Float64Array, Float64Array, Float64Array];
  const sources = [...new Set(source)];
  const name = sources[Math.min(sources.length, Math.round(numberOf(input.settings.own, sourceSpec))) - 1]!;
  const own = Array.from(source.keys()).filter((row) => source[row] === name);
  const rows = booleanOf(input.settings.own, sortSpec) ? own.toSorted((a, b) => share[b]! - share[a]!) : own;
  const colors = chartColors(input.theme);
  const color =
    name === unknown
      ? colors.text
      : categoryScale(
          input,
          sources.filter((one) => one !== unknown),
        ).color(name);
  const xScale = { min: 0, max: 100, interval: 20 };
  const names = rows.map((row) => truncateMiddle(sink[row]!, input.size.width >= 520 ? 28 : 14));
  const base = frame(titled(input, `来源：${truncateMiddle(name, 40)}`), {
    x: { title: '比例（%），线为 95% 区间', scale: xScale },
    y: { title: '', names },
  });
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, xScale, { min: 0, max: 1 });
  const band = rect.height / Math.max(1, rows.length);
  const shapes = rows.flatMap((row, place): Shape[] => {
    const y = placeOf(rect.y, rect.height, rows.length, place);
    const tip = `${sink[row]!}\n${name} ${readable(share[row]!, 3)}%\n95% 区间 ${readable(low[row]!, 3)}～${readable(high[row]!, 3)}%`;
    return [
      ...(place % 2 === 1
        ? [
            rectangle(
              { x: rect.x, y: rect.y + place * band, width: rect.width, height: band },
              { fill: colors.grid, opacity: 0.35, z: 0 },
            ),
          ]
        : []),
      polyline(
        [
          [at.x(low[row]!), y],
          [at.x(high[row]!), y],
        ],
        { stroke: color, lineWidth: 2, z: 2 },
      ),
      circle(at.x(share[row]!), y, Math.max(2, Math.min(5, band * 0.35)), {
        fill: color,
        stroke: colors.background,
        lineWidth: 0.8,
        tip,
        z: 3,
      }),
    ];
  });
  const mean = rows.reduce((sum, row) => sum + share[row]!, 0) / Math.max(1, rows.length);
  return {
    option: {
      ...base,
      yAxis: { ...(base.yAxis as object), inverse: true },
      graphic: { elements: shapes },
      series: [{ type: 'scatter', data: [] }],
    },
    counted: { [sourceSpec.id]: sources },
    summary: `来源区间图：${rows.length} 个受纳样本来自${name}的比例，平均 ${percent(mean / 100)}${rows.length > 0 ? `，最大的是 ${sink[rows.reduce((best, row) => (share[row]! > share[best]! ? row : best), rows[0]!)]!}` : ''}；线为 95% 区间。`,
    data: dataTable('source-intervals', '比例与区间', [
      textColumn(
        'sink',
        '受纳样本',
        rows.map((row) => sink[row]!),
      ),
      numberColumn(
        'share',
        '比例（%）',
        rows.map((row) => share[row]!),
      ),
      numberColumn(
        'low',
        '95% 区间下限（%）',
        rows.map((row) => low[row]!),
      ),
      numberColumn(
        'high',
        '95% 区间上限（%）',
        rows.map((row) => high[row]!),
      ),
    ]),
  };
}

/** The share of one source in every sample, with what the draws leave open. */
export const sourceIntervals: ChartDefinition = {
  id: 'source-intervals',
  title: '来源区间图',
  tables: [{ id: 'shares' }],
  settings: [sourceSpec, sortSpec],
  defaultSize: { width: 680, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'groups'],
  paletteKind: 'categorical',
  draw,
};
