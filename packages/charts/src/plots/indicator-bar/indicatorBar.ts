import { maximum } from '@panome/analysis/extremes';
import {
  extent,
  fontSizeOf,
  frame,
  niceScale,
  readable,
  rounded,
  shortNames,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import { significanceStars } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import { eachSpec, topIndicators, type Indicator } from '../../parts/indicators/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

/** The groups drawn, single ones in the order of the scheme before combinations. */
function groupsOf(rows: readonly Indicator[], levels: readonly string[]): readonly string[] {
  const drawn = [...new Set(rows.map(({ group }) => group))];
  return [...levels.filter((level) => drawn.includes(level)), ...drawn.filter((name) => !levels.includes(name))];
}

function draw(input: ChartInput): ChartDrawing {
  const scale = groupScale(input);
  const found = topIndicators(input);
  const groups = groupsOf(found, scale.levels);
  const rows = groups.flatMap((group) => found.filter((row) => row.group === group));
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colorOf = (group: string): string =>
    scale.levels.includes(group)
      ? scale.color(group)
      : palette[
          (scale.levels.length + groups.filter((one) => !scale.levels.includes(one)).indexOf(group)) % palette.length
        ]!;
  const [colors, fontSize, wide] = [chartColors(input.theme), fontSizeOf(input), input.size.width >= 480];
  const correlation = input.options['statistic'] === 'r' || input.options['statistic'] === 'r_g';
  const legend = groups.map((group) => truncateMiddle(group, 24));
  const labels = rows.map(({ p, stat }) => `${stat.toFixed(2)}${significanceStars(p) && ` ${significanceStars(p)}`}`);
  // The label of the longest bar stays inside the plot.
  const room =
    1 /
    Math.max(
      0.4,
      1 -
        (Math.max(0, maximum(labels.map((label) => textWidth(label, fontSize)))) + 6) /
          Math.max(60, input.size.width * (wide ? 0.58 : 0.5)),
    );
  const base = frame(input, {
    x: {
      title: correlation ? '相关系数' : '指示值',
      scale: niceScale(0, (extent(rows.map(({ stat }) => stat))?.[1] ?? 1) * room, { ticks: wide ? 6 : 3 }),
    },
    y: {
      title: '',
      names:
        rows.length > 0
          ? shortNames(
              rows.map(({ feature }) => feature),
              wide ? 28 : 14,
            )
          : ['没有物种'],
    },
    legend,
  });
  const significant = rows.filter((row) => row.significant).length;
  const filled = <T>(values: readonly T[], none: T): readonly T[] => (values.length > 0 ? values : [none]);
  return {
    option: {
      ...base,
      yAxis: { ...(base.yAxis as object), inverse: true },
      series: groups.map((group, at) => ({
        type: 'bar',
        name: legend[at]!,
        stack: 'stat',
        barMaxWidth: 22,
        barCategoryGap: '28%',
        itemStyle: { color: colorOf(group) },
        emphasis: { disabled: true },
        label: { show: true, position: 'right', fontFamily, fontSize: fontSize - 1, color: colors.text },
        data: rows.map((row, place) =>
          row.group === group
            ? {
                name: row.feature,
                value: rounded(row.stat),
                itemStyle: { color: `${colorOf(group)}${row.significant ? '' : '73'}` },
                label: { formatter: labels[place]! },
              }
            : null,
        ),
      })),
    },
    summary:
      rows.length > 0
        ? `指示值条形图：${groups.map((group) => `${group} ${rows.filter((row) => row.group === group).length} 个`).join('、')}，${significant > 0 ? `${significant} 个为指示物种` : '没有显著的指示物种，淡色为不显著'}；最强的是 ${rows.toSorted((one, other) => other.stat - one.stat)[0]!.feature}（${readable(maximum(rows.map(({ stat }) => stat)), 3)}）。`
        : '指示值条形图：没有可画的分类单元。',
    data: dataTable('indicator-bar', '指示值', [
      textColumn(
        'feature',
        '分类单元',
        filled(
          rows.map(({ feature }) => feature),
          '没有物种',
        ),
      ),
      textColumn(
        'group',
        '指示的组',
        filled(
          rows.map(({ group }) => group),
          '',
        ),
      ),
      ...(
        [
          ['stat', '指示值'],
          ['a', '特异性'],
          ['b', '忠诚度'],
          ['p', 'p 值'],
        ] as const
      ).map(([key, label]) =>
        numberColumn(
          key,
          label,
          filled(
            rows.map((row) => row[key]),
            Number.NaN,
          ),
        ),
      ),
    ]),
  };
}

/** The strength of the indicators of each group, with stars. */
export const indicatorBar: ChartDefinition = {
  id: 'indicator-bar',
  title: '指示值条形图',
  tables: [{ id: 'result', columns: ['feature', 'group', 'a', 'b', 'stat', 'p', 'p_adj', 'indicator'] }],
  settings: [eachSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
