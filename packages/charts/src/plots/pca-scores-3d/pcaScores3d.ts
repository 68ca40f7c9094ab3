import { maximum } from '@panome/analysis/extremes';
import {
  extent,
  fontSizeOf,
  legendBox,
  niceScale,
  readable,
  textWidth,
  tickValues,
  titleHeight,
  truncateMiddle,
  type Rect,
  type Scale,
} from '../../frame/index.ts';
import { cornersOf, groupLegend, groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { componentOf, componentSpec, componentTitle } from '../../parts/pca-components/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { circle, polygon, polyline, shapesOption, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { projection, type Place, type Seen } from './projection.ts';

const specs = [
  componentSpec('x', '横向主成分', 1),
  componentSpec('y', '纵深主成分', 2),
  componentSpec('z', '竖向主成分', 3),
] as const;
const azimuthSpec = {
  id: 'azimuth',
  label: '水平转角',
  help: '绕竖轴转动的度数',
  kind: 'number',
  default: 35,
  min: 0,
  max: 355,
  step: 5,
} as const satisfies SettingSpec;
const elevationSpec = {
  id: 'elevation',
  label: '俯视角',
  help: '0 为平视，90 为从正上方看',
  kind: 'number',
  default: 20,
  min: 0,
  max: 90,
  step: 5,
} as const satisfies SettingSpec;
const stemsSpec = {
  id: 'stems',
  label: '连到底面',
  help: '从每个样本向底面画线，便于看出位置',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '标注全部样本名',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const pointSize = 10;

type Axis = { readonly title: string; readonly scale: Scale; readonly values: Float64Array };
type Look = { readonly fontSize: number; readonly text: string; readonly grid: string; readonly axis: string };

const unit = ({ max, min }: Scale, value: number): number => (2 * (value - min)) / (max - min) - 1;
const beside = ([x, y]: Spot, [cx, cy]: Spot, away: number): Spot => {
  const length = Math.hypot(x - cx, y - cy) || 1;
  return [x + ((x - cx) / length) * away, y + ((y - cy) / length) * away];
};
const middleOf = ([a, b]: Spot, [c, d]: Spot): Spot => [(a + c) / 2, (b + d) / 2];

/** The floor and the two walls behind, with their grid; and the axes along the edges that stand free. */
function cube(
  axes: readonly [Axis, Axis, Axis],
  see: (place: Place) => Seen,
  centre: Spot,
  { axis, fontSize, grid, text }: Look,
): Shape[] {
  const far = (along: 0 | 1): -1 | 1 => {
    const at = (side: -1 | 1): Place => (along === 0 ? [side, 0, 0] : [0, side, 0]);
    return see(at(1)).depth >= see(at(-1)).depth ? 1 : -1;
  };
  const [farX, farY] = [far(0), far(1)];
  const line = (from: Place, to: Place, stroke: string, z = 0) =>
    polyline([see(from).spot, see(to).spot], { stroke, lineWidth: 1, z });
  const ticks = axes.map(({ scale }) => tickValues(scale).map((value) => ({ value, at: unit(scale, value) })));
  const grids = [
    ...ticks[0]!.flatMap(({ at }) => [
      line([at, -1, -1], [at, 1, -1], grid),
      line([at, farY, -1], [at, farY, 1], grid),
    ]),
    ...ticks[1]!.flatMap(({ at }) => [
      line([-1, at, -1], [1, at, -1], grid),
      line([farX, at, -1], [farX, at, 1], grid),
    ]),
    ...ticks[2]!.flatMap(({ at }) => [
      line([-1, farY, at], [1, farY, at], grid),
      line([farX, -1, at], [farX, 1, at], grid),
    ]),
  ];
  // The vertical axis stands at the edge farthest to the left.
  const pillar = (
    [
      [farX, -farY],
      [-farX, farY],
    ] as const
  ).reduce((left, one) => (see([one[0], one[1], 0]).spot[0] < see([left[0], left[1], 0]).spot[0] ? one : left));
  const edges: readonly ((at: number) => Place)[] = [
    (at) => [at, -farY, -1],
    (at) => [-farX, at, -1],
    (at) => [pillar[0], pillar[1], at],
  ];
  const labelled = axes.flatMap(({ title }, i): Shape[] => {
    const edge = edges[i]!;
    const [from, to] = [see(edge(-1)).spot, see(edge(1)).spot];
    // An axis seen end-on has no room for labels.
    if (Math.hypot(from[0] - to[0], from[1] - to[1]) < 4 * fontSize) return [];
    const middle = middleOf(from, to);
    const spread = i === 2 ? ([middle[0] - 100, middle[1]] as Spot) : centre;
    const away = (spot: Spot, distance: number): Spot =>
      i === 2 ? [spot[0] - distance, spot[1]] : beside(spot, spread, distance);
    const widestTick = maximum(ticks[i]!.map(({ value }) => textWidth(readable(value, 4), fontSize - 1)));
    const [tx, ty] = away(middle, i === 2 ? widestTick + 14 : widestTick / 2 + fontSize + 14);
    return [
      polyline([from, to], { stroke: axis, lineWidth: 1.2, z: 1 }),
      // At the corners the figures of two axes would meet.
      ...ticks[i]!.filter(({ at }) => i === 2 || Math.abs(at) < 0.99).map(({ at, value }) => {
        const [x, y] = away(see(edge(at)).spot, i === 2 ? 7 : 12);
        return words(readable(value, 4), x, y, {
          align: i === 2 ? 'right' : 'center',
          color: text,
          fontSize: fontSize - 1,
          z: 1,
        });
      }),
      i === 2
        ? words(title, tx, ty, { align: 'center', color: text, fontSize, rotation: Math.PI / 2, z: 1 })
        : words(title, tx, ty, { align: 'center', valign: 'middle', color: text, fontSize, z: 1 }),
    ];
  });
  return [...grids, ...labelled];
}

function draw(input: ChartInput): ChartDrawing {
  const scores = tableOf(input, 'scores');
  const samples = texts(scores, 'sample');
  const names = specs.map((spec) => componentOf(input, 'scores', spec)) as [string, string, string];
  const axes = names.map((name): Axis => {
    const values = numbers(scores, name);
    return {
      title: componentTitle(input, name),
      values,
      scale: niceScale(...(extent(values) ?? [0, 1]), { ticks: 4 }),
    };
  }) as [Axis, Axis, Axis];
  const scale = groupScale(input);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const legend = input.groups
    ? groupLegend(
        { ...scale, levels: scale.levels.filter((level) => samples.some((sample) => scale.levelOf(sample) === level)) },
        'symbols',
      )
    : [];
  const head = 8 + titleHeight(input);
  const box = legendBox(
    input,
    legend.map(({ name }) => String(name)),
    head,
  );
  const side = fontSize * 3.4;
  const area: Rect = {
    x: 8 + side,
    y: head + box.top + 8,
    width: input.size.width - 16 - side * 1.6 - box.right,
    height: input.size.height - head - box.top - box.bottom - 16 - fontSize * 3,
  };
  const see = projection(numberOf(input.settings.own, azimuthSpec), numberOf(input.settings.own, elevationSpec), area);
  const size = input.settings.pointSize ?? pointSize;
  const wanted = new Set(booleanOf(input.settings.own, namesSpec) ? samples : input.settings.labels);
  const stems = booleanOf(input.settings.own, stemsSpec);
  const places = samples.map((sample, row) => {
    const along = (axis: 0 | 1 | 2) => unit(axes[axis].scale, axes[axis].values[row]!);
    const place: Place = [along(0), along(1), along(2)];
    return { sample, row, ...see(place), foot: see([place[0], place[1], -1]).spot };
  });
  // The farthest first, so that the nearest lies on top.
  const points = places
    .toSorted((one, other) => other.depth - one.depth)
    .flatMap(({ depth, foot, row, sample, spot }, at): Shape[] => {
      const level = scale.levelOf(sample);
      const color = scale.color(level);
      const radius = (size / 2) * (1 - 0.14 * depth);
      const look = {
        fill: color,
        stroke: colors.background,
        lineWidth: 0.8,
        opacity: 0.95,
        z: 3 + at / (samples.length + 1),
        tip: `${sample}${level ? `（${level}）` : ''}\n${axes.map(({ title, values }) => `${title} ${readable(values[row]!)}`).join('\n')}`,
      };
      const corners = cornersOf(scale.symbol(level));
      return [
        ...(stems
          ? [
              polyline([spot, foot], { stroke: color, lineWidth: 1, opacity: 0.35, z: 2 }),
              circle(foot[0], foot[1], 1.6, { fill: color, opacity: 0.45, z: 2 }),
            ]
          : []),
        corners
          ? polygon(
              corners.map(([x, y]): Spot => [spot[0] + x * radius, spot[1] + y * radius]),
              look,
            )
          : circle(spot[0], spot[1], radius, look),
        ...(wanted.has(sample)
          ? [
              words(truncateMiddle(sample, 20), spot[0] + radius + 3, spot[1], {
                color: colors.text,
                fontSize: fontSize - 1,
                z: 5,
              }),
            ]
          : []),
      ];
    });
  const centre: Spot = [area.x + area.width / 2, area.y + area.height / 2];
  return {
    option: shapesOption(input, {
      shapes: [
        ...cube(axes, see, centre, { fontSize, text: colors.text, grid: colors.grid, axis: colors.axis }),
        ...points,
      ],
      legend,
      box: box.option,
    }),
    summary: `主成分三维得分图：${samples.length} 个样本${input.groups ? `，${legend.length} 个分组` : ''}，三个轴为 ${axes.map(({ title }) => title).join('、')}。`,
    data: dataTable('pca-scores-3d', '主成分得分', [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(scale.levelOf))] : []),
      ...names.flatMap((name, i) =>
        names.indexOf(name) === i ? [numberColumn(name, axes[i]!.title, axes[i]!.values)] : [],
      ),
    ]),
    labelIds: samples,
  };
}

/** Samples on three principal components, seen from where the settings say. */
export const pcaScores3d: ChartDefinition = {
  id: 'pca-scores-3d',
  title: '主成分三维得分图',
  tables: [{ id: 'scores' }, { id: 'explained', columns: ['component', 'ratio'] }],
  settings: [...specs, azimuthSpec, elevationSpec, stemsSpec, namesSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize,
  common: ['title', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
