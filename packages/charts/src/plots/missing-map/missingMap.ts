import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  percent,
  shortNames,
  widest,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import { rectangle, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const longest = 28;
const gap = 6;
const readableFont = 7;

/** Legend entries for the two colours of a cell. */
const mark = (name: string, color: string) => ({
  type: 'scatter',
  name,
  symbol: 'rect',
  data: [],
  itemStyle: { color, opacity: 1 },
});

/** Bars above the columns: how much of each sample is missing. */
function shares(
  rect: Rect,
  missing: readonly number[],
  samples: readonly string[],
  color: (sample: string) => string,
  ink: string,
  fontSize: number,
): Shape[] {
  const { max } = niceScale(0, extent(missing)?.[1] || 0.01, { ticks: 2 });
  const band = rect.width / samples.length;
  const bars = samples.map((sample, j) => {
    const height = (missing[j]! / max) * rect.height;
    return rectangle(
      { x: rect.x + j * band + band * 0.1, y: rect.y + rect.height - height, width: band * 0.8, height },
      { fill: color(sample), tip: `${sample}：缺失 ${percent(missing[j]!)}` },
    );
  });
  const tick = (share: number) =>
    words(`${Number((100 * share).toFixed(2))}%`, rect.x - 5, rect.y + rect.height * (1 - share / max), {
      align: 'right',
      color: ink,
      fontSize: fontSize - 2,
    });
  return [
    ...bars,
    rectangle({ x: rect.x, y: rect.y + rect.height - 0.5, width: rect.width, height: 1 }, { fill: ink, opacity: 0.6 }),
    tick(0),
    tick(max),
  ];
}

function draw(input: ChartInput): ChartDrawing {
  const [map, profile] = [tableOf(input, 'map'), tableOf(input, 'profile')];
  const features = texts(map, map.columns[0]!.name);
  const named = texts(profile, 'sample');
  const share = new Map(named.map((sample, i) => [sample, numbers(profile, 'missing')[i]!]));
  const scale = groupScale(input);
  const rank = (sample: string) =>
    scale.levels.includes(scale.levelOf(sample)) ? scale.levels.indexOf(scale.levelOf(sample)) : scale.levels.length;
  const samples = named.toSorted((one, other) => rank(one) - rank(other));
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const [present, missing] = [`${colors.grid}`, colors.text];
  const groups = input.groups ? groupLegend(scale) : [];
  const cells = [mark('缺失', missing), mark('有值', present)];
  const names = [...cells, ...groups].map(({ name }) => String(name));

  const base = frame(input, {
    x: { title: '', names: samples },
    y: { title: '', names: [''] },
    legend: names,
    fixedLegend: true,
  });
  const whole = gridRect(base, input.size);
  const top = Math.round(Math.min(64, whole.height * 0.16));
  const height = whole.height - top - gap;
  const font = Math.min(fontSize, Math.floor((height / features.length) * 0.9));
  const short = shortNames(features, longest);
  const room = font >= readableFont ? Math.min(input.size.width * 0.3, widest(short, font) + 8) : 26;
  const left = Math.max(whole.x, Math.round(room) + 12);
  const rect: Rect = { x: left, y: whole.y + top + gap, width: whole.x + whole.width - left, height };
  const values = new Float64Array(features.length * samples.length);
  samples.forEach((sample, j) => numbers(map, sample).forEach((value, i) => (values[i * samples.length + j] = value)));
  const worst = samples.toSorted((one, other) => share.get(other)! - share.get(one)!)[0]!;
  const total = named.reduce((sum, sample) => sum + share.get(sample)!, 0) / named.length;
  const bare = { axisLine: { show: false }, axisTick: { show: false }, splitLine: { show: false } };

  return {
    option: {
      ...base,
      grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' },
      xAxis: { ...(base.xAxis as object), ...bare },
      yAxis: {
        ...(base.yAxis as object),
        ...bare,
        name: '',
        data: short,
        inverse: true,
        axisLabel: {
          show: font >= readableFont,
          interval: 0,
          fontSize: Math.max(font, readableFont),
          color: colors.text,
          margin: 6,
        },
      },
      graphic: {
        elements: shares(
          { ...rect, y: whole.y, height: top },
          samples.map((sample) => share.get(sample)!),
          samples,
          (sample) => scale.color(scale.levelOf(sample)),
          colors.text,
          fontSize,
        ),
      },
      series: [...cells, ...groups],
    } as ChartDrawing['option'],
    layers: [
      {
        kind: 'cells',
        rows: features.length,
        columns: samples.length,
        rowIds: features,
        columnIds: samples,
        values,
        ramp: Array.from({ length: 256 }, (_, i) => (i < 128 ? present : missing)),
        min: 0,
        max: 1,
        missing: colors.neutral,
      },
    ],
    summary: `缺失值图：画出 ${counted(features.length)} 个特征 × ${samples.length} 个样本，平均缺失 ${percent(total)}，缺失最多的样本是 ${worst}（${percent(share.get(worst)!)}）。`,
    data: map,
  };
}

/** Which cells of a table are missing, with each sample's share above. */
export const missingMap: ChartDefinition = {
  id: 'missing-map',
  title: '缺失值图',
  tables: [{ id: 'map' }, { id: 'profile' }],
  settings: [],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
