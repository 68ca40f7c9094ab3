import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, gridRect, niceScale, readable, textWidth, truncateMiddle } from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import { booleanOf } from '../../settings.ts';
import { categoryScale, circle, pixelsOf, placeOf, polyline, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const valuesSpec = { id: 'values', label: '写出数值', kind: 'boolean', default: false } as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'lollipop');
  const [label, group, value] = [texts(table, 'label'), texts(table, 'group'), numbers(table, 'value')];
  const scale = categoryScale(input, group);
  const grouped = group.some((name) => name !== '');
  const colors = chartColors(input.theme);
  const [low, high] = extent(value) ?? [0, 1];
  const xScale = niceScale(low, high, { zero: true, ticks: 5 });
  const legend = grouped ? groupLegend(scale) : [];
  // Rows of one name would share a place of the axis, which therefore counts them.
  const base = frame(input, {
    x: { title: labelOf(table, 'value'), scale: xScale },
    y: { title: '', names: label.map((name) => truncateMiddle(name, 28)).toReversed() },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const { x } = pixelsOf(rect, xScale, { min: 0, max: 1 });
  const band = rect.height / label.length;
  const radius = Math.min((input.settings.pointSize ?? 11) / 2, band * 0.45);
  const withValues = booleanOf(input.settings.own, valuesSpec);
  const shapes = label.flatMap((name, i): Shape[] => {
    const at = placeOf(rect.y, rect.height, label.length, i);
    const color = scale.color(grouped ? group[i]! : scale.levels[0]!);
    const end = x(value[i]!);
    const font = Math.min(11, Math.floor(band * 0.9));
    const said = readable(value[i]!, 3);
    const outward = value[i]! < 0 ? -1 : 1;
    // A value that would leave the axes stands on the other side of 0.
    const beyond = end + outward * (radius + 4 + textWidth(said, font));
    const side = beyond < rect.x || beyond > rect.x + rect.width + 12 ? -outward : outward;
    const place = side === outward ? end + side * (radius + 4) : x(0) + side * 5;
    return [
      polyline(
        [
          [x(0), at],
          [end, at],
        ],
        { stroke: color, lineWidth: Math.min(2, band * 0.3), z: 1 },
      ),
      circle(end, at, radius, {
        fill: color,
        stroke: colors.background,
        lineWidth: 0.8,
        tip: `${name}${group[i] ? `（${group[i]}）` : ''}\n${labelOf(table, 'value')} ${readable(value[i]!)}`,
        z: 2,
      }),
      ...(withValues && band >= 9
        ? [words(said, place, at, { align: side < 0 ? 'right' : 'left', color: colors.text, fontSize: font })]
        : []),
    ];
  });

  return {
    option: {
      ...base,
      graphic: {
        elements: [
          polyline(
            [
              [x(0), rect.y],
              [x(0), rect.y + rect.height],
            ],
            { stroke: colors.axis, z: 0 },
          ),
          ...shapes,
        ],
      },
      series: [{ type: 'scatter', data: [] }, ...legend],
    } as ChartDrawing['option'],
    summary: `棒棒糖图：${label.length} 项，最大的是 ${label[value.indexOf(high)] ?? '--'}（${readable(high)}），最小的是 ${label[value.indexOf(low)] ?? '--'}（${readable(low)}）。`,
    data: table,
  };
}

/** The value of each row as a dot on a stem from 0. */
export const lollipopPlot: ChartDefinition = {
  id: 'lollipop-plot',
  title: '棒棒糖图',
  tables: [{ id: 'lollipop' }],
  settings: [valuesSpec],
  defaultSize: { width: 680, height: 560 },
  pointSize: 11,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
