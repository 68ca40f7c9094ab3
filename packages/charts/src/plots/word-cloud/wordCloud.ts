import { maximum, minimum } from '@panome/analysis/extremes';
import { fontSizeOf, legendBox, percent, readable, textWidth, titleHeight, type Rect } from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { categoryScale, shapesOption, words as wordsAt } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { boxOf, placeWords, type Placed, type Sized } from './placeWords.ts';

const growthSpec = {
  id: 'growth',
  label: '字号与权重',
  help: '最小的字号不再缩小',
  kind: 'choice',
  default: 'root',
  choices: [
    { value: 'root', label: '与平方根成正比' },
    { value: 'linear', label: '成正比' },
    { value: 'rank', label: '按次序' },
  ],
} as const satisfies SettingSpec;
const uprightSpec = {
  id: 'upright',
  label: '部分竖放',
  help: '约三分之一的短词转 90 度',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

const smallestDefault = 10;
const largestDefault = 84;

/** Sizes of the words when the heaviest has the largest. */
function sized(
  words: readonly string[],
  weight: Float64Array,
  growth: string,
  largest: number,
  smallest: number,
  upright: boolean,
  area: Rect,
): Sized[] {
  const most = weight[0] ?? 1;
  return words.map((text, i) => {
    const share =
      growth === 'rank'
        ? 1 - i / Math.max(1, words.length)
        : growth === 'linear'
          ? weight[i]! / most
          : Math.sqrt(weight[i]! / most);
    const size = Math.round(Math.max(smallest, largest * share) * 10) / 10;
    return { text, size, upright: upright && i % 3 === 2 && textWidth(text, size) < area.height * 0.45 };
  });
}

/** All words as large as they fit; when the smallest size is reached, those that fit. */
function laidOut(make: (largest: number) => Sized[], area: Rect, smallest: number): Placed[] {
  let largest = Math.max(smallest, Math.min(largestDefault, area.height / 2.6));
  for (;;) {
    const words = make(largest);
    const last = largest <= smallest * 1.25;
    const filled = words.map(boxOf).reduce((sum, box) => sum + box.width * box.height, 0) / (area.width * area.height);
    if (last || filled < 0.8) {
      const placed = placeWords(words, area, !last);
      if (last || placed.length === words.length) return placed;
    }
    largest = Math.max(smallest, largest * 0.9);
  }
}

/** The words moved together so that their common box stands in the middle of the area. */
function centred(placed: readonly Placed[], area: Rect): Placed[] {
  const low = (along: 'x' | 'y', size: 'width' | 'height') => minimum(placed.map((one) => one[along] - one[size] / 2));
  const high = (along: 'x' | 'y', size: 'width' | 'height') => maximum(placed.map((one) => one[along] + one[size] / 2));
  const dx = area.x + area.width / 2 - (low('x', 'width') + high('x', 'width')) / 2;
  const dy = area.y + area.height / 2 - (low('y', 'height') + high('y', 'height')) / 2;
  return placed.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'words');
  const [names, weight, share, group] = [
    texts(table, 'word'),
    numbers(table, 'weight'),
    numbers(table, 'share'),
    texts(table, 'group'),
  ];
  const grouped = group.some((one) => one !== '');
  const scale = categoryScale(input, group);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const legend = grouped ? groupLegend(scale) : [];
  const head = 8 + titleHeight(input);
  const box = legendBox(
    input,
    legend.map(({ name }) => String(name)),
    head,
  );
  const area = {
    x: 8,
    y: head + box.top,
    width: input.size.width - 16 - box.right,
    height: input.size.height - head - box.top - box.bottom - 8,
  };
  const smallest = input.settings.fontSize === undefined ? smallestDefault : fontSizeOf(input);
  const [growth, upright] = [choiceOf(input.settings.own, growthSpec), booleanOf(input.settings.own, uprightSpec)];
  const placed = centred(
    laidOut((largest) => sized(names, weight, growth, largest, smallest, upright, area), area, smallest),
    area,
  );
  const left = names.length - placed.length;
  const shapes = placed.map(({ index, size, text, upright: turned, x, y }) => ({
    ...wordsAt(text, x, y, {
      align: 'center',
      bold: index < 3,
      color: grouped && group[index] !== '' ? scale.color(group[index]!) : palette[index % palette.length]!,
      fontSize: size,
      rotation: turned ? Math.PI / 2 : 0,
    }),
    silent: false,
    name: `${text}${group[index] ? `（${group[index]}）` : ''}\n${labelOf(table, 'weight')} ${readable(weight[index]!)}，占 ${percent(share[index]!)}`,
    tooltip: { show: true },
  }));
  return {
    option: shapesOption(input, { shapes, legend, box: box.option }),
    summary: `词云：${names.length} 个词，权重最大的是${names
      .slice(0, 5)
      .map((name, i) => `${name} ${readable(weight[i]!)}`)
      .join('、')}${left > 0 ? `；其中 ${left} 个放不下，未画出` : ''}。`,
    data: table,
  };
}

/** Words in sizes by weight, none over another. */
export const wordCloud: ChartDefinition = {
  id: 'word-cloud',
  title: '词云图',
  tables: [{ id: 'words' }],
  settings: [growthSpec, uprightSpec],
  defaultSize: { width: 760, height: 480 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
