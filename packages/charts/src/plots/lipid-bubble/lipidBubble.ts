import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { sideKeys, sideRoom } from '../../parts/enrichment/index.ts';
import {
  axisOption,
  baseOption,
  extent,
  fontSizeOf,
  niceScale,
  readable,
  rounded,
  textWidth,
  titleHeight,
} from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { numberOf } from '../../settings.ts';
import { words } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { classesSpec, readBubbles } from '../../parts/lipid-bubbles/index.ts';

const limitSpec = {
  id: 'limit',
  label: '颜色的范围',
  help: 'log2 FC 的绝对值不小于它的用最深的颜色',
  kind: 'number',
  default: 2,
  min: 0.25,
  max: 10,
  step: 0.25,
} as const satisfies SettingSpec;
const smallest = 4;

/** Whole numbers at the ends, so that every tick is a count, and nothing below 0. */
function counts(values: readonly number[], ticks: number): Scale {
  const [low, high] = extent(values) ?? [0, 1];
  const scale = niceScale(low - 0.5, high + 0.5, { ticks });
  const interval = Math.max(1, Math.round(scale.interval));
  return {
    min: Math.max(0, Math.floor((low - 0.5) / interval) * interval),
    max: Math.ceil((high + 0.5) / interval) * interval,
    interval,
  };
}

function draw(input: ChartInput): ChartDrawing {
  const { amount, bonds, carbons, change, classes, compared, known, rows, species } = readBubbles(input);
  const limit = numberOf(input.settings.own, limitSpec);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const small = Math.max(9, fontSize - 1);
  const narrow = input.size.width < 520;
  const drawn = rows.flat();
  const [, most] = extent(drawn.map((row) => amount[row]!)) ?? [0, 1];
  const largest = narrow ? 16 : 26;
  const diameter = (value: number): number =>
    Math.round(10 * Math.max(smallest, largest * Math.sqrt(value / most))) / 10;
  const ramp = paletteColors(input.settings.palette, 'diverging', input.theme);
  const single = paletteColors(undefined, 'categorical', input.theme)[0]!;
  const colorAt = (row: number): string => {
    if (!compared) return single;
    if (!Number.isFinite(change[row]!)) return colors.neutral;
    return ramp[
      Math.round(((Math.max(-limit, Math.min(limit, change[row]!)) + limit) / (2 * limit)) * (ramp.length - 1))
    ]!;
  };
  const keys = {
    color: {
      title: compared ? 'log2 FC' : '颜色不分',
      ramp: compared ? ramp : Array.from({ length: 16 }, () => single),
      low: compared ? readable(-limit, 3) : '',
      high: compared ? readable(limit, 3) : '',
    },
    size: {
      title: '量（%）',
      steps: [5, 30, 100].map((value) => ({ value, diameter: diameter((value / 100) * most) })),
    },
  };
  const room = sideRoom(input, keys);
  const head = fontSize + 8;
  const axisRoom = small + 12;
  const top = 10 + titleHeight(input);
  const left = fontSize + 18;
  const area: Rect = {
    x: left,
    y: top,
    width: input.size.width - left - 14 - room.right,
    height: input.size.height - top - room.bottom - fontSize - 20,
  };
  const rects = panelGrid(classes.length, area, small * 1.6 + 8, head + axisRoom).map((rect): Rect => ({
    ...rect,
    y: rect.y - axisRoom,
  }));
  const style = { colors, fontSize: small };
  const axes = rects.map((rect, at) => ({
    x: axisOption(
      {
        title: '',
        scale: counts(
          rows[at]!.map((row) => carbons[row]!),
          Math.max(2, Math.min(5, Math.floor(rect.width / 40))),
        ),
      },
      style,
      0,
    ),
    y: axisOption(
      {
        title: '',
        scale: counts(
          rows[at]!.map((row) => bonds[row]!),
          Math.max(2, Math.min(5, Math.floor(rect.height / 28))),
        ),
      },
      style,
      0,
    ),
  }));
  const right = Math.max(maximum(rects.map(({ width, x }) => x + width)), 0);
  const bottom = Math.max(maximum(rects.map(({ height, y }) => y + height)), 0);
  const strongest = drawn
    .filter((row) => Number.isFinite(change[row]!))
    .toSorted((a, b) => Math.abs(change[b]!) - Math.abs(change[a]!))[0];
  const classOf = new Map(rows.flatMap((own, at) => own.map((row) => [row, classes[at]!] as const)));
  const nameOf = (row: number): string => `${classOf.get(row)!} ${carbons[row]!}:${bonds[row]!}`;
  const measure = ['总碳数', '总双键数', '平均量', 'log2 FC'];

  return {
    option: {
      ...baseOption(input),
      grid: rects.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
      xAxis: axes.map(({ x }, at) => ({ ...x, gridIndex: at, axisLabel: { ...x.axisLabel, hideOverlap: true } })),
      yAxis: axes.map(({ y }, at) => ({ ...y, gridIndex: at })),
      graphic: {
        elements: [
          ...rects.map(({ width, x, y }, at) =>
            words(
              textWidth(classes[at]!, fontSize) <= width ? classes[at]! : fitted(classes[at]!, width, fontSize),
              x,
              y - head / 2,
              { color: colors.text, fontSize, bold: true },
            ),
          ),
          words(input.settings.xTitle ?? '总碳数', (area.x + right) / 2, bottom + axisRoom + fontSize / 2 + 2, {
            align: 'center',
            color: colors.text,
            fontSize: fontSize + 1,
          }),
          words(input.settings.yTitle ?? '总双键数', fontSize, (top + bottom) / 2, {
            align: 'center',
            color: colors.text,
            fontSize: fontSize + 1,
            rotation: Math.PI / 2,
          }),
          ...(compared ? sideKeys(input, keys) : []),
        ],
      },
      series: rects.map((_, at) => ({
        type: 'scatter',
        name: classes[at]!,
        clip: false,
        xAxisIndex: at,
        yAxisIndex: at,
        dimensions: [...measure.map((name) => ({ name, type: 'number' })), { name: '名称', type: 'ordinal' }],
        encode: { x: 0, y: 1, itemName: 4, tooltip: compared ? [2, 3] : [2] },
        // Large ones are drawn first, so that small ones on top stay visible.
        data: rows[at]!.filter((row) => Number.isFinite(amount[row]!))
          .toSorted((a, b) => amount[b]! - amount[a]!)
          .map((row) => ({
            value: [
              carbons[row]!,
              bonds[row]!,
              rounded(amount[row]!),
              Number.isFinite(change[row]!) ? Number(change[row]!.toPrecision(3)) : '-',
              nameOf(row),
            ],
            symbolSize: diameter(amount[row]!),
            itemStyle: { color: colorAt(row), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
          })),
        emphasis: { disabled: true },
        z: 3,
      })),
    } as EChartsOption,
    summary: `脂质链长与不饱和度图：${classes.length} 类共 ${drawn.length} 种链的组合${strongest === undefined ? '' : `，变化最大的是 ${nameOf(strongest)}（log2 FC = ${readable(change[strongest]!, 3)}）`}。`,
    data: dataTable('lipid-bubble', '脂质链长与不饱和度', [
      textColumn(
        'class',
        '类别',
        drawn.map((row) => classOf.get(row)!),
      ),
      integerColumn(
        'carbons',
        '总碳数',
        drawn.map((row) => carbons[row]!),
      ),
      integerColumn(
        'double_bonds',
        '总双键数',
        drawn.map((row) => bonds[row]!),
      ),
      integerColumn(
        'species',
        '脂质数',
        drawn.map((row) => species[row]!),
      ),
      numberColumn(
        'amount',
        '平均量',
        drawn.map((row) => amount[row]!),
      ),
      numberColumn(
        'log2fc',
        'log2 差异倍数',
        drawn.map((row) => change[row]!),
      ),
    ]),
    labelIds: known,
  };
}

/** One panel per class: chain length across, double bonds upwards, amount as area, change as colour. */
export const lipidBubble: ChartDefinition = {
  id: 'lipid-bubble',
  title: '脂质链长与不饱和度图',
  tables: [{ id: 'profile' }],
  settings: [classesSpec, limitSpec],
  defaultSize: { width: 900, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'labels'],
  paletteKind: 'diverging',
  draw,
};
