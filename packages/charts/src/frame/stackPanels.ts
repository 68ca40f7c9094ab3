import type { EChartsOption } from 'echarts';
import { gridRect } from './gridRect.ts';

type Axis = Readonly<Record<string, unknown>>;

const gap = 24;

/**
 * Frames of the same samples one above the other with one horizontal axis at the bottom.
 *
 * Text, legend and title are those of the first frame. One frame comes back unchanged.
 */
export function stackPanels(frames: readonly EChartsOption[], size: { readonly width: number; readonly height: number }): EChartsOption {
  const [first] = frames;
  if (!first) throw new RangeError('no panel to draw');
  if (frames.length === 1) return first;
  const rects = frames.map((frame) => gridRect(frame, size));
  const left = Math.max(...rects.map(({ x }) => x));
  const { y: top, height, width, x } = rects[0]!;
  const each = Math.floor((height - gap * (frames.length - 1)) / frames.length);
  const last = frames.length - 1;
  const nameGap = Math.max(...frames.map((frame) => Number((frame.yAxis as Axis)['nameGap'])));

  return {
    ...first,
    grid: frames.map((_, i) => ({ left, width: width - (left - x), top: top + i * (each + gap), height: each, outerBoundsMode: 'none' })),
    xAxis: frames.map((frame, i) => {
      const axis = frame.xAxis as Axis;
      const upper = { name: '', axisLabel: { show: false } };
      return { ...axis, gridIndex: i, ...(i < last && upper) };
    }),
    yAxis: frames.map((frame, i) => ({ ...(frame.yAxis as Axis), gridIndex: i, nameGap })),
  } as EChartsOption;
}
