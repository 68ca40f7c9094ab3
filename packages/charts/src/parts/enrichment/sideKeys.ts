import { maximum } from '@panome/analysis/extremes';
import type { ChartInput } from '../../model/index.ts';
import { fontSizeOf, readable, textWidth, titleHeight } from '../../frame/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

export type Keys = {
  readonly color: {
    readonly title: string;
    readonly ramp: readonly string[];
    readonly low: string;
    readonly high: string;
  };
  readonly size: {
    readonly title: string;
    readonly steps: readonly { readonly value: number; readonly diameter: number }[];
  };
};

const barHeight = 96;
const narrow = 520;

/** Pixels that the legends take: on the right of a wide figure, below a narrow one. */
export function sideRoom(
  input: ChartInput,
  { color, size }: Keys,
): { readonly right: number; readonly bottom: number } {
  if (input.settings.legend === 'none') return { right: 0, bottom: 0 };
  const fontSize = fontSizeOf(input);
  if (input.size.width < narrow) return { right: 0, bottom: fontSize * 4 + 24 };
  const widest = Math.max(
    maximum(
      [color.title, size.title, `${color.low}00000`, `${color.high}00000`].map((text) => textWidth(text, fontSize)),
    ),
    60,
  );
  return { right: widest + 18, bottom: 0 };
}

/** What colours and sizes mean, as shapes at fixed pixels. */
export function sideKeys(input: ChartInput, keys: Keys): readonly object[] {
  if (input.settings.legend === 'none') return [];
  return input.size.width < narrow ? below(input, keys) : beside(input, keys);
}

const textOf = (input: ChartInput, text: string, x: number, y: number, align = 'left'): object => ({
  type: 'text',
  silent: true,
  x,
  y,
  style: {
    text,
    fontFamily,
    fontSize: fontSizeOf(input),
    fill: chartColors(input.theme).text,
    textAlign: align,
    textVerticalAlign: 'middle',
  },
});
const dot = (input: ChartInput, x: number, y: number, diameter: number): object => ({
  type: 'circle',
  silent: true,
  shape: { cx: x, cy: y, r: diameter / 2 },
  style: { fill: chartColors(input.theme).neutral, stroke: chartColors(input.theme).axis, lineWidth: 0.6 },
});
const bar = (ramp: readonly string[], shape: object, upright: boolean): object => {
  const stops = ramp.filter((_, i) => i % 15 === 0).map((color, i, all) => ({ offset: i / (all.length - 1), color }));
  const line = upright ? { x: 0, y: 1, x2: 0, y2: 0 } : { x: 0, y: 0, x2: 1, y2: 0 };
  return {
    type: 'rect',
    silent: true,
    shape,
    style: { fill: { type: 'linear', ...line, colorStops: stops, global: false } },
  };
};

function beside(input: ChartInput, keys: Keys): object[] {
  const fontSize = fontSizeOf(input);
  const left = input.size.width - sideRoom(input, keys).right + 2;
  const top = 14 + titleHeight(input) + fontSize / 2;
  const from = top + fontSize + 4;
  const parts = [
    textOf(input, keys.color.title, left, top),
    bar(keys.color.ramp, { x: left, y: from, width: 12, height: barHeight }, true),
    textOf(input, keys.color.high, left + 18, from + fontSize / 2),
    textOf(input, keys.color.low, left + 18, from + barHeight - fontSize / 2),
    textOf(input, keys.size.title, left, from + barHeight + fontSize * 2),
  ];
  let y = from + barHeight + fontSize * 3;
  const widest = Math.max(maximum(keys.size.steps.map(({ diameter }) => diameter)), 0);
  for (const { value, diameter } of keys.size.steps) {
    const line = Math.max(diameter, fontSize) + 5;
    parts.push(
      dot(input, left + widest / 2, y + line / 2, diameter),
      textOf(input, readable(value), left + widest + 8, y + line / 2),
    );
    y += line;
  }
  return parts;
}

function below(input: ChartInput, keys: Keys): object[] {
  const fontSize = fontSizeOf(input);
  const { width, height } = input.size;
  const top = height - sideRoom(input, keys).bottom + fontSize;
  const half = width / 2;
  const parts = [
    textOf(input, keys.color.title, 12, top),
    bar(keys.color.ramp, { x: 12, y: top + fontSize, width: half - 32, height: 10 }, false),
    textOf(input, keys.color.low, 12, top + fontSize * 2 + 10),
    textOf(input, keys.color.high, half - 20, top + fontSize * 2 + 10, 'right'),
    textOf(input, keys.size.title, half + 4, top),
  ];
  let x = half + 4;
  for (const { value, diameter } of keys.size.steps) {
    const text = readable(value);
    parts.push(
      dot(input, x + diameter / 2, top + fontSize + 14, diameter),
      textOf(input, text, x + diameter + 4, top + fontSize + 14),
    );
    x += diameter + 14 + textWidth(text, fontSize);
  }
  return parts;
}
