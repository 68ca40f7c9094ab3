import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption, TitleComponentOption } from 'echarts';
import { fontFamily } from '../theme/index.ts';
import { gridRect } from './gridRect.ts';

type Axis = Readonly<Record<string, unknown>>;

const gap = 10;

/** The title above one panel, in the look of the axis titles. */
function panelTitle(text: string, left: number, top: number, { textStyle }: EChartsOption): TitleComponentOption {
  const { color, fontSize } = textStyle as { color: string; fontSize: number };
  return { text, left, top, padding: 0, textStyle: { fontFamily, fontSize, fontWeight: 'normal', color } };
}

/**
 * Frames of the same samples one above the other with one horizontal axis at the bottom and a title above each.
 *
 * Text, legend and title are those of the first frame.
 */
export function stackPanels(
  frames: readonly EChartsOption[],
  size: { readonly width: number; readonly height: number },
  titles: readonly string[],
): EChartsOption {
  const [first] = frames;
  if (!first) throw new RangeError('no panel to draw');
  const rects = frames.map((frame) => gridRect(frame, size));
  const left = maximum(rects.map(({ x }) => x));
  const { y: top, height, width, x } = rects[0]!;
  const head = (first.textStyle as { fontSize: number }).fontSize + 8;
  const each = Math.floor((height - gap * (frames.length - 1)) / frames.length) - head;
  const last = frames.length - 1;
  const topOf = (i: number) => top + head + i * (each + head + gap);
  const nameGap = maximum(frames.map((frame) => Number((frame.yAxis as Axis)['nameGap'])));

  return {
    ...first,
    title: [
      ...[first.title ?? []].flat(),
      ...titles.map((title, i) => panelTitle(title, left, topOf(i) - head, first)),
    ],
    grid: frames.map((_, i) => ({
      left,
      width: width - (left - x),
      top: topOf(i),
      height: each,
      outerBoundsMode: 'none',
    })),
    xAxis: frames.map((frame, i) => {
      const axis = frame.xAxis as Axis;
      const upper = { name: '', axisLabel: { show: false } };
      return { ...axis, gridIndex: i, ...(i < last && upper) };
    }),
    yAxis: frames.map((frame, i) => ({ ...(frame.yAxis as Axis), gridIndex: i, nameGap })),
  } as EChartsOption;
}
