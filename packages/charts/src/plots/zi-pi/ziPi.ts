import type { Options } from '@panome/analysis/model';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { words } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const ziSpec = {
  id: 'zi',
  label: 'Zi 阈值',
  kind: 'number',
  default: 2.5,
  min: 0,
  max: 10,
  step: 0.1,
} as const satisfies SettingSpec;
const piSpec = {
  id: 'pi',
  label: 'Pi 阈值',
  kind: 'number',
  default: 0.62,
  min: 0,
  max: 1,
  step: 0.01,
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '自动标注的节点数',
  help: '外围节点以外的，按 Zi 从大到小；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 12,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;

/** In the order drawn: what is rare lies on top. */
const roles = ['外围节点', '连接者', '模块枢纽', '网络枢纽'] as const;

type Limits = { readonly zi: number; readonly pi: number };

/** The run's own limits where it has them, so that the default figure says what its table says. */
const runDefaults = ({ pi, zi }: Options): Limits => ({
  zi: typeof zi === 'number' ? zi : ziSpec.default,
  pi: typeof pi === 'number' ? pi : piSpec.default,
});

/** The names of the four fields in their outer corners, where there is room for them. */
function fieldWords(rect: Rect, across: number, down: number, color: string, fontSize: number) {
  const place = (name: string, right: boolean, bottom: boolean) => {
    const [width, height] = [
      right ? rect.x + rect.width - across : across - rect.x,
      bottom ? rect.y + rect.height - down : down - rect.y,
    ];
    return width < fontSize * 5 || height < fontSize * 1.8
      ? []
      : [
          words(name, right ? rect.x + rect.width - 6 : rect.x + 6, bottom ? rect.y + rect.height - 5 : rect.y + 5, {
            align: right ? 'right' : 'left',
            valign: bottom ? 'bottom' : 'top',
            color,
            fontSize,
          }),
        ];
  };
  return [
    ...place(roles[2], false, false),
    ...place(roles[3], true, false),
    ...place(roles[0], false, true),
    ...place(roles[1], true, true),
  ];
}

function draw(input: ChartInput): ChartDrawing {
  const nodes = tableOf(input, 'nodes');
  const ids = texts(nodes, 'id');
  const [z, p] = [numbers(nodes, 'zi'), numbers(nodes, 'pi')];
  const run = runDefaults(input.options);
  const limits = { zi: numberOf(input.settings.own, ziSpec, run.zi), pi: numberOf(input.settings.own, piSpec, run.pi) };
  const roleOf = Uint8Array.from(z, (value, i) => (value > limits.zi ? 2 : 0) + (p[i]! > limits.pi ? 1 : 0));
  const counts = roles.map((_, at) => roleOf.reduce((sum, one) => sum + Number(one === at), 0));
  const theme = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colors = [theme.neutral, palette[0]!, palette[1]!, palette[2]!];
  const names = roles.map((role, at) => `${role}（${counted(counts[at]!)}）`);
  const notable = [...ids.keys()].filter((i) => roleOf[i] !== 0).toSorted((a, b) => z[b]! - z[a]! || p[b]! - p[a]!);
  const wanted = new Set(
    input.settings.labels ?? notable.slice(0, Math.round(numberOf(input.settings.own, topSpec))).map((i) => ids[i]!),
  );
  const [low, high] = extent(z) ?? [-1, 1];
  const reach = Math.max(extent(p)?.[1] ?? 0, limits.pi);
  const scales = [
    niceScale(0, Math.min(1, reach * 1.2), { ticks: input.size.width < 480 ? 4 : 6 }),
    niceScale(Math.min(low * 1.08, -1), Math.max(high, limits.zi) * 1.15),
  ] as const;
  const base = frame(input, {
    x: { title: '参与系数 Pi', scale: scales[0] },
    y: { title: '模块内连接度 Zi', scale: scales[1] },
    legend: names.toReversed(),
  });
  const rect = gridRect(base, input.size);
  const [xScale, yScale] = scales;
  const fontSize = fontSizeOf(input);
  const size = input.settings.pointSize ?? 7;
  const lines = { x: [limits.pi], y: [limits.zi] };
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids,
    x: p,
    y: z,
    labels: wanted,
    avoid: (row) => roleOf[row] !== 0,
    lines,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const across = rect.x + ((limits.pi - xScale.min) / (xScale.max - xScale.min)) * rect.width;
  const down = rect.y + ((yScale.max - limits.zi) / (yScale.max - yScale.min)) * rect.height;

  return {
    option: {
      ...base,
      graphic: { elements: fieldWords(rect, across, down, theme.axis, fontSize) },
      series: [
        referenceLines({ ...lines, color: theme.axis, width: 0.8 }),
        ...roles.map((_, at) => {
          const rows = [...ids.keys()].filter((i) => roleOf[i] === at);
          return pointSeries(
            {
              name: names[at]!,
              ids: rows.map((i) => ids[i]!),
              x: rows.map((i) => p[i]!),
              y: rows.map((i) => z[i]!),
              color: colors[at]!,
              symbol: 'circle',
              size,
            },
            { xLabel: 'Pi', yLabel: 'Zi', colors: theme, fontSize, labels },
          );
        }),
      ],
    } as ChartDrawing['option'],
    summary: `Zi–Pi 图：${counted(ids.length)} 个节点中，网络枢纽 ${counted(counts[3]!)} 个、模块枢纽 ${counted(counts[2]!)} 个、连接者 ${counted(counts[1]!)} 个，其余为外围节点（阈值 Zi ${readable(limits.zi)}，Pi ${readable(limits.pi)}）。`,
    data: dataTable('zi-pi', 'Zi–Pi 图', [
      textColumn('id', '特征', ids),
      integerColumn('module', '模块', numbers(nodes, 'module')),
      numberColumn('pi', 'Pi', p),
      numberColumn('zi', 'Zi', z),
      textColumn(
        'role',
        '角色',
        Array.from(roleOf, (at) => roles[at]!),
      ),
    ]),
    labelIds: ids,
  };
}

/** What each node is within its module and between modules. */
export const ziPi: ChartDefinition = {
  id: 'zi-pi',
  title: 'Zi–Pi 图',
  tables: [{ id: 'nodes', columns: ['id', 'module', 'zi', 'pi'] }],
  settings: [ziSpec, piSpec, topSpec],
  runDefaults: (options) => ({ ...runDefaults(options) }),
  defaultSize: { width: 680, height: 520 },
  pointSize: 7,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
