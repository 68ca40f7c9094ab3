import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { axisOption, fontSizeOf, frame, gridRect, shortNames, truncateMiddle, widest } from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { pText } from '../../parts/group-boxes/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { words } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { errorBars, letterMarks } from './marks.ts';
import { panelRows } from '../../parts/panel-grid/index.ts';
import { panelScale, panelSeries, room } from './panels.ts';
import { readCells } from './readCells.ts';
import type { Reach } from './readCells.ts';
import { acrossSpec, countSpec, errorSpec, lettersSpec, pointsSpec, pSpec } from './settings.ts';

/** Letters of a name below a panel that is too narrow for it. */
const longest = 12;

function draw(input: ChartInput): ChartDrawing {
  const { own } = input.settings;
  const reach = choiceOf(own, errorSpec) as Reach;
  const across = choiceOf(own, acrossSpec) as 'level' | 'group';
  const cells = readCells(input, { across, count: Math.round(numberOf(own, countSpec)), reach });
  const points = booleanOf(own, pointsSpec);
  const withP = booleanOf(own, pSpec);
  const withLetters = booleanOf(own, lettersSpec) && cells.lettersOf !== '';
  const fontSize = fontSizeOf(input);
  const colors = chartColors(input.theme);
  const { lines, places } = cells;
  const base = frame(input, {
    x: { title: cells.axis, names: [' '] },
    y: { title: '均值', scale: { min: 0, max: 1, interval: 1 } },
    legend: lines.map((line) => truncateMiddle(line, 24)),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const [xName, yName] = [
    input.settings.xTitle ?? cells.axis,
    input.settings.yTitle ?? { se: '均值 ± 标准误', sd: '均值 ± 标准差', none: '均值' }[reach],
  ];
  const left = 8 + (yName ? fontSize + 12 : 0);
  const rects = panelRows(
    { x: left, y: rect.y, width: rect.x + rect.width - left, height: rect.height + fontSize },
    cells.panels.length,
    room,
  );
  const panels = cells.panels.slice(0, rects.length);
  // Letters need their height over the highest and under the lowest point, in panels of any height.
  const margin = withLetters ? (fontSize + 8) / Math.max(48, (rects[0]?.height ?? 0) - 5 * fontSize) : 0.04;
  const scales = panels.map((panel) => panelScale(panel, points, margin));
  const small = { colors, fontSize: Math.max(8, fontSize - 1) };
  const head = fontSize + 8 + (withP ? small.fontSize + 2 : 0);
  const yRoom = Math.max(
    0,
    maximum(
      scales.map(
        (y) =>
          8 +
          widest(
            [y.min, y.max, y.max - y.interval].map((value) =>
              value.toLocaleString('en-US', { maximumFractionDigits: 12 }),
            ),
            small.fontSize,
          ),
      ),
    ),
  );
  const plotWidth = (rects[0]?.width ?? 0) - yRoom;
  const fits = widest(places, small.fontSize) + 6 <= plotWidth / Math.max(1, places.length);
  const foot =
    small.fontSize + (fits ? 12 : 6 + Math.min(70, widest(shortNames(places, longest), small.fontSize) * 0.75));
  const grids = rects.map(({ height, width, x, y }): Rect => ({
    x: x + yRoom,
    y: y + head,
    width: width - yRoom,
    height: Math.max(20, height - head - foot),
  }));
  const title = input.settings.title?.trim() ? [base.title ?? []].flat() : [];
  const style = { fontFamily, fontWeight: 'normal' as const };

  const option = {
    ...base,
    title: [
      ...title,
      ...panels.map(({ feature, p }, i) => ({
        text: truncateMiddle(feature, Math.max(6, Math.floor(plotWidth / (fontSize * 0.62)))),
        subtext: withP && Number.isFinite(p) ? `交互作用 ${pText(p)}` : '',
        itemGap: 2,
        left: grids[i]!.x + plotWidth / 2,
        top: rects[i]!.y,
        padding: 0,
        textAlign: 'center',
        textStyle: { ...style, fontSize, color: colors.text },
        subtextStyle: { ...style, fontSize: small.fontSize, color: colors.axis },
      })),
    ],
    graphic: {
      elements: [
        ...(yName
          ? [
              words(yName, 6 + (fontSize + 1) / 2, rect.y + rect.height / 2, {
                align: 'center',
                color: colors.text,
                fontSize: fontSize + 1,
                rotation: Math.PI / 2,
              }),
            ]
          : []),
        ...(xName
          ? [
              words(xName, rect.x + rect.width / 2, rect.y + rect.height + fontSize + 6, {
                align: 'center',
                valign: 'top',
                color: colors.text,
                fontSize: fontSize + 1,
              }),
            ]
          : []),
        ...(reach === 'none' ? [] : panels.flatMap((panel, i) => errorBars(panel, grids[i]!, scales[i]!, cells))),
        ...(withLetters
          ? panels.flatMap((panel, i) =>
              letterMarks(panel, grids[i]!, scales[i]!, cells, {
                fontSize: small.fontSize,
                halo: colors.background,
                points,
              }),
            )
          : []),
      ],
    },
    grid: grids.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
    xAxis: panels.flatMap((_, i) => {
      const category = axisOption({ title: '', names: fits ? places : shortNames(places, longest) }, small, 0);
      return [
        {
          ...category,
          gridIndex: i,
          axisTick: { show: false },
          axisLabel: { ...category.axisLabel, interval: 0, rotate: fits ? 0 : 45 },
        },
        { type: 'value', gridIndex: i, min: -0.5, max: places.length - 0.5, show: false },
      ];
    }),
    yAxis: scales.map((y, i) => ({ ...axisOption({ title: '', scale: y }, small, 0), gridIndex: i })),
    series: panels.flatMap((panel, i) => panelSeries(panel, i, { cells, points, size: input.settings.pointSize ?? 7 })),
  } as EChartsOption;

  const rows = panels.flatMap(({ feature, p, cells: own_ }) => own_.map((cell) => ({ feature, p, ...cell })));
  const word = reach === 'sd' ? '标准差' : '标准误';
  return {
    option,
    summary: `交互作用图：${panels.length} 个特征在 ${places.join('、')} 的均值${reach === 'none' ? '' : `（误差线为${word}）`}，每条线为 ${lines.join('、')} 之一；线不平行表示有交互作用${withLetters ? `；${cells.lettersOf}有相同字母的差异不显著` : ''}。`,
    data: dataTable('interaction-plot', '交互作用图', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => row.feature),
      ),
      textColumn(
        'line',
        across === 'level' ? '组' : '第二个因素',
        rows.map((row) => lines[row.line]!),
      ),
      textColumn(
        'place',
        across === 'level' ? '第二个因素' : '组',
        rows.map((row) => places[row.place]!),
      ),
      integerColumn(
        'n',
        '有效样本数',
        rows.map((row) => row.values.length),
      ),
      numberColumn(
        'mean',
        '均值',
        rows.map((row) => row.mean),
      ),
      numberColumn(
        'sd',
        '标准差',
        rows.map((row) => row.sd),
      ),
      numberColumn(
        'low',
        '误差线下端',
        rows.map((row) => row.mean - row.reach),
      ),
      numberColumn(
        'high',
        '误差线上端',
        rows.map((row) => row.mean + row.reach),
      ),
      numberColumn(
        'p_interaction',
        '交互作用的 p 值',
        rows.map((row) => row.p),
      ),
      textColumn(
        'letters',
        '显著性字母',
        rows.map((row) => row.letters),
      ),
    ]),
    labelIds: cells.features,
  };
}

/** Means of one factor along the other, one panel per feature: parallel lines mean no interaction. */
export const interactionPlot: ChartDefinition = {
  id: 'interaction-plot',
  title: '交互作用图',
  tables: [
    { id: 'top', columns: ['feature', 'group', 'level', 'level_rank', 'sample', 'value', 'p_interaction', 'letters'] },
  ],
  settings: [countSpec, acrossSpec, errorSpec, pointsSpec, pSpec, lettersSpec],
  defaultSize: { width: 820, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  pointSize: 7,
  paletteKind: 'categorical',
  draw,
};
