import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  baseOption,
  counted,
  fontSizeOf,
  legendBox,
  readable,
  shortNames,
  titleHeight,
  widest,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { circle, polyline, rectangle, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import type { ChartColors } from '../../theme/index.ts';

const columnSpec = {
  id: 'column',
  label: '连线颜色按',
  kind: 'choice',
  default: 'p',
  choices: [
    { value: 'p', label: '原始 P 值' },
    { value: 'p_adj', label: '校正后的 P 值' },
  ],
} as const satisfies SettingSpec;
const starSpec = {
  id: 'stars',
  label: '标出显著的相关',
  help: '环境变量之间：* P < 0.05，** P < 0.01，*** P < 0.001，未校正',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const allSpec = { id: 'all', label: '画出不显著的连线', kind: 'boolean', default: true } as const satisfies SettingSpec;

/** Classes of the lines: which colour for p, which width for r. */
const limits = { p: [0.01, 0.05], r: [0.2, 0.4] } as const;
const widths = [0.9, 2, 3.6] as const;
const classOf = (value: number, [first, second]: readonly [number, number]): 0 | 1 | 2 =>
  value < first ? 0 : value < second ? 1 : 2;
const starsOf = (p: number): string => (p < 0.001 ? '***' : p < 0.01 ? '**' : p < 0.05 ? '*' : '');

/** The square that holds the triangle, and the size of a cell. */
type Place = { readonly x: number; readonly y: number; readonly cell: number };

function draw(input: ChartInput): ChartDrawing {
  const [links, env] = [tableOf(input, 'links'), tableOf(input, 'env')];
  const [community, variable] = [texts(links, 'community'), texts(links, 'variable')];
  const variables = [...new Set(variable)];
  const communities = [...new Set(community)];
  const theme = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const column = choiceOf(input.settings.own, columnSpec);
  const word = column === 'p' ? 'P' : '校正后 P';
  const pColors = [palette[1]!, palette[2]!, theme.neutral];
  const pNames = [`${word} < 0.01`, `0.01 ≤ ${word} < 0.05`, `${word} ≥ 0.05`];
  const rNames = ['Mantel r < 0.2', '0.2 ≤ r < 0.4', 'r ≥ 0.4'];
  const keys = [...pNames, ...rNames];
  const narrow = input.size.width < 480;
  const top = 10 + titleHeight(input);
  const legend = legendBox(input, keys, top);
  const names = shortNames(variables, narrow ? 6 : 12);
  const parts = shortNames(communities, narrow ? 7 : 16);
  const [nameRoom, partRoom] = [widest(names, fontSize) + 10, widest(parts, fontSize) + 8];
  const bar = fontSize * 2 + 22;
  const area: Rect = {
    x: 10,
    y: top + legend.top,
    width: input.size.width - 20 - legend.right,
    height: input.size.height - top - legend.top - legend.bottom - 8,
  };
  const count = Math.max(2, variables.length);
  // Names on top stand upright where a cell is narrower than they are.
  const flat = Math.min((area.width - partRoom - nameRoom) / count, (area.height - fontSize - 12 - bar) / count);
  const upright = widest(names, fontSize) > flat - 4;
  const head = upright ? nameRoom : fontSize + 10;
  const cell = Math.max(10, Math.min((area.width - partRoom - nameRoom) / count, (area.height - head - bar) / count));
  const spare = Math.max(0, area.width - partRoom - nameRoom - cell * count);
  const place: Place = { x: area.x + partRoom + spare / 2, y: area.y + head, cell };

  const triangle = trianglesOf(input, { variables, names, place, upright, theme, fontSize });
  const side = cell * count;
  const spotOf = (at: number): Spot => {
    const t = communities.length === 1 ? 0.5 : 0.3 + (0.42 * at) / (communities.length - 1);
    return [place.x + (t - 0.26) * side, place.y + (t + 0.26) * side];
  };
  const anchor = (at: number): Spot => [place.x + (at + 0.5) * cell, place.y + (at + 0.5) * cell];
  const [r, p] = [numbers(links, 'r'), numbers(links, column)];
  const shown = [...r.keys()].filter(
    (row) => Number.isFinite(r[row]!) && (p[row]! < limits.p[1] || booleanOf(input.settings.own, allSpec)),
  );
  // What is significant lies on top.
  const curves = shown
    .toSorted((a, b) => p[b]! - p[a]!)
    .map((row): Shape => {
      const kind = classOf(p[row]!, limits.p);
      return polyline(curve(spotOf(communities.indexOf(community[row]!)), anchor(variables.indexOf(variable[row]!))), {
        stroke: pColors[kind]!,
        lineWidth: widths[classOf(r[row]!, limits.r)],
        opacity: kind === 2 ? 0.6 : 0.9,
        z: kind === 2 ? 1 : 2,
        tip: `${community[row]!} – ${variable[row]!}\nMantel r ${readable(r[row]!, 3)}\n${word} ${readable(p[row]!, 3)}`,
      });
    });
  const nodes = communities.flatMap((_, at): Shape[] => {
    const [x, y] = spotOf(at);
    return [
      circle(x, y, Math.max(4, fontSize * 0.42), { fill: palette[0]!, stroke: theme.background, lineWidth: 1, z: 4 }),
      words(parts[at]!, x - fontSize * 0.42 - 6, y, { align: 'right', color: theme.text, fontSize, z: 5 }),
    ];
  });
  const dots = variables.map((_, at) => circle(...anchor(at), Math.max(2, cell * 0.07), { fill: theme.axis, z: 3 }));
  const line = (width: number): string => `path://M0 ${5 - width / 2}h14v${width}h-14z`;
  const key = (name: string, color: string) => ({ type: 'scatter', name, data: [], itemStyle: { color, opacity: 1 } });
  const strongest = shown.toSorted((a, b) => r[b]! - r[a]!)[0];

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && {
        legend: {
          ...legend.option,
          selectedMode: false,
          itemWidth: 14,
          data: [
            ...pNames.map((name) => ({ name, icon: line(2.4) })),
            ...rNames.map((name, at) => ({ name, icon: line([1, 2.4, 4][at]!) })),
          ],
        },
      }),
      xAxis: { show: false, min: 0, max: 1 },
      yAxis: { show: false, min: 0, max: 1 },
      graphic: {
        elements: [
          ...triangle,
          ...curves,
          ...dots,
          ...nodes,
          ...barShapes(
            input,
            {
              x: place.x + side - Math.min(150, side * 0.7),
              y: place.y + side + 12,
              width: Math.min(150, side * 0.7),
              height: 8,
            },
            theme,
            fontSize,
          ),
        ],
      },
      series: [
        ...pNames.map((name, at) => key(name, pColors[at]!)),
        ...rNames.map((name) => key(name, theme.axis)),
        { type: 'scatter', data: [] },
      ],
    } as ChartDrawing['option'],
    summary: `Mantel 网络热图：${counted(communities.length)} 个群落与 ${counted(variables.length)} 个环境变量，${word} < 0.05 的有 ${counted(p.filter((value) => value < limits.p[1]).length)} 对${strongest === undefined ? '' : `，r 最大的是“${community[strongest]!}”与“${variable[strongest]!}”（${readable(r[strongest]!, 3)}）`}；方格为环境变量之间的相关系数，共 ${counted(env.rows)} 对。`,
    data: links,
  };
}

type Triangle = {
  readonly variables: readonly string[];
  readonly names: readonly string[];
  readonly place: Place;
  readonly upright: boolean;
  readonly theme: ChartColors;
  readonly fontSize: number;
};

/**
 * Squares above the diagonal, as large as the correlation is strong, with the names of the variables above and on the
 * right.
 */
function trianglesOf(
  input: ChartInput,
  { fontSize, names, place: { cell, x, y }, theme, upright, variables }: Triangle,
): Shape[] {
  const env = tableOf(input, 'env');
  const [a, b, r, p] = [texts(env, 'a'), texts(env, 'b'), numbers(env, 'r'), numbers(env, 'p')];
  const ramp = paletteColors(undefined, 'diverging', input.theme);
  const starred = booleanOf(input.settings.own, starSpec) && cell > fontSize * 1.4;
  const cells = a.flatMap((first, row): Shape[] => {
    const [i, j] = [variables.indexOf(first), variables.indexOf(b[row]!)].toSorted((one, other) => one - other) as [
      number,
      number,
    ];
    const [left, up] = [x + j * cell, y + i * cell];
    const frame = rectangle(
      { x: left, y: up, width: cell, height: cell },
      { stroke: theme.grid, lineWidth: 0.8, fill: theme.background, z: 0 },
    );
    if (!Number.isFinite(r[row]!)) return [frame];
    const size = cell * (0.25 + 0.65 * Math.abs(r[row]!));
    const color = ramp[Math.round(((r[row]! + 1) / 2) * (ramp.length - 1))]!;
    const stars = starred ? starsOf(p[row]!) : '';
    return [
      frame,
      rectangle(
        { x: left + (cell - size) / 2, y: up + (cell - size) / 2, width: size, height: size },
        { fill: color, z: 1, tip: `${first} – ${b[row]!}\nr ${readable(r[row]!, 3)}\nP ${readable(p[row]!, 3)}` },
      ),
      ...(stars
        ? [
            words(stars, left + cell / 2, up + cell / 2 + fontSize * 0.2, {
              align: 'center',
              color: Math.abs(r[row]!) > 0.55 ? '#ffffff' : theme.text,
              fontSize,
              z: 6,
            }),
          ]
        : []),
    ];
  });
  const side = cell * variables.length;
  return [
    ...cells,
    ...names.map((name, at) =>
      words(name, x + (at + 0.5) * cell, y - 6, {
        align: upright ? 'left' : 'center',
        valign: upright ? 'middle' : 'bottom',
        color: theme.text,
        fontSize,
        rotation: upright ? Math.PI / 2 : 0,
      }),
    ),
    ...names.map((name, at) => words(name, x + side + 6, y + (at + 0.5) * cell, { color: theme.text, fontSize })),
  ];
}

/** A curve from one place to another, bent away from the straight line. */
function curve([x0, y0]: Spot, [x1, y1]: Spot): Spot[] {
  const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * 0.16, (y0 + y1) / 2 + (x1 - x0) * 0.16];
  return Array.from({ length: 25 }, (_, i): Spot => {
    const t = i / 24;
    return [
      (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t ** 2 * x1,
      (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t ** 2 * y1,
    ];
  });
}

/** The colours of the squares from −1 to 1. */
function barShapes(input: ChartInput, rect: Rect, theme: ChartColors, fontSize: number): Shape[] {
  const ramp = paletteColors(undefined, 'diverging', input.theme);
  const steps = 32;
  return [
    ...Array.from({ length: steps }, (_, i) =>
      rectangle(
        { x: rect.x + (rect.width * i) / steps, y: rect.y, width: rect.width / steps + 0.4, height: rect.height },
        { fill: ramp[Math.round((i * (ramp.length - 1)) / (steps - 1))]!, z: 1 },
      ),
    ),
    ...[-1, 0, 1].map((value) =>
      words(
        value < 0 ? `−${-value}` : String(value),
        rect.x + (rect.width * (value + 1)) / 2,
        rect.y + rect.height + 4,
        { align: 'center', valign: 'top', color: theme.text, fontSize: fontSize - 1 },
      ),
    ),
    words('r', rect.x - 8, rect.y + rect.height / 2, { align: 'right', color: theme.text, fontSize }),
  ];
}

/** Communities linked to the environmental variables they correlate with, beside the correlations among variables. */
export const mantelNetwork: ChartDefinition = {
  id: 'mantel-network',
  title: 'Mantel 网络热图',
  tables: [{ id: 'links' }, { id: 'env' }],
  settings: [columnSpec, starSpec, allSpec],
  defaultSize: { width: 820, height: 560 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
