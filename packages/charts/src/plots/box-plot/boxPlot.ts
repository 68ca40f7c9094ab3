import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import {
  axisOption,
  baseOption,
  counted,
  fontSizeOf,
  legendBox,
  tickValues,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { panelGrid } from '../../parts/panel-grid/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { categoryScale, words } from '../../shapes/index.ts';
import { labelOf, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import type { Form } from './groupShapes.ts';
import { linesOf, marksOf, scaleOf, step } from './marks.ts';
import type { Line, Marks } from './marks.ts';
import { panelShapes } from './panelShapes.ts';
import { panelsOf } from './panels.ts';
import { formSpec, marksSpec, pointsSpec } from './settings.ts';

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
  const wanted = marksOf(input, maximum(panels.map(({ groups }) => groups.length)));
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
        ? (maximum(lines[i]!.map(({ level }) => level)) + 1) * step + 8
        : marks.kind === 'letters'
          ? small + 10
          : 4;
    // Lines that would fill the panel give way to letters.
    if (lines.some((_, i) => roomFor(i) > guess[i]!.height * 0.4) && marks.kind !== 'letters')
      return layOut(withLegend, { ...marks, kind: 'letters' });
    const scales = panels.map((panel, i) => scaleOf(panel, form, withPoints, guess[i]!.height, roomFor(i)));
    const room =
      12 +
      maximum(
        scales.map((one) =>
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
    } as unknown as EChartsOption,
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

/** Boxes, violins, points or bars of groups, one panel per measure, with lines or letters for significance. */
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
