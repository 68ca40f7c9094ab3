import { stackBrackets, stars } from '../bar-plot/brackets.ts';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  legendBox,
  niceScale,
  readable,
  tickValues,
  titleHeight,
  truncateMiddle,
  widest,
  type Rect,
  type Scale,
} from '../frame/index.ts';
import { groupLegend } from '../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { fitted, panelGrid } from '../panel-grid/index.ts';
import { booleanOf, choiceOf } from '../settings.ts';
import { categoryScale, pixelsOf, placeOf, polyline, words } from '../shapes/index.ts';
import type { Shape } from '../shapes/index.ts';
import { labelOf, tableOf } from '../table/index.ts';
import { chartColors } from '../theme/index.ts';
import { groupShapes, type Form } from './groupShapes.ts';
import { panelsOf, type Panel } from './panels.ts';

const formSpec = {
  id: 'form',
  label: '图形',
  kind: 'choice',
  default: 'box',
  choices: [
    { value: 'box', label: '箱线图' },
    { value: 'violin-box', label: '小提琴与箱体' },
    { value: 'violin', label: '小提琴' },
    { value: 'strip', label: '散点与均值 ± 标准误' },
    { value: 'bar', label: '柱（均值 ± 标准误）' },
  ],
} as const satisfies SettingSpec;
const marksSpec = {
  id: 'marks',
  label: '显著性',
  kind: 'choice',
  default: 'auto',
  help: '三组以内画横线，更多时写字母；字母相同的两组没有显著差异',
  choices: [
    { value: 'auto', label: '自动' },
    { value: 'brackets', label: '横线与星号' },
    { value: 'p', label: '横线与 P 值' },
    { value: 'letters', label: '字母' },
    { value: 'none', label: '不标' },
  ],
} as const satisfies SettingSpec;
const pointsSpec = { id: 'points', label: '显示每个值', kind: 'boolean', default: true } as const satisfies SettingSpec;

const step = 18;
const mostBrackets = 12;
const mostBracketed = 3;

type Marks = { readonly kind: 'brackets' | 'p' | 'letters' | 'none'; readonly limit: number };
type Line = { readonly a: number; readonly b: number; readonly text: string; readonly level: number };

function marksOf(input: ChartInput, groups: number): Marks {
  const chosen = choiceOf(input.settings.own, marksSpec);
  const kind = chosen === 'auto' ? (groups <= mostBracketed ? 'brackets' : 'letters') : (chosen as Marks['kind']);
  return { kind, limit: typeof input.options['p'] === 'number' ? input.options['p'] : 0.05 };
}

function linesOf({ pairs }: Panel, { kind, limit }: Marks): Line[] {
  if (kind !== 'brackets' && kind !== 'p') return [];
  const found = pairs
    .filter(({ p }) => p < limit)
    .toSorted((one, other) => one.p - other.p)
    .slice(0, mostBrackets);
  return stackBrackets(
    found.map(({ a, b, p }) => ({
      a: Math.min(a, b),
      b: Math.max(a, b),
      text: kind === 'p' ? `P = ${readable(p, 2)}` : stars(p),
    })),
  );
}

/** The scale of a panel, stretched so that the marks above the groups stay inside the axes. */
function scaleOf({ groups }: Panel, form: Form, withPoints: boolean, height: number, room: number): Scale {
  const means = groups.flatMap(({ mean, sem }) => (Number.isFinite(sem) ? [mean - sem, mean + sem] : [mean]));
  const shown = groups.flatMap(({ max, min }) => [min, max]);
  const [low, high] = extent(
    form === 'bar' ? [0, ...means, ...(withPoints ? shown : [])] : form === 'strip' ? [...means, ...shown] : shown,
  ) ?? [0, 1];
  const range = high - low || Math.abs(high) || 1;
  const bottom = form === 'bar' ? Math.min(0, low) : low - range * 0.04;
  return niceScale(bottom, bottom + (high - bottom || 1) * (height / Math.max(height * 0.45, height - room)), {
    ticks: 4,
  });
}

type Layout = {
  readonly rects: readonly Rect[];
  readonly scales: readonly Scale[];
  readonly named: boolean;
  readonly box: ReturnType<typeof legendBox>;
  readonly area: Rect;
  readonly room: number;
  readonly small: number;
  readonly marks: Marks;
  readonly lines: readonly (readonly Line[])[];
};

function draw(input: ChartInput): ChartDrawing {
  const panels = panelsOf(input);
  const points = tableOf(input, 'points');
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const form = choiceOf(input.settings.own, formSpec) as Form;
  const withPoints = booleanOf(input.settings.own, pointsSpec);
  const names = [...new Set(panels.flatMap(({ groups }) => groups.map(({ name }) => name)))];
  const scale = categoryScale(input, names);
  const wanted = marksOf(input, Math.max(...panels.map(({ groups }) => groups.length)));
  const small = panels.length > 1 ? Math.max(8, fontSize - 1) : fontSize;
  const legend = groupLegend({ ...scale, levels: scale.levels.filter((level) => names.includes(level)) });
  const head = 10 + titleHeight(input);
  const layOut = (withLegend: boolean, marks: Marks): Layout => {
    const lines = panels.map((panel) => linesOf(panel, marks));
    const box = legendBox(input, withLegend ? legend.map(({ name }) => String(name)) : [], head);
    const xTitle = input.settings.xTitle ?? '';
    const area = {
      x: 8 + fontSize + 8,
      y: head + box.top,
      width: input.size.width - 32 - fontSize - box.right,
      height: input.size.height - head - box.top - box.bottom - 8 - (xTitle ? fontSize + 8 : 0),
    };
    const foot = withLegend ? 6 : small + 14;
    const header = panels.length > 1 ? fontSize + 10 : 4;
    const guess = panelGrid(panels.length, area, 40, header + foot);
    const roomFor = (i: number): number =>
      lines[i]!.length > 0
        ? (Math.max(...lines[i]!.map(({ level }) => level)) + 1) * step + 8
        : marks.kind === 'letters'
          ? small + 10
          : 4;
    // Lines that would fill the panel give way to letters.
    if (lines.some((_, i) => roomFor(i) > guess[i]!.height * 0.4) && marks.kind !== 'letters')
      return layOut(withLegend, { ...marks, kind: 'letters' });
    const scales = panels.map((panel, i) => scaleOf(panel, form, withPoints, guess[i]!.height, roomFor(i)));
    const room =
      12 +
      Math.max(
        ...scales.map((one) =>
          widest(
            tickValues(one).map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 12 })),
            small,
          ),
        ),
      );
    const rects = panelGrid(panels.length, area, room, header + foot).map((rect) => ({ ...rect, y: rect.y - foot }));
    return {
      rects,
      scales,
      named: widest(names, small) + 6 <= rects[0]!.width / names.length,
      box,
      area,
      room,
      small,
      marks,
      lines,
    };
  };
  const bare = layOut(false, wanted);
  const laid = bare.named ? bare : layOut(true, wanted);
  const yTitle =
    input.settings.yTitle ?? (panels.length > 1 ? '' : valueTitle(input, labelOf(points, 'value'), panels[0]!.name));
  const shapes = panels.flatMap((panel, i) =>
    panelShapes(panel, {
      input,
      form,
      withPoints,
      scale,
      lines: laid.lines[i]!,
      letters: laid.marks.kind === 'letters',
      rect: laid.rects[i]!,
      yScale: laid.scales[i]!,
      small,
      named: laid.named,
      titled: panels.length > 1,
    }),
  );
  const significant = panels.reduce((sum, { pairs }) => sum + pairs.filter(({ p }) => p < wanted.limit).length, 0);
  const compared = panels.reduce((sum, { pairs }) => sum + pairs.length, 0);
  return {
    option: {
      ...baseOption(input),
      ...(laid.box.option && { legend: { ...laid.box.option, selectedMode: false } }),
      grid: laid.rects.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
      xAxis: laid.rects.map((_, i) => ({
        type: 'value',
        gridIndex: i,
        min: 0,
        max: 1,
        axisLabel: { show: false },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLine: { show: true, lineStyle: { color: colors.axis } },
      })),
      yAxis: laid.scales.map((one, i) => ({
        ...axisOption({ title: '', scale: one }, { colors, fontSize: small }, 0),
        gridIndex: i,
      })),
      graphic: {
        elements: [
          ...shapes,
          ...(yTitle
            ? [
                words(
                  truncateMiddle(yTitle, 30),
                  8 + fontSize / 2,
                  laid.rects[0]!.y + (laid.rects.at(-1)!.y + laid.rects.at(-1)!.height - laid.rects[0]!.y) / 2,
                  { align: 'center', color: colors.text, fontSize: fontSize + 1, rotation: Math.PI / 2 },
                ),
              ]
            : []),
          ...(input.settings.xTitle
            ? [
                words(
                  input.settings.xTitle,
                  laid.area.x + laid.room + (laid.area.width - laid.room) / 2,
                  input.size.height - laid.box.bottom - 8 - fontSize / 2,
                  { align: 'center', color: colors.text, fontSize: fontSize + 1 },
                ),
              ]
            : []),
        ],
      },
      series: [{ type: 'scatter', data: [] }, ...(laid.named ? [] : legend)],
    },
    summary: `${formSpec.choices.find(({ value }) => value === form)!.label}：${panels
      .slice(0, 4)
      .map(
        ({ groups, name }) =>
          `${name}的中位数最高的是 ${groups.reduce((best, one) => (one.median > best.median ? one : best)).name}`,
      )
      .join(
        '，',
      )}${panels.length > 4 ? `，共 ${panels.length} 幅` : ''}${compared > 0 ? `；${counted(compared)} 个两两比较中 ${counted(significant)} 个差异显著` : ''}。`,
    data: points,
  };
}

/** The measure, with the transform of the run. */
function valueTitle({ options }: ChartInput, label: string, panel: string): string {
  const name = label === '数值' ? panel : label;
  return options['transform'] === 'log2' || options['transform'] === 'log10' ? `${options['transform']} ${name}` : name;
}

type Drawing = {
  readonly input: ChartInput;
  readonly form: Form;
  readonly withPoints: boolean;
  readonly scale: ReturnType<typeof categoryScale>;
  readonly lines: readonly Line[];
  readonly letters: boolean;
  readonly rect: Rect;
  readonly yScale: Scale;
  readonly small: number;
  readonly named: boolean;
  readonly titled: boolean;
};

function panelShapes(
  { groups, name }: Panel,
  { form, input, letters, lines, named, rect, scale, small, titled, withPoints, yScale }: Drawing,
): Shape[] {
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const { y } = pixelsOf(rect, { min: 0, max: 1 }, yScale);
  const band = rect.width / groups.length;
  const middle = (i: number): number => placeOf(rect.x, rect.width, groups.length, i);
  const top = (i: number): number => {
    const { max, mean, sem } = groups[i]!;
    const highest = form === 'bar' && !withPoints ? mean : max;
    return y(Math.max(highest, form === 'bar' || form === 'strip' ? mean + (sem || 0) : highest));
  };
  // A line lies above the highest group between its ends; those of higher levels above it.
  const feet: { readonly a: number; readonly b: number; readonly foot: number }[] = [];
  const brackets = lines.flatMap(({ a, b, text }): Shape[] => {
    const under = [...groups.keys()].filter((i) => i >= a && i <= b).map((i) => top(i) - 10);
    const foot = Math.min(
      ...under,
      ...feet.filter((other) => other.a <= b && a <= other.b).map((other) => other.foot - step),
    );
    feet.push({ a, b, foot });
    return [
      polyline(
        [
          [middle(a), foot + 4],
          [middle(a), foot],
          [middle(b), foot],
          [middle(b), foot + 4],
        ],
        { stroke: colors.text, lineWidth: 1, z: 5 },
      ),
      words(text, (middle(a) + middle(b)) / 2, foot - (text.startsWith('*') ? -3 : 2), {
        align: 'center',
        valign: 'bottom',
        color: colors.text,
        fontSize: text.startsWith('*') ? small : small - 1,
      }),
    ];
  });
  return [
    ...(titled
      ? [
          words(fitted(name, rect.width, fontSize), rect.x + rect.width / 2, rect.y - 5, {
            align: 'center',
            bold: true,
            color: colors.text,
            fontSize,
            valign: 'bottom',
          }),
        ]
      : []),
    ...groups.flatMap((group, i) =>
      groupShapes(
        group,
        form,
        { middle: middle(i), band, y, foot: y(0) },
        { color: scale.color(group.name), ground: colors.background, text: colors.text },
        { shown: withPoints, size: input.settings.pointSize ?? 5 },
      ),
    ),
    ...(letters
      ? groups.flatMap((group, i) =>
          group.letters === ''
            ? []
            : [
                words(group.letters, middle(i), top(i) - 6, {
                  align: 'center',
                  valign: 'bottom',
                  color: colors.text,
                  fontSize: small,
                  z: 5,
                }),
              ],
        )
      : []),
    ...brackets,
    ...(named
      ? groups.map((group, i) =>
          words(group.name, middle(i), rect.y + rect.height + 7, {
            align: 'center',
            valign: 'top',
            color: colors.text,
            fontSize: small,
          }),
        )
      : []),
  ];
}

/** Boxes, violins, points or bars of groups, a panel a measure, with lines or letters of significance. */
export const boxPlot: ChartDefinition = {
  id: 'box-plot',
  title: '箱线图与小提琴图',
  tables: [{ id: 'boxes' }, { id: 'points' }, { id: 'density' }, { id: 'comparisons' }],
  settings: [formSpec, marksSpec, pointsSpec],
  defaultSize: { width: 760, height: 480 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
